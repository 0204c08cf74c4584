import type { Language } from "#core/languages.ts";
import { basePathOf } from "#core/paths.ts";
import { siteVersionPath } from "#core/site-version.ts";
import type { Context } from "../kinds/context.ts";
import type { SiteOfDay } from "../site/site-on.ts";
import { apacheSite } from "./apache.ts";
import { caddyServer, caddySite } from "./caddy.ts";
import { feedFile } from "./feed.ts";
import { headersFile } from "./headers.ts";
import type { Header, Hosting } from "./hosting.ts";
import type { ChangeOf } from "./last-changes.ts";
import { lighttpdServer, lighttpdSite } from "./lighttpd.ts";
import { manifestFile, type SiteIcon } from "./manifest.ts";
import { nginxServer } from "./nginx-server.ts";
import { nginxSite } from "./nginx-site.ts";
import type { OutputFile } from "./output-file.ts";
import { redirectsFile, redirectsOf } from "./redirects.ts";
import { robotsFile } from "./robots.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemapFiles } from "./sitemap.ts";
import { vercelFile } from "./vercel.ts";

interface Release {
	/** The value of `Content-Security-Policy`. */
	readonly policy: string;
	readonly changeOf: ChangeOf;
	readonly icons: readonly SiteIcon[];
	readonly contextOf: (language: Language) => Context;
}

/** Studio at another address asks for it, and wants what is there now. */
const versionHeaders: readonly Header[] = [
	["Access-Control-Allow-Origin", "*"],
	["Cache-Control", "no-cache"],
];

/** The files that a site has once, or once in a language, for machines: search engines and web servers. */
export function* siteFiles(site: SiteOfDay, release: Release): Generator<OutputFile> {
	const { address: origin, languages } = site.settings.value;
	const fileHeaders = new Map<string, readonly Header[]>();
	for (const file of publicFiles(site, origin, languages, release)) {
		const headers: Header[] = [...(file.type ? [["Content-Type", file.type] as const] : []), ...(file.headers ?? [])];
		if (headers.length > 0) fileHeaders.set(file.path, headers);
		yield file;
	}
	fileHeaders.set(siteVersionPath, versionHeaders);
	const redirects = redirectsOf(site, languages);
	const base = basePathOf(origin);
	yield* serverFiles({ origin, base, languages, policy: release.policy, redirects, fileHeaders });
}

/** Files that anybody may ask for. */
function* publicFiles(
	site: SiteOfDay,
	origin: string,
	languages: readonly Language[],
	{ changeOf, icons, contextOf }: Release,
): Generator<OutputFile> {
	yield* sitemapFiles(site, { origin, changeOf });
	yield { path: "/robots.txt", content: robotsFile(origin) };
	yield* securityTxt(site);
	for (const language of languages) {
		const context = contextOf(language);
		const feed = feedFile(context, { origin, changeOf });
		if (feed) yield feed;
		yield manifestFile(context, icons);
	}
}

/** Files that a web server reads and does not publish. */
function* serverFiles(hosting: Hosting): Generator<OutputFile> {
	yield { path: "/_headers", content: headersFile(hosting) };
	yield { path: "/_redirects", content: redirectsFile(hosting) };
	yield { path: "/_nginx/site.conf", content: nginxSite(hosting) };
	yield { path: "/_nginx/server.conf", content: nginxServer(hosting) };
	yield { path: "/.htaccess", content: apacheSite(hosting) };
	yield { path: "/_caddy/site.caddy", content: caddySite(hosting) };
	yield { path: "/_caddy/Caddyfile", content: caddyServer(hosting) };
	yield { path: "/_lighttpd/site.conf", content: lighttpdSite(hosting) };
	yield { path: "/_lighttpd/server.conf", content: lighttpdServer(hosting) };
	yield { path: "/vercel.json", content: vercelFile(hosting) };
}
