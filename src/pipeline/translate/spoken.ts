import type { Language } from "#core/languages.ts";
import { builderWord, fallbackOf, sourceOf, writtenWords } from "../site/accessors.ts";
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
		if (wordsOfMail.has(key)) return { text: builtIn(site, sourceOf(site), key).text, lang: language };
		return builtIn(site, language, key);
	}
	// Also a word of signs alone has a translation: `{number}%`.
	return spoken(site, language, wordsFileOf(sourceOf(site)), written);
}

/** Words of the builder, of a language that the site brings, and of an own section, where they are there. */
function builtIn(site: Readable, language: Language, key: string): SpokenText {
	for (const lang of [language, fallbackOf(site), sourceOf(site)]) {
		const text = builderWord(site, lang, key);
		if (text !== undefined) return { text, lang };
	}
	return { text: key, lang: language };
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
