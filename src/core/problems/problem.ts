import { catalogue, type ProblemCode, type ProblemValues } from "./catalogue.ts";
import type { Level, ReportLanguage } from "./entry.ts";

/** Where a problem stands. Lines and columns count from 1. */
export interface Location {
	/** Path from the project folder, with forward slashes. */
	readonly file: string;
	readonly line: number;
	readonly column: number;
	/** Column behind the last character, on the same line. */
	readonly endColumn?: number;
}

/** A mistake as data: which one, where, and the names that its text mentions. */
interface Problem<C extends ProblemCode = ProblemCode> {
	readonly code: C;
	readonly level: Level;
	readonly place: Location;
	readonly values: ProblemValues[C];
}

/** A mistake in words. */
export interface ProblemText {
	readonly title: string;
	/** What is wrong. */
	readonly message: string;
	/** What to do. */
	readonly hint: string;
}

/** Any problem, each with the values that belong to its code. */
export type AnyProblem = { [C in ProblemCode]: Problem<C> }[ProblemCode];

/** Makes a problem; the compiler knows which values belong to a code. */
export function problem<C extends ProblemCode>(code: C, place: Location, values: ProblemValues[C]): AnyProblem {
	const made: Problem<C> = { code, level: catalogue[code].level, place, values };
	// A code and its own values always make a member of the union; the compiler cannot see it for a type variable.
	return made as unknown as AnyProblem;
}

/** A problem in the words of the catalogue. */
export function wordsOf<C extends ProblemCode>(
	{ code, values }: { code: C; values: ProblemValues[C] },
	language: ReportLanguage,
): ProblemText {
	const { title, message, hint } = catalogue[code][language];
	const said = (sentence: typeof message) => (typeof sentence === "string" ? sentence : sentence(values));
	return { title, message: said(message), hint: said(hint) };
}

/** Sorts by file, then by place. */
export function comparePlaces(a: { place: Location }, b: { place: Location }): number {
	return (
		a.place.file.localeCompare(b.place.file, "en") || a.place.line - b.place.line || a.place.column - b.place.column
	);
}
