import { diffLines } from "diff";

/** Lines of a text, counted from 0, that somebody replaced. */
export interface Hunk {
	readonly start: number;
	/** Behind the last one. */
	readonly end: number;
	readonly text: string;
}

export function hunksBetween(before: string, after: string): readonly Hunk[] {
	const hunks: Hunk[] = [];
	let line = 0;
	for (const { added, removed, value, count } of diffLines(before, after)) {
		const last = hunks.at(-1);
		const end = added ? line : line + count;
		if (!added && !removed) line = end;
		else {
			const text = added ? value : "";
			// What was taken away and what came in its place is one thing.
			if (last?.end === line) hunks.splice(-1, 1, { ...last, end, text: last.text + text });
			else hunks.push({ start: line, end, text });
			line = end;
		}
	}
	return hunks;
}

/** The text of theirs, and in it those lines of mine that took the place of none that they changed too. */
export function mergeLines(base: string, mine: string, theirs: string): string {
	const others = hunksBetween(base, theirs);
	const own = hunksBetween(base, mine).filter((one) => !others.some((other) => meet(one, other)));
	const lines = base.split(/(?<=\n)/);
	const parts: string[] = [];
	let at = 0;
	for (const { start, end, text } of [...own, ...others].sort((a, b) => a.start - b.start || a.end - b.end)) {
		parts.push(lines.slice(at, start).join(""), text);
		at = end;
	}
	parts.push(lines.slice(at).join(""));
	const last = parts.findLastIndex((part) => part !== "");
	return parts.map((part, index) => (index < last && /[^\n]$/.test(part) ? `${part}\n` : part)).join("");
}

function meet(one: Hunk, other: Hunk): boolean {
	const isSamePlace = one.start === other.start && one.end === other.end;
	return isSamePlace || (one.start < other.end && other.start < one.end);
}
