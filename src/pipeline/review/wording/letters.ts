/** With a capital letter, as the first word of a sentence. */
export function capital(text: string): string {
	return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** With a small letter, as a word within a sentence. */
export function lower(text: string): string {
	return text.slice(0, 1).toLowerCase() + text.slice(1);
}
