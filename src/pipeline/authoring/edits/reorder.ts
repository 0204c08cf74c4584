/** The numbers that an order can have. */
const [lowest, highest] = [0, 1000];

/** Something in the order that somebody wants, with the number that it has. */
interface Numbered {
	/** Undefined for what comes behind all numbers, by its name. */
	readonly order: number | undefined;
	readonly name: string;
}

/**
 * The numbers that bring things into this order, by their places: of as few of them as can be. Undefined when there are
 * not enough numbers.
 */
export function reorder(wanted: readonly Numbered[]): ReadonlyMap<number, number> | undefined {
	const all = [{ order: lowest - 1, name: "" }, ...wanted, { order: highest + 1, name: "" }];
	const numberAt = (at: number) => all[at]?.order ?? highest;
	/** Of those that keep their number up to a place, which keeps it too: the one before it, and how many there are. */
	const best: { readonly before: number; readonly kept: number }[] = [{ before: -1, kept: 0 }];
	for (let at = 1; at < all.length; at++) {
		let found = { before: -1, kept: -1 };
		for (let before = 0; before < at; before++) {
			const kept = (best[before]?.kept ?? -1) + 1;
			if (kept > 0 && kept > found.kept && fits(before, at)) found = { before, kept };
		}
		best.push(found);
	}
	/** Both keep their number, and all between them find one. */
	function fits(before: number, at: number): boolean {
		const [one, other] = [all[before], all[at]];
		if (one?.order === undefined && other?.order === undefined)
			return at === before + 1 && String(one?.name).localeCompare(String(other?.name)) < 0;
		return numberAt(at) - numberAt(before) >= at - before;
	}
	const changed = new Map<number, number>();
	let [end, start] = [all.length - 1, best.at(-1)?.before ?? -1];
	if (start < 0) return undefined;
	for (; start >= 0; [end, start] = [start, best[start]?.before ?? -1]) {
		const [from, to] = [numberAt(start), numberAt(end)];
		// Behind the last they count on.
		const step = end === all.length - 1 ? 1 : (to - from) / (end - start);
		for (let at = start + 1; at < end; at++) changed.set(at - 1, from + Math.floor(step * (at - start)));
	}
	return changed;
}
