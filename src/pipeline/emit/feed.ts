import { escapeHtml } from "#core/html.ts";
import { feedPath, localize } from "#core/paths.ts";
import { plainText } from "#core/resolved.ts";
import type { Context } from "../kinds/context.ts";
import { articlesIn } from "../present/articles.ts";
import { feedTitle } from "../present/metadata.ts";
import { siteName } from "../present/share.ts";
import { nameOf } from "../read/content-name.ts";
import { sourceOf } from "../site/accessors.ts";
import type { SitePage } from "../site/site.ts";
import type { ChangeOf } from "./last-changes.ts";
import type { OutputFile } from "./output-file.ts";
import { timestamp } from "./sitemap.ts";

/** As many articles as a feed holds; who follows it, has the older ones. */
const newest = 50;

interface Options {
	/** Address of the site, without a slash at the end. */
	readonly origin: string;
	readonly changeOf: ChangeOf;
}

/** The articles of one language as an Atom feed (RFC 4287); undefined when there are none. */
export function feedFile(context: Context, { origin, changeOf }: Options): OutputFile | undefined {
	const { site, language } = context;
	const articles = articlesIn(site, language).slice(0, newest);
	if (articles.length === 0) return undefined;
	const dated = articles.map((page) => ({ page, updated: changeOf(page.path, language) ?? publishedOf(page) }));
	const latest = new Date(Math.max(...dated.map(({ updated }) => updated.getTime())));
	const path = feedPath(language, sourceOf(site));
	const self = origin + path;
	return {
		path,
		type: "application/atom+xml; charset=utf-8",
		content: [
			'<?xml version="1.0" encoding="UTF-8"?>',
			`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
			`<id>${escapeHtml(self)}</id>`,
			`<title>${escapeHtml(feedTitle(context))}</title>`,
			`<updated>${timestamp(latest)}</updated>`,
			`<author><name>${escapeHtml(siteName(context))}</name></author>`,
			`<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
			`<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeHtml(origin + localize("/", language, sourceOf(site)))}"/>`,
			...dated.map(({ page, updated }) => entry(page, updated, { context, origin })),
			"</feed>",
			"",
		].join("\n"),
	};
}

/** An article without a known change counts as unchanged since its day. */
function publishedOf({ value }: SitePage): Date {
	return new Date(`${value.article?.date}T00:00:00Z`);
}

function entry(page: SitePage, updated: Date, { context, origin }: { context: Context; origin: string }): string {
	const own = context.in(nameOf(page.source));
	const say = (written: string) => escapeHtml(plainText(own.say(written)));
	const { title, description, article } = page.value;
	const address = escapeHtml(origin + localize(page.path, context.language, sourceOf(context.site)));
	return [
		"<entry>",
		`<id>${address}</id>`,
		`<title>${say(title)}</title>`,
		`<link rel="alternate" type="text/html" href="${address}"/>`,
		`<published>${timestamp(publishedOf(page))}</published>`,
		`<updated>${timestamp(updated)}</updated>`,
		...(article?.author ? [`<author><name>${escapeHtml(own.name(article.author))}</name></author>`] : []),
		`<summary>${say(article?.summary ?? description)}</summary>`,
		"</entry>",
	].join("");
}
