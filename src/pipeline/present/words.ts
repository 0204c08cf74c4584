import { hasBuilderWords, type Language } from "#core/languages.ts";
import type { Shell } from "#core/shell.ts";
import type { WordKey, Words } from "#core/words.ts";
import type { Context } from "../kinds/context.ts";
import { fallbackOf, sourceOf, wordsOf, writtenWords } from "../site/accessors.ts";
import type { ReadableSite } from "../site/traced-site.ts";
import { wordsFileOf } from "../site/words.ts";
import { translationOf } from "../translate/dictionary.ts";
import { spokenWord } from "../translate/spoken.ts";

/** Every word of the shell as a visitor in a language reads it, in the order of their file. */
export function wordsIn(site: ReadableSite, language: Language): Words {
	const keys = Object.keys(wordsOf(site)) as WordKey[];
	return Object.fromEntries(keys.map((key) => [key, wordIn(site, language, key)])) as Words;
}

/** A word of the shell as a visitor in a language reads it. */
export function wordIn(site: ReadableSite, language: Language, key: WordKey): string {
	return spokenWord(site, language, key).text;
}

/** A single word may be the same in two languages; what has a space and is the same as in the fallback language, is in that one. */
export function englishWords({ language, words, site }: Context): Shell["english"] {
	const [source, fallback] = [sourceOf(site), fallbackOf(site)];
	if (language === fallback) return [];
	const untold = hasBuilderWords(language)
		? []
		: Object.keys(words).filter((key) => spokenWord(site, language, key).lang === fallback);
	const written = Object.entries(writtenWords(site)).flatMap(([key, written]) => {
		const word = words[key as WordKey];
		const other = fallback === source ? written : translationOf(site, fallback, wordsFileOf(source), written);
		return word.includes(" ") && word === other ? [key] : [];
	});
	return [...new Set([...untold, ...written])];
}
