import { sourceIn } from "#core/languages.ts";
import { immutableFolders } from "#core/reserved.ts";
import {
	compressedName,
	compressedTypes,
	fileTypes,
	type Hosting,
	headersOfFiles,
	securityHeaders,
} from "./hosting.ts";
import { fileLocations, headersOf, immutableLocation, kindsOfFiles, quoted } from "./nginx-parts.ts";

/**
 * All that `_headers` and `_redirects` say, and clean addresses, as nginx reads it: to be included in a `server`
 * that names `root`. It must be read anew with every release, because the policy knows its scripts by their hashes.
 */
export function nginxSite(hosting: Hosting): string {
	return [
		"# Made from the content by `npm run build`. Include it in a server block; see server.conf beside this file.",
		...kindsOfFiles({ types: fileTypes, compressed: compressedTypes }),
		...headersOf(securityHeaders(hosting.policy), headersOfFiles),
		...notFound(hosting),
		...locations(hosting),
		"",
	].join("\n");
}

function notFound({ languages }: Hosting): string[] {
	const others = languages.filter((language) => language !== sourceIn(languages));
	const ownPage = `if ($uri ~ "^/(${others.join("|")})/") { set $not_found /$1/404.html; }`;
	return [
		"set $not_found /404.html;",
		...(others.length > 0 ? [ownPage] : []),
		"error_page 404 $not_found;",
		...["", ...others.map((language) => `/${language}`)].flatMap((prefix) => [
			`location = ${prefix}/404.html { internal; }`,
			`location = ${prefix}/404 { return 404; }`,
			`location = ${prefix}/404/ { return 404; }`,
		]),
		"",
	];
}

function locations({ redirects, contentTypes }: Hosting): string[] {
	return [
		"# Every page has one address: without a slash or .html at its end.",
		"location / { try_files $uri $uri.html =404; }",
		"location = / { try_files /index.html =404; }",
		...["/index", "/index/", "/index.html"].map((path) => `location = ${path} { return 301 /$is_args$args; }`),
		"location ~ ^(?<page>/.+)(?:/|\\.html)$ {",
		"\tif (-f $document_root$page.html) { return 301 $page$is_args$args; }",
		"\treturn 404;",
		"}",
		"",
		"# Not for visitors: files for web servers, those that are sent in the place of others, and hidden ones.",
		`if ($uri ~ "${compressedName.source}") { return 404; }`,
		"location ^~ /_ { return 404; }",
		"location ~ /\\. { return 404; }",
		"location ^~ /.well-known/ { try_files $uri =404; }",
		...fileLocations(headersOfFiles),
		"",
		"# Names that carry a hash of their content.",
		...immutableFolders.map(immutableLocation),
		"",
		...[...contentTypes].map(([path, type]) => `location = ${path} { types {} default_type ${quoted(type)}; }`),
		...redirects.flatMap(({ from, to }) =>
			[from, `${from}/`].map((address) => `location = ${address} { return 301 ${to}$is_args$args; }`),
		),
	];
}
