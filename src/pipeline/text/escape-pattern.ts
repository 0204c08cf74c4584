/** A text as a regular expression that finds it to the letter. */
export function escapePattern(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
