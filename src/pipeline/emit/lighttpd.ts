import { immutableFolders } from "#core/reserved.ts";
import {
	compressedTypes,
	compression,
	contentTypeOf,
	fileTypes,
	type Header,
	type Hosting,
	headerOf,
	languageFolders,
	otherName,
	securityHeaders,
	serverFileNames,
} from "./hosting.ts";

/** An example of a whole server for lighttpd 1.4.69 and newer, with the host of the site: https only, one name. */
export function lighttpdServer({ origin, base }: Hosting): string {
	const { hostname } = new URL(origin);
	const other = otherName(hostname);
	return [
		"# Made from the content by `npm run build`: an example. Copy it to where lighttpd looks for servers",
		"# (/etc/lighttpd/conf-enabled/ on Debian), and set the certificate, the folder of the site and the include below it.",
		'server.modules += ( "mod_openssl", "mod_expire", "mod_redirect", "mod_rewrite", "mod_setenv" )',
		'$SERVER["socket"] == ":443" {',
		'\tssl.engine = "enable"',
		`\tssl.pemfile = "/etc/letsencrypt/live/${hostname}/fullchain.pem"`,
		`\tssl.privkey = "/etc/letsencrypt/live/${hostname}/privkey.pem"`,
		"}",
		"",
		"# Without https there is nothing but the way to https, at the same name.",
		'$HTTP["scheme"] == "http" {',
		...[hostname, other].flatMap((name) => [
			`\t$HTTP["host"] == "${name}" { url.redirect = ( "" => "https://${name}\${url.path}\${qsa}" ) }`,
		]),
		"}",
		'else $HTTP["scheme"] == "https" {',
		"\t# The other name leads to the one of the site.",
		`\t$HTTP["host"] == "${other}" { url.redirect = ( "" => "https://${hostname}\${url.path}\${qsa}" ) }`,
		`\telse $HTTP["host"] == "${hostname}" {`,
		`\t\tserver.document-root = "/var/www/${hostname}"`,
		`\t\tvar.site = "/var/www/${hostname}${base}"`,
		`\t\tinclude "/var/www/${hostname}${base}/_lighttpd/site.conf"`,
		"\t}",
		"}",
		"",
	].join("\n");
}

/**
 * All that `_headers` and `_redirects` say, and clean addresses, as lighttpd reads it: to be included where the root is
 * named, after `var.site` says where the folder of the site is. It must be read anew with every release.
 *
 * What is asked for is rewritten once, to what nobody can ask for himself: below `/_` nothing is published.
 */
export function lighttpdSite(hosting: Hosting): string {
	return [
		"# Made from the content by `npm run build`. Include it where the root is named; see server.conf beside this file.",
		...addresses(hosting),
		"",
		...kindsOfFiles(hosting),
		"",
		...headers(hosting),
		"",
		...notFound(hosting),
		"",
	].join("\n");
}

/** What follows an address: a question, or nothing. It is the second part of every pattern below. */
const query = "(\\?.*)?$";

function addresses(hosting: Hosting): string[] {
	const { base, redirects } = hosting;
	const folders = languageFolders(hosting).join("|");
	const own = folders ? `(?:${folders})/` : "";
	// What is missing keeps its language, for the page that says so.
	const missing = `${base}/$1_/none`;
	const inFolder = folders ? `((?:${folders})/)?` : "()";
	const names = serverFileNames.map(escaped).join("|");
	return [
		"url.rewrite-once = (",
		"\t# Not for visitors: files for web servers, those that are sent in the place of others, and hidden ones.",
		`\t"^${base}/()_" => "${missing}",`,
		`\t"^${base}/()(?:${names})(?:\\?|$)" => "${missing}",`,
		`\t"^${base}/${inFolder}404(?:\\.html)?/?(?:\\?|$)" => "${missing}",`,
		`\t"^${base}/${inFolder}[^?]*\\.(?:br|gz)(?:\\?|$)" => "${missing}",`,
		`\t"^${base}/(?:\\.well-known/()|(?!\\.well-known/)${inFolder})(?:[^?]*/)?\\." => "${base}/$1$2_/none",`,
		"\t# Former addresses, and other spellings of one: they are redirected from where they are led.",
		...redirects.map(({ from, to }) => `\t"^${base}${escaped(from)}/?${query}" => "${base}/_to${to}$1",`),
		`\t"^${base}/index(?:\\.html|/)?${query}" => "${base}/_to/$1",`,
		`\t"^${base}(/[^?]+?)(?:/+|\\.html)${query}" => "${base}/_to$1$2",`,
		"\t# A page stands in a file of its name; what has another ending is a file.",
		`\t"^${base}/${query}" => "${base}/index.html$1",`,
		`\t"^${base}(/(?:[^?]*/)?[^?./]+)${query}" => "${base}$1.html$2",`,
		")",
		`url.redirect = ( "^${base}/_to(/[^?]*)${query}" => "${base}$1$2"${base ? `, "^${base}${query}" => "${base}/$1"` : ""} )`,
		"url.redirect-code = 301",
		`${own ? "" : "# No other language has a folder.\n"}index-file.names = ()`,
		"static-file.exclude-extensions = ()",
	];
}

function kindsOfFiles({ base, fileHeaders }: Hosting): string[] {
	const compressed = ["text/html", ...compressedTypes].map((type) => `"${type}"`).join(", ");
	return [
		"mimetype.assign = (",
		...Object.values(fileTypes).flatMap((names) =>
			names.split(" ").map((name) => `\t".${name}" => "${contentTypeOf(`.${name}`)}",`),
		),
		'\t"" => "application/octet-stream",',
		")",
		'# With Debian\'s lighttpd-mod-deflate, which compresses what it sends: `server.modules += ( "mod_deflate" )`.',
		`# deflate.mimetypes = ( ${compressed} )`,
		'# deflate.allowed-encodings = ( "br", "gzip" )',
		`# deflate.min-compress-size = ${compression.from}`,
		...[...fileHeaders].flatMap(([path, headers]) => {
			const type = headerOf(headers, "Content-Type");
			return type ? [at(base + path, `mimetype.assign = ( "" => "${type}" )`)] : [];
		}),
	];
}

/** A later list takes the place of an earlier one: those that every answer has are added, and those of a file are set. */
function headers({ base, policy, fileHeaders }: Hosting): string[] {
	const others: Header[] = [["Cache-Control", "no-cache"]];
	const alone = [...fileHeaders].map(
		([path, headers]) => [path, headers.filter(([name]) => name !== "Content-Type")] as const,
	);
	return [
		"setenv.add-response-header = (",
		...securityHeaders(policy).map(([name, value]) => `\t"${name}" => ${quoted(value)},`),
		")",
		`setenv.set-response-header = ${list(others)}`,
		`$HTTP["url"] =~ "^${base}/(?:${immutableFolders.join("|")})/" {`,
		"\t# Only where there is a file.",
		"\tsetenv.set-response-header = ()",
		'\texpire.url = ( "" => "access plus 31536000 seconds" )',
		"}",
		...alone.flatMap(([path, headers]) => {
			if (headers.length === 0) return [];
			const all = headers.some(([name]) => name === "Cache-Control") ? headers : [...others, ...headers];
			return [at(base + path, `setenv.set-response-header = ${list(all)}`)];
		}),
	];
}

function notFound(hosting: Hosting): string[] {
	const { base } = hosting;
	return [
		"# The page of a status has its number as its name.",
		'server.errorfile-prefix = var.site + "/"',
		...languageFolders(hosting).map(
			(language) => `$HTTP["url"] =~ "^${base}/${language}/" { server.errorfile-prefix = var.site + "/${language}/" }`,
		),
	];
}

function at(path: string, setting: string): string {
	return `$HTTP["url"] == "${path}" { ${setting} }`;
}

function list(headers: readonly Header[]): string {
	return `( ${headers.map(([name, value]) => `"${name}" => ${quoted(value)}`).join(", ")} )`;
}

function quoted(value: string): string {
	return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

function escaped(address: string): string {
	return address.replace(/[.*+?^${}()|[\]]/g, "\\$&");
}
