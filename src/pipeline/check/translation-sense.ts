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
