import { type Language, sourceIn } from "#core/languages.ts";
import { fileEnding } from "../text/file-ending.ts";

/** What a web server must know of a built site. Each kind of server reads it in its own form. */
export interface Hosting {
	/** Of the site, without a slash at the end. */
	readonly origin: string;
	/** Where the site stands below its host: `/site`, and nothing when it has the host for itself. */
	readonly base: string;
	readonly languages: readonly Language[];
	/** What a page may load: the value of `Content-Security-Policy`. */
	readonly policy: string;
	readonly redirects: readonly Redirect[];
	/** What is said with one file alone, by its path: a content type that its name does not tell, and whatever else. */
	readonly fileHeaders: ReadonlyMap<string, readonly Header[]>;
}

export const immutable = "public, max-age=31536000, immutable";

/** How hard a server compresses while it sends, with gzip and with brotli, and from how many bytes on. */
export const compression = { level: 6, from: 512 } as const;

/** What a file may be compressed with beforehand, the smaller first, and how the name of the compressed one ends. */
export const encodings = { br: ".br", gzip: ".gz" } as const;

export type Encoding = keyof typeof encodings;

/** Files of the built site for web servers that have to stand at its top, under a name that they choose. */
export const serverFileNames = ["vercel.json"] as const;

/** The languages that have a folder of their own, with a page for what is not there. */
export function languageFolders({ languages }: Pick<Hosting, "languages">): readonly Language[] {
	return languages.filter((language) => language !== sourceIn(languages));
}

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
	const isForServers = path.startsWith("/_") || serverFileNames.some((name) => path === `/${name}`);
	return size >= compression.from && !isForServers && ["text/html", ...compressedTypes].includes(type);
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

/** The value of a header with one file alone. */
export function headerOf(headers: readonly Header[], name: string): string | undefined {
	return headers.find(([each]) => each === name)?.[1];
}

export interface Redirect {
	/** A former address. */
	readonly from: string;
	/** The address of the page that stands there now. */
	readonly to: string;
}

/** The other name of a site, with `www.` or without: it leads to the one in its address. */
export function otherName(hostname: string): string {
	return hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
}
