import { sourceIn } from "#core/languages.ts";
import { immutableFolders } from "#core/reserved.ts";
import {
	compressedName,
	compressedTypes,
	compression,
	fileTypes,
	type Hosting,
	immutable,
	securityHeaders,
} from "./hosting.ts";

/**
 * All that `_headers` and `_redirects` say, and clean addresses, as nginx reads it: to be included in a `server`
 * that names `root`. It must be read anew with every release, because the policy knows its scripts by their hashes.
 */
export function nginxSite(hosting: Hosting): string {
	return [
		"# Made from the content by `npm run build`. Include it in a server block; see server.conf beside this file.",
		...kinds(),
		...headers(hosting.policy),
		...notFound(hosting),
		...locations(hosting),
		"",
	].join("\n");
}

function kinds(): string[] {
	return [
		"types {",
		...Object.entries(fileTypes).map(([type, names]) => `\t${type} ${names};`),
		"}",
		"default_type application/octet-stream;",
		"charset utf-8;",
		"charset_types text/plain text/css text/xml text/javascript;",
		"# A file that stands compressed beside itself is sent as it is; others are compressed while they are sent.",
		"gzip_static on;",
		"gzip on;",
		"gzip_vary on;",
		`gzip_comp_level ${compression.level};`,
		`gzip_min_length ${compression.from};`,
		`gzip_types ${compressedTypes.join(" ")};`,
		"absolute_redirect off;",
		"",
	];
}

/** The one header that differs by folder is a variable: an `add_header` in a location would replace all others. */
function headers(policy: string): string[] {
	return [
		"set $cache_control no-cache;",
		"add_header Cache-Control $cache_control always;",
		...securityHeaders(policy).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
		"",
	];
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
		"",
		"# Names that carry a hash of their content.",
		...immutableFolders.map(
			(folder) => `location ^~ /${folder}/ { set $cache_control ${quoted(immutable)}; try_files $uri =404; }`,
		),
		"",
		...[...contentTypes].map(([path, type]) => `location = ${path} { types {} default_type ${quoted(type)}; }`),
		...redirects.flatMap(({ from, to }) =>
			[from, `${from}/`].map((address) => `location = ${address} { return 301 ${to}$is_args$args; }`),
		),
	];
}

/** A value as nginx reads it. A dollar sign cannot be written there. */
function quoted(value: string): string {
	if (value.includes("$")) throw new Error(`nginx would read a variable in "${value}".`);
	return `"${value.replace(/["\\]/g, "\\$&")}"`;
}
