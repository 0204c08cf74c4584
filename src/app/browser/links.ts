import { normalize } from "#core/paths.ts";
import { basePath } from "./base.ts";

/** The address of this site that a click asks for; undefined when the browser shall do what it always does. */
export function addressOf(event: MouseEvent): URL | undefined {
	if (event.defaultPrevented || event.button !== 0) return undefined;
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
	return siteAddress(event.target);
}

// A field called `closest` hides the method of its form.
const { closest } = Element.prototype;

/** The page of this site that a link leads to. */
export function siteAddress(target: EventTarget | null): URL | undefined {
	const link = target instanceof Element ? (closest.call(target, "a") as HTMLAnchorElement | null) : null;
	if (!link?.href || link.target || link.matches("[download], [data-reload], [data-language]")) return undefined;
	const address = new URL(link.href);
	if (address.origin !== location.origin || !address.pathname.startsWith(`${basePath()}/`)) return undefined;
	// Addresses with an extension are files, not pages.
	return /\.[a-z0-9]+$/i.test(address.pathname) ? undefined : address;
}

export function isSamePage(address: URL): boolean {
	return normalize(address.pathname) === normalize(location.pathname);
}
