/**
 * The same text, in which a number stays on one line with the short word behind it, a Dutch `'s` with its part of the
 * day, and with a word the signs that French sets apart from it.
 */
export function withoutBreaks(text: string): string {
	return text.replace(/ (?:(?<=\d |['’]s )(?=\d|\p{L}{1,9}(?!\p{L}))|(?<=[€«] )|(?=[:;!?»]))/gu, "\u00a0");
}

/**
 * What has a sign at which no line may end: a word with a hyphen, a range, a phone number, a measure with a stroke, and
 * an address, with what keeps its direction and the sign behind it. With the flag `i` beside `u` it would take four
 * times as long.
 */
export const unbrokenWord =
	/(\u2066?[\w.+-]+@[\w-]+(?:\.[\w-]+)+\u2069?(?:\u00a0?[.,;:!?)،؛؟]+)?|\b[Ee]-[Mm]ail|\b\d[\d.,:]*–\d+|\b0\d+-\d+|\b\d+\u00a0km\/\p{L})/gu;

/** Keeps such a word whole. An address goes to the next line; where a line has no room for one, it breaks. */
export function unbrokenClass(word: string): string {
	return word.includes("@") ? "whole" : "nowrap";
}

/** All that stays on one line, for who shows a text as it is written. */
export const unbrokenPart =
	/(?:€ )?(?:\d[\d.,:]*–)?(?:\d+(?: \d+)*|['’]s) \p{L}{1,9}(?:\/\p{L})?(?!\p{L})|\d+(?: \d+)+|\d[\d.,:]*–\d+|\b0\d+-\d+|€ \d+|\b[Ee]-[Mm]ail/gu;
