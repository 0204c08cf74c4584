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

const folders = new WeakMap<Site, Map<Language, ReadonlySet<string>>>();

/** The addresses below which articles stand that are announced in a language. */
export function foldersOfArticles(site: Site, language: Language): ReadonlySet<string> {
	const listed = folders.get(site) ?? new Map<Language, ReadonlySet<string>>();
	folders.set(site, listed);
	const known = listed.get(language);
	if (known) return known;
	const found = new Set<string>();
	for (const { path } of articlesIn(site, language)) {
		const steps = path.split("/");
		for (const index of steps.keys()) found.add(steps.slice(0, index).join("/") || "/");
	}
	listed.set(language, found);
	return found;
}

function dateOf({ value }: SitePage): string {
	return value.article?.date ?? "";
}
