import type { Language } from "#core/languages.ts";
import type { Site, SitePage } from "./site.ts";
import { announcedLanguages } from "./translate/coverage.ts";

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

interface Folders {
	readonly pages: ReadonlyMap<string, readonly SitePage[]>;
	/** What was asked before, by language and address. */
	readonly answers: Map<string, boolean>;
}

const folders = new WeakMap<Site, Folders>();

/** Whether there are articles below an address that are announced in a language. */
export function hasArticlesBelow(address: string, site: Site, language: Language): boolean {
	const { pages, answers } = folders.get(site) ?? { pages: pagesByFolder(site), answers: new Map<string, boolean>() };
	folders.set(site, { pages, answers });
	const key = `${language} ${address}`;
	const known = answers.get(key);
	if (known !== undefined) return known;
	// One is enough: whether a page is an article, and announced, is known only when it has been read.
	const found = pages.get(address)?.some((page) => page.value.article && isAnnounced(site, page, language)) ?? false;
	answers.set(key, found);
	return found;
}

/** All pages below each address. */
function pagesByFolder(site: Site): ReadonlyMap<string, readonly SitePage[]> {
	const found = new Map<string, SitePage[]>();
	for (const page of site.pages.values()) {
		const steps = page.path.split("/");
		for (const index of steps.keys()) {
			const folder = steps.slice(0, index).join("/") || "/";
			const known = found.get(folder);
			if (known) known.push(page);
			else found.set(folder, [page]);
		}
	}
	return found;
}

function isAnnounced(site: Site, page: SitePage, language: Language): boolean {
	return announcedLanguages(site, page).includes(language);
}

function dateOf({ value }: SitePage): string {
	return value.article?.date ?? "";
}
