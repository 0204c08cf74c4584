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

const answers = new WeakMap<Site, Map<string, boolean>>();

/** Whether there are articles below an address that are announced in a language. */
export function hasArticlesBelow(address: string, site: Site, language: Language): boolean {
	const known = answers.get(site) ?? new Map<string, boolean>();
	answers.set(site, known);
	const key = `${language} ${address}`;
	const answer = known.get(key) ?? addressesBelow(address, site).some((each) => isArticle(each, site, language));
	known.set(key, answer);
	return answer;
}

function isArticle(address: string, site: Site, language: Language): boolean {
	const page = site.pages.get(address);
	return page?.value.article !== undefined && announcedLanguages(site, page).includes(language);
}

/** By the addresses of a site, which stay the same when a page changes. */
const folders = new WeakMap<Site["addresses"], ReadonlyMap<string, readonly string[]>>();

function addressesBelow(address: string, { addresses }: Site): readonly string[] {
	const found = folders.get(addresses) ?? groupByFolder(addresses.keys());
	folders.set(addresses, found);
	return found.get(address) ?? [];
}

function groupByFolder(addresses: Iterable<string>): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, string[]>();
	for (const address of addresses) {
		const steps = address.split("/");
		for (const index of steps.keys()) {
			const folder = steps.slice(0, index).join("/") || "/";
			const known = found.get(folder);
			if (known) known.push(address);
			else found.set(folder, [address]);
		}
	}
	return found;
}

function dateOf({ value }: SitePage): string {
	return value.article?.date ?? "";
}
