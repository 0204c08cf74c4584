import type { EditorLanguage } from "../in-language.ts";
import { catalogue, type ProblemCode, type ProblemValues } from "./catalogue.ts";
import type { Level, Wording } from "./entry.ts";

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

/** What is said of every problem in one more language: `src/locales/<language>/problems.ts`. */
export type Problems = { readonly [C in ProblemCode]: Wording<ProblemValues[C]> };

const wordings = new Map<EditorLanguage, Problems>();

/** Makes known what is said of problems in a language; from then on it is spoken. */
export function addProblems(language: EditorLanguage, problems: Problems): void {
	wordings.set(language, problems);
}

/** A problem in the words of a language; in English where that is not known. */
export function wordsOf<C extends ProblemCode>(
	{ code, values }: { code: C; values: ProblemValues[C] },
	language: EditorLanguage,
): ProblemText {
	const { title, message, hint } = wordingOf(code, language);
	const said = (sentence: typeof message) => (typeof sentence === "string" ? sentence : sentence(values));
	return { title, message: said(message), hint: said(hint) };
}

function wordingOf<C extends ProblemCode>(code: C, language: EditorLanguage): Wording<ProblemValues[C]> {
	const { nl, en } = catalogue[code];
	return language === "nl" ? nl : (wordings.get(language)?.[code] ?? en);
}

/** What a kind of problem is called in a language. */
export function titleOf(code: ProblemCode, language: EditorLanguage): string {
	return wordingOf(code, language).title;
}

/** Sorts by file, then by place. */
export function comparePlaces(a: { place: Location }, b: { place: Location }): number {
	return (
		a.place.file.localeCompare(b.place.file, "en") || a.place.line - b.place.line || a.place.column - b.place.column
	);
}
