import { defaultReadingMinutes } from "#core/page.ts";
import type { PageCard } from "#core/resolved.ts";
import type { SitePage } from "../site.ts";
import { nameOf } from "../translate/words.ts";
import type { Context } from "./context.ts";
import { formatDate } from "./format.ts";
import { presentImage } from "./image.ts";

/** Cards of all pages below an address; articles newest first, then other pages in the order of their addresses. */
export function cardsBelow(folder: string, context: Context): PageCard[] {
	const prefix = folder === "/" ? "/" : `${folder}/`;
	return [...context.site.pages.values()]
		.filter(({ path }) => path.startsWith(prefix) && path !== folder)
		.sort(newestFirst)
		.map((page) => cardOf(page, context));
}

function newestFirst(a: SitePage, b: SitePage): number {
	const [one, other] = [a.value.article?.date ?? "", b.value.article?.date ?? ""];
	return other.localeCompare(one) || a.path.localeCompare(b.path);
}

function cardOf({ path, source, value }: SitePage, site: Context): PageCard {
	const { article } = value;
	const context = site.in(nameOf(source));
	return {
		href: context.link(path).href,
		title: context.say(value.title),
		summary: context.say(article?.summary ?? value.description),
		...(article && {
			date: formatDate(article.date, context.language),
			minutes: article.minutes ?? defaultReadingMinutes,
		}),
		...(article?.image && { image: presentImage(article.image, context) }),
	};
}
