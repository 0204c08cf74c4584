import { fallbackLanguage, type Language, sourceLanguage } from "#core/languages.ts";
import { writtenWords } from "../site/accessors.ts";
import { builtInWords } from "../site/built-in-words.ts";
import type { Readable } from "../site/traced-site.ts";
import { wordsFile } from "../site/words.ts";
import { hasWords } from "../text/passage.ts";
import { translationOf } from "./dictionary.ts";

/** What a visitor reads, and the language it is in. */
interface SpokenText {
	readonly text: string;
	readonly lang: Language;
}

/**
 * A passage as a visitor in a language reads it: translated, or where that is missing or out of date in English, or
 * else in Dutch. `file` is given below `content/`.
 */
export function spokenPassage(site: Readable, language: Language, file: string, passage: string): SpokenText {
	return language !== sourceLanguage && hasWords(passage)
		? spoken(site, language, file, passage)
		: { text: passage, lang: language };
}

/** A word of the shell, by its key: as an editor wrote it, or else as the builder has it. */
export function spokenWord(site: Readable, language: Language, key: string): SpokenText {
	const written = writtenWords(site)[key];
	if (written === undefined) return builtIn(language, key);
	// Also a word of signs alone has a translation: `{number}%`.
	return spoken(site, language, wordsFile, written);
}

/** The words of the builder are there in every language; those of an own section where its folder has them. */
function builtIn(language: Language, key: string): SpokenText {
	for (const lang of [language, fallbackLanguage, sourceLanguage] as const) {
		const text = builtInWords(lang)[key];
		if (text !== undefined) return { text, lang };
	}
	return { text: key, lang: sourceLanguage };
}

function spoken(site: Readable, language: Language, file: string, passage: string): SpokenText {
	if (language === sourceLanguage) return { text: passage, lang: language };
	for (const lang of [language, fallbackLanguage] as const) {
		const text = translationOf(site, lang, file, passage);
		if (text !== undefined) return { text, lang };
	}
	return { text: passage, lang: sourceLanguage };
}
