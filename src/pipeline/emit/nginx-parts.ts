import { compression, type Header, immutable } from "./hosting.ts";

/** Characters of a server's name that nginx takes with its own settings, where a line of the processor has 64 bytes. */
const longName = 44;

/** What must be said before servers of these names, when one of them is longer than nginx expects. */
export function longNameNote(...names: readonly string[]): string[] {
	return names.some(({ length }) => length > longName)
		? ["# A name is longer than nginx expects: its http block needs `server_names_hash_bucket_size 128;`."]
		: [];
}

const plain = ["\tlisten 80;", "\tlisten [::]:80;"];

/** The first server of a port says it for all of them, so every one does. */
export const tls = [
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

export function certificateOf(hostname: string): string[] {
	return [
		`\tssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;`,
		`\tssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;`,
	];
}

/** The name of the server that answers whoever asks for no name of ours. */
export function nobodyAt(hostname: string): string {
	return `${hostname}.invalid`;
}

export function serverForNobody(hostname: string): string[] {
	return [
		"# Who asks for another name, or for none, is told nothing. nginx takes the first server of a port for that,",
		"# unless one of another site says default_server. The name is nobody's: it keeps two sites apart.",
		"server {",
		...plain,
		...tls,
		`\tserver_name ${nobodyAt(hostname)};`,
		"\tssl_reject_handshake on;",
		"\treturn 444;",
		"}",
		"",
	];
}

export function serversToHttps(...names: readonly string[]): string[] {
	return [
		"# Without https there is nothing but the way to https, at the same name.",
		...names.flatMap((name) => [
			"server {",
			...plain,
			`\tserver_name ${name};`,
			"\tserver_tokens off;",
			"\tlocation ^~ /.well-known/acme-challenge/ { root /var/www/letsencrypt; }",
			`\tlocation / { return 301 https://${name}$request_uri; }`,
			"}",
			"",
		]),
	];
}

interface Kinds {
	/** The endings of names, by the type that files have of them. */
	readonly types: Readonly<Record<string, string>>;
	/** The types that compressing makes smaller. */
	readonly compressed: readonly string[];
}

/** How files are sent: as what, and compressed how. */
export function kindsOfFiles({ types, compressed }: Kinds): string[] {
	return [
		"types {",
		...Object.entries(types).map(([type, names]) => `\t${type} ${names};`),
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
		`gzip_types ${compressed.join(" ")};`,
		"absolute_redirect off;",
		"",
	];
}

/**
 * Headers that differ by folder or file are variables: an `add_header` in a location would replace all others. One without
 * a value is not sent.
 */
export function headersOf(headers: readonly Header[], differing: readonly string[] = []): string[] {
	const all = [["Cache-Control", "no-cache"] as const, ...headers];
	const others = differing.filter((name) => !all.some(([each]) => each === name)).map((name) => [name, ""] as const);
	return [...all, ...others]
		.flatMap(([name, value]) =>
			name === "Cache-Control" || differing.includes(name)
				? [setHeader(name, value), `add_header ${name} ${variableOf(name)} always;`]
				: [`add_header ${name} ${quoted(value)} always;`],
		)
		.concat("");
}

/** Gives a header that differs its value. */
export function setHeader(name: string, value: string): string {
	return `set ${variableOf(name)} ${/^[\w-]+$/.test(value) ? value : quoted(value)};`;
}

function variableOf(header: string): string {
	return `$${header.toLowerCase().replaceAll("-", "_")}`;
}

/** Where every name carries a hash of its content. */
export function immutableLocation(folder: string, base = ""): string {
	return `location ^~ ${base}/${folder}/ { ${setHeader("Cache-Control", immutable)} try_files $uri =404; }`;
}

/** A value as nginx reads it. A dollar sign cannot be written there. */
export function quoted(value: string): string {
	if (value.includes("$")) throw new Error(`nginx would read a variable in "${value}".`);
	return `"${value.replace(/["\\]/g, "\\$&")}"`;
}
