import type { Steps, WrittenData } from "#core/studio.ts";
import { isBlock, isList } from "./data.ts";

/** Items that have this much in common are the same one, changed. */
const alike = 0.5;

/** Which item of a list became which of another: by their numbers. Those that went or came are missing. */
export function pairItems(before: readonly WrittenData[], after: readonly WrittenData[]): ReadonlyMap<number, number> {
	const [keysBefore, keysAfter] = [before.map(keyOf), after.map(keyOf)];
	const pairs = new Map<number, number>(commonRun(keysBefore, keysAfter));
	const isFree = taken(pairs);
	for (const [from, key] of keysBefore.entries()) {
		if (pairs.has(from)) continue;
		const to = keysAfter.findIndex((each, index) => each === key && isFree(index));
		if (to !== -1) pairs.set(from, to);
	}
	for (const [from, to] of likest(before, after, pairs)) {
		if (!pairs.has(from) && isFree(to)) pairs.set(from, to);
	}
	return pairs;
}

function taken(pairs: ReadonlyMap<number, number>): (to: number) => boolean {
	return (to) => ![...pairs.values()].includes(to);
}

/** Items without a partner that could be the same one changed, the likest first. */
function likest(
	before: readonly WrittenData[],
	after: readonly WrittenData[],
	pairs: ReadonlyMap<number, number>,
): readonly (readonly [number, number])[] {
	const isFree = taken(pairs);
	const from = [...before.keys()].filter((index) => !pairs.has(index));
	const to = [...after.keys()].filter(isFree);
	const leaves = new Map(to.map((index) => [index, leavesOf(after[index] ?? null)]));
	return from
		.flatMap((one) => {
			const own = leavesOf(before[one] ?? null);
			return to.flatMap((other) => {
				if (!isOfSameKind(before[one], after[other])) return [];
				const likeness = likenessOf(own, leaves.get(other) ?? new Set());
				// Between the same neighbours, no other can be meant.
				const isBetween = gapOf(pairs, one) === gapBefore(pairs, other);
				const isOnly = isBetween && (isBlock(before[one]) || isList(before[one]) === isList(after[other]));
				return likeness >= alike || isOnly ? [{ pair: [one, other] as const, likeness, isBetween }] : [];
			});
		})
		.sort((one, other) => Number(other.isBetween) - Number(one.isBetween) || other.likeness - one.likeness)
		.map(({ pair }) => pair);
}

/** The nearest item above that has a partner, by the number of that. */
function gapOf(pairs: ReadonlyMap<number, number>, from: number): number {
	for (let at = from - 1; at >= 0; at--) {
		const partner = pairs.get(at);
		if (partner !== undefined) return partner;
	}
	return -1;
}

function gapBefore(pairs: ReadonlyMap<number, number>, to: number): number {
	return Math.max(-1, ...[...pairs.values()].filter((each) => each < to));
}

function isOfSameKind(one: WrittenData | undefined, other: WrittenData | undefined): boolean {
	if (isBlock(one) && isBlock(other)) return keyOf(one.type ?? null) === keyOf(other.type ?? null);
	return isBlock(one) === isBlock(other) && isList(one) === isList(other);
}

function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const shared = [...one].filter((leaf) => other.has(leaf)).length;
	return (2 * shared) / Math.max(1, one.size + other.size);
}

/** Every value in it with its path. */
function leavesOf(data: WrittenData, path: Steps = []): Set<string> {
	if (isList(data)) return new Set(data.flatMap((each, index) => [...leavesOf(each, [...path, index])]));
	if (isBlock(data)) {
		return new Set(Object.entries(data).flatMap(([name, each]) => [...leavesOf(each, [...path, name])]));
	}
	return new Set([JSON.stringify([path, data])]);
}

/** The same for values that say the same. */
function keyOf(data: WrittenData): string {
	if (isList(data)) return `[${data.map(keyOf).join()}]`;
	if (!isBlock(data)) return JSON.stringify(data);
	const fields = Object.entries(data).map(([name, each]) => `${JSON.stringify(name)}:${keyOf(each)}`);
	return `{${fields.sort().join()}}`;
}

/** The longest run of keys that both have in the same order, as pairs of numbers. */
function commonRun(before: readonly string[], after: readonly string[]): (readonly [number, number])[] {
	let top = 0;
	while (top < Math.min(before.length, after.length) && before[top] === after[top]) top++;
	let bottom = 0;
	const most = Math.min(before.length, after.length) - top;
	while (bottom < most && before.at(-1 - bottom) === after.at(-1 - bottom)) bottom++;
	const [one, other] = [before.slice(top, before.length - bottom), after.slice(top, after.length - bottom)];
	const lengths = Array.from({ length: one.length + 1 }, () => new Uint32Array(other.length + 1));
	const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
	for (let row = one.length - 1; row >= 0; row--) {
		for (let column = other.length - 1; column >= 0; column--) {
			const length =
				one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
			lengths[row]?.fill(length, column, column + 1);
		}
	}
	const run: (readonly [number, number])[] = [];
	for (let index = 0; index < top; index++) run.push([index, index]);
	for (let row = 0, column = 0; row < one.length && column < other.length; ) {
		if (one[row] === other[column]) run.push([top + row++, top + column++]);
		else if (at(row + 1, column) >= at(row, column + 1)) row++;
		else column++;
	}
	for (let index = bottom; index > 0; index--) run.push([before.length - index, after.length - index]);
	return run;
}
