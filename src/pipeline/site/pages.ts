import type { PageHead } from "#core/page.ts";
import { remembered } from "#core/remembered.ts";
import type { SourceFile } from "../read/source.ts";
import { entryOf } from "./facts.ts";
import { addressesBelow, folderOf, foldersAbove } from "./folders.ts";
import { listingOf, splitListing } from "./listings.ts";
import type { Site, SitePage } from "./site.ts";
import type { PageSurvey } from "./survey.ts";
import { look, type Readable } from "./traced-site.ts";

/** How many other articles an article ends with. */
const moreArticles = 3;

/** A page as other pages know it. */
export interface CardPage {
	readonly path: string;
	readonly source: SourceFile;
	readonly value: PageHead;
	/** What is known of it without its text. */
	readonly survey?: Pick<PageSurvey, "minutes">;
}

const listings = new WeakMap<Site, Map<string, readonly SitePage[]>>();

/** All pages of a listing; articles newest first, then other pages in the order of their addresses. */
export function pagesIn(listing: string, site: Site): readonly SitePage[] {
	const listed = remembered(listings, site, () => new Map<string, readonly SitePage[]>());
	return remembered(listed, listing, () => {
		const { folder, tag } = splitListing(listing);
		if (tag !== undefined) return pagesIn(folder, site).filter(({ value }) => tagsOf(value).includes(tag));
		const pages = addressesBelow(folder, site).flatMap((address) => site.pages.get(address) ?? []);
		return pages.sort(newestFirst);
	});
}

/** What an article is about; of other pages, nothing. */
function tagsOf({ article }: PageHead): readonly string[] {
	return article?.tags ?? [];
}

/** Some of the pages of a listing, from one place in their order to another. */
export function cardsIn(listing: string, site: Readable, from: number, to: number): CardPage[] {
	const few = pagesIn(listing, look(site, `list ${listing} ${from} ${to}`)).slice(from, to);
	return few.flatMap(({ path }) => cardPage(path, site) ?? []);
}

/**
 * The pages above an address that exist, the highest first; the home page is not counted. What lists the articles about
 * a subject stands below the page that lists them all.
 */
export function pagesAbove(path: string, site: Readable): CardPage[] {
	const overview = overviewAbove(path, site);
	const above = overview === undefined ? foldersAbove(path) : [overview, ...foldersAbove(overview)];
	const folders = above.filter((folder) => folder !== "/");
	return folders.reverse().flatMap((folder) => cardPage(folder, site) ?? []);
}

/** Where all articles stand of which a page lists those about a subject that names it as its page. */
function overviewAbove(path: string, site: Readable): string | undefined {
	const page = look(site, `page ${path}`).pages.get(path);
	for (const { lists = [] } of page?.outline ?? []) {
		for (const { folder, tag = "" } of lists.map(({ listing }) => splitListing(listing))) {
			if (entryOf(site, "tags", tag)?.page === path && !`${folder}/`.startsWith(`${path}/`)) return folder;
		}
	}
	return undefined;
}

/** The other articles that an article ends with. */
export function pagesBeside(path: string, site: Readable): CardPage[] {
	return pathsBeside(path, look(site, `beside ${path}`)).flatMap((other) => cardPage(other, site) ?? []);
}

/** Their addresses: those that have most subjects in common with it first, and the newest before others. */
export function pathsBeside(path: string, site: Site): string[] {
	const folder = folderOf(path);
	const tags = site.pages.get(path)?.value.article?.tags ?? [];
	const akin = new Map<SitePage, number>();
	for (const tag of tags) {
		for (const page of pagesIn(listingOf(folder, tag), site)) akin.set(page, (akin.get(page) ?? 0) + 1);
	}
	const ranked = [...akin].sort(([a, one], [b, other]) => other - one || newestFirst(a, b)).map(([page]) => page);
	const newest = pagesIn(folder, site).slice(0, moreArticles + 1);
	const others = new Set([...ranked, ...newest].map((page) => page.path));
	others.delete(path);
	return [...others].slice(0, moreArticles);
}

/** What other pages know of the page at an address; undefined when there is none. */
function cardPage(path: string, site: Readable): CardPage | undefined {
	return look(site, `card ${path}`).pages.get(path);
}

function newestFirst(a: SitePage, b: SitePage): number {
	const [one, other] = [a.value.article?.date ?? "", b.value.article?.date ?? ""];
	return other.localeCompare(one) || a.path.localeCompare(b.path);
}
