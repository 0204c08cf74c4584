import type { Steps, WrittenData } from "#core/studio.ts";
import { dataAt, isList, isSame } from "./data.ts";
import { standsNow } from "./find-again.ts";

/** What became of a value from one state of a file to another. */
export type Outcome =
	| { readonly is: "same" | "changed" | "moved"; readonly now: WrittenData }
	/** It was taken away, or something in which it stood. */
	| { readonly is: "gone" };

/** What became of the value at a path; undefined where that cannot be told. An item that others passed counts as moved. */
export function compareValue(before: WrittenData, after: WrittenData, path: Steps): Outcome | undefined {
	const stands = standsNow(before, after, path);
	const was = dataAt(before, path);
	if (!stands) return isGone(before, after, path) ? { is: "gone" } : undefined;
	if (!isSame(stands.now, was)) return { is: "changed", now: stands.now };
	return { is: hasMoved(before, after, [path, stands.path]) ? "moved" : "same", now: stands.now };
}

/** On the way to it something is missing: a field, or an item of a list that has become shorter. */
function isGone(before: WrittenData, after: WrittenData, path: Steps): boolean {
	for (const [depth, step] of path.entries()) {
		const around = path.slice(0, depth);
		if (standsNow(before, after, [...around, step])) continue;
		const [then, now] = [dataAt(before, around), standsNow(before, after, around)?.now];
		if (isList(then)) return isList(now) && now.length < then.length;
		return now !== undefined && dataAt(now, [step]) === undefined;
	}
	return false;
}

/** Of the items that are there in both, others stand before it. */
function hasMoved(before: WrittenData, after: WrittenData, [from, to]: readonly [Steps, Steps]): boolean {
	const [then, now] = [dataAt(before, from.slice(0, -1)), dataAt(after, to.slice(0, -1))];
	if (!isList(then) || !isList(now)) return false;
	const stays = (items: readonly WrittenData[], others: readonly WrittenData[], at: Steps) =>
		items.slice(0, Number(at.at(-1))).filter((each) => others.some((other) => isSame(each, other)));
	return !isSame(stays(then, now, from), stays(now, then, to));
}
