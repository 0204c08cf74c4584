import type { PageHead } from "#core/page.ts";
import { remembered } from "#core/remembered.ts";
import type { SourceFile } from "../read/source.ts";
import { addressesBelow, folderOf, foldersAbove } from "./folders.ts";
import type { Site, SitePage } from "./site.ts";
import { look, type Readable } from "./traced-site.ts";

/** How many other articles an article ends with. */
const moreArticles = 3;

/** A page as other pages know it. */
export interface CardPage {
	readonly path: string;
	readonly source: SourceFile;
	readonly value: PageHead;
}

const listings = new WeakMap<Site, Map<string, readonly SitePage[]>>();

/** All pages below an address; articles newest first, then other pages in the order of their addresses. */
export function pagesBelow(folder: string, site: Site): readonly SitePage[] {
	const listed = remembered(listings, site, () => new Map<string, readonly SitePage[]>());
	return remembered(listed, folder, () =>
		addressesBelow(folder, site)
			.flatMap((address) => site.pages.get(address) ?? [])
			.sort(newestFirst),
	);
}

/** Some of the pages below an address, from one place in their order to another. */
export function cardsBelow(folder: string, site: Readable, from: number, to: number): CardPage[] {
	const few = pagesBelow(folder, look(site, `list ${folder} ${from} ${to}`)).slice(from, to);
	return few.flatMap(({ path }) => cardPage(path, site) ?? []);
}

/** The pages above an address that exist, the highest first; the home page is not counted. */
export function pagesAbove(path: string, site: Readable): CardPage[] {
	const folders = foldersAbove(path).filter((folder) => folder !== "/");
	return folders.reverse().flatMap((folder) => cardPage(folder, site) ?? []);
}

/** The other articles that an article ends with. */
export function pagesBeside(path: string, site: Readable): CardPage[] {
	const few = cardsBelow(folderOf(path), site, 0, moreArticles + 1);
	return few.filter((page) => page.path !== path).slice(0, moreArticles);
}

/** What other pages know of the page at an address; undefined when there is none. */
function cardPage(path: string, site: Readable): CardPage | undefined {
	return look(site, `card ${path}`).pages.get(path);
}

function newestFirst(a: SitePage, b: SitePage): number {
	const [one, other] = [a.value.article?.date ?? "", b.value.article?.date ?? ""];
	return other.localeCompare(one) || a.path.localeCompare(b.path);
}
