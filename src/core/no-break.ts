/** The same text, in which the digits of phone numbers and the letters of postal codes stay on one line. */
export function withoutBreaks(text: string): string {
	return text.replace(/(?<=\d) (?=\d|[A-Z]{2}\b)/g, "\u00a0");
}

/** Words with a hyphen at which no line may end. */
export const unbrokenWord = /\b(e-mail)/gi;

/** All that stays on one line, for who shows a text as it is written. */
export const unbrokenPart = /\d+(?:(?: \d+)* [A-Z]{2}\b|(?: \d+)+)|\b[Ee]-[Mm]ail/g;
