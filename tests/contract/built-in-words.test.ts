import { expect, test } from "vitest";
import { builderLanguages } from "#core/languages.ts";
import { builtInWords } from "#pipeline/site/built-in-words.ts";
import { wordDescriptions } from "#pipeline/site/words.ts";

/** What the site fills in: `{number}`. */
const valuesIn = (word: string) => [...new Set(word.match(/\{\w+\}/g))].sort();

test.each(builderLanguages)("the builder has every word in %s, with what is filled in", (language) => {
	const words = builtInWords(language);
	expect(Object.keys(words).sort()).toEqual(Object.keys(wordDescriptions).sort());
	const others = Object.entries(wordDescriptions).filter(
		([key, description]) => valuesIn(description).join() !== valuesIn(words[key] ?? "").join(),
	);
	expect(others).toEqual([]);
});
