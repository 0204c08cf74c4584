import pc from "picocolors";
import type { EditorLanguage } from "#core/in-language.ts";
import type { ProblemCode } from "#core/problems/catalogue.ts";
import { type AnyProblem, titleOf } from "#core/problems/problem.ts";
import type { Repaired } from "../repair/rounds.ts";
import { reportWords } from "./wording/words.ts";

/** A line that was repaired, or a file that has another name now. */
export interface ReportedChange {
	/** With the name that it has after the repair. */
	readonly file: string;
	/** Counted from 1; absent when the file was renamed. */
	readonly line?: number;
	/** The line, or the name of the file, as it was and as it is. */
	readonly before: string;
	readonly after: string;
	/** The mistakes that were in it. */
	readonly codes: readonly ProblemCode[];
}

/** All changes, by file and line. No repair adds or removes a line, so that lines can be held against one another. */
export function changesOf({ drafts, originals, repairs }: Repaired): ReportedChange[] {
	const changes: ReportedChange[] = [];
	for (const repair of repairs) {
		if (!("rename" in repair)) continue;
		const { file: before, rename: after, problem } = repair;
		changes.push({ file: after, before, after, codes: [problem.code] });
	}
	for (const [file, text] of drafts.texts) {
		const lines = linesOf(originals.get(file) ?? "");
		for (const [index, after] of linesOf(text).entries()) {
			const before = lines[index] ?? "";
			if (before === after) continue;
			const line = index + 1;
			const own = repairs.filter((each) => !("rename" in each) && each.file === file && each.line === line);
			changes.push({ file, line, before, after, codes: [...new Set(own.map(({ problem }) => problem.code))] });
		}
	}
	return changes.sort((a, b) => a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0));
}

function linesOf(text: string): string[] {
	return text.split(/\r?\n/);
}

interface RepairReportOptions {
	readonly language: EditorLanguage;
	readonly color: boolean;
}

/** Every change for a person at a terminal: the line as it was and as it is. Empty when nothing was changed. */
export function repairReport(changes: readonly ReportedChange[], { language, color }: RepairReportOptions): string {
	const colors = pc.createColors(color);
	const parts = changes.map(({ file, line, before, after, codes }) => {
		const titles = codes.map((code) => titleOf(code, language)).join(", ");
		const place = line === undefined ? file : `${file}:${line}`;
		const [old, now] = cropAlike(before.replaceAll("\t", "→"), after.replaceAll("\t", "→"));
		return [
			`${colors.bold(titles)}  ${colors.dim(place)}`,
			`  ${colors.red(`- ${old}`)}`,
			`  ${colors.green(`+ ${now}`)}`,
			"",
		];
	});
	return parts
		.flat()
		.map((each) => `${each}\n`)
		.join("");
}

/** Widest span of a line that is shown, and how much of it stands before the change. */
const [widest, lead] = [96, 40];

/** Cuts two versions of a long line to the span around their first difference. */
function cropAlike(before: string, after: string): [string, string] {
	let same = 0;
	while (same < before.length && before[same] === after[same]) same++;
	const from = Math.max(before.length, after.length) > widest && same > lead ? same - lead : 0;
	const crop = (line: string) =>
		`${from > 0 ? "…" : ""}${line.slice(from, from + widest)}${line.length > from + widest ? "…" : ""}`;
	return [crop(before), crop(after)];
}

/** How many mistakes were fixed and how many errors are left, in one line. `dry`: nothing was written. */
export function repairCount(
	{ repairs }: Repaired,
	left: readonly AnyProblem[],
	{ language, dry }: { language: EditorLanguage; dry: boolean },
): string {
	const fixed = repairs.length;
	const errors = left.filter(({ level }) => level === "error").length;
	const { nothing, none, done, would } = reportWords(language).repair;
	if (fixed === 0) return `${errors === 0 ? nothing : none}\n`;
	return `${(dry ? would : done)(fixed, errors)}\n`;
}
