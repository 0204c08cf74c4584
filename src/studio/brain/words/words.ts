import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import type { Language } from "#core/languages.ts";
import type { SiteWord, TranslatedPassage } from "#core/studio-translations.ts";
import { builderWord } from "#pipeline/site/accessors.ts";
import type { Site } from "#pipeline/site/site.ts";
import { longestWord, wordDescriptions, wordsFileOf } from "#pipeline/site/words.ts";
import { keyOf } from "#pipeline/text/passage.ts";
import { otherLanguages, passageOf, translatedIn } from "../translations/passages.ts";

/** All words of what surrounds the pages, in every language; where each appears is said in that of an editor. */
export function wordsOf(site: Site, language: EditorLanguage = site.source): readonly SiteWord[] {
	return Object.entries(wordDescriptions).map(([key, about]) => {
		const builtIn = builtInFor(site, site.source, key);
		const written = site.words?.value[key];
		return {
			key,
			about: inLanguage({ nl: about }, language),
			says: written ?? builtIn,
			builtIn,
			isOverridden: written !== undefined,
			max: longestWord,
			translations: otherLanguages(site).map((language) => wordIn(site, key, language)),
		};
	});
}

/** What the builder says; empty where nobody has told it. */
export function builtInFor(site: Site, language: Language, key: string): string {
	return builderWord(site, language, key) ?? (language === site.source ? key : "");
}

/** A word in another language: as it was translated, or of the builder. */
function wordIn(site: Site, key: string, language: Language): TranslatedPassage {
	const written = site.words?.value[key];
	const translated = translatedIn(site, `content/${wordsFileOf(site.source)}`, language);
	const match =
		written === undefined ? undefined : translated?.matches.find((each) => keyOf(each.passage.text) === keyOf(written));
	if (match && translated) return passageOf(match, translated.pairs, language);
	const translation = builtInFor(site, language, key);
	const state = translation === "" ? "missing" : "translated";
	return { language, written: builtInFor(site, site.source, key), state, translation, max: longestWord };
}
