import { hasBuilderWords, type Language } from "#core/languages.ts";
import type { Site } from "../site/site.ts";
import { languageWordsFileOf, usualWordsOf } from "../site/words.ts";
import { matchPassages } from "./match.ts";
import { passageFiles } from "./passages.ts";

/** How many passages of a file are in which state in a language. */
export interface Counts {
	readonly translated: number;
	readonly stale: number;
	readonly missing: number;
}

export interface FileStatus {
	/** Below `content/`: `pages/contact.yaml`. */
	readonly name: string;
	readonly languages: ReadonlyMap<Language, Counts>;
}

/** What is translated, file by file and language by language. */
export function translationStatus(site: Site): FileStatus[] {
	const languages = (site.settings?.value.languages ?? []).filter((language) => language !== site.source);
	const files = [...passageFiles(site)]
		.filter(({ passages }) => passages.length > 0)
		.map(({ name, passages }) => {
			const counts = languages.map((language): [Language, Counts] => {
				const pairs = site.translations.get(language)?.get(name)?.value ?? [];
				const states = matchPassages(passages, pairs).matches.map(({ state }) => state);
				const count = (...names: string[]) => states.filter((state) => names.includes(state)).length;
				return [
					language,
					{ translated: count("translated"), stale: count("stale", "restored"), missing: count("missing") },
				];
			});
			return { name, languages: new Map(counts) };
		});
	return [...files, ...languages.filter((language) => !hasBuilderWords(language)).map(wordsStatus(site))];
}

function wordsStatus(site: Site): (language: Language) => FileStatus {
	return (language) => {
		const said = site.languageWords.get(language)?.value ?? {};
		const keys = usualWordsOf(site);
		const translated = keys.filter((key) => said[key] !== undefined).length;
		// What the builder says itself has no text in the site that could become another.
		const counts = { translated, stale: 0, missing: keys.length - translated };
		return { name: languageWordsFileOf(language), languages: new Map([[language, counts]]) };
	};
}
