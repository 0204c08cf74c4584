import { type AnyProblem, type Place, problem } from "#core/problems/problem.ts";
import type { SyntaxMistake } from "#core/problems/syntax-mistake.ts";
import type { SourceFile } from "../source.ts";
import type { SyntaxFinding } from "./diagnose.ts";
import { indentOf, partsOf } from "./lines.ts";
import type { Mend } from "./mend.ts";

/** As much of a line as a report shows. */
const longest = 70;

/** The whole value is underlined, and not only where it would change. */
const aboutValue: ReadonlySet<SyntaxMistake> = new Set(["quote", "smart-quotes", "inner-quotes", "backslash"]);

/** A mistake of YAML as editors hear of it. */
export function problemOf(source: SourceFile, finding: SyntaxFinding): AnyProblem {
	if (finding.is === "recognized") return recognized(source, finding.mend, finding.was[0] ?? "");
	if (finding.is === "duplicate") return duplicate(source, finding.start, finding.end);
	const place = { file: source.file, line: finding.line + 1, column: 1 };
	return problem("yaml-syntax", place, { mistake: "other" });
}

function recognized({ file }: SourceFile, mend: Mend, was: string): AnyProblem {
	const now = mend.lines[0] ?? "";
	const place = placeOf(file, mend, was);
	const { mistake } = mend;
	if (mistake === "braces") return problem("quote-braces", place, { source: mend.about ?? "" });
	// Of a line that only stands in the wrong column there is nothing to write.
	const write = mend.shown && now.trim() !== was.trim() ? { write: shortened(now.trim()) } : {};
	return problem("yaml-syntax", place, {
		mistake,
		...write,
		...(mend.about !== undefined && { about: mend.about }),
	});
}

function placeOf(file: string, { mistake, line, lines: [now = ""] }: Mend, was: string): Place {
	let same = 0;
	while (same < was.length && was[same] === now[same]) same++;
	const end = was.trimEnd().length;
	const { head, lead } = partsOf(was);
	const start = aboutValue.has(mistake) ? head.length + lead.length : Math.max(same, indentOf(was));
	const column = Math.min(start, Math.max(0, end - 1)) + 1;
	return { file, line: line + 1, column, ...(end >= column && { endColumn: end + 1 }) };
}

function duplicate(source: SourceFile, start: number, end: number): AnyProblem {
	const place = source.range(start, end);
	const key = /^["']?([^"':\s]*)/.exec(source.text.slice(start))?.[1] ?? "";
	// Two nameless fields come of lines that stand too far to the left.
	if (key === "") return problem("yaml-syntax", place, { mistake: "stray" });
	const other = lineOfFirst(source.text, start, key);
	return problem("duplicate-key", { ...place, endColumn: place.column + key.length }, { key, other });
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
