import type { EditorLanguage } from "#core/in-language.ts";
import { en } from "./en.ts";
import { nl, type ReportWords } from "./nl.ts";

const spoken = new Map<EditorLanguage, ReportWords>([
	["nl", nl],
	["en", en],
]);

/** Makes known what the reports say in a language. */
export function addReportWords(language: EditorLanguage, words: ReportWords): void {
	spoken.set(language, words);
}

/** What the reports say in a language; in English where it has no words. */
export function reportWords(language: EditorLanguage): ReportWords {
	return spoken.get(language) ?? en;
}
