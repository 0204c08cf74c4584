import * as z from "zod";
import { isBlank } from "#core/fields/words.ts";
import type { Language } from "#core/languages.ts";
import { once } from "#core/remembered.ts";
import { coreWords } from "#core/words.ts";

/** The words of the source language by their keys, in the order of their file. */
export type WrittenWords = Readonly<Record<string, string>>;

const modules = import.meta.glob<{ default: WrittenWords }>("../../sections/*/words.ts", { eager: true });

/** Where each word appears, in Dutch: the words of the shell, and those of the sections. */
export const wordDescriptions: WrittenWords = Object.assign(
	{},
	coreWords,
	...Object.values(modules).map((module) => module.default),
);

/** The file of the words in the source language, below `content/`. */
export function wordsFileOf(source: Language): string {
	return `words/${source}.yaml`;
}

/** Words in the mail that a form sends. Who receives it reads the source language, whatever the visitor reads. */
export const wordsOfMail: ReadonlySet<string> = new Set(["form_not_given", "form_subject_prefix"]);

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
