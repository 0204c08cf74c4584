import type { Change, WrittenData } from "#core/studio.ts";
import { changesBetween } from "./changes-between.ts";
import { compareValue } from "./compare-value.ts";
import { dataAt, dataIn, isBlock, isList, isSame } from "./data.ts";
import { changedData, editText } from "./edit-text.ts";
import { findAgain, insertBehind, moveAgain, standsNow } from "./find-again.ts";
import { pairItems } from "./pair-items.ts";

type Move = Change & { do: "move" };

/** What came of changes that were made in a text which somebody else had changed meanwhile. */
export interface Applied {
	readonly text: string;
	/** Those whose value somebody else had made something else of. With `wins` they are made all the same. */
	readonly clashing: ReadonlySet<Change>;
	/** Those that found no place, and are not made. */
	readonly left: ReadonlySet<Change>;
}

interface Options {
	/** What a clashing change says stands in the text after it. */
	readonly wins: boolean;
	/** What the file says after them to whoever made them: fields that are added stand in its order. */
	readonly after: WrittenData;
	/** Changes that are not made, as if somebody had taken them back. */
	readonly without?: ReadonlySet<Change>;
}

/** Makes changes in a text. `seen` is what the file said before them to whoever made them. */
export function applyChanges(
	changes: readonly Change[],
	seen: WrittenData,
	text: string,
	{ wins, after, without = new Set() }: Options,
): Applied {
	const clashing = new Set<Change>();
	const left = new Set<Change>();
	let [before, now, data] = [seen, text, dataIn(text)];
	for (const change of changes) {
		const found = without.has(change) ? [] : placed(change, before, data);
		before = changedData(before, change) ?? before;
		if (found.length === 0) continue;
		const [clean, forced] = found;
		if (!clean) clashing.add(change);
		const made = clean ?? (wins ? forced : undefined);
		const edited = made && edit(now, made, namesIn(dataAt(after, change.path.slice(0, -1))));
		if (edited === undefined) {
			if (clean || wins) left.add(change);
			continue;
		}
		now = edited;
		data = dataIn(now);
	}
	return { text: now, clashing, left };
}

/**
 * The changes that a change is where somebody else changed the file: first where nothing of it was touched, undefined
 * when it was; second what makes it win. Empty when it is made already.
 */
function placed(
	change: Change,
	seen: WrittenData,
	now: WrittenData,
): readonly [] | readonly [readonly Change[] | undefined, (readonly Change[] | undefined)?] {
	if (isMade(change, seen, now)) return [];
	const found = findAgain(seen, now, change);
	const there = standsNow(seen, now, change.path);
	switch (change.do) {
		case "add": {
			const block = standsNow(seen, now, change.path.slice(0, -1));
			const path = block && [...block.path, ...change.path.slice(-1)];
			const was = path && dataAt(now, path);
			if (!path || was === undefined) return [found && [found]];
			const { file, value } = change;
			return [
				undefined,
				[
					{ file, path, do: "remove", was },
					{ ...change, path, value },
				],
			];
		}
		case "insert":
			return [[found ?? insertBehind(seen, now, change)].filter((each) => each !== undefined)];
		case "move": {
			const move = moveAgain(seen, now, change);
			if (!move) return [undefined];
			const way = move.to - Number(move.path.at(-1));
			if (way === 0) return [];
			if (isMovedElsewhere(seen, now, change, move)) return [undefined, movesToOrder(seen, now, change, move)];
			// What others moved past it may have brought it there.
			return way > 0 === change.to > Number(change.path.at(-1)) ? [[move]] : [];
		}
		case "set":
			if (found || !there) return [found && [found]];
			return [undefined, [{ ...change, path: there.path }]];
		case "remove":
			if (found || !there) return [found && [found]];
			return [undefined, [{ ...change, path: there.path, was: there.now }]];
		case "duplicate":
			return [found && [found]];
	}
}

/** Somebody else made the same change. */
function isMade(change: Change, seen: WrittenData, now: WrittenData): boolean {
	const { path } = change;
	const around = standsNow(seen, now, path.slice(0, -1));
	switch (change.do) {
		case "set": {
			const there = standsNow(seen, now, path);
			return !!there && isSame(there.now, change.value);
		}
		case "add":
			return !!around && isSame(dataAt(around.now, path.slice(-1)), change.value);
		case "remove":
			return compareValue(seen, now, path)?.is === "gone";
		case "insert":
			return !!around && countOf(around.now, change.value) > countOf(dataAt(seen, path.slice(0, -1)), change.value);
		case "move":
			return !!around && isSame(around.now, dataAt(changedData(seen, change) ?? null, path.slice(0, -1)));
		case "duplicate":
			return false;
	}
}

function countOf(list: WrittenData | undefined, item: WrittenData): number {
	return isList(list) ? list.filter((each) => isSame(each, item)).length : 0;
}

/** Somebody else moved the same item, or others so that it would pass what it did not pass before. */
function isMovedElsewhere(seen: WrittenData, now: WrittenData, change: Move, move: Move): boolean {
	const list = change.path.slice(0, -1);
	const [before, there] = [dataAt(seen, list), dataAt(now, move.path.slice(0, -1))];
	if (!isList(before) || !isList(there)) return false;
	const isItem = (each: Change) => each.do === "move" && each.path.length === 1 && isSame(each.was, move.was);
	if (changesBetween("", before, there)?.some(isItem)) return true;
	return [...pairItems(before, there)].some(([was, at]) => passes(move, at) && !passes(change, was));
}

/** What gives the items that both have the order in which a change leaves them. */
function movesToOrder(seen: WrittenData, now: WrittenData, change: Move, { file, path }: Move): readonly Change[] {
	const list = path.slice(0, -1);
	const after = dataAt(changedData(seen, change) ?? null, change.path.slice(0, -1));
	const there = dataAt(now, list);
	if (!isList(after) || !isList(there)) return [];
	const wanted = [...pairItems(after, there)].toSorted(([one], [other]) => one - other).map(([, at]) => at);
	const ordered = [...there];
	for (const [index, at] of wanted.toSorted((one, other) => one - other).entries())
		ordered[at] = there[wanted[index] ?? at] ?? null;
	const moves = changesBetween(file, there, ordered) ?? [];
	return moves.map((each) => ({ ...each, path: [...list, ...each.path] }));
}

/** Whether an item comes to the other side of one. */
function passes({ path, to }: Move, at: number): boolean {
	const from = Number(path.at(-1));
	return to > from ? from < at && at <= to : to <= at && at < from;
}

/** Makes one change after another; undefined when one of them cannot be made. */
function edit(text: string, changes: readonly Change[], order: readonly string[]): string | undefined {
	let now = text;
	for (const change of changes) {
		const edited = editText(now, change, { order });
		if ("refused" in edited) return undefined;
		now = edited.text;
	}
	return changes.length > 0 ? now : undefined;
}

function namesIn(data: WrittenData | undefined): readonly string[] {
	return isBlock(data) ? Object.keys(data) : [];
}
