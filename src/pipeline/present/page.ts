import type { FactsOf } from "#core/facts/index.ts";
import type { ArticleHead, Page, PageSection } from "#core/page.ts";
import { pageAddress } from "#core/paging.ts";
import { localize } from "#core/paths.ts";
import { plainText, type Resolved, type Text } from "#core/resolved.ts";
import type { SectionDefinition } from "#core/section.ts";
import { siteSchema } from "#core/settings.ts";
import { cardsBeside } from "../kinds/cards.ts";
import type { Context } from "../kinds/context.ts";
import { formatDate } from "../kinds/date.ts";
import { presentImage } from "../kinds/image.ts";
import { presentFact } from "../kinds/ref.ts";
import { nameOf } from "../read/content-name.ts";
import { settingOf, sourceOf } from "../site/accessors.ts";
import { sectionsOn } from "../site/overviews.ts";
import { readingMinutes } from "../site/reading-time.ts";
import { sectionDefinitions } from "../site/sections.ts";
import { NotSound, type SitePage } from "../site/site.ts";
import { look } from "../site/traced-site.ts";
import type { WrittenPage, WrittenSection } from "../site/written-page.ts";
import { announcedLanguages } from "../translate/coverage.ts";
import { presentBreadcrumbs, presentTrail } from "./breadcrumbs.ts";
import { descriptionOf, numbered, titleOf } from "./head.ts";
import { settingsFile } from "./menu.ts";
import { presentValue } from "./value.ts";

/** One page in one language, as plain data for the browser side; `number` is that of a page of its overview. */
export function presentPage(page: SitePage, site: Context, number = 1): Page {
	const { source, value } = page;
	const found = { page, number };
	const path = pageAddress(page.path, number, sourceOf(site.site));
	look(site.site, `page ${page.path}`);
	const aside = <T>(make: () => T) => site.site.aside(make);
	const context = { ...site.in(nameOf(source)), shown: { path: page.path, number } };
	const heading = titleOf(found, site);
	const sections = sectionsOn(found, site.site).map((section) => presentSection(section, context));
	return {
		path: localize(path, context.language, sourceOf(context.site)),
		lang: context.language,
		title: `${plainText(heading)} | ${aside(() => titleSuffix(context))}`,
		heading,
		description: descriptionOf(found, site),
		announced: aside(() => announcedLanguages(context.site, page)),
		breadcrumbs: aside(() => presentBreadcrumbs(path, context)),
		trail: aside(() => presentTrail(page, context)),
		...(value.article && { article: presentArticle(page, value.article, context) }),
		sections,
	};
}

/** The page that an unknown address shows. */
export function presentNotFound(context: Context): Page {
	return {
		path: localize("/404", context.language, sourceOf(context.site)),
		lang: context.language,
		title: `${context.words.not_found_title} | ${titleSuffix(context)}`,
		heading: context.words.not_found_title,
		description: context.words.not_found_text,
		announced: [],
		notFound: true,
		breadcrumbs: [],
		trail: [],
		sections: [],
	};
}

function titleSuffix(context: Context): string {
	return context.name(settingOf(context.site, "titleSuffix"));
}

/** A section as its view receives it. */
export function presentSection(section: WrittenSection, context: Context): PageSection {
	const definition = sectionDefinitions.get(section.type);
	if (!definition) throw new NotSound(`No section is called ${section.type}; validation lets none through.`);
	const presented = presentValue(definition.schema, section.fields, context) as Record<string, unknown>;
	const { type, id, background, from, until, ...data } = presented;
	return {
		type: section.type,
		id: sectionId(section),
		...(section.id && { anchor: section.id }),
		background: (section.background ?? "paper") as PageSection["background"],
		...(definition.interactive && { interactive: true }),
		data: numberHeading(data, definition, context),
		...presentSettings(definition, context),
	};
}

/** The main heading of a further page says which one it is. */
function numberHeading(
	data: Readonly<Record<string, unknown>>,
	{ pageHeading }: SectionDefinition,
	context: Context,
): Readonly<Record<string, unknown>> {
	if (!pageHeading || !context.shown) return data;
	return { ...data, [pageHeading]: numbered(data[pageHeading] as Text, context.shown.number, context) };
}

/** The anchor that an editor wrote, or one made from the place on the page. */
export function sectionId({ id, place }: WrittenSection): string {
	return id ?? `s${place + 1}`;
}

function presentSettings({ settings }: SectionDefinition, context: Context): { settings?: unknown } {
	if (settings.length === 0) return {};
	const own = context.in(settingsFile);
	const entries = settings.map((name) => [
		name,
		presentValue(siteSchema.shape[name], settingOf(context.site, name), own),
	]);
	return { settings: Object.fromEntries(entries.filter(([, value]) => value !== undefined)) };
}

function presentArticle(page: SitePage, article: NonNullable<WrittenPage["article"]>, context: Context): ArticleHead {
	const closing = settingOf(context.site, "article");
	const settings = context.in(settingsFile);
	return {
		date: formatDate(article.date, context.language),
		minutes: readingMinutes(page),
		...(article.author && { author: context.name(article.author) }),
		...(article.image && { image: presentImage(article.image, context) }),
		...(article.original && { original: article.original }),
		topics: (article.tags ?? []).flatMap((tag) => presentTopic(tag, context)),
		...(closing && {
			closing: {
				title: settings.show(closing.title),
				text: settings.show(closing.text),
				label: settings.show(closing.label),
				link: settings.link(closing.link),
			},
		}),
		more: context.site.aside(() => cardsBeside(page.path, context)),
	};
}

/** What an article is about, where a page lists the articles about that. */
function presentTopic(tag: string, context: Context): ArticleHead["topics"] {
	const { label, page } = presentFact("tags", tag, context) as Resolved<FactsOf<"tags">>;
	return page ? [{ label, href: page.href }] : [];
}
