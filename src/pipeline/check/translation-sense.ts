import { type Language, scriptOf } from "#core/languages.ts";
import { tokenPattern } from "../text/tokens.ts";

/** Numbers of at least two digits that a translation has and the text has not: a price, a time or a year that somebody made up. */
export function addedNumbers(written: string, translation: string): string[] {
	const known = new Set(numbersIn(written).map(digitsOf));
	return numbersIn(translation).filter((each) => digitsOf(each).length > 1 && !known.has(digitsOf(each)));
}

/** A sentence that was left as it was; names and titles may well be the same in two languages. */
export function isLeft(written: string, translation: string): boolean {
	return translation.trim() === written.trim() && (bare(written).match(/(?<![\p{L}\d])\p{Ll}+/gu)?.length ?? 0) > 2;
}

/** Words that every longer text of a language has, and hardly a text of another one. */
const commonWords: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
	nl: wordSet("het een en van wij u niet voor met zijn naar ook maar bij om wordt uw onze deze dat"),
	en: wordSet("the and of to you we is are for with your our this that not be can have from by it"),
	de: wordSet("der die das und ist wir sie nicht für mit auf ein eine auch wird ihr unsere bei dem den von zu"),
	fr: wordSet("le la les des et est nous vous ne pas pour avec dans une votre notre sur du au ce que"),
	es: wordSet("el los las y es para con una su nuestra usted no por del al que se en lo nuestro"),
};

function wordSet(words: string): ReadonlySet<string> {
	return new Set(words.split(" "));
}

/** Whether a translation is no text of its language: in other letters, or in the words of the text that it translates. */
export function isForeign(translation: string, language: Language, written: Language): boolean {
	const words = bare(translation).match(/\p{L}+/gu) ?? [];
	if (words.length < 4) return false;
	// Serbian is written in two scripts.
	if (language === "sr") return false;
	const latin = words.filter((word) => /\p{Script=Latin}/u.test(word)).length;
	if (scriptOf(language) !== "Latn")
		return latin === words.length && words.filter((word) => /^\p{Ll}/u.test(word)).length > 2;
	if (latin < words.length / 2) return true;
	const small = words.map((word) => word.toLowerCase());
	const countOf = (of: Language) => new Set(small.filter((word) => commonWords[of]?.has(word))).size;
	return countOf(language) === 0 && countOf(written) > 2;
}

/** Without facts in braces and without addresses of links. */
function bare(text: string): string {
	return text.replace(tokenPattern, " ").replace(/\]\([^)]*\)/g, " ");
}

function numbersIn(text: string): string[] {
	return bare(text).match(/\p{Nd}+(?:[.,:\s]\p{Nd}+)*/gu) ?? [];
}

/** `1.139`, `1,139` and `١٬١٣٩` are the same number. */
function digitsOf(number: string): string {
	return [...number]
		.map((sign) => sign.codePointAt(0) ?? 0)
		.flatMap((code) => (code < 0x80 ? [code - 0x30] : [(code - 0x660) % 0x90]))
		.filter((digit) => digit >= 0 && digit <= 9)
		.join("");
}
