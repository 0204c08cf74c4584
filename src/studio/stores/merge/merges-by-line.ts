import { decoded, sameBytes } from "./bytes.ts";
import { type Hunk, hunksBetween } from "./line-hunks.ts";
import type { Content, Edit } from "./versions.ts";

/**
 * Whether a server brings an edit together with what is online. It goes by lines, where Studio goes by values: lines that
 * both changed, or that stand beside each other, have to be looked at by somebody.
 */
export function mergesByLine({ base, mine }: Edit, theirs: Content): boolean {
	if (sameBytes(mine, theirs) || sameBytes(mine, base) || sameBytes(theirs, base)) return true;
	if (!base || !mine || !theirs) return false;
	const [own = [], others = []] = [mine, theirs].map((each) => hunksBetween(decoded(base), decoded(each)));
	return own.every((one) => others.every((other) => areApart(one, other)));
}

function areApart(one: Hunk, other: Hunk): boolean {
	const isSame = one.start === other.start && one.end === other.end && one.text === other.text;
	return isSame || one.end < other.start || other.end < one.start;
}
