import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Words } from "#core/words.ts";
import { builtInWords } from "#pipeline/site/built-in-words.ts";
import { answerTo } from "#site/sections/towns/answer.ts";
import { type NamedTown, townSearch } from "#site/sections/towns/town-search.ts";
import type ownWords from "#site/sections/towns/words.ts";
import { projectFolder } from "../helpers/example-site.ts";

const read = (file: string): unknown => parse(readFileSync(join(projectFolder, "content", file), "utf8"));
const { towns } = (read("facts/towns.yaml") as { friesland: { towns: NamedTown[] } }).friesland;
const words = builtInWords("nl") as Words<typeof ownWords>;
const find = townSearch(towns, "Friesland");
const branches = ["Leeuwarden", "Wieringerwerf"].map((city) => ({ city, page: { href: `/locatie/${city}` } }));
const answer = (typed: string) => answerTo(typed, find(typed), { words, lang: "nl", region: "Friesland", branches });

const elsewhere = "Woont u ergens anders in Friesland? Bel of mail ons.";

test.each([
	["bergum", "Ja, we komen in Burgum (ook bekend als Bergum)."],
	["Drachten", "Ja, we komen in Drachten."],
	["st annaparochie", "Ja, we komen in Sint Annaparochie."],
])("%s is served", (typed, text) => {
	expect(answer(typed)).toEqual({ text, served: true });
});

test("a beginning is no promise yet", () => {
	expect(answer("noord")).toEqual({
		text: "Bedoelt u Noordwolde of Noardburgum (Noordbergum)? Daar komen we.",
		served: false,
	});
	expect(answer("bo")?.text).toContain("Bolsward");
	expect(answer("h")).toBeUndefined();
	expect(answer("ha")?.served).toBe(false);
});

test("many towns are counted, not named", () => {
	const many = { answer: "begun", towns } as const;
	expect(answerTo("x", many, { words, lang: "nl", region: "Friesland", branches })?.text).toMatch(
		/^Er zijn 62 plaatsen/,
	);
});

test("another place in Friesland is asked to call; no other province is promised anything", () => {
	expect(answer(" Schagen ")).toEqual({ text: "Schagen staat niet in de lijst.", served: false, elsewhere });
	expect(answer("Leewarden")).toEqual({
		text: "Leewarden staat niet in de lijst. Bedoelt u Leeuwarden (Ljouwert)? Daar komen we.",
		served: false,
		elsewhere,
	});
	expect(answer("{region}")?.text).toBe("{region} staat niet in de lijst.");
});

test("the town of a branch is known, also outside the area", () => {
	expect(answer("wieringerwerf ")).toEqual({
		text: "In Wieringerwerf hebben we een vestiging. Daar bent u welkom.",
		served: false,
		branch: branches[1],
	});
	expect(answer("1771 AA Wieringerwerf, Nederland")?.branch).toEqual(branches[1]);
	expect(answer("Leeuwarden")?.served).toBe(true);
});

test("nothing typed gives no answer", () => {
	expect(answer("")).toBeUndefined();
});
