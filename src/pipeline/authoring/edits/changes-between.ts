import type { Change, Steps, WrittenData } from "#core/studio.ts";
import { isBlock, isList, isSame } from "./data.ts";
import { changedData } from "./edit-text.ts";
import { pairItems } from "./pair-items.ts";

/**
 * The changes that make one state of a file into another, in the order in which they are made: the path of each counts
 * from what those before it have made. Undefined where there are none that do.
 */
export function changesBetween(file: string, before: WrittenData, after: WrittenData): readonly Change[] | undefined {
	const changes = [...valueChanges({ file, path: [] }, before, after)];
	let made: WrittenData | undefined = before;
	for (const change of changes) made = made !== undefined ? changedData(made, change) : undefined;
	return isSame(made, after) ? changes : undefined;
}

interface Spot {
	readonly file: string;
	readonly path: Steps;
}

function* valueChanges(spot: Spot, before: WrittenData, after: WrittenData): Generator<Change> {
	if (isSame(before, after)) return;
	if (isBlock(before) && isBlock(after)) yield* blockChanges(spot, before, after);
	else if (isList(before) && isList(after)) yield* listChanges(spot, before, after);
	else if (isScalar(before) && typeof after === "string") yield { ...spot, do: "set", was: before ?? "", value: after };
	else {
		yield { ...spot, do: "remove", was: before };
		yield { ...spot, do: typeof spot.path.at(-1) === "number" ? "insert" : "add", value: after };
	}
}

function* blockChanges(
	{ file, path }: Spot,
	before: Readonly<Record<string, WrittenData>>,
	after: Readonly<Record<string, WrittenData>>,
): Generator<Change> {
	for (const [name, was] of Object.entries(before)) {
		const spot = { file, path: [...path, name] };
		const now = Object.hasOwn(after, name) ? after[name] : undefined;
		if (now === undefined) yield { ...spot, do: "remove", was };
		else yield* valueChanges(spot, was, now);
	}
	for (const [name, value] of Object.entries(after)) {
		if (!Object.hasOwn(before, name)) yield { file, path: [...path, name], do: "add", value };
	}
}

/** First what changed inside of items, then removals from below, moves, and what is new from above. */
function* listChanges(
	{ file, path }: Spot,
	before: readonly WrittenData[],
	after: readonly WrittenData[],
): Generator<Change> {
	const pairs = pairItems(before, after);
	for (const [from, to] of pairs) {
		yield* valueChanges({ file, path: [...path, from] }, before[from] ?? null, after[to] ?? null);
	}
	for (let from = before.length - 1; from >= 0; from--) {
		if (!pairs.has(from)) yield { file, path: [...path, from], do: "remove", was: before[from] ?? null };
	}
	const order = [...pairs].sort(([one], [other]) => one - other).map(([, to]) => to);
	for (const { from, to } of movesTo(order)) {
		yield { file, path: [...path, from], do: "move", was: after[order[from] ?? 0] ?? null, to };
		order.splice(to, 0, ...order.splice(from, 1));
	}
	const kept = new Set(pairs.values());
	for (const [to, value] of after.entries()) {
		if (!kept.has(to)) yield { file, path: [...path, to], do: "insert", value };
	}
}

/** The fewest moves that bring numbers into their order; `order` is made so between one and the next. */
function* movesTo(order: readonly number[]): Generator<{ readonly from: number; readonly to: number }> {
	const stays = new Set(longestRising(order));
	for (const number of order.toSorted((one, other) => one - other)) {
		if (stays.has(number)) continue;
		const from = order.indexOf(number);
		const above = order.filter((each) => each < number && stays.has(each));
		const last = Math.max(-1, ...above.map((each) => order.indexOf(each)));
		const to = last < from ? last + 1 : last;
		stays.add(number);
		if (from !== to) yield { from, to };
	}
}

function longestRising(order: readonly number[]): readonly number[] {
	let longest: readonly number[] = [];
	const ending: (readonly number[])[] = [];
	for (const [at, number] of order.entries()) {
		let best: readonly number[] = [];
		for (let before = 0; before < at; before++) {
			const found = ending[before] ?? [];
			if ((order[before] ?? 0) < number && found.length > best.length) best = found;
		}
		const own = [...best, number];
		ending.push(own);
		if (own.length > longest.length) longest = own;
	}
	return longest;
}

function isScalar(data: WrittenData): data is string | null {
	return typeof data === "string" || data === null;
}
