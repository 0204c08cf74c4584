import type { Language } from "./languages.ts";

/** Letters that stand for others where only `a` to `z` will do, and have no accent that could just go. */
const spelledOut: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l" };

/** In German an umlaut is written with an `e`: `für` is `fuer`, and `fur` is no word. */
const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Words in small letters without accents, as their language spells them in an address. */
export function plainLetters(words: string, language?: Language): string {
	const small = words.normalize("NFC").toLowerCase();
	const spelled = language === "de" ? small.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter) : small;
	return spelled
		.replace(/[ßæœøđł]/g, (letter) => spelledOut[letter] ?? letter)
		.normalize("NFKD")
		.replace(/\p{M}/gu, "");
}
