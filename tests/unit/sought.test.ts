import { describe, expect, test } from "vitest";
import { placeOf, soughtBy } from "#pipeline/usage/sought.ts";
import { replacedIn, replacedWhole } from "#studio/brain/find/replaced.ts";

describe("what somebody looks for is found however it was typed", () => {
	test.each([
		["gehoor", "Uw Gehóór"],
		["lees  meer", "Lees meer"],
		["058-0000000", "Bel 058 000 0000."],
		["+31 58 000 0000", "Bel 058 000 0000."],
		["(058) 000 00 00", "+31 58 000 0000"],
		["0031580000000", "058 000 0000"],
		["58 000", "058 000 0000"],
		["9:00", "09:00–17:00"],
		["9 uur", "09:00–17:00"],
		["17.00 uur", "09:00–17:00"],
		["09:00", "tot 9.00 uur"],
	])("%s in %s", (asked, text) => expect(soughtBy(asked)(text)).toBe(true));

	test.each([
		["", "iets"],
		["058 000 0001", "058 000 0000"],
		["2026", "2 02 6"],
		["9:00", "19:00–21:00"],
		["7:00", "09:00–17:00"],
		["12 uur", "120 uur"],
	])("%s is not in %s", (asked, text) => expect(soughtBy(asked)(text)).toBe(false));
});

test.each([
	["058-0000000", "Bel 058 000 0000.", "058 000 0000"],
	["9 uur", "Open 09:00–17:00", "09:00"],
	["uur", " Nog even… 9  uur", "uur"],
	["€ 7,50", "Voor\u00a0… €\u00a07,50 per stuk", "€\u00a07,50"],
	["gehoor", "Uw Gehóór", "Gehóór"],
	["lees", "Iets", ""],
])("of %s in %s people see where it stands", (asked, text, shown) =>
	expect(text.slice(...(placeOf(asked, text) ?? [0, 0]))).toBe(shown),
);

test("a time is not marked in a later hour", () => {
	expect(placeOf("9 uur", "Van 19 uur of 9 uur")).toEqual([14, 19]);
});

describe("other words in place of some", () => {
	const in_ = (written: string, asked: string, by: string, wholeWords = true) =>
		replacedIn(written, { asked, by, wholeWords });

	test("keep the capital of a sentence, and the case that was typed", () => {
		expect(in_("Gehoor en gehoor", "gehoor", "oor")).toBe("Oor en oor");
		expect(in_("Sneek en sneek", "Sneek", "Bolsward")).toBe("Bolsward en Bolsward");
	});

	test("stand for whole words alone, unless somebody wants it otherwise", () => {
		expect(in_("voor het oor", "oor", "gehoor")).toBe("voor het gehoor");
		expect(in_("oordop", "oor", "gehoor")).toBeUndefined();
		expect(in_("oordop", "oor", "gehoor", false)).toBe("gehoordop");
	});

	test("leave facts, links and addresses alone", () => {
		const written = "Zie [zwem](/zwem) en {products.zwem.name}, https://zwem.nl/zwem of zwem@zwem.nl: zwem.";
		expect(in_(written, "zwem", "reis")).toBe(
			"Zie [reis](/zwem) en {products.zwem.name}, https://zwem.nl/zwem of zwem@zwem.nl: reis.",
		);
	});

	test("may hold what means something elsewhere", () => {
		expect(in_("wat (dit) kost", "(dat)", "$& $1")).toBeUndefined();
		expect(in_("wat (dit) kost", "(dit)", "$& $1", false)).toBe("wat $& $1 kost");
		expect(in_("één  twee", "één twee", "drie")).toBe("drie");
	});

	test("a value that is one thing is replaced as a whole, or not", () => {
		expect(replacedWhole("058 000 0000", { asked: "058 000 0000", by: " 058 111 1111 ", wholeWords: true })).toBe(
			"058 111 1111",
		);
		expect(replacedWhole("058 000 0000", { asked: "058", by: "059", wholeWords: true })).toBeUndefined();
	});
});
