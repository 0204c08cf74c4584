import type { EditorLanguage } from "../in-language.ts";
import { iconNames } from "./names.ts";
import { plainIconWord, plainWordsOf } from "./words.ts";

/** The icons that are found by every word of what is sought, in a language or in English; the best first. */
export function findIcons(sought: string, language: EditorLanguage): string[] {
	const parts = plainIconWord(sought).split(" ");
	const ranked = iconNames.map((name) => {
		const inLanguages = [language, "en" as const].map((each) => plainWordsOf(name, each));
		return { name, rank: Math.max(...parts.map((part) => rankIn(part, inLanguages))) };
	});
	return ranked
		.filter(({ rank }) => Number.isFinite(rank))
		.sort((one, other) => one.rank - other.rank)
		.map(({ name }) => name);
}

/** The lower, the better: it is called so, begins so, is found by that word, or has it somewhere. The language comes before English. */
function rankIn(part: string, inLanguages: readonly (readonly string[])[]): number {
	const ranks = inLanguages.flatMap((words, language) =>
		words.map((word, place) => {
			const fit = fitOf(part, word);
			return fit === undefined ? Number.POSITIVE_INFINITY : fit * 4 + (place === 0 ? 0 : 2) + language;
		}),
	);
	return Math.min(...ranks);
}

function fitOf(part: string, word: string): number | undefined {
	if (word === part) return 0;
	if (word.startsWith(part)) return 1;
	if (word.includes(` ${part}`)) return 2;
	// Within other words few letters stand by chance.
	return part.length > 3 && word.includes(part) ? 3 : undefined;
}
