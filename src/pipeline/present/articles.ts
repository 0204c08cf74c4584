import type { Language } from "#core/languages.ts";
import { addressesBelow } from "../site/folders.ts";
import type { Site, SitePage } from "../site/site.ts";
import { look, type ReadableSite } from "../site/traced-site.ts";
import { announcedLanguages } from "../translate/coverage.ts";

const listings = new WeakMap<Site, Map<Language, readonly SitePage[]>>();

/** The articles that are announced in a language, newest first. */
export function articlesIn(readable: ReadableSite, language: Language): readonly SitePage[] {
	const site = look(readable, "list / 0 Infinity");
	const listed = listings.get(site) ?? new Map<Language, readonly SitePage[]>();
	listings.set(site, listed);
	const known = listed.get(language);
	if (known) return known;
	const found = [...site.pages.values()]
		.filter((page) => page.value.article && announcedLanguages(readable, page).includes(language))
		.sort((a, b) => dateOf(b).localeCompare(dateOf(a)) || a.path.localeCompare(b.path));
	listed.set(language, found);
	return found;
}

/** Whether an article that is announced in a language stands at an address or below it. */
export function hasArticlesBelow(address: string, site: ReadableSite, language: Language): boolean {
	const { addresses } = look(site, `list ${address} 0 Infinity`);
	const below = addressesBelow(address, { addresses });
	if (below.length === 0) return isAnnounced(address, site, language);
	return site.derive(`articles ${language} ${address}`, () =>
		[address, ...below].some((each) => isAnnounced(each, site, language)),
	);
}

/** Whether there is an article at an address, and search engines hear of it in a language. */
function isAnnounced(address: string, site: ReadableSite, language: Language): boolean {
	const page = look(site, `card ${address}`).pages.get(address);
	return page?.value.article !== undefined && announcedLanguages(site, page).includes(language);
}

function dateOf({ value }: SitePage): string {
	return value.article?.date ?? "";
}
