/** A place in what it was copied from, which is nothing that a visitor of this site looks for. */
const ownPlace = /^#/;

/** Addresses behind which programs for mail and search put the one that is meant, by the name of their parameter. */
const wrappers: readonly (readonly [host: RegExp, name: string])[] = [
	[/^www\.google\.[a-z.]+$/, "q"],
	[/\.safelinks\.protection\.outlook\.com$/, "url"],
];

/** Where a pasted link leads on this site; "" for one that leads nowhere a visitor can follow, undefined for none at all. */
export function linkIn(link: Element, origin: string): string | undefined {
	const href = link.getAttribute("href")?.trim() ?? "";
	if (href === "" || ownPlace.test(href)) return undefined;
	if (/^(?:mailto|tel):/i.test(href)) return href.replace(/^\w+/, (scheme) => scheme.toLowerCase());
	const url = unwrapped(URL.parse(href));
	if (url?.origin === origin) return url.pathname + url.hash;
	return url?.protocol === "https:" ? url.href : "";
}

function unwrapped(url: URL | null): URL | null {
	if (!url) return null;
	const [, name = ""] = wrappers.find(([host]) => host.test(url.hostname)) ?? [];
	const meant = url.searchParams.get(name);
	return (meant && URL.parse(meant)) || url;
}
