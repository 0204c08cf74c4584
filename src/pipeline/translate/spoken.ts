import { fallbackLanguage, type Language, sourceLanguage } from "#core/languages.ts";
import type { Readable } from "../site/traced-site.ts";
import { hasWords } from "../text/passage.ts";
import { translationOf } from "./dictionary.ts";

/**
 * A passage as a visitor in a language reads it, and the language it is in: translated, or where that is missing
 * or out of date in English, or else in Dutch. `file` is given below `content/`.
 */
export function spokenPassage(
	site: Readable,
	language: Language,
	file: string,
	passage: string,
): { text: string; lang: Language } {
	if (language === sourceLanguage || !hasWords(passage)) return { text: passage, lang: language };
	for (const lang of [language, fallbackLanguage] as const) {
		const text = translationOf(site, lang, file, passage);
		if (text !== undefined) return { text, lang };
	}
	return { text: passage, lang: sourceLanguage };
}
