import fc from "fast-check";
import { expect, test } from "vitest";
import { reorder } from "#pipeline/authoring/edits/reorder.ts";

const numbered = fc.uniqueArray(fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined, freq: 6 }), {
	maxLength: 6,
	selector: (order) => order ?? {},
});

/** Whether things stand in this order by their numbers, those without one last by their names. */
function isOrdered(all: readonly { readonly order: number | undefined; readonly name: string }[]): boolean {
	return all.slice(1).every((each, index) => {
		const before = all[index];
		if (before?.order === undefined) return each.order === undefined && String(before?.name) < each.name;
		return each.order === undefined || before.order < each.order;
	});
}

test("any order is reached with numbers for as few as can be, and none of them is used twice", () => {
	fc.assert(
		fc.property(numbered, (orders) => {
			const wanted = orders.map((order, index) => ({ order, name: "bdacfe"[index] ?? "" }));
			const changed = reorder(wanted);
			expect(changed).toBeDefined();
			const now = wanted.map((each, index) => ({ ...each, order: changed?.get(index) ?? each.order }));
			expect(isOrdered(now)).toBe(true);
			// No smaller choice of those that keep theirs would do: each is tried.
			const kept = wanted.length - (changed?.size ?? 0);
			for (let choice = 0; choice < 2 ** wanted.length; choice++) {
				const stay = wanted.filter((_, index) => choice & (1 << index));
				if (stay.length > kept) expect(canStay(wanted, stay)).toBe(false);
			}
		}),
	);
});

/** Whether the others find numbers between those that stay. */
function canStay(wanted: readonly { order: number | undefined; name: string }[], stay: readonly unknown[]): boolean {
	const options = wanted.map((each) => (stay.includes(each) ? [each.order] : [...Array(1001).keys()]));
	let lowest = -1;
	let last: string | undefined;
	for (const [index, [first, ...more]] of options.entries()) {
		if (more.length > 0) lowest++;
		else if (first !== undefined && first > lowest) lowest = first;
		else if (first === undefined && String(last ?? "") < (wanted[index]?.name ?? "")) last = wanted[index]?.name;
		else return false;
		if (last !== undefined && (first !== undefined || more.length > 0)) return false;
	}
	return true;
}
