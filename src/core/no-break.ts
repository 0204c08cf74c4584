/** The same text, in which phone numbers, postal codes and 'e-mail' stay on one line. */
export function withoutBreaks(text: string): string {
	return text.replace(/(?<=\d) (?=\d|[A-Z]{2}\b)/g, "\u00a0").replace(/\be-(?=mail)/gi, "$&\u2060");
}
