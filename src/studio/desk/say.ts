import type { InReports } from "#core/fields/answers.ts";
import { type EditorLanguage, inLanguage, type Values } from "#core/in-language.ts";

/** What Studio says at one place. */
export type Word = InReports;

/** What a room says. */
export type Words = Readonly<Record<string, Word>>;

/** A word in the language of who edits, with values in its braces. */
export type Say = (word: Word, values?: Values) => string;

export function sayIn(language: EditorLanguage): Say {
	return (word, values) => inLanguage(word, language, values);
}
