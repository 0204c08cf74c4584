import { diffLines } from "diff";
import { decoded, sameBytes } from "./bytes.ts";
import type { Content, Edit } from "./versions.ts";

/** Lines of the base, counted from 0, that somebody replaced. */
interface Hunk {
	readonly start: number;
	/** Behind the last one. */
	readonly end: number;
	readonly text: string;
}

/**
 * Whether a server brings an edit together with what is online. It goes by lines, where Studio goes by values: lines that
 * both changed, or that stand beside each other, have to be looked at by somebody.
 */
export function mergesByLine({ base, mine }: Edit, theirs: Content): boolean {
	if (sameBytes(mine, theirs) || sameBytes(mine, base) || sameBytes(theirs, base)) return true;
	if (!base || !mine || !theirs) return false;
	const [own, others] = [hunksIn(base, mine), hunksIn(base, theirs)];
	return own.every((one) => others.every((other) => areApart(one, other)));
}

function hunksIn(base: Uint8Array, changed: Uint8Array): readonly Hunk[] {
	const hunks: Hunk[] = [];
	let line = 0;
	for (const { added, removed, value, count } of diffLines(decoded(base), decoded(changed))) {
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

function areApart(one: Hunk, other: Hunk): boolean {
	const isSame = one.start === other.start && one.end === other.end && one.text === other.text;
	return isSame || one.end < other.start || other.end < one.start;
}
