import type { Language } from "#core/languages.ts";
import { once, remembered } from "#core/remembered.ts";
import { nameOf } from "../read/content-name.ts";
import type { SourceFile } from "../read/source.ts";
import { entriesOf, factAt, fileOfEntry } from "../site/facts.ts";
import { pagesOfList } from "../site/overviews.ts";
import { pagesIn, pathsBeside } from "../site/pages.ts";
import { readingMinutes } from "../site/reading-time.ts";
import type { SitePage, SoundSite } from "../site/site.ts";
import { type Readings, TracedSite } from "../site/traced-site.ts";
import { announcedLanguages } from "../translate/coverage.ts";
import { hasArticlesBelow } from "./articles.ts";
import { pagesInMenu } from "./menu.ts";

const traced = new WeakMap<SoundSite, TracedSite>();

/** A site as those see it who present it. */
export function tracedSite(site: SoundSite): TracedSite {
	return remembered(traced, site, () => new TracedSite(site, readingsOf(site), site.memory));
}

/** What each part of a site says. The accessors make the names. */
function readingsOf(site: SoundSite): Readings {
	const { pages, settings, declarations, words, languageWords, translations, images, downloads } = site;
	const files = once(() => new Map(filesOf(site).map((source) => [nameOf(source), source])));
	return {
		file: (name) => files().get(name)?.fingerprint,
		page: (path) => {
			const page = pages.get(path);
			return page && [page.source.fingerprint, ...(page.leftOut ?? [])];
		},
		card: (path) => cardOf(pages.get(path)),
		list: (name) => {
			const [listing = "", from, to] = name.split(" ");
			const listed = pagesIn(listing, site).slice(Number(from), Number(to));
			return listed.map(({ path }) => path);
		},
		length: (name) => {
			const [listing = "", perPage] = name.split(" ");
			return pagesOfList({ listing, limits: { max: undefined, perPage: Number(perPage) } }, site);
		},
		beside: (path) => pathsBeside(path, site),
		menu: () => pagesInMenu(site).map(cardOf),
		setting: (name) => settings.value[name as keyof typeof settings.value],
		fact: (name) => [factAt(site, name), fileOfEntry(site, ...(name.split(".") as [string, string]))],
		kind: (collection) => declarations.get(collection)?.source.fingerprint,
		entries: (collection) => Object.keys(entriesOf(site, collection)),
		image: (name) => {
			const info = images.info(name);
			return info && { ...info, absolute: "" };
		},
		download: (name) => {
			const info = downloads.info(name);
			return info && { ...info, absolute: "" };
		},
		translation: (name) => {
			const [language, file] = name.split(" ") as [Language, string];
			return translations.get(language)?.get(file)?.source.fingerprint;
		},
		words: () => [words?.value, ...[...languageWords].map(([language, { value }]) => [language, value])],
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

/** Every file with a text of a page, the facts, what is declared of them, or the settings. */
function filesOf({ settings, facts, declarations, pages }: SoundSite): SourceFile[] {
	const inFacts = [...facts.values()].flatMap(({ files }) => files);
	return [settings, ...inFacts, ...declarations.values(), ...pages.values()].map(({ source }) => source);
}

function cardOf(page: SitePage | undefined) {
	if (!page) return undefined;
	const { title, description, article, menu } = page.value;
	return [page.path, title, description, article, menu, article && readingMinutes(page)];
}
