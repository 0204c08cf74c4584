import type { PageCard } from "#core/resolved.ts";
import { nameOf } from "../read/content-name.ts";
import { type CardPage, pagesBeside } from "../site/pages.ts";
import { readingMinutes } from "../site/reading-time.ts";
import type { Context } from "./context.ts";
import { formatDate } from "./date.ts";
import { presentImage } from "./image.ts";

/** Cards of the other articles that an article ends with. */
export function cardsBeside(path: string, context: Context): PageCard[] {
	return pagesBeside(path, context.site).map((page) => cardOf(page, context));
}

/** What an overview shows of a page. */
export function cardOf(page: CardPage, site: Context): PageCard {
	const { path, source, value } = page;
	const { article } = value;
	const context = site.in(nameOf(source));
	return {
		href: context.link(path).href,
		title: context.show(value.title),
		summary: context.show(article?.summary ?? value.description),
		...(article && {
			date: formatDate(article.date, context.language),
			minutes: readingMinutes(page),
		}),
		...(article?.image && { image: presentImage(article.image, context) }),
	};
}
