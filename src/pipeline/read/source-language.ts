import { type SourceLanguage, sourceLanguages } from "#core/languages.ts";

/** What may stand before the first language in `languages: [nl, en]` and in `languages:` with a list below it. */
const opening = /^\s*["']?languages["']?\s*:(?:\s|#.*|[-["',])*/m;

/**
 * The source language that a text of `content/site.yaml` names. What every other file is for depends on it, so it is
 * found before that text is judged, and also while something else in it is wrong. Undefined when it names none.
 */
export function sourceLanguageIn(text: string): SourceLanguage | undefined {
	const [before, at] = [opening.exec(text)?.[0] ?? "", text.search(opening)];
	return sourceLanguages.find((each) => at >= 0 && text.startsWith(each, at + before.length));
}

/** All languages that a text of `content/site.yaml` names, in their order. */
export function languagesIn(text: string): readonly string[] {
	const [, list = ""] = /^\s*["']?languages["']?\s*:([^\n]*(?:\n\s*-[^\n]*)*)/m.exec(text) ?? [];
	return list.match(/\b[a-z]{2}\b/g) ?? [];
}
