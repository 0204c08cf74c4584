import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";
import type { SyntaxMistake } from "#core/problems/syntax-mistake.ts";
import type { SourceFile } from "../source.ts";
import type { SyntaxFinding } from "./diagnose.ts";
import { indentOf, isBlank, partsOf } from "./lines.ts";
import type { Mend } from "./mend.ts";

type Recognized = Extract<SyntaxFinding, { is: "recognized" }>;

type Duplicate = Extract<SyntaxFinding, { is: "duplicate" }>;

/** As much of a line as a report shows. */
const longest = 70;

/** The whole value is underlined, and not only where it would change. */
const aboutValue: ReadonlySet<SyntaxMistake> = new Set(["quote", "smart-quotes", "inner-quotes", "backslash"]);

/** Mistakes of YAML as editors hear of them. */
export function problemsOf(source: SourceFile, findings: readonly SyntaxFinding[]): AnyProblem[] {
	const twice = findings.flatMap((each) => (each.is === "duplicate" ? [each] : []));
	const again = twice.length > 1 && repeated(source, twice);
	return again ? [again] : findings.map((finding) => problemOf(source, finding));
}

function problemOf(source: SourceFile, finding: SyntaxFinding): AnyProblem {
	if (finding.is === "recognized") return recognized(source, finding);
	if (finding.is === "duplicate") return duplicate(source, finding);
	const place = { file: source.file, line: finding.line + 1, column: 1 };
	return problem("yaml-syntax", place, { mistake: "other" });
}

function recognized({ file }: SourceFile, { mend, was: [was = "", ...below] }: Recognized): AnyProblem {
	const now = mend.lines[0] ?? "";
	const place = placeOf(file, mend, was);
	const { mistake } = mend;
	if (mistake === "braces") return problem("quote-braces", place, { source: mend.about ?? "" });
	// Of a line that only stands in the wrong column there is nothing to write.
	const write = mend.shown && now.trim() !== was.trim() ? { write: shortened(now.trim()) } : {};
	const moved = { below: below.filter((line) => !isBlank(line)).length, by: indentOf(now) - indentOf(was) };
	return problem("yaml-syntax", place, {
		mistake,
		...write,
		...(mend.about !== undefined && { about: mend.about }),
		...(moved.below > 0 && { moved }),
	});
}

function placeOf(file: string, { mistake, line, lines: [now = ""] }: Mend, was: string): Location {
	let same = 0;
	while (same < was.length && was[same] === now[same]) same++;
	const end = was.trimEnd().length;
	const { head, lead } = partsOf(was);
	const start = aboutValue.has(mistake) ? head.length + lead.length : Math.max(same, indentOf(was));
	const column = Math.min(start, Math.max(0, end - 1)) + 1;
	return { file, line: line + 1, column, ...(end >= column && { endColumn: end + 1 }) };
}

function duplicate(source: SourceFile, { start, end }: Duplicate): AnyProblem {
	const place = source.range(start, end);
	const key = keyAt(source, start);
	// Two nameless fields come of lines that stand too far to the left.
	if (key === "") return problem("yaml-syntax", place, { mistake: "stray" });
	const other = lineOfFirst(source.text, start, key);
	return problem("duplicate-key", { ...place, endColumn: place.column + key.length }, { key, other });
}

function keyAt(source: SourceFile, start: number): string {
	return /^["']?([^"':\s]*)/.exec(source.text.slice(start, start + 200))?.[1] ?? "";
}

/** Fields that stand twice, all of them one below the other: a block that was pasted once too often. */
function repeated(source: SourceFile, twice: readonly Duplicate[]): AnyProblem | undefined {
	const places = twice.map(({ start, end }) => source.range(start, end));
	const [place] = places;
	const [first] = twice;
	if (!place || !first || places.some(({ column }) => column !== place.column)) return undefined;
	const lines = new Set(places.map(({ line }) => line));
	const between = source.text.split("\n").slice(place.line - 1, places.at(-1)?.line);
	const others = between.some(
		(line, index) =>
			!isBlank(line) && !/^\s*#/.test(line) && indentOf(line) < place.column && !lines.has(place.line + index),
	);
	const key = keyAt(source, first.start);
	if (others || key === "") return undefined;
	const other = lineOfFirst(source.text, first.start, key);
	return problem(
		"block-twice",
		{ ...place, endColumn: place.column + key.length },
		{ key, count: twice.length, other },
	);
}

/** The line, counted from 1, of the nearest field above that has the same name and begins in the same column. */
function lineOfFirst(text: string, start: number, key: string): number {
	const above = text.slice(0, start).split("\n");
	const column = above.at(-1)?.length ?? 0;
	const isSame = (line: string) => line.slice(column).replace(/["']/g, "").startsWith(`${key}:`);
	return above.slice(0, -1).findLastIndex(isSame) + 1;
}

function shortened(line: string): string {
	if (line.length <= longest) return line;
	const [, last = ""] = /(["'\]}]*)$/.exec(line) ?? [];
	return `${line.slice(0, longest)}…${last}`;
}
