import { originOf } from "#core/addresses.ts";
import { htmlPolicy } from "#core/html.ts";
import type { SiteFile } from "#core/settings.ts";
import { sha256 } from "#hash";

/** Hosts whose frames each kind of map comes from. */
const mapHosts = { openstreetmap: "https://www.openstreetmap.org" };

/** And each kind of video. */
const videoHosts = { youtube: "https://www.youtube-nocookie.com", vimeo: "https://player.vimeo.com" };

/** The source expression that allows exactly one inline script or style. */
function hashSource(text: string): string {
	return `'sha256-${sha256("base64", text)}'`;
}

/**
 * What a page may load, for the header. Everything is refused that is not named; the hosts come from the
 * settings. Inline code is allowed by its hash alone, and scripts put no HTML into the page but by the one policy.
 */
export function contentSecurityPolicy(
	settings: SiteFile,
	inline: { scripts: readonly string[]; styles: readonly string[] },
): string {
	const { booking, frames: others = [] } = settings;
	const framed = [...(booking ? [booking, ...(booking.stores ?? [])] : []), ...others];
	const frames = [
		mapHosts[settings.map?.provider ?? "openstreetmap"],
		...framed.map(({ url }) => originOf(url)),
		settings.video && videoHosts[settings.video.provider as keyof typeof videoHosts],
	];
	// Whatever a setting says, nothing that could end a source or a directive is part of an origin.
	const form = settings.form && originOf(settings.form.service);
	const directives: Readonly<Record<string, readonly (string | undefined)[]>> = {
		"default-src": ["'none'"],
		"script-src": ["'self'", ...inline.scripts.map(hashSource)],
		"style-src": ["'self'", ...inline.styles.map(hashSource)],
		"img-src": ["'self'", "data:"],
		"font-src": ["'self'"],
		"connect-src": ["'self'", form],
		"frame-src": [...new Set(frames)],
		"manifest-src": ["'self'"],
		"base-uri": ["'none'"],
		"form-action": ["'self'", form],
		"frame-ancestors": ["'none'"],
		"object-src": ["'none'"],
		"require-trusted-types-for": ["'script'"],
		"trusted-types": [htmlPolicy],
		...(settings.address.startsWith("https:") && { "upgrade-insecure-requests": [] }),
	};
	return Object.entries(directives)
		.map(([name, sources]) => [name, ...sources.filter(Boolean)].join(" "))
		.join("; ");
}

/**
 * The same for `<meta>`: without `frame-ancestors`, which browsers ignore there, so that a preview without https works,
 * and without what `default-src` says already, because it stands in every page.
 */
export function metaPolicy(policy: string): string {
	return policy
		.split("; ")
		.filter((directive) => !/^(frame-ancestors|object-src|upgrade-insecure-requests)/.test(directive))
		.join("; ");
}
