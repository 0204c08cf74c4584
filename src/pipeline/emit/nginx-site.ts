import { immutableFolders } from "#core/reserved.ts";
import {
	compressedName,
	compressedTypes,
	fileTypes,
	type Header,
	type Hosting,
	languageFolders,
	securityHeaders,
	serverFileNames,
} from "./hosting.ts";
import { headersOf, immutableLocation, kindsOfFiles, quoted, setHeader } from "./nginx-parts.ts";

/**
 * All that `_headers` and `_redirects` say, and clean addresses, as nginx reads it: to be included in a `server`
 * that names `root`. It must be read anew with every release, because the policy knows its scripts by their hashes.
 */
export function nginxSite(hosting: Hosting): string {
	return [
		"# Made from the content by `npm run build`. Include it in a server block; see server.conf beside this file.",
		...kindsOfFiles({ types: fileTypes, compressed: compressedTypes }),
		...headersOf(securityHeaders(hosting.policy), differing(hosting)),
		...notFound(hosting),
		...locations(hosting),
		"",
	].join("\n");
}

/** The names of headers that one file has otherwise, or alone. */
function differing({ fileHeaders }: Hosting): string[] {
	const names = [...fileHeaders.values()].flat().map(([name]) => name);
	return [...new Set(names)].filter((name) => name !== "Content-Type");
}

function notFound(hosting: Hosting): string[] {
	const { base } = hosting;
	const others = languageFolders(hosting);
	const ownPage = `if ($uri ~ "^${base}/(${others.join("|")})/") { set $not_found ${base}/$1/404.html; }`;
	return [
		`set $not_found ${base}/404.html;`,
		...(others.length > 0 ? [ownPage] : []),
		"error_page 404 $not_found;",
		...["", ...others.map((language) => `/${language}`)].flatMap((prefix) => [
			`location = ${base}${prefix}/404.html { internal; }`,
			`location = ${base}${prefix}/404 { return 404; }`,
			`location = ${base}${prefix}/404/ { return 404; }`,
		]),
		"",
	];
}

function locations({ base, redirects, fileHeaders }: Hosting): string[] {
	return [
		"# Every page has one address: without a slash or .html at its end.",
		`location ${base}/ { try_files $uri $uri.html =404; }`,
		`location = ${base}/ { try_files ${base}/index.html =404; }`,
		...(base ? [`location = ${base} { return 301 ${base}/$is_args$args; }`] : []),
		...["/index", "/index/", "/index.html"].map(
			(path) => `location = ${base}${path} { return 301 ${base}/$is_args$args; }`,
		),
		`location ~ ^(?<page>${base}/.+)(?:/|\\.html)$ {`,
		"\tif (-f $document_root$page.html) { return 301 $page$is_args$args; }",
		"\treturn 404;",
		"}",
		"",
		"# Not for visitors: files for web servers, those that are sent in the place of others, and hidden ones.",
		`if ($uri ~ "${compressedName.source}") { return 404; }`,
		`location ^~ ${base}/_ { return 404; }`,
		...serverFileNames.map((name) => `location = ${base}/${name} { return 404; }`),
		"location ~ /\\. { return 404; }",
		`location ^~ ${base}/.well-known/ { try_files $uri =404; }`,
		"",
		"# Names that carry a hash of their content.",
		...immutableFolders.map((folder) => immutableLocation(folder, base)),
		"",
		...[...fileHeaders].map(([path, headers]) => `location = ${base}${path} { ${alone(headers).join(" ")} }`),
		...redirects.flatMap(({ from, to }) =>
			[from, `${from}/`].map((address) => `location = ${base}${address} { return 301 ${base}${to}$is_args$args; }`),
		),
	];
}

/** What is said with one file. */
function alone(headers: readonly Header[]): string[] {
	return headers.flatMap(([name, value]) =>
		name === "Content-Type" ? ["types {}", `default_type ${quoted(value)};`] : [setHeader(name, value)],
	);
}
