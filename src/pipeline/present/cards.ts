import { defaultReadingMinutes } from "#core/page.ts";
import type { PageCard } from "#core/resolved.ts";
import type { Site, SitePage } from "../site.ts";
import { nameOf } from "../translate/words.ts";
import type { Context } from "./context.ts";
import { formatDate } from "./format.ts";
import { presentImage } from "./image.ts";

/** How many other articles an article ends with. */
const moreArticles = 3;

/** What stands below each address, and whether it has been put in order. */
type Listings = Map<string, { pages: SitePage[]; sorted: boolean }>;

const listings = new WeakMap<Site, Listings>();

/** All pages below an address; articles newest first, then other pages in the order of their addresses. */
export function pagesBelow(folder: string, site: Site): readonly SitePage[] {
	let listed = listings.get(site);
	if (!listed) {
		listed = listPages(site);
		listings.set(site, listed);
	}
	const found = listed.get(folder);
	if (!found) return [];
	if (!found.sorted) found.pages.sort(newestFirst);
	found.sorted = true;
	return found.pages;
}

function listPages(site: Site): Listings {
	const listed: Listings = new Map();
	for (const page of site.pages.values()) {
		for (const folder of foldersAbove(page.path)) {
			const known = listed.get(folder);
			if (known) known.pages.push(page);
			else listed.set(folder, { pages: [page], sorted: false });
		}
	}
	return listed;
}

/** The addresses above an address, whether something stands there or not: `/blogs` and `/` of `/blogs/oordoppen`. */
export function foldersAbove(path: string): string[] {
	const folders: string[] = [];
	for (let above = path; above !== "/"; ) {
		above = folderOf(above);
		folders.push(above);
	}
	return folders;
}

/** The folder that an article stands in: its own address without the last step. */
export function folderOf(path: string): string {
	return path.slice(0, path.lastIndexOf("/")) || "/";
}

/** The pages above an address that exist, the highest first; the home page is not counted. */
export function pagesAbove(path: string, site: Site): SitePage[] {
	const steps = path.split("/").slice(1, -1);
	return steps.flatMap((_, index) => site.pages.get(`/${steps.slice(0, index + 1).join("/")}`) ?? []);
}

/** The other articles that an article ends with. */
export function pagesBeside(path: string, site: Site): SitePage[] {
	const few = pagesBelow(folderOf(path), site).slice(0, moreArticles + 1);
	return few.filter((page) => page.path !== path).slice(0, moreArticles);
}

/** Cards of the other articles that an article ends with. */
export function cardsBeside(path: string, context: Context): PageCard[] {
	return pagesBeside(path, context.site).map((page) => cardOf(page, context));
}

function newestFirst(a: SitePage, b: SitePage): number {
	const [one, other] = [a.value.article?.date ?? "", b.value.article?.date ?? ""];
	return other.localeCompare(one) || a.path.localeCompare(b.path);
}

/** What an overview shows of a page. */
export function cardOf({ path, source, value }: SitePage, site: Context): PageCard {
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
