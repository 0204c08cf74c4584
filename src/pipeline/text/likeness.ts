import { keyOf } from "./passage.ts";

/** Sørensen–Dice coefficient of the letter pairs of two texts, and how much of the shorter one stands in the other. */
export function likeness(one: string, other: string): { dice: number; part: number } {
	return likenessOf(letterPairs(one), letterPairs(other));
}

export function likenessOf(a: LetterPairs, b: LetterPairs): { dice: number; part: number } {
	let shared = 0;
	for (const [letters, count] of a.counts) shared += Math.min(count, b.counts.get(letters) ?? 0);
	const dice = a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
	const smallest = Math.min(a.size, b.size);
	// A few letters are found in any text.
	return { dice, part: smallest < 12 ? 0 : shared / smallest };
}

export interface LetterPairs {
	readonly counts: ReadonlyMap<string, number>;
	readonly size: number;
}

export function letterPairs(text: string): LetterPairs {
	const key = keyOf(text).toLowerCase();
	const counts = new Map<string, number>();
	for (let index = 0; index + 1 < key.length; index++) {
		const letters = key.slice(index, index + 2);
		counts.set(letters, (counts.get(letters) ?? 0) + 1);
	}
	return { counts, size: Math.max(0, key.length - 1) };
}
