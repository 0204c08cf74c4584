import type { Language } from "#core/languages.ts";
import { siteVersionPath } from "#core/site-version.ts";
import { fileEnding } from "../text/file-ending.ts";

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

/** How hard a server compresses while it sends, with gzip and with brotli, and from how many bytes on. */
export const compression = { level: 6, from: 512 } as const;

/** What a file may be compressed with beforehand, the smaller first, and how the name of the compressed one ends. */
export const encodings = { br: ".br", gzip: ".gz" } as const;

export type Encoding = keyof typeof encodings;

/** The names of compressed files. */
export const compressedName = /\.(?:br|gz)$/;

/** The kinds of files that compressing makes smaller, besides pages; the others are compressed in themselves. */
export const compressedTypes = [
	"text/css",
	"text/javascript",
	"text/plain",
	"text/xml",
	"application/json",
	"application/manifest+json",
	"application/atom+xml",
	"image/svg+xml",
];

/** Whether compressing makes a file of this path and size smaller, and visitors ask for it. */
export function isCompressible(path: string, size: number): boolean {
	const type = typeByEnding.get(fileEnding(path)) ?? "";
	return size >= compression.from && !path.startsWith("/_") && ["text/html", ...compressedTypes].includes(type);
}

/** Every kind of file that a site holds, with the endings of its names. Older lists of servers lack some of them. */
export const fileTypes: Readonly<Record<string, string>> = {
	"text/html": "html",
	"text/css": "css",
	"text/javascript": "js",
	"text/plain": "txt",
	"text/xml": "xml",
	"application/json": "json",
	"application/manifest+json": "webmanifest",
	"application/pdf": "pdf",
	"image/svg+xml": "svg",
	"image/avif": "avif",
	"image/webp": "webp",
	"image/png": "png",
	"image/jpeg": "jpg jpeg",
	"image/gif": "gif",
	"image/x-icon": "ico",
	"font/woff2": "woff2",
	"font/woff": "woff",
};

const typeByEnding: ReadonlyMap<string, string> = new Map(
	Object.entries(fileTypes).flatMap(([type, endings]) => endings.split(" ").map((each) => [`.${each}`, type] as const)),
);

/** The value of `Content-Type` for files whose names end so, such as `.html`. */
export function contentTypeOf(ending: string): string {
	const type = typeByEnding.get(ending) ?? "application/octet-stream";
	return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}

export type Header = readonly [name: string, value: string];

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

/** What single files say besides, or otherwise than all others, by their paths. */
export const headersOfFiles: Readonly<Record<string, readonly Header[]>> = {
	[siteVersionPath]: [
		["Access-Control-Allow-Origin", "*"],
		["Cache-Control", "no-cache"],
	],
};

export interface Redirect {
	/** A former address. */
	readonly from: string;
	/** The address of the page that stands there now. */
	readonly to: string;
}
