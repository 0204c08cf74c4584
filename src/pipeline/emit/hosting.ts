import type { Language } from "#core/languages.ts";
import type { Redirect } from "./redirects.ts";

/** What a web server must know of a built site. Each kind of server reads it in its own form. */
export interface Hosting {
	/** Of the site, without a slash at the end. */
	readonly origin: string;
	readonly languages: readonly Language[];
	/** What a page may load: the value of `Content-Security-Policy`. */
	readonly policy: string;
	readonly redirects: readonly Redirect[];
	/** Content types by the path of a file, where the name does not tell them. */
	readonly contentTypes: ReadonlyMap<string, string>;
}

export const immutable = "public, max-age=31536000, immutable";

type Header = readonly [name: string, value: string];

/**
 * The headers of every answer. Their values are judged by https://developer.mozilla.org/observatory and
 * https://internet.nl; the tests hold them to both.
 */
export function securityHeaders(policy: string): readonly Header[] {
	return [
		["Content-Security-Policy", policy],
		["Strict-Transport-Security", "max-age=31536000; includeSubDomains"],
		// The makers of the map and the form service refuse who does not say where a request comes from.
		["Referrer-Policy", "strict-origin-when-cross-origin"],
		["X-Content-Type-Options", "nosniff"],
		["X-Frame-Options", "DENY"],
		["Cross-Origin-Resource-Policy", "same-origin"],
		["Cross-Origin-Opener-Policy", "same-origin"],
		["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()"],
	];
}
