import { expect, test } from "vitest";
import type { WrittenData } from "#core/studio.ts";
import { dataAt } from "#pipeline/authoring/edits/data.ts";
import { changedData } from "#pipeline/authoring/edits/edit-text.ts";
import { changesToTheirs, clashesIn } from "#studio/brain/publishing/clashing-values.ts";

const item = (type: string, title: string, text: string) => ({ type, title, text });

const opening = item("hero", "Welkom", "Kom gerust langs.");
const prices = item("table", "Prijzen", "Vanaf honderd euro.");
const team = item("team", "Wie wij zijn", "Twee mensen.");
const route = item("map", "Zo vindt u ons", "Tegenover de kerk.");

/** What becomes of the own list, which clashes with another as a whole, when that is taken over. */
function takenOver(base: WrittenData[], here: WrittenData[], there: WrittenData[]): WrittenData | undefined {
	const [own, ...three] = [here, base, there].map((list) => ({ sections: list }));
	const [before, other] = three;
	const clashes = [...clashesIn({ base: before, here: own, there: other }, () => false)];
	expect(clashes.map(({ path }) => path)).toEqual([["sections"]]);
	let now: WrittenData = own ?? null;
	for (const clash of clashes)
		for (const change of changesToTheirs("", now, clash, () => false) ?? []) now = changedData(now, change) ?? null;
	return dataAt(now, ["sections"]);
}

test("who takes over a list keeps the own words in it, also in an item that the other moved", () => {
	const mine = item("notice", "Vakantie", "Wij zijn twee weken dicht.");
	const here = [{ ...opening, title: "Hallo" }, prices, mine, { ...team, text: "Drie mensen." }, route];
	const there = [opening, route, { ...prices, title: "Wat het kost" }, team];
	expect(takenOver([opening, prices, team, route], here, there)).toEqual([
		{ ...opening, title: "Hallo" },
		route,
		{ ...prices, title: "Wat het kost" },
		mine,
		{ ...team, text: "Drie mensen." },
	]);
});

test("what the other removed, or wrote otherwise, is what is taken over", () => {
	const here = [opening, { ...prices, text: "Vanaf negentig euro." }, { ...team, title: "Ons team" }];
	const there = [opening, { ...team, title: "Het team" }, route];
	expect(takenOver([opening, prices, team, route], here, there)).toEqual([opening, { ...team, title: "Het team" }]);
	// What was removed here comes back with what the other made of it.
	const changed = { ...route, text: "Naast de molen." };
	expect(takenOver([opening, prices, route], [opening, prices], [opening, changed])).toEqual([opening, changed]);
});
