import { type SourceLanguage, sourceLanguages, usualSource } from "#core/languages.ts";

/** What may stand before the first language in `languages: [nl, en]` and in `languages:` with a list below it. */
const opening = /^\s*["']?languages["']?\s*:(?:\s|#.*|[-["',])*/m;

/**
 * The source language that a text of `content/site.yaml` names. What every other file is for depends on it, so it is
 * found before that text is judged, and also while something else in it is wrong.
 */
export function sourceLanguageIn(text: string): SourceLanguage {
	const [before, at] = [opening.exec(text)?.[0] ?? "", text.search(opening)];
	return sourceLanguages.find((each) => at >= 0 && text.startsWith(each, at + before.length)) ?? usualSource;
}
