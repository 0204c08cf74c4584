import { createRequire } from "node:module";
import type { Language } from "#core/languages.ts";
import { once, remembered } from "#core/remembered.ts";
import { type Hyphenator, softHyphen } from "#pipeline/text/soft-hyphens.ts";

/** A module of the package `hyphen`. */
interface Patterns {
	hyphenateSync(text: string, options: { readonly hyphenChar: string; readonly minWordLength: number }): string;
}

const require = createRequire(import.meta.url);

/** Reads the patterns of a language with its first long word. */
const hyphenators: Readonly<Partial<Record<Language, Hyphenator>>> = {
	nl: hyphenatorWith(() => require("hyphen/nl")),
	en: hyphenatorWith(() => require("hyphen/en-gb")),
	de: { ...hyphenatorWith(() => require("hyphen/de")), nounsHaveCapitals: true },
	fr: hyphenatorWith(() => require("hyphen/fr")),
	es: hyphenatorWith(() => require("hyphen/es")),
};

/** Knows where words of a language may be broken. */
export function hyphenatorOf(language: Language): Hyphenator | undefined {
	return hyphenators[language];
}

function hyphenatorWith(read: () => Patterns): Hyphenator {
	const patterns = once(read);
	const known = new Map<string, string>();
	const options = { hyphenChar: softHyphen, minWordLength: 1 };
	return { hyphenate: (word) => remembered(known, word, () => patterns().hyphenateSync(word, options)) };
}
