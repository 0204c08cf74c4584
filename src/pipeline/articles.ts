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

const folders = new WeakMap<readonly SitePage[], ReadonlySet<string>>();

/** Whether an article that is announced in a language stands somewhere below an address. */
export function hasArticlesBelow(site: Site, language: Language, address: string): boolean {
	const articles = articlesIn(site, language);
	const known = folders.get(articles) ?? new Set(articles.flatMap(({ path }) => foldersOf(path)));
	folders.set(articles, known);
	return known.has(address);
}

/** Every address above one: `/`, `/blogs`. */
function foldersOf(path: string): string[] {
	const steps = path.split("/").slice(1, -1);
	return ["/", ...steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`)];
}

function dateOf({ value }: SitePage): string {
	return value.article?.date ?? "";
}
