import { plainLetters } from "./plain-letters.ts";

/** A name of lower-case letters, digits and hyphens for what some words call; empty when they have no such letters. */
export function shortName(words: string): string {
	const letters = plainLetters(words).replace(/['’]/g, "");
	return letters.replace(/[^a-z0-9]+/g, "-").replace(/^[-0-9]+|-+$/g, "");
}
