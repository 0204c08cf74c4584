import type { ProblemCode } from "#core/problems/catalogue.ts";
import type { AnyProblem, Location } from "#core/problems/problem.ts";
import type { SourceFile } from "../read/source.ts";
import type { Site } from "../site/site.ts";

/** A span of a text and what comes in its place. Offsets count from the start of the text, which has no BOM. */
export interface Edit {
	readonly offset: number;
	readonly length: number;
	/** Never holds a line break, and the span holds none: a line keeps its number. */
	readonly text: string;
}

/** What fixes a problem: an edit of its file, or another name for that file. */
export type Repair = {
	readonly problem: AnyProblem;
	readonly file: string;
} /** `line`: where it stands, counted from 1. */ & (
	| (Edit & { readonly line: number })
	/** The whole name, from the project folder. */
	| { readonly rename: string }
);

/** What a repairer may look at to be certain. */
export interface RepairContext {
	readonly site: Site;
	/** The file of the problem; parsed, but not always without mistakes. */
	readonly source: SourceFile;
	/** All problems of that file. */
	readonly problems: readonly AnyProblem[];
	/** What would be wrong with that file by itself, if it had this text. */
	examine(text: string): readonly AnyProblem[];
}

type ProblemOf<C extends ProblemCode> = Extract<AnyProblem, { code: C }>;

/** Gives the edits that fix a problem, in its own file or another; none when there is more than one right answer. */
export type Repairer<C extends ProblemCode> = (
	problem: ProblemOf<C>,
	context: RepairContext,
) => readonly (Edit & { readonly in?: SourceFile })[];

/** What makes two problems of two readings the same one. */
export function identityOf({ code, place, values }: AnyProblem): string {
	return JSON.stringify([place.file, place.line, code, values]);
}

/** Where a place starts in a text. */
export function offsetOf(text: string, { line, column }: Location): number {
	let start = 0;
	for (let number = 1; number < line; number++) start = text.indexOf("\n", start) + 1;
	return start + column - 1;
}

/** The line of a place, without its line break, and where it starts. */
export function lineAt(text: string, place: Location): { readonly start: number; readonly line: string } {
	const start = offsetOf(text, { ...place, column: 1 });
	const end = text.indexOf("\n", start);
	return { start, line: text.slice(start, end === -1 ? undefined : end).replace(/\r$/, "") };
}
