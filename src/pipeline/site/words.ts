import * as z from "zod";
import { isBlank } from "#core/fields/words.ts";
import { type Language, languageNames, sourceLanguage } from "#core/languages.ts";
import { once } from "#core/remembered.ts";
import { coreWords } from "#core/words.ts";

/** Words of one language by their keys, in the order of their file. */
export type WrittenWords = Readonly<Record<string, string>>;

const modules = import.meta.glob<{ default: WrittenWords }>("../../sections/*/words.ts", { eager: true });

/** Where each word appears, in Dutch: the words of the shell, and those of the sections. */
export const wordDescriptions: WrittenWords = Object.assign(
	{},
	coreWords,
	...Object.values(modules).map((module) => module.default),
);

/** The schema of `content/words/<language>.yaml`: Dutch is complete, the others may lack words. */
export function wordsSchema(language: Language) {
	const schema = language === sourceLanguage ? allWords() : someWords();
	return schema.describe(`Woorden van de site: ${languageNames[language]}.`);
}

const allWords = once(() => {
	const word = z
		.string()
		.min(1)
		.max(300)
		.refine((value) => !isBlank(value));
	const described = Object.entries(wordDescriptions).map(([key, description]) => [key, word.describe(description)]);
	return z.strictObject(Object.fromEntries(described) as Record<string, typeof word>);
});

const someWords = once(() => allWords().partial());
