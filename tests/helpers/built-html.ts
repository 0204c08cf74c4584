import { today } from "#core/opening.ts";
import { openContent } from "#engine/content/content.ts";
import { renderSite } from "#engine/pages/render-site.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import type { TemporarySite } from "./example-site.ts";

/** The browser side, of which nothing is asked. */
export const noClient = {
	folder: "",
	app: "/assets/app.js",
	css: "",
	late: "/assets/late.css",
	loader: "",
	modules: [],
	licences: "",
	names: {},
};

/** Every page of a site as HTML, by its address; the application and its styles are left out. */
export function builtPages(site: TemporarySite): Map<string, BuiltPage> {
	const pages = new Map<string, BuiltPage>();
	for (const { path, content } of renderSite(
		siteOn(assertSound(openContent(site.root).read().site), today("Europe/Amsterdam")),
		noClient,
	)) {
		if (path.endsWith(".html")) pages.set(path.replace(/(\/index)?\.html$/, "") || "/", readPage(content));
	}
	return pages;
}

export interface BuiltPage {
	readonly html: string;
	readonly lang: string;
	/** What a visitor reads, with title and description, without any white space and signs of direction. */
	readonly text: string;
	readonly things: readonly Record<string, unknown>[];
	readonly isAnnounced: boolean;
}

const scripts = /<(script|style)\b.*?<\/\1>/gs;

function readPage(html: string): BuiltPage {
	const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
	const graph = json === undefined ? undefined : (JSON.parse(json) as { "@graph": Record<string, unknown>[] });
	const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
	return {
		html,
		lang: /<html lang="(\w+)"/.exec(html)?.[1] ?? "",
		text: squeeze(`${html.replace(scripts, "")} ${description}`),
		things: graph?.["@graph"] ?? [],
		isAnnounced: !html.includes('<meta name="robots" content="noindex">'),
	};
}

/** The bare words of HTML or of a text, in which nothing says where a word may be broken. */
export function squeeze(html: string): string {
	return html
		.replace(/<[^>]*>/g, "")
		.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
		.replace(/[\s\u00ad\u200e\u200f\u2060\u2066-\u2069]+/g, "");
}

const entities: Readonly<Record<string, string>> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": '"',
	"&#x27;": "'",
};
