import type { Language } from "#core/languages.ts";
import { today } from "#core/opening.ts";
import { remembered } from "#core/remembered.ts";
import { entriesOf, factAt } from "../site/facts.ts";
import { pagesOfList } from "../site/overviews.ts";
import { pagesBelow } from "../site/pages.ts";
import { withoutPassed } from "../site/passing.ts";
import type { SitePage, SoundSite } from "../site/site.ts";
import { type Readings, TracedSite } from "../site/traced-site.ts";
import { announcedLanguages } from "../translate/coverage.ts";
import { hasArticlesBelow } from "./articles.ts";
import { pagesInMenu } from "./menu.ts";

const traced = new WeakMap<SoundSite, TracedSite>();

/** A site as it is today, as those see it who present it. */
export function tracedSite(site: SoundSite): TracedSite {
	return remembered(traced, site, () => {
		const now = withoutPassed(site, today());
		return new TracedSite(now, readingsOf(now), site.memory);
	});
}

/** What each part of a site says. The accessors make the names. */
function readingsOf(site: SoundSite): Readings {
	const { pages, settings, words, translations, images } = site;
	return {
		page: (path) => pages.get(path)?.source.fingerprint,
		card: (path) => cardOf(pages.get(path)),
		list: (name) => {
			const [folder = "", from, to] = name.split(" ");
			const listed = pagesBelow(folder, site).slice(Number(from), Number(to));
			return listed.map(({ path }) => path);
		},
		length: (name) => {
			const [folder = "", perPage] = name.split(" ");
			return pagesOfList({ folder, limits: { max: undefined, perPage: Number(perPage) } }, site);
		},
		menu: () => pagesInMenu(site).map(cardOf),
		setting: (name) => settings.value[name as keyof typeof settings.value],
		fact: (name) => factAt(site, name),
		entries: (collection) => Object.keys(entriesOf(site, collection)),
		image: (name) => {
			const info = images.info(name);
			return info && { ...info, absolute: "" };
		},
		translation: (name) => {
			const [language, file] = name.split(" ") as [Language, string];
			return translations.get(language)?.get(file)?.source.fingerprint;
		},
		words: (language) => words.get(language as Language)?.value,
		announced: (path, all) => {
			const page = pages.get(path);
			return page && announcedLanguages(all, page);
		},
		articles: (name, all) => {
			const [language, address] = name.split(" ") as [Language, string];
			return hasArticlesBelow(address, all, language);
		},
	};
}

function cardOf(page: SitePage | undefined) {
	if (!page) return undefined;
	const { title, description, article, menu } = page.value;
	return [page.path, title, description, article, menu];
}
