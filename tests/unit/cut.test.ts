import fc from "fast-check";
import { expect, test } from "vitest";
import { cutTo } from "#studio/features/seen/cut.ts";

const length = (words: string) => words.length;

test("what does not fit ends behind a whole word, with room for the dots", () => {
	expect(cutTo("een twee drie", 13, length)).toBeUndefined();
	expect(cutTo("een twee drie", 12, length)).toBe("een twee");
	expect(cutTo("hottentottententententoonstelling", 10, length)).toBe("h");
});

test("whatever the text, what is kept is its beginning, and fits", () => {
	fc.assert(
		fc.property(
			fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 }),
			fc.integer({ min: 12, max: 80 }),
			(words, room) => {
				const text = words.join(" ");
				const kept = cutTo(text, room, length);
				if (kept === undefined) expect(text.length).toBeLessThanOrEqual(room);
				else {
					expect(text.startsWith(kept)).toBe(true);
					expect(`${kept} …`.length).toBeLessThanOrEqual(room);
				}
			},
		),
	);
});
