import type { Bands } from "./bands.ts";

/** Letters whose sound lies mainly around a band. Roughly so: a letter stands for several sounds, and a sound is wide. */
const highLetters: Readonly<Record<number, string>> = {
	4: "kgpqjhقكحخهغ",
	5: "tcxتطشج",
	6: "sfzvßسصفثزذظ",
};

/** The band of vowels and of all other letters. */
const middle = 2;

/** Letters that follow one another and are equally faint. */
export interface Run {
	/** At which letter of the sentence it begins. */
	readonly start: number;
	readonly letters: string;
	/** From 0, which is whole, to 3, which is almost gone. */
	readonly faint: number;
}

/** Of how many decibels a letter loses one step. */
const step = 12;

const faintest = 3;

/** A sentence as it is left when each octave band loses some decibels. */
export function leftOf(sentence: string, loss: Bands): readonly Run[] {
	const runs: { start: number; letters: string; faint: number }[] = [];
	for (const [start, letter] of [...sentence].entries()) {
		const faint = Math.min(faintest, Math.floor((loss[bandOf(letter)] ?? 0) / step));
		const last = runs.at(-1);
		if (last && (last.faint === faint || !letter.trim())) last.letters += letter;
		else runs.push({ start, letters: letter, faint });
	}
	return runs;
}

function bandOf(letter: string): number {
	const plain = letter.normalize("NFD").charAt(0).toLowerCase();
	const [band] = Object.entries(highLetters).find(([, letters]) => letters.includes(plain)) ?? [middle];
	return Number(band);
}
