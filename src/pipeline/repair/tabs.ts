import { documentOf } from "../read/document.ts";
import { parseSource } from "../read/source.ts";
import { readValue } from "../read/value.ts";
import type { Edit, RepairContext, Repairer } from "./repair.ts";

type Widen = (indent: string) => string;

/** What a tab may stand for: so many spaces, or spaces up to the next multiple. Two spaces are how content is written. */
const widths: readonly Widen[] = [2, 4, 8].flatMap((width): Widen[] => [
	(indent) => indent.replaceAll("\t", " ".repeat(width)),
	(indent) => {
		let spaces = "";
		for (const character of indent)
			spaces += character === "\t" ? " ".repeat(width - (spaces.length % width)) : character;
		return spaces;
	},
]);

interface Candidate {
	readonly text: string;
	readonly edits: readonly Edit[];
	/** How much is wrong with the text; what YAML cannot read weighs most, because it hides the rest. */
	readonly mistakes: number;
}

/**
 * Tabs before a line become spaces. How many depends on the width that the editor's program gives a tab, so each usual
 * width is tried; the one that leaves the fewest problems is right, unless two of those say different things.
 */
export const repairTabs: Repairer<"tab-indent"> = (problem, context) => {
	// The first fixes the whole file.
	if (context.problems.find(({ code }) => code === "tab-indent") !== problem) return [];
	const candidates = widths.flatMap((widen) => withoutTabs(context, widen) ?? []);
	const fewest = Math.min(...candidates.map(({ mistakes }) => mistakes));
	const best = candidates.filter(({ mistakes }) => mistakes === fewest);
	const meanings = new Set(best.map(({ text }) => meaningOf(text)));
	return meanings.size === 1 ? (best[0]?.edits ?? []) : [];
};

/** Widens only the lines that YAML refuses; a tab inside a text stays. Undefined when that is not enough. */
function withoutTabs({ source, examine }: RepairContext, widen: Widen): Candidate | undefined {
	const original = source.text.split("\n");
	const lines = [...original];
	for (;;) {
		const text = lines.join("\n");
		const refused = refusedLines(text, lines);
		if (refused.size === 0) {
			const problems = examine(text);
			if (problems.some(({ code }) => code === "tab-indent")) return undefined;
			const unreadable = documentOf(text).errors.length;
			return { text, edits: editsBetween(original, lines), mistakes: unreadable * 1000 + problems.length };
		}
		for (const index of refused) lines[index] = (lines[index] ?? "").replace(/^\s*/, widen);
	}
}

/** Lines, counted from 0, that start with a tab where YAML finds a mistake. */
function refusedLines(text: string, lines: readonly string[]): Set<number> {
	const source = parseSource("", text);
	const found = documentOf(text).errors.map(({ pos }) => source.range(pos[0], pos[0]).line - 1);
	return new Set(found.filter((index) => /^\s*\t/.test(lines[index] ?? "")));
}

function editsBetween(original: readonly string[], lines: readonly string[]): Edit[] {
	const edits: Edit[] = [];
	let offset = 0;
	for (const [index, line] of original.entries()) {
		const indent = /^\s*/.exec(line)?.[0] ?? "";
		const now = /^\s*/.exec(lines[index] ?? "")?.[0] ?? "";
		if (line !== lines[index]) edits.push({ offset, length: indent.length, text: now });
		offset += line.length + 1;
	}
	return edits;
}

function meaningOf(text: string): string {
	return JSON.stringify(readValue(parseSource("", text).written, undefined));
}
