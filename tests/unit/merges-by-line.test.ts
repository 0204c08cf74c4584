import { expect, test } from "vitest";
import { encoded } from "#studio/stores/merge/bytes.ts";
import { mergesByLine } from "#studio/stores/merge/merges-by-line.ts";

const lines = (...said: readonly string[]) => encoded(`${said.join("\n")}\n`);
const base = lines("a", "b", "c", "d", "e");
const merges = (mine: Uint8Array | null, theirs: Uint8Array | null) => mergesByLine({ base, mine }, theirs);

test("a server merges lines that stand apart, and the same change of both", () => {
	expect(merges(lines("A", "b", "c", "d", "e"), lines("a", "b", "C", "d", "e"))).toBe(true);
	expect(merges(lines("A", "b", "c", "d", "e"), lines("A", "b", "c", "d", "E"))).toBe(true);
	expect(merges(lines("A", "b", "c", "d", "e"), base)).toBe(true);
	expect(merges(null, base)).toBe(true);
	expect(merges(null, null)).toBe(true);
});

test("a server does not merge the same line, lines beside each other, or a file that is gone", () => {
	expect(merges(lines("A", "b", "c", "d", "e"), lines("a!", "b", "c", "d", "e"))).toBe(false);
	expect(merges(lines("A", "b", "c", "d", "e"), lines("a", "B", "c", "d", "e"))).toBe(false);
	expect(merges(lines("a", "new", "b", "c", "d", "e"), lines("a", "other", "b", "c", "d", "e"))).toBe(false);
	expect(merges(null, lines("a", "b", "c", "d", "E"))).toBe(false);
});
