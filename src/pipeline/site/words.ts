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

/** Words in the mail that a form sends. Who receives it reads the source language, whatever the visitor reads. */
export const wordsOfMail: ReadonlySet<string> = new Set(["form_not_given", "form_subject_prefix"]);

/** Words that say what facts say: when a branch is open. */
export const wordsOfFacts: ReadonlySet<string> = new Set([
	...["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
	...["days_span", "closed"],
]);

/** Characters that a word may have. */
export const longestWord = 300;

/** The schema of the file of the words. */
export const wordsSchema = once(() => {
	const word = z
		.string()
		.min(1)
		.max(longestWord)
		.refine((value) => !isBlank(value));
	const described = Object.entries(wordDescriptions).map(([key, description]) => [
		key,
		word.describe(description).optional(),
	]);
	return z
		.strictObject(Object.fromEntries(described) as Record<string, z.ZodOptional<typeof word>>)
		.describe("Woorden van de site die anders zijn dan die van de bouwer, in de taal waarin u schrijft.");
});
