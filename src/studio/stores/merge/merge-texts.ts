import type { Change, WrittenData } from "#core/studio.ts";
import { applyChanges } from "#pipeline/authoring/edits/apply-changes.ts";
import { changesBetween } from "#pipeline/authoring/edits/changes-between.ts";
import { dataIn, isSame } from "#pipeline/authoring/edits/data.ts";
import { documentOf } from "#pipeline/read/document.ts";
import { mergeLines } from "./line-hunks.ts";
import { MergedRemarks } from "./merge-remarks.ts";

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
 * stay, and so do mine where they are written elsewhere. Nothing of mine is ever left out, and no remark of either.
 */
export function mergeTexts(three: ThreeTexts): MergedText {
	const { file, base, mine, theirs } = three;
	if (mine === theirs || mine === base) return { text: theirs, base: undefined };
	if (theirs === base) return { text: mine, base: undefined };
	if (![base, mine, theirs].every(isReadable)) return { text: mine, base };
	const data = { base: dataIn(base), mine: dataIn(mine), theirs: dataIn(theirs) };
	const [own, other] = [changesBetween(file, data.base, data.mine), changesBetween(file, data.base, data.theirs)];
	if (!own || !other) return { text: mine, base };
	const onTheirs = applyChanges(own, data.base, theirs, { wins: true, after: data.mine });
	if (onTheirs.left.size + onTheirs.clashing.size === 0) {
		return { text: written(three, onTheirs.text), base: undefined };
	}
	const onMine = applyChanges(other, data.base, mine, { wins: false, after: data.theirs });
	const not = new Set([...onMine.left, ...onMine.clashing]);
	const text = written(three, onTheirs.left.size === 0 ? onTheirs.text : onMine.text);
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

/** What a merged text says, in the lines of both where that can be, and with the remarks of both. */
function written(three: ThreeTexts, merged: string): string {
	const lines = mergeLines(three.base, three.mine, three.theirs);
	const same = isReadable(lines) ? saying(dataIn(merged), three.file, lines) : undefined;
	const remarks = new MergedRemarks(three);
	return remarks.addedTo(same !== undefined && remarks.isAllOf(same) ? same : merged);
}

/** A text with other values; undefined where they cannot all be set in it. */
function saying(wanted: WrittenData, file: string, text: string): string | undefined {
	const said = dataIn(text);
	const changes = changesBetween(file, said, wanted) ?? [];
	const { text: changed } = applyChanges(changes, said, text, { wins: true, after: wanted });
	return isSame(dataIn(changed), wanted) ? changed : undefined;
}

function isReadable(text: string): boolean {
	return documentOf(text).errors.length === 0;
}
