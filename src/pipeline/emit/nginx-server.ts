import { type Hosting, otherName } from "./hosting.ts";
import { certificateOf, longNameNote, nobodyAt, serverForNobody, serversToHttps, tls } from "./nginx-parts.ts";

/**
 * An example of a complete server for nginx 1.19.4 and newer, with the host of the site filled in: https only,
 * one name, TLS as https://ssl-config.mozilla.org ("intermediate") has it. It changes with the address alone.
 */
export function nginxServer({ origin, base }: Hosting): string {
	const { hostname } = new URL(origin);
	const other = otherName(hostname);
	return [
		"# Made from the content by `npm run build`: an example. Copy it to where nginx looks for servers",
		"# (/etc/nginx/sites-enabled/ on Debian), and set the certificate, the folder of the site and the include below it.",
		...longNameNote(hostname, other, nobodyAt(hostname)),
		"",
		...serverForNobody(hostname),
		...serversToHttps(hostname, other),
		"# The other name leads to the one of the site.",
		"server {",
		...tls,
		...certificateOf(hostname),
		`\tserver_name ${other};`,
		'\tadd_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
		`\treturn 301 https://${hostname}$request_uri;`,
		"}",
		"",
		"server {",
		...tls,
		...certificateOf(hostname),
		`\tserver_name ${hostname};`,
		`\troot /var/www/${hostname};`,
		...(base ? [`\tlocation = / { return 302 ${base}/; }`] : []),
		`\tinclude /var/www/${hostname}${base}/_nginx/site.conf;`,
		"\t# With Debian's libnginx-mod-http-brotli-static, for a site of `npm run build -- --compress`: 14 % less to send.",
		"\t# brotli_static on;",
		"}",
		"",
	].join("\n");
}
