import type { Language } from "#core/languages.ts";
import { plainLetters } from "#core/plain-letters.ts";

/** A word with one way to write what can be written in two: accents in one character, a straight apostrophe. */
export function normalized(word: string): string {
	return word.normalize("NFC").replaceAll("’", "'");
}

/** A capital at the start and none behind it: `Advies`, not `BTW` or `HEt`. */
export function isCapitalized(word: string): boolean {
	return /^\p{Lu}\P{Lu}*$/u.test(word);
}

export function capitalized(word: string): string {
	return word.slice(0, 1).toUpperCase() + word.slice(1);
}

export function uncapitalized(word: string): string {
	return word.slice(0, 1).toLowerCase() + word.slice(1);
}

/** A text for who looks for it: capitals, accents, kinds of quotation marks and of spaces make no difference. */
export function folded(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/[\p{M}\p{Cf}]/gu, "")
		.replace(/[‘’‚]/g, "'")
		.replace(/[“”„]/g, '"')
		.replace(/\s+/g, " ")
		.trim()
		.toLowerCase();
}

/** Words of a language as a part of an address: `Brood bewaren` → `brood-bewaren`. */
export function slugOf(words: string, language?: Language): string {
	return folded(plainLetters(words, language))
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
}
