import type { SyntaxMistake } from "#core/problems/syntax-mistake.ts";

/** A text that cannot be read, and what its fields may be called. */
export interface Broken {
	/** Without line ends. */
	readonly lines: readonly string[];
	/** Whether some field of the site, or of this file, has this name. */
	readonly isField: (name: string) => boolean;
}

/** What a line, or several below each other, would have to be for YAML to go on. */
export interface Mend {
	readonly mistake: SyntaxMistake;
	/** The first line, from 0. */
	readonly line: number;
	/** What comes in place of that line and those below it, as many as there are here. */
	readonly lines: readonly string[];
	/** There is no other answer. */
	readonly certain: boolean;
	/** An editor can write it so; otherwise it only shows where the mistake is. */
	readonly shown: boolean;
	/** The sign or name that the mistake is about. */
	readonly about?: string;
}

/** Looks at a line, and proposes what could be meant. */
export type Recognizer = (broken: Broken, line: number) => readonly Mend[];

/** One line that has a single right answer. */
export function certainly(mistake: SyntaxMistake, line: number, text: string, about?: string): Mend {
	return { mistake, line, lines: [text], certain: true, shown: true, ...(about !== undefined && { about }) };
}

/** One line that an editor has to look at. */
export function probably(mistake: SyntaxMistake, line: number, text: string, about?: string): Mend {
	return { ...certainly(mistake, line, text, about), certain: false };
}

/** A line that only shows where the mistake is. */
export function somehow(mistake: SyntaxMistake, line: number, text: string, about?: string): Mend {
	return { ...probably(mistake, line, text, about), shown: false };
}
