import type { Language } from "#core/languages.ts";
import type { LastChanges } from "../changes.ts";
import type { Context } from "../present/context.ts";
import type { Site } from "../site.ts";
import { feedFile } from "./feed.ts";
import { headersFile } from "./headers.ts";
import { manifestFile, type SiteIcon } from "./manifest.ts";
import type { OutputFile } from "./output-file.ts";
import { redirectsFile } from "./redirects.ts";
import { robotsFile } from "./robots.ts";
import { sitemapFiles } from "./sitemap.ts";

interface Options {
	readonly policy: string;
	/** When the content changed; undefined when nobody knows. */
	readonly changes: LastChanges | undefined;
	readonly icons: readonly SiteIcon[];
	readonly contextOf: (language: Language) => Context;
}

/** The files that a site has once, or once in a language, for machines: search engines and web servers. */
export function* siteFiles(site: Site, { policy, changes, icons, contextOf }: Options): Generator<OutputFile> {
	const settings = site.settings?.value;
	if (!settings) throw new Error("A site without settings is not built.");
	const origin = settings.address;
	yield* sitemapFiles(site, { origin, changes });
	yield { path: "/robots.txt", content: robotsFile(origin) };
	for (const language of settings.languages as readonly Language[]) {
		const context = contextOf(language);
		const feed = feedFile(context, { origin, changes });
		if (feed) yield feed;
		yield manifestFile(context, icons);
	}
	yield { path: "/_headers", content: headersFile(policy) };
	yield { path: "/_redirects", content: redirectsFile(site, settings.languages) };
}
