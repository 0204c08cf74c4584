import { compressedName, compressedTypes, fileTypes } from "#pipeline/emit/hosting.ts";
import {
	certificateOf,
	headersOf,
	immutableLocation,
	kindsOfFiles,
	longNameNote,
	nobodyAt,
	serverForNobody,
	serversToHttps,
	tls,
} from "#pipeline/emit/nginx-parts.ts";
import type { HostedAddress } from "#studio/brain/studio-worker.ts";
import { dictionaryEnding } from "./dictionary-file.ts";
import { studioHeaders } from "./headers.ts";

interface StudioServer {
	/** Name of the server: `studio.voorbeeld.nl`. */
	readonly host: string;
	readonly store: HostedAddress;
	/** What Studio may load. */
	readonly policy: string;
	readonly places?: StudioPlaces;
}

/** Where on a server the parts of Studio lie. */
export interface StudioPlaces {
	/** The folder of its files. */
	readonly files: string;
	/** The file of names and passwords. */
	readonly people: string;
	/** The folder below which the repository lies as its address says. */
	readonly repositories: string;
	/** What `deliver` says of the site; undefined where another one makes it. */
	readonly delivery?: string | undefined;
	/** The program of Git that answers for repositories. */
	readonly backend: string;
	/** The socket of fcgiwrap. */
	readonly socket: string;
}

/** Where Debian has them, and the guide. */
function usualPlaces(host: string): StudioPlaces {
	return {
		files: `/var/www/${host}`,
		people: "/etc/nginx/studio-people",
		repositories: "/srv",
		backend: "/usr/lib/git-core/git-http-backend",
		socket: "/run/fcgiwrap.socket",
	};
}

/**
 * An example of a complete server for Studio, for nginx 1.19.4 and newer: its files, and, where the store is a repository
 * of this server, that repository by the same names and passwords. Whoever has none gets nothing.
 */
export function nginxStudio({ host, store, policy, places = usualPlaces(host) }: StudioServer): string {
	const repository = store.kind === "git" ? store.repository : undefined;
	return [
		"# Made by `npm run build -- --studio`: an example. Copy it to where nginx looks for servers",
		"# (/etc/nginx/sites-enabled/ on Debian), and set the name, the certificate and the folders.",
		...longNameNote(host, nobodyAt(host)),
		"",
		...(repository === undefined ? [] : foreign),
		...serverForNobody(host),
		...serversToHttps(host),
		"server {",
		...tls,
		...certificateOf(host),
		`\tserver_name ${host};`,
		`\troot ${places.files};`,
		...inServer(files(policy)),
		...(repository === undefined ? [] : inServer([...people(places), ...git(repository, places)])),
		"}",
		"",
	].join("\n");
}

/** A page from elsewhere makes a browser send the password along; the server of the repository does not look at where from. */
const foreign = [
	"# Whether a page from elsewhere asks, by what its browser says of it. Programs other than browsers say nothing.",
	'map "$http_origin https://$host" $studio_origin {',
	"\tdefault foreign;",
	'\t"~^ " "";',
	'\t"~^(\\S+) \\1$" "";',
	"}",
	'map "$http_sec_fetch_site$studio_origin" $studio_foreign {',
	"\tdefault 1;",
	'\t"" 0;',
	"\tsame-origin 0;",
	"\tnone 0;",
	"}",
	"",
];

function files(policy: string): string[] {
	const types = { ...fileTypes, "application/octet-stream": dictionaryEnding.slice(1) };
	return [
		...kindsOfFiles({ types, compressed: [...compressedTypes, "application/octet-stream"] }),
		"# With Debian's libnginx-mod-http-brotli-static, for a Studio of `npm run build -- --studio --compress`.",
		"# brotli_static on;",
		"",
		...headersOf(studioHeaders(policy)),
		"# Every address is one of the site; Studio itself finds out what stands there.",
		"location / { try_files $uri /index.html; }",
		immutableLocation("assets"),
		"error_page 404 /404.html;",
		"location = /404.html { internal; }",
		`if ($uri ~ "${compressedName.source}") { return 404; }`,
		"location ^~ /_ { return 404; }",
		"location ~ /\\. { return 404; }",
		"",
	];
}

const people = ({ people: file, delivery }: StudioPlaces) => [
	"# Studio and the repository have one realm, so that a browser asks once.",
	'auth_basic "Studio";',
	`auth_basic_user_file ${file};`,
	"# By whose name Studio greets. What answers has to come after the password, which `return` by itself does not.",
	"location = /studio-person { try_files /studio-person @studio_person; }",
	'location @studio_person { default_type text/plain; return 200 "$remote_user"; }',
	"# How the site stands that is made here of what is pushed.",
	delivery === undefined
		? "location = /delivery.json { return 404; }"
		: `location = /delivery.json { alias ${delivery}; }`,
	"",
];

/** The repository lies below its folder as its address says, and nothing else there has an address. */
function git(repository: string, { repositories, backend, socket }: StudioPlaces): string[] {
	return [
		`# The repository, in ${repositories}${repository}, by Debian's fcgiwrap.`,
		`location ^~ ${repository}/ {`,
		"\tif ($studio_foreign) { return 403; }",
		"\tclient_max_body_size 32m;",
		`\tfastcgi_pass unix:${socket};`,
		"\tfastcgi_buffering off;",
		"\tfastcgi_request_buffering off;",
		"\tfastcgi_read_timeout 600s;",
		`\tfastcgi_param SCRIPT_FILENAME ${backend};`,
		`\tfastcgi_param GIT_PROJECT_ROOT ${repositories};`,
		'\tfastcgi_param GIT_HTTP_EXPORT_ALL "1";',
		"\tfastcgi_param GIT_PROTOCOL $http_git_protocol;",
		"\tfastcgi_param PATH_INFO $uri;",
		"\tfastcgi_param QUERY_STRING $query_string;",
		"\tfastcgi_param REQUEST_METHOD $request_method;",
		"\tfastcgi_param CONTENT_TYPE $content_type;",
		"\tfastcgi_param CONTENT_LENGTH $content_length;",
		"\tfastcgi_param REMOTE_USER $remote_user;",
		"\tfastcgi_param REMOTE_ADDR $remote_addr;",
		"\t# The password is nobody's business behind this.",
		'\tfastcgi_param HTTP_AUTHORIZATION "";',
		"\tadd_header X-Content-Type-Options nosniff always;",
		"\tadd_header Cross-Origin-Resource-Policy same-origin always;",
		"}",
	];
}

function inServer(lines: readonly string[]): string[] {
	return lines.map((line) => (line === "" ? "" : `\t${line}`));
}
