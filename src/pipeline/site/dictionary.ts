import type { ITrie } from "cspell-trie-lib";
import type { Language } from "#core/languages.ts";

/** The words of a language, with their endings and compounds. */
export interface Dictionary {
	readonly language: Language;
	/** Another one for each language, package and version. */
	readonly name: string;
	/** Loaded once for each process. */
	readonly words: () => ITrie;
	/** How far a word is from another, a hundred for each slip: what measures it is in the library that reads the words. */
	readonly distance: (one: string, other: string) => number;
}

/** The packages with the words of a language; the first that is installed counts. */
export const dictionaryPackages: Readonly<Partial<Record<Language, readonly string[]>>> = {
	nl: ["@cspell/dict-nl-nl"],
	en: ["@cspell/dict-en-gb", "@cspell/dict-en_us"],
	de: ["@cspell/dict-de-de"],
	fr: ["@cspell/dict-fr-fr"],
	es: ["@cspell/dict-es-es"],
};
