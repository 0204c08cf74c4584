import { expect, test } from "vitest";
import { FirstLetters } from "#studio/shell/first-letters.ts";

const names = ["Over ons", "Over deze pagina", "Verwijderen: Contact"];

/** Where each of some keys leads, one so many milliseconds after another. */
function ways(keys: string | readonly string[], pause = 100, all = names): (number | undefined)[] {
	const letters = new FirstLetters();
	let at = 0;
	return [...keys].map((key, index) => {
		const next = letters.next(
			{ key, timeStamp: index * pause, altKey: false, ctrlKey: false, metaKey: false },
			() => all,
			at,
		);
		at = next ?? at;
		return next;
	});
}

test("letters lead to a name that begins with all of them, and after a pause begin another", () => {
	expect(ways("over d")).toEqual([1, 1, 1, 1, 1, 1]);
	expect(ways("con")).toEqual([2, 2, 2]);
	expect(ways("ov")).toEqual([1, 1]);
	expect(ways("ov", 1100)).toEqual([1, 2]);
});

test("a space is of a name that goes on with one, and else presses what the letters led to", () => {
	expect(ways("contact ")).toEqual([2, 2, 2, 2, 2, 2, 2, undefined]);
	expect(ways("over ")).toEqual([1, 1, 1, 1, 1]);
	// What leads nowhere presses nothing.
	expect(ways("x ")).toEqual([0, 0]);
	expect(ways(" ")).toEqual([undefined]);
	expect(ways(["x", "Enter"])).toEqual([0, 0]);
	expect(ways(["c", "Enter"])).toEqual([2, undefined]);
});

test("letters of a second word are none of the first", () => {
	expect(ways("soep op", 100, ["Soep op maat", "Soepkommen, diep"])).toEqual([1, 1, 1, 1, 0, 0, 0]);
});

test("letters go on where what was left has fewer buttons, and where names come later", () => {
	const letters = new FirstLetters();
	const press = (key: string, timeStamp: number, names: readonly string[], at: number) =>
		letters.next({ key, timeStamp, altKey: false, ctrlKey: false, metaKey: false }, () => names, at);
	const [, ...without] = ["Gegeven invoegen", "Naar de lijst", "Meer van: Aardbei"];
	expect(press("n", 0, ["Gegeven invoegen", ...without], 0)).toBe(1);
	expect(press("a", 100, without, 0)).toBe(0);

	expect(press("€", 5000, [], -1)).toBe(-1);
	expect(letters.arrive(["Kop", "€ 139"], 0)).toBe(1);
	expect(press(" ", 5100, ["Kop", "€ 139"], 1)).toBe(1);
});

test("where no name begins with the letters, a word of one does", () => {
	expect(ways("ons")).toEqual([1, 0, 0]);
	expect(ways("pa ")).toEqual([1, 1, undefined]);
	expect(ways("deze p")).toEqual([1, 1, 1, 1, 1, 1]);
});
