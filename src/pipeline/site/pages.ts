import { remembered } from "#core/remembered.ts";
import { addressesBelow, folderOf, foldersAbove } from "./folders.ts";
import type { Site, SitePage } from "./site.ts";

/** How many other articles an article ends with. */
const moreArticles = 3;

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

/** The pages above an address that exist, the highest first; the home page is not counted. */
export function pagesAbove(path: string, site: Site): SitePage[] {
	const folders = foldersAbove(path).filter((folder) => folder !== "/");
	return folders.reverse().flatMap((folder) => site.pages.get(folder) ?? []);
}

/** The other articles that an article ends with. */
export function pagesBeside(path: string, site: Site): SitePage[] {
	const few = pagesBelow(folderOf(path), site).slice(0, moreArticles + 1);
	return few.filter((page) => page.path !== path).slice(0, moreArticles);
}

function newestFirst(a: SitePage, b: SitePage): number {
	const [one, other] = [a.value.article?.date ?? "", b.value.article?.date ?? ""];
	return other.localeCompare(one) || a.path.localeCompare(b.path);
}
