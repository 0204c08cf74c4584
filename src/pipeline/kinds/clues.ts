/**
 * What a text must hold for a fact of a kind to be written out in it, also where YAML breaks the text into lines. Amounts
 * are in euros.
 */
export const clues = {
	amount: /(?:€|eur)\s*\d|[\d.–-]\s*(?:€|eur)/i,
	phone: /\d/,
	mail: /@/,
} as const satisfies Record<string, RegExp>;

/** The clues in the text of a file, by their patterns. A file that writes characters by their numbers may hold each. */
export function cluesIn(text: string): string[] {
	const found = Object.values(clues).filter((clue) => text.includes("\\") || clue.test(text));
	return found.map(({ source }) => source);
}

/** Stands for a clue as `cluesIn` names it; an empty text for another, which may be in any text. */
export function nameOfClue(clue: RegExp | string): string {
	const known = Object.values(clues).find((each) => each === clue);
	return known?.source ?? "";
}
