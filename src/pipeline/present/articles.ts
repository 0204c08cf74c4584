import type { Language } from "#core/languages.ts";
import { remembered } from "#core/remembered.ts";
import { addressesBelow } from "../site/folders.ts";
import type { Site, SitePage } from "../site/site.ts";
import { announcedLanguages } from "../translate/coverage.ts";

const listings = new WeakMap<Site, Map<Language, readonly SitePage[]>>();

/** The articles that are announced in a language, newest first. */
export function articlesIn(site: Site, language: Language): readonly SitePage[] {
	const listed = listings.get(site) ?? new Map<Language, readonly SitePage[]>();
	listings.set(site, listed);
	const known = listed.get(language);
	if (known) return known;
	const found = [...site.pages.values()]
		.filter((page) => page.value.article && announcedLanguages(site, page).includes(language))
		.sort((a, b) => dateOf(b).localeCompare(dateOf(a)) || a.path.localeCompare(b.path));
	listed.set(language, found);
	return found;
}

const answers = new WeakMap<Site, Map<string, boolean>>();

/** Whether an article that is announced in a language stands at an address or below it. */
export function hasArticlesBelow(address: string, site: Site, language: Language): boolean {
	const known = remembered(answers, site, () => new Map<string, boolean>());
	return remembered(known, `${language} ${address}`, () =>
		[address, ...addressesBelow(address, site)].some((each) => isArticle(each, site, language)),
	);
}

function isArticle(address: string, site: Site, language: Language): boolean {
	const page = site.pages.get(address);
	return page?.value.article !== undefined && announcedLanguages(site, page).includes(language);
}

function dateOf({ value }: SitePage): string {
	return value.article?.date ?? "";
}
