/** How the items of two versions of a list belong together; numbers are places in each list. */
export interface Pairing {
	/** In the order of the new list. */
	readonly pairs: readonly (readonly [before: number, after: number])[];
	readonly removed: readonly number[];
	readonly added: readonly number[];
	/** Places in the new list of the items that changed their place among those that stayed. */
	readonly moved: ReadonlySet<number>;
}

interface Rules<T> {
	/** Two versions that are the same to a visitor have the same key. */
	key(item: T): string;
	/** How much two items have in common: from 0, different things, to 1. */
	likeness(before: T, after: T): number;
	/** The likeness that makes two items versions of one another. */
	readonly alike: number;
	/** What is enough for an item that stands in the place of another. */
	readonly alikeInPlace: number;
}

/** Finds for each item of a list what it was before: the same item, the one most like it, or the one in its place. */
export function pairUp<T>(before: readonly T[], after: readonly T[], rules: Rules<T>): Pairing {
	const partners = new Map<number, number>();
	const taken = new Set<number>();
	const join = (from: number, to: number) => {
		partners.set(to, from);
		taken.add(from);
	};
	pairEqual(before.map(rules.key), after.map(rules.key), join);
	const candidates = freeOf(after, partners)
		.flatMap((to) => freeOf(before, taken).map((from) => ({ from, to, score: scoreOf(from, to) })))
		.filter(({ score }) => score >= rules.alike)
		.sort((a, b) => b.score - a.score || Math.abs(a.from - a.to) - Math.abs(b.from - b.to));
	for (const { from, to } of candidates) if (!partners.has(to) && !taken.has(from)) join(from, to);
	for (const to of freeOf(after, partners)) {
		const from = inPlaceOf(to);
		if (from < before.length && !taken.has(from) && scoreOf(from, to) >= rules.alikeInPlace) join(from, to);
	}
	const pairs = [...partners].map(([to, from]) => [from, to] as const).sort((a, b) => a[1] - b[1]);
	return { pairs, removed: freeOf(before, taken), added: freeOf(after, partners), moved: movedIn(pairs) };

	function scoreOf(from: number, to: number): number {
		return rules.likeness(before[from] as T, after[to] as T);
	}

	/** The place behind the partner of the item before it. */
	function inPlaceOf(to: number): number {
		return to === 0 ? 0 : (partners.get(to - 1) ?? Number.POSITIVE_INFINITY) + 1;
	}
}

function pairEqual(
	before: readonly string[],
	after: readonly string[],
	join: (from: number, to: number) => void,
): void {
	const places = new Map<string, number[]>();
	for (const [index, key] of before.entries()) places.set(key, [...(places.get(key) ?? []), index]);
	for (const [index, key] of after.entries()) {
		const from = places.get(key)?.shift();
		if (from !== undefined) join(from, index);
	}
}

function freeOf(list: readonly unknown[], used: { has(index: number): boolean }): number[] {
	return [...list.keys()].filter((index) => !used.has(index));
}

/** All but the longest row of pairs that kept their order. */
function movedIn(pairs: readonly (readonly [number, number])[]): ReadonlySet<number> {
	const longest: { length: number; previous: number }[] = [];
	let last = -1;
	for (const [index, [from]] of pairs.entries()) {
		let best = { length: 1, previous: -1 };
		for (const [earlier, row] of longest.entries()) {
			const follows = (pairs[earlier]?.[0] ?? 0) < from;
			if (follows && row.length + 1 > best.length) best = { length: row.length + 1, previous: earlier };
		}
		longest.push(best);
		if (best.length > (longest[last]?.length ?? 0)) last = index;
	}
	const kept = new Set<number>();
	for (let index = last; index >= 0; index = longest[index]?.previous ?? -1) kept.add(index);
	return new Set(pairs.flatMap(([, to], index) => (kept.has(index) ? [] : [to])));
}
