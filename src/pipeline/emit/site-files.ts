import type { Site } from "../site.ts";
import { headersFile } from "./headers.ts";
import type { Hosting } from "./hosting.ts";
import { nginxServer } from "./nginx-server.ts";
import { nginxSite } from "./nginx-site.ts";
import type { OutputFile } from "./output-file.ts";
import { redirectsFile, redirectsOf } from "./redirects.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemapFile } from "./sitemap.ts";

interface Release {
	/** The value of `Content-Security-Policy`. */
	readonly policy: string;
	/** When the site is built. */
	readonly now: Date;
}

/** The files that a site has once, for machines: search engines and web servers. */
export function* siteFiles(site: Site, { policy, now }: Release): Generator<OutputFile> {
	const settings = site.settings?.value;
	if (!settings) throw new Error("A site without settings is not built.");
	const contentTypes = new Map<string, string>();
	for (const file of publicFiles(site, { origin: settings.address, now })) {
		if (file.type) contentTypes.set(file.path, file.type);
		yield file;
	}
	const { languages } = settings;
	const redirects = redirectsOf(site, languages);
	yield* serverFiles({ origin: settings.address, languages, policy, redirects, contentTypes });
}

/** Files that anybody may ask for. */
function* publicFiles(site: Site, { origin, now }: { origin: string; now: Date }): Generator<OutputFile> {
	yield { path: "/sitemap.xml", content: sitemapFile(site, origin) };
	yield* securityTxt(site, now);
}

/** Files that a web server reads and does not publish. */
function* serverFiles(hosting: Hosting): Generator<OutputFile> {
	yield { path: "/_headers", content: headersFile(hosting) };
	yield { path: "/_redirects", content: redirectsFile(hosting) };
	yield { path: "/_nginx/site.conf", content: nginxSite(hosting) };
	yield { path: "/_nginx/server.conf", content: nginxServer(hosting) };
}
