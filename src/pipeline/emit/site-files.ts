import type { Site } from "../site.ts";
import { headersFile } from "./headers.ts";
import type { OutputFile } from "./output-file.ts";
import { redirectsFile } from "./redirects.ts";
import { sitemapFile } from "./sitemap.ts";

/** The files that a site has once, for machines: search engines and web servers. */
export function* siteFiles(site: Site, { policy }: { readonly policy: string }): Generator<OutputFile> {
	const settings = site.settings?.value;
	if (!settings) throw new Error("A site without settings is not built.");
	yield { path: "/sitemap.xml", content: sitemapFile(site, settings.address) };
	yield { path: "/_headers", content: headersFile(policy) };
	yield { path: "/_redirects", content: redirectsFile(site, settings.languages) };
}
