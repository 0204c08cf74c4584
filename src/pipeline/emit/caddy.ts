import { immutableFolders } from "#core/reserved.ts";
import {
	compressedTypes,
	compression,
	contentTypeOf,
	fileTypes,
	type Hosting,
	immutable,
	languageFolders,
	otherName,
	securityHeaders,
	serverFileNames,
} from "./hosting.ts";

/** An example of a whole server for Caddy 2.6 and newer, with the host of the site: https and its certificate are Caddy's. */
export function caddyServer({ origin, base }: Hosting): string {
	const { hostname } = new URL(origin);
	const other = otherName(hostname);
	return [
		"# Made from the content by `npm run build`: an example. Copy what stands here into the Caddyfile of the server",
		"# (/etc/caddy/Caddyfile on Debian), and set the folder of the site and the import below it.",
		`${hostname} {`,
		`\troot * /var/www/${hostname}`,
		...(base ? [`\tredir / ${base}/`] : []),
		`\timport /var/www/${hostname}${base}/_caddy/site.caddy`,
		"}",
		"",
		"# The other name leads to the one of the site.",
		`${other} {`,
		'\theader Strict-Transport-Security "max-age=31536000; includeSubDomains"',
		`\tredir https://${hostname}{uri} permanent`,
		"}",
		"",
	].join("\n");
}

/**
 * All that `_headers` and `_redirects` say, and clean addresses, as Caddy reads it: to be imported where a site names
 * `root`. It must be read anew with every release, because the policy knows its scripts by their hashes.
 */
export function caddySite(hosting: Hosting): string {
	const { base } = hosting;
	return [
		"# Made from the content by `npm run build`. Import it where a site names its root; see Caddyfile beside this file.",
		...compressing(),
		"",
		...(base ? [`redir ${base} ${base}/ 301`] : []),
		"# What follows is tried in this order.",
		`route ${base}/* {`,
		...indented([...headers(hosting), ...addresses(hosting)]),
		"}",
		"",
		...notFound(hosting),
		"",
	].join("\n");
}

/** Files that stand compressed beside themselves are sent as they are; others are compressed while they are sent. */
function compressing(): string[] {
	return [
		"encode {",
		`\tgzip ${compression.level}`,
		`\tminimum_length ${compression.from}`,
		"\tmatch {",
		...["text/html", ...compressedTypes].map((type) => `\t\theader Content-Type ${type}*`),
		"\t}",
		"}",
	];
}

function headers({ base, policy }: Hosting): string[] {
	const kept = immutableFolders.map((folder) => `${base}/${folder}/*`).join(" ");
	return [
		"header {",
		"\tCache-Control no-cache",
		...securityHeaders(policy).map(([name, value]) => `\t${name} ${quoted(value)}`),
		"}",
		`@kept path ${kept}`,
		`header @kept Cache-Control ${quoted(immutable)}`,
		"",
	];
}

function addresses(hosting: Hosting): string[] {
	const { base, redirects, fileHeaders } = hosting;
	const folders = ["", ...languageFolders(hosting).map((language) => `/${language}`)];
	const missing = folders.flatMap((folder) => ["/404", "/404/", "/404.html"].map((name) => base + folder + name));
	return [
		"# Not for visitors: files for web servers, those that are sent in the place of others, and hidden ones.",
		`@hidden path ${base}/_* ${serverFileNames.map((name) => `${base}/${name}`).join(" ")} *.br *.gz ${missing.join(" ")}`,
		"error @hidden 404",
		"@dots {",
		"\tpath */.*",
		`\tnot path ${base}/.well-known/*`,
		"}",
		"error @dots 404",
		"",
		...(redirects.length > 0 ? ["# Former addresses. What is asked with them goes along."] : []),
		...redirects.flatMap(({ from, to }, index) => [
			`@former${index} path ${base}${from} ${base}${from}/`,
			...leadTo(`@former${index}`, base + to),
		]),
		"",
		"# Every page has one address: without a slash or .html at its end.",
		`@index path ${base}/index ${base}/index/ ${base}/index.html`,
		...leadTo("@index", `${base}/`),
		`@other path_regexp page ^(${base}/.+?)(?:/|\\.html)$`,
		"route @other {",
		"\t@page file {re.page.1}.html",
		...indented(leadTo("@page", "{re.page.1}")),
		"\terror 404",
		"}",
		`@home path ${base}/`,
		`rewrite @home ${base}/index.html`,
		"try_files {path} {path}.html",
		"",
		...Object.values(fileTypes).flatMap((names) => {
			const endings = names.split(" ");
			const [first = ""] = endings;
			return [
				`@${first} path ${endings.map((name) => `*.${name}`).join(" ")}`,
				`header @${first} Content-Type ${quoted(contentTypeOf(`.${first}`))}`,
			];
		}),
		...[...fileHeaders].flatMap(([path, all]) =>
			all.map(([name, value]) => `header ${base}${path} ${name} ${quoted(value)}`),
		),
		...fileServer,
	];
}

/** Files as they are, without names of folders and other names of files. */
const fileServer = ["file_server {", "\tprecompressed br gzip", "\tindex index.none", "\tdisable_canonical_uris", "}"];

/** To rewrite keeps what was asked with the address. */
function leadTo(matcher: string, address: string): string[] {
	return [`route ${matcher} {`, `\trewrite * ${address}`, "\tredir * {http.request.uri} 301", "}"];
}

function notFound(hosting: Hosting): string[] {
	const { base } = hosting;
	const folders = languageFolders(hosting);
	const inFolder = `^${base}/(${folders.join("|")})/`;
	return [
		"handle_errors {",
		"\t@missing {",
		"\t\texpression {http.error.status_code} == 404",
		`\t\tpath ${base}/*`,
		"\t}",
		"\thandle @missing {",
		"\t\troute {",
		"\t\t\theader Cache-Control no-cache",
		`\t\t\theader Content-Type ${quoted(contentTypeOf(".html"))}`,
		...(folders.length > 0
			? [
					`\t\t\t@folder path_regexp folder ${inFolder}`,
					`\t\t\t@top not path_regexp ${inFolder}`,
					`\t\t\trewrite @folder ${base}/{re.folder.1}/404.html`,
					`\t\t\trewrite @top ${base}/404.html`,
				]
			: [`\t\t\trewrite * ${base}/404.html`]),
		...indented(indented(indented(fileServer))),
		"\t\t}",
		"\t}",
		"}",
	];
}

/** A value as Caddy reads it, to which a brace begins a variable. */
function quoted(value: string): string {
	return `"${value.replace(/[{}]/g, "\\$&").replaceAll('"', '\\"')}"`;
}

function indented(lines: readonly string[]): string[] {
	return lines.map((line) => (line === "" ? "" : `\t${line}`));
}
