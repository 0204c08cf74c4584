import type { Language } from "#core/languages.ts";
import { fallbackOf, sourceOf, writtenWords } from "../site/accessors.ts";
import { builtInWords } from "../site/built-in-words.ts";
import type { Readable } from "../site/traced-site.ts";
import { wordsFileOf, wordsOfMail } from "../site/words.ts";
import { hasWords } from "../text/passage.ts";
import { translationOf } from "./dictionary.ts";

/** What a visitor reads, and the language it is in. */
interface SpokenText {
	readonly text: string;
	readonly lang: Language;
}

/**
 * A passage as a visitor in a language reads it: translated, or where that is missing or out of date in English, or
 * else as it was written. `file` is given below `content/`.
 */
export function spokenPassage(site: Readable, language: Language, file: string, passage: string): SpokenText {
	return language !== sourceOf(site) && hasWords(passage)
		? spoken(site, language, file, passage)
		: { text: passage, lang: language };
}

/** A word of the shell, by its key: as an editor wrote it, or else as the builder has it. */
export function spokenWord(site: Readable, language: Language, key: string): SpokenText {
	const written = writtenWords(site)[key];
	if (written === undefined) {
		const from = wordsOfMail.has(key) ? sourceOf(site) : language;
		return { text: builtInWords(from)[key] ?? key, lang: language };
	}
	// Also a word of signs alone has a translation: `{number}%`.
	return spoken(site, language, wordsFileOf(sourceOf(site)), written);
}

function spoken(site: Readable, language: Language, file: string, passage: string): SpokenText {
	const source = sourceOf(site);
	for (const lang of [language, fallbackOf(site)]) {
		if (lang === source) break;
		const text = translationOf(site, lang, file, passage);
		if (text !== undefined) return { text, lang };
	}
	return { text: passage, lang: source };
}
