import type { Change, Steps, WrittenData } from "#core/studio.ts";
import { dataAt, isBlock, isList, isSame } from "./data.ts";

type Move = Change & { do: "move" };

/**
 * The same change in a file that says something else by now. `seen` is what the file said to whoever asks for the
 * change. Undefined when the place is gone, says something else, or is one of several that it could be: nothing is guessed.
 */
export function findAgain(seen: WrittenData, now: WrittenData, change: Change): Change | undefined {
	if (isSame(seen, now)) return change;
	switch (change.do) {
		case "set":
		case "remove":
		case "duplicate": {
			const path = placeOf(seen, now, change.path);
			return path && isSame(dataAt(now, path), dataAt(seen, change.path)) ? { ...change, path } : undefined;
		}
		case "add": {
			const place = change.path.slice(0, -1);
			const block = placeOf(seen, now, place) ?? (isOnlyIn(seen, now, place) ? place : undefined);
			return block && { ...change, path: [...block, ...change.path.slice(-1)] };
		}
		case "move": {
			const [path, goal] = [change.path, [...change.path.slice(0, -1), change.to]].map((each) =>
				placeOf(seen, now, each),
			);
			if (!path || !goal || !isSame(dataAt(now, path), dataAt(seen, change.path))) return undefined;
			return { ...change, path, to: Number(goal.at(-1)) };
		}
		case "insert":
			return insertAgain(seen, now, change);
	}
}

/** Where a value stands that says something else by now, and what it says; undefined when it is gone, or could be one of several. */
export function standsNow(
	seen: WrittenData,
	now: WrittenData,
	path: Steps,
): { readonly path: Steps; readonly now: WrittenData } | undefined {
	const place = placeOf(seen, now, path, true);
	const value = place && dataAt(now, place);
	return place && value !== undefined ? { path: place, now: value } : undefined;
}

/** As `findAgain`, also of an item that whoever asks for the change has changed themselves since. */
export function followChanged(seen: WrittenData, now: WrittenData, change: Change): Change | undefined {
	switch (change.do) {
		case "remove":
		case "duplicate": {
			const there = standsNow(seen, now, change.path);
			return there && { ...change, path: there.path, was: there.now };
		}
		case "move":
			return moveAgain(seen, now, change);
		case "insert":
			return insertBehind(seen, now, change);
		default:
			return undefined;
	}
}

/** Behind the nearest item above that is still there, changed or not. */
export function insertBehind(
	seen: WrittenData,
	now: WrittenData,
	change: Change & { do: "insert" },
): Change | undefined {
	const list = change.path.slice(0, -1);
	const there = standsNow(seen, now, list);
	if (!there || !isList(there.now)) return undefined;
	for (let at = Number(change.path.at(-1)) - 1; at >= 0; at--) {
		const above = standsNow(seen, now, [...list, at]);
		if (above) return { ...change, path: [...there.path, Number(above.path.at(-1)) + 1] };
	}
	return { ...change, path: [...there.path, 0] };
}

/** Somebody may change what somebody else moves. */
export function moveAgain(seen: WrittenData, now: WrittenData, change: Move): Move | undefined {
	const list = change.path.slice(0, -1);
	const [there, goal] = [change.path, [...list, change.to]].map((path) => standsNow(seen, now, path));
	if (!there || !goal) return undefined;
	const [from, to] = [there, goal].map(({ path }) => Number(path.at(-1))) as [number, number];
	return { ...change, path: there.path, was: there.now, to: besideGoal(change, from, to) };
}

/** An item that goes down comes behind the one that stood at its goal, and one that goes up before it. */
function besideGoal({ path, to }: Move, from: number, goal: number): number {
	if (to > Number(path.at(-1))) return goal < from ? goal + 1 : goal;
	return goal > from ? goal - 1 : goal;
}

/** A new item stands behind the one that it stood behind, or before the first. */
function insertAgain(
	seen: WrittenData,
	now: WrittenData,
	change: Change & { readonly do: "insert" },
): Change | undefined {
	const list = change.path.slice(0, -1);
	const at = Number(change.path.at(-1));
	if (at === 0 && isList(dataAt(seen, list))) {
		const there = placeOf(seen, now, list);
		return there && isList(dataAt(now, there)) ? { ...change, path: [...there, 0] } : undefined;
	}
	const above = placeOf(seen, now, [...list, at - 1]);
	return above && { ...change, path: [...above.slice(0, -1), Number(above.at(-1)) + 1] };
}

/** Where something that stood at a path stands now. What has `changed` itself is known by type and anchor alone. */
function placeOf(seen: WrittenData, now: WrittenData, path: Steps, changed = false): Steps | undefined {
	const [step, ...rest] = path;
	if (step === undefined) return [];
	const at = isList(seen) && isList(now) ? itemOf(seen, now, Number(step), changed ? undefined : rest) : step;
	if (at === undefined || isList(seen) !== isList(now)) return undefined;
	const [before, after] = [dataAt(seen, [step]), dataAt(now, [at])];
	const inside = before === undefined || after === undefined ? undefined : placeOf(before, after, rest, changed);
	return inside && [at, ...inside];
}

/** The item that still says the same; else the only one that has changed, is of the same type and anchor, and has the old value. */
function itemOf(
	seen: readonly WrittenData[],
	now: readonly WrittenData[],
	at: number,
	old: Steps | undefined,
): number | undefined {
	if (isSame(seen, now)) return at;
	const item = seen[at] ?? null;
	const same = now.flatMap((each, index) => (isSame(each, item) ? [index] : []));
	const before = seen.filter((each) => isSame(each, item)).length;
	if (same.length > 0) return same.length === 1 && before === 1 ? same[0] : undefined;
	const value = old && dataAt(item, old);
	if (old && value === undefined) return undefined;
	const fits = (other: WrittenData) => kindOf(other) === kindOf(item) && (!old || isSame(dataAt(other, old), value));
	const changedNow = now.flatMap((each, index) => (hasTwin(each, seen) || !fits(each) ? [] : [index]));
	const changedBefore = seen.filter((each) => !hasTwin(each, now) && fits(each));
	return changedNow.length === 1 && changedBefore.length === 1 ? changedNow[0] : undefined;
}

/**
 * All that has changed is in the block at a path, which is mostly what it was: something new belongs into it. Whoever
 * fills in one field of a new item after another has seen it without the first.
 */
function isOnlyIn(seen: WrittenData, now: WrittenData, path: Steps): boolean {
	const [step, ...rest] = path;
	if (step === undefined) return isMostly(seen, now);
	if (isList(seen) && isList(now)) {
		const isElsewhere = seen.some((each, index) => index !== step && !isSame(each, now[index] ?? null));
		if (seen.length !== now.length || isElsewhere) return false;
	}
	const [before, after] = [dataAt(seen, [step]), dataAt(now, [step])];
	return before !== undefined && after !== undefined && isOnlyIn(before, after, rest);
}

/** At least half of what a block said it says still. */
function isMostly(seen: WrittenData, now: WrittenData): boolean {
	if (!isBlock(seen) || !isBlock(now) || kindOf(seen) !== kindOf(now)) return false;
	const fields = Object.entries(seen);
	const left = fields.filter(([name, value]) => isSame(value, now[name] ?? null));
	return left.length > 0 && 2 * left.length >= fields.length;
}

function hasTwin(item: WrittenData, items: readonly WrittenData[]): boolean {
	return items.some((each) => isSame(each, item));
}

/** What kind of section it is, and its anchor; items of other lists have neither. */
function kindOf(item: WrittenData): string {
	return isBlock(item) ? JSON.stringify([item.type, item.id]) : "";
}
