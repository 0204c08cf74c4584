import type { Place } from "#core/problems/problem.ts";

/** A word that the dictionary lacks. */
export interface Doubt extends FoundWord {
	readonly place: Place;
}

/** What the spelling of a file is judged by. */
export interface FileWords {
	readonly doubts: readonly Doubt[];
	/** Words with a capital in the names that stand in the file. */
	readonly names: readonly string[];
}

/** A word of a text, and where it starts in the stretch of the file that it was looked for in. */
export interface FoundWord {
	readonly word: string;
	/** Undefined when the file writes the word in another way than it is read, as in `"caf\u00e9"`. */
	readonly offset: number | undefined;
	/** A full stop follows: it may belong to the word, as in `bijv.`. */
	readonly stop: boolean;
	/** It has a capital that is not that of the beginning of a sentence. */
	readonly inside: boolean;
}
