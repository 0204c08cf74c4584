import type { FieldPath } from "#core/fields/walk.ts";
import { splitPageAddress } from "#core/paging.ts";
import type { Listed, PageList } from "./listings.ts";
import { type CardPage, cardsIn, pagesIn } from "./pages.ts";
import { sectionDefinitions } from "./sections.ts";
import type { Site, SitePage } from "./site.ts";
import { look, type Readable } from "./traced-site.ts";
import type { WrittenSection } from "./written-page.ts";

/** The pages of which a list shows the cards, on one page of an overview. */
export function cardsShown({ listing, limits: { max, perPage } }: Listed, number: number, site: Readable): CardPage[] {
	return max === undefined
		? cardsIn(listing, site, (number - 1) * perPage, number * perPage)
		: cardsIn(listing, site, 0, max);
}

/** Every list on a page, in the order of its sections. */
export function listsOn({ outline }: SitePage): readonly PageList[] {
	// Of thousands of pages most list nothing.
	return outline.some(({ lists }) => lists) ? outline.flatMap(({ lists = [] }) => lists) : none;
}

const none: readonly PageList[] = [];

/** On which page of an overview a list shows the card of another page, from 1. `path` is its place in the file. */
export function numberOfCard(page: SitePage, path: FieldPath, card: string, site: Site): number {
	const list = listAt(page, path);
	if (!list || pagesOfList(list, site) === 1) return 1;
	const place = pagesIn(list.listing, site).findIndex((each) => each.path === card);
	return Math.floor(place / list.limits.perPage) + 1;
}

/** The list at a place of a page's file. */
export function listAt(page: SitePage, [first, section, field]: FieldPath): PageList | undefined {
	if (first !== "sections") return undefined;
	return listsOn(page).find((list) => list.section === section && list.field === field);
}

/** The number of pages over which a list is spread; 1 when all its cards fit on one. */
export function pagesOfList({ listing, limits: { max, perPage } }: Listed, site: Readable): number {
	if (max !== undefined) return 1;
	const all = pagesIn(listing, look(site, `length ${listing} ${perPage}`)).length;
	return Math.max(1, Math.ceil(all / perPage));
}

/** The list that goes on on further pages; of a sound page there is one at most. */
function pagedList(page: SitePage, site: Readable): PageList | undefined {
	return listsOn(page).find((list) => pagesOfList(list, site) > 1);
}

/** The number of pages that a written page has: itself, and the further pages of its overview. */
function pageCount(page: SitePage, site: Site): number {
	const list = pagedList(page, site);
	return list ? pagesOfList(list, site) : 1;
}

/** What stands at an address: a written page (`number` 1), or a further page of an overview. */
export interface FoundPage {
	readonly page: SitePage;
	readonly number: number;
}

/** What stands at an address without a language; undefined when nothing does. */
export function pageAt(address: string, site: Site): FoundPage | undefined {
	const page = site.pages.get(address);
	if (page) return { page, number: 1 };
	const further = splitPageAddress(address, site.source);
	const overview = further && site.pages.get(further.overview);
	if (!overview || further.number > pageCount(overview, site)) return undefined;
	return { page: overview, number: further.number };
}

/**
 * The address of the overview whose further page an address is or could become, as pages are added; undefined for other
 * addresses. A page that is there but not sound counts as an overview: what it lists is not known.
 */
export function overviewAt(address: string, site: Site): string | undefined {
	const overview = splitPageAddress(address, site.source)?.overview;
	if (overview === undefined || !site.addresses.has(overview)) return undefined;
	const page = site.pages.get(overview);
	return !page || listsOn(page).some(({ limits }) => limits.max === undefined) ? overview : undefined;
}

/** Every page that a visitor can open, each overview followed by its further pages. */
export function* everyPage(site: Site): Generator<FoundPage> {
	for (const page of site.pages.values()) {
		const count = pageCount(page, site);
		for (let number = 1; number <= count; number++) yield { page, number };
	}
}

/**
 * What stands on a page of an overview. Who turns to a further page has read what surrounds the list: there only the
 * main heading and the list remain, each with the fields that its definition names.
 */
export function sectionsOn({ page, number }: FoundPage, site: Readable): readonly WrittenSection[] {
	const { sections } = page.value;
	if (number === 1) return sections;
	const list = pagedList(page, site)?.section;
	return sections.flatMap((section) => {
		const definition = sectionDefinitions.get(section.type);
		if (!definition || (section.place !== list && !definition.pageHeading)) return [];
		return [{ ...section, fields: shorten(section.fields, definition.continued) }];
	});
}

function shorten(fields: WrittenSection["fields"], names: readonly string[]): WrittenSection["fields"] {
	const kept = new Set(["type", "id", "background", ...names]);
	return Object.fromEntries(Object.entries(fields).filter(([name]) => kept.has(name)));
}
