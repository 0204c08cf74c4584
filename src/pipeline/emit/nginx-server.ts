import type { Hosting } from "./hosting.ts";

/** Characters of a server's name that nginx takes with its own settings, where a line of the processor has 64 bytes. */
const longName = 44;

/**
 * An example of a complete server for nginx 1.19.4 and newer, with the host of the site filled in: https only,
 * one name, TLS as https://ssl-config.mozilla.org ("intermediate") has it. It changes with the address alone.
 */
export function nginxServer({ origin }: Hosting): string {
	const { hostname } = new URL(origin);
	const other = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
	const certificate = [
		`\tssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;`,
		`\tssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;`,
	];
	const longest = Math.max(...[hostname, other, `${hostname}.invalid`].map(({ length }) => length));
	return [
		"# Made from the content by `npm run build`: an example. Copy it to where nginx looks for servers",
		"# (/etc/nginx/sites-enabled/ on Debian), and set the certificate, the folder of the site and the include below it.",
		...(longest > longName
			? ["# A name is longer than nginx expects: its http block needs `server_names_hash_bucket_size 128;`."]
			: []),
		"",
		"# Who asks for another name, or for none, is told nothing. nginx takes the first server of a port for that,",
		"# unless one of another site says default_server. The name is nobody's: it keeps two sites apart.",
		"server {",
		...plain,
		...tls,
		`\tserver_name ${hostname}.invalid;`,
		"\tssl_reject_handshake on;",
		"\treturn 444;",
		"}",
		"",
		"# Without https there is nothing but the way to https, at the same name.",
		...[hostname, other].flatMap((name) => [
			"server {",
			...plain,
			`\tserver_name ${name};`,
			"\tserver_tokens off;",
			"\tlocation ^~ /.well-known/acme-challenge/ { root /var/www/letsencrypt; }",
			`\tlocation / { return 301 https://${name}$request_uri; }`,
			"}",
			"",
		]),
		"# The other name leads to the one of the site.",
		"server {",
		...tls,
		...certificate,
		`\tserver_name ${other};`,
		'\tadd_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
		`\treturn 301 https://${hostname}$request_uri;`,
		"}",
		"",
		"server {",
		...tls,
		...certificate,
		`\tserver_name ${hostname};`,
		`\troot /var/www/${hostname};`,
		`\tinclude /var/www/${hostname}/_nginx/site.conf;`,
		"\t# With Debian's libnginx-mod-http-brotli-static, for a site of `npm run build -- --compress`: 14 % less to send.",
		"\t# brotli_static on;",
		"}",
		"",
	].join("\n");
}

const plain = ["\tlisten 80;", "\tlisten [::]:80;"];

/** The first server of a port says it for all of them, so every one does. */
const tls = [
	"\tlisten 443 ssl http2;",
	"\tlisten [::]:443 ssl http2;",
	"\tssl_protocols TLSv1.2 TLSv1.3;",
	"\tssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;",
	"\tssl_prefer_server_ciphers off;",
	"\tssl_session_cache shared:tls:10m;",
	"\tssl_session_timeout 1d;",
	"\tssl_session_tickets off;",
	"\tserver_tokens off;",
];
