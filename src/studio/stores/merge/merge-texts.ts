import type { Change, WrittenData } from "#core/studio.ts";
import { dataIn, isSame } from "#pipeline/authoring/edits/data.ts";
import { applyPatch, patchBetween } from "#pipeline/authoring/edits/patch.ts";
import { documentOf } from "#pipeline/read/document.ts";
import { applyChanges } from "./apply-changes.ts";
import { changesBetween } from "./changes.ts";

/** A text in three versions. */
export interface ThreeTexts {
	readonly file: string;
	readonly base: string;
	readonly mine: string;
	readonly theirs: string;
}

export interface MergedText {
	/** What is mine wins where both made something else of the same. */
	readonly text: string;
	/**
	 * The base with everything of theirs that is in the text: what it says otherwise than theirs is what clashes.
	 * Undefined where nothing does.
	 */
	readonly base: string | undefined;
}

/**
 * Brings together what two people made of a file, value by value, in the text of the other: its remarks and its notation
 * stay. Nothing of mine is ever left out.
 */
export function mergeTexts({ file, base, mine, theirs }: ThreeTexts): MergedText {
	if (mine === theirs || mine === base) return { text: theirs, base: undefined };
	if (theirs === base) return { text: mine, base: undefined };
	if (![base, mine, theirs].every(isReadable)) return { text: mine, base };
	const data = { base: dataIn(base), mine: dataIn(mine), theirs: dataIn(theirs) };
	const [own, other] = [changesBetween(file, data.base, data.mine), changesBetween(file, data.base, data.theirs)];
	if (!own || !other) return { text: mine, base };
	const onTheirs = applyChanges(own, data.base, theirs, { wins: true, after: data.mine });
	if (onTheirs.left.size + onTheirs.clashing.size === 0) {
		return { text: asPatched({ base, mine, theirs }, onTheirs.text), base: undefined };
	}
	const onMine = applyChanges(other, data.base, mine, { wins: false, after: data.theirs });
	const not = new Set([...onMine.left, ...onMine.clashing]);
	const text = onTheirs.left.size === 0 ? onTheirs.text : onMine.text;
	if (onTheirs.left.size > 0 && not.size === 0) return { text, base: undefined };
	return { text, base: baseWithout(not, { other, base, after: data.theirs, before: data.base }) ?? base };
}

interface Began {
	readonly other: readonly Change[];
	readonly base: string;
	readonly before: WrittenData;
	readonly after: WrittenData;
}

/** The base with changes of theirs, but for some; undefined where it would say all of them. */
function baseWithout(not: ReadonlySet<Change>, { other, base, before, after }: Began): string | undefined {
	const { text, left } = applyChanges(other, before, base, { wins: false, after, without: not });
	return left.size > 0 || isSame(dataIn(text), after) ? undefined : text;
}

/** My own lines in theirs, where that says the same: so my notation stays too. */
function asPatched({ base, mine, theirs }: Omit<ThreeTexts, "file">, merged: string): string {
	const patched = applyPatch(theirs, patchBetween(base, mine));
	const isFine = patched !== undefined && isReadable(patched) && isSame(dataIn(patched), dataIn(merged));
	return isFine ? patched : merged;
}

function isReadable(text: string): boolean {
	return documentOf(text).errors.length === 0;
}
