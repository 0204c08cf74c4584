/// <reference path="./own-icons.d.ts" />
import { words as own } from "virtual:sections/own-icons";
import type { EditorLanguage } from "../in-language.ts";
import { remembered } from "../remembered.ts";

/** Of each icon what it is called, and more words by which it is found. */
export type IconWords = Readonly<Record<string, readonly string[]>>;

type Source = (language: EditorLanguage) => IconWords | undefined;

const sources: Source[] = [];

/** Says where the words of a language are; undefined for those that have not come. */
export function takeIconWordsFrom(source: Source): void {
	sources.push(source);
}

const none: readonly string[] = [];

/** What an icon is called in a language, and then what else it is found by; none of a language that has not come. */
function wordsOfIcon(name: string, language: EditorLanguage): readonly string[] {
	const brought = own[language]?.[name];
	if (brought) return brought;
	for (const source of sources) {
		const words = source(language)?.[name];
		if (words) return words;
	}
	return none;
}

/** What an icon is called in a language; its name where that is not known. */
export function iconLabel(name: string, language: EditorLanguage): string {
	return wordsOfIcon(name, language)[0] ?? name.replaceAll("-", " ");
}

/** Capitals, accents and the sign between two words are no difference. */
export function plainIconWord(word: string): string {
	return word
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[\s_-]+/g, " ")
		.trim();
}

const plain = new WeakMap<readonly string[], readonly string[]>();

/** The words of an icon in a language, each as it is compared. */
export function plainWordsOf(name: string, language: EditorLanguage): readonly string[] {
	const words = wordsOfIcon(name, language);
	return remembered(plain, words, () => words.map(plainIconWord));
}
