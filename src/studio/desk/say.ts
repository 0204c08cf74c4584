import type { Session } from "#core/studio.ts";

/** What Studio says at one place, in every language of its editors. */
export type Word = Readonly<Record<Session["language"], string>>;

/** What a room says. */
export type Words = Readonly<Record<string, Word>>;

export type Values = Readonly<Record<string, string | number>>;

/** A word in the language of who edits, with values in its braces. */
export type Say = (word: Word, values?: Values) => string;

export function sayIn(language: Session["language"]): Say {
	return (word, values = {}) => word[language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
