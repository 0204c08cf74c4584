import sectionWords from "virtual:sections/words";
import * as z from "zod";
import { isBlank } from "#core/fields/words.ts";
import type { Language } from "#core/languages.ts";
import { once } from "#core/remembered.ts";
import { coreWords } from "#core/words.ts";

/** The words of the source language by their keys, in the order of their file. */
export type WrittenWords = Readonly<Record<string, string>>;

/** Where each word appears, in Dutch: the words of the shell, and those of the sections. */
export const wordDescriptions: WrittenWords = Object.assign({}, coreWords, ...Object.values(sectionWords));

/** The file of the words in the source language, below `content/`. */
export function wordsFileOf(source: Language): string {
	return `words/${source}.yaml`;
}

/** The file of the words in a language in which the builder has none, below `content/`. */
export function languageWordsFileOf(language: Language): string {
	return `words/${language}.yaml`;
}

/** Words in the mail that a form sends. Who receives it reads the source language, whatever the visitor reads. */
export const wordsOfMail: ReadonlySet<string> = new Set(["form_not_given", "form_subject_prefix"]);

/** The words that a visitor reads, by their keys. */
export function wordsOfVisitors(): readonly string[] {
	return Object.keys(wordDescriptions).filter((key) => !wordsOfMail.has(key));
}

interface SiteWords {
	readonly words?: { readonly value: WrittenWords } | undefined;
}

/** Those of them that the site leaves as the builder says them; what it says for itself is translated as its other texts are. */
export function usualWordsOf({ words }: SiteWords): readonly string[] {
	return wordsOfVisitors().filter((key) => words?.value[key] === undefined);
}

/** Words that say what facts say: when a branch is open. */
export const wordsOfFacts: ReadonlySet<string> = new Set([
	...["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
	...["days_span", "closed"],
]);

/** Characters that a word may have. */
export const longestWord = 300;

/** The schema of the file of the words. */
export const wordsSchema = once(() =>
	schemaOf(
		(word) => word.optional(),
		"Woorden van de site die anders zijn dan die van de bouwer, in de taal waarin u schrijft.",
	),
);

/** The schema of the file with all words of a language in which the builder has none; some may still have to be written. */
export const languageWordsSchema = once(() =>
	schemaOf(
		(word) => word.nullable().optional(),
		"Alle woorden van de bouwer, in een taal waarin hij er zelf geen heeft.",
	),
);

function schemaOf<Word extends z.ZodType>(mayBe: (word: z.ZodString) => Word, about: string) {
	const described = Object.entries(wordDescriptions).map(([key, description]) => {
		const word = z.string().min(1).max(longestWord);
		return [key, mayBe(word.refine((value) => !isBlank(value)).describe(description))];
	});
	return z.strictObject(Object.fromEntries(described) as Record<string, Word>).describe(about);
}
