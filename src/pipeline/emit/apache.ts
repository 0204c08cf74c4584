import { immutableFolders } from "#core/reserved.ts";
import {
	compressedTypes,
	contentTypeOf,
	encodings,
	fileTypes,
	type Header,
	type Hosting,
	headerOf,
	immutable,
	languageFolders,
	securityHeaders,
	serverFileNames,
} from "./hosting.ts";

/**
 * All that `_headers` and `_redirects` say, and clean addresses, as Apache 2.4 reads it: the file `.htaccess`, which stands
 * in the folder of the site and works from there. A module that is missing takes its part away, and stops nothing.
 */
export function apacheSite(hosting: Hosting): string {
	return [
		"# Made from the content by `npm run build`. Apache 2.4 reads it where `AllowOverride All` is set for this folder;",
		"# addresses need mod_rewrite, headers mod_headers (on Debian: a2enmod rewrite headers).",
		"Options -Indexes -MultiViews",
		"AcceptPathInfo Off",
		...ifModule("mod_dir.c", ["DirectorySlash Off", "DirectoryIndex index.html"]),
		"",
		...notFound(hosting),
		...ifModule("mod_rewrite.c", addresses(hosting)),
		"",
		...ifModule("mod_mime.c", kindsOfFiles()),
		...kindsOfSingleFiles(hosting),
		"",
		...ifModule("mod_headers.c", headers(hosting)),
		"",
		"# What does not stand compressed beside itself is compressed while it is sent.",
		...ifModule("mod_filter.c", [...ifModule("mod_deflate.c", [`AddOutputFilterByType DEFLATE ${sentCompressed}`])]),
		"",
	].join("\n");
}

const sentCompressed = ["text/html", ...compressedTypes].join(" ");

function notFound(hosting: Hosting): string[] {
	const { base } = hosting;
	return [
		`ErrorDocument 404 ${base}/404.html`,
		...languageFolders(hosting).flatMap((language) =>
			inSection(`If "%{REQUEST_URI} =~ m#^${base}/${language}/#"`, [`ErrorDocument 404 ${base}/${language}/404.html`]),
		),
		"",
	];
}

/** The file that an address stands for, wherever the server found the folder of the site. */
const file = "%{ENV:SITE_FILE}";

function addresses(hosting: Hosting): string[] {
	const { base, redirects } = hosting;
	const folders = languageFolders(hosting).join("|");
	const missing = "- [R=404,END]";
	return [
		"RewriteEngine On",
		"# The page for what is not there, when Apache itself asks for it.",
		"RewriteCond %{ENV:REDIRECT_STATUS} =404",
		"RewriteRule ^ - [END]",
		"",
		"# Not for visitors: files for web servers, those that are sent in the place of others, and hidden ones.",
		`RewriteRule ^_ ${missing}`,
		`RewriteRule ^(?:${serverFileNames.join("|").replaceAll(".", "\\.")})$ ${missing}`,
		`RewriteRule ^(?!\\.well-known/)(?:.*/)?\\. ${missing}`,
		`RewriteRule ^\\.well-known/(?:.*/)?\\. ${missing}`,
		`RewriteRule \\.(?:br|gz)$ ${missing}`,
		`RewriteRule ^(?:(?:${folders || "-"})/)?404(?:\\.html)?/?$ ${missing}`,
		"",
		"# Former addresses.",
		...redirects.map(({ from, to }) => `RewriteRule ^${pattern(from)}/?$ ${base}${to} [R=301,END]`),
		"",
		"# Every page has one address: without a slash or .html at its end.",
		"RewriteCond %{CONTEXT_PREFIX}|%{REQUEST_URI} ^([^|]*)\\|\\1(.*)$",
		"RewriteRule ^ - [E=SITE_FILE:%{CONTEXT_DOCUMENT_ROOT}%2]",
		`RewriteRule ^index(?:\\.html|/)?$ ${base}/ [R=301,END]`,
		"RewriteRule ^$ index.html",
		`RewriteCond ${file}|%{REQUEST_URI} ^(.+)(?:/|\\.html)\\|${base}/.`,
		"RewriteCond %1.html -f",
		`RewriteRule ^(.+?)(?:/|\\.html)$ ${base}/$1 [R=301,END]`,
		`RewriteCond ${file} !-f`,
		`RewriteCond ${file}.html -f`,
		"RewriteRule ^(.*[^/])$ $1.html [E=SITE_FILE:%{ENV:SITE_FILE}.html]",
		`RewriteCond ${file} -d`,
		`RewriteRule [^/]/?$ - [E=SITE_FOLDER:1]`,
		"RewriteCond %{ENV:SITE_FOLDER} =1",
		`RewriteRule !^index\\.html$ ${missing}`,
		"",
		"# A file that stands compressed beside itself is sent as it is.",
		"RewriteRule ^index\\.html$ - [E=SITE_FILE:%{ENV:SITE_FILE}index.html]",
		...Object.entries(encodings).flatMap(([name, ending]) => [
			`RewriteCond %{HTTP:Accept-Encoding} (?:^|,)\\s*${name}\\s*(?:$|,|;\\s*q=(?:1|0?\\.\\d*[1-9]))`,
			`RewriteCond ${file}${ending} -f`,
			`RewriteRule ^(.+)$ $1${ending} [E=no-gzip:1,E=no-brotli:1,END]`,
		]),
		"RewriteRule ^ - [END]",
	];
}

/** An address as a regular expression, without the slash that it begins with. */
function pattern(address: string): string {
	return address.slice(1).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function kindsOfFiles(): string[] {
	const compressed = Object.entries(encodings);
	return [
		...Object.values(fileTypes).flatMap((names) =>
			names.split(" ").map((name) => `AddType "${contentTypeOf(`.${name}`)}" .${name}`),
		),
		...compressed.flatMap(([name, ending]) => [
			`RemoveType ${ending}`,
			// Breton has the same ending.
			`RemoveLanguage ${ending}`,
			`AddEncoding ${name} ${ending}`,
		]),
	];
}

function kindsOfSingleFiles({ base, fileHeaders }: Hosting): string[] {
	return [...fileHeaders].flatMap(([path, headers]) => {
		const type = headerOf(headers, "Content-Type");
		return type ? inSection(`If "${isPath(base + path)}"`, [`ForceType "${type}"`]) : [];
	});
}

/** A file of this path was asked for, or one that stands for it. */
function isPath(path: string): string {
	return `%{REQUEST_URI} =~ m#^${path.replace(/[.]/g, "\\$&")}(?:\\.(?:br|gz))?$#`;
}

function headers({ base, policy, fileHeaders }: Hosting): string[] {
	const kept = `expr=%{REQUEST_STATUS} != 404 && %{REQUEST_URI} =~ m#^${base}/(?:${immutableFolders.join("|")})/#`;
	const always: Header[] = [["Cache-Control", "no-cache"], ...securityHeaders(policy)];
	return [
		...always.map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
		`Header always set Cache-Control "${immutable}" "${kept}"`,
		...[...fileHeaders].flatMap(([path, headers]) =>
			headers
				.filter(([name]) => name !== "Content-Type")
				.map(([name, value]) => `Header always set ${name} ${quoted(value)} "expr=${isPath(base + path)}"`),
		),
		// Whatever encoding was chosen, another one could have been.
		'Header merge Vary "Accept-Encoding" "expr=-n %{resp:Content-Encoding}"',
	];
}

/** A value as mod_headers reads it, to which a percent sign begins a variable. */
function quoted(value: string): string {
	return `"${value.replaceAll("%", "%%").replace(/["\\]/g, "\\$&")}"`;
}

function ifModule(name: string, lines: readonly string[]): string[] {
	return inSection(`IfModule ${name}`, lines);
}

function inSection(opening: string, lines: readonly string[]): string[] {
	const [name] = opening.split(" ");
	return [`<${opening}>`, ...lines.map((line) => (line === "" ? "" : `\t${line}`)), `</${name}>`];
}
