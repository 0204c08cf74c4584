import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type NamedTown, otherNamesOf, townKey, townSearch } from "#site/sections/towns/town-search.ts";
import { projectFolder } from "../helpers/example-site.ts";

const written: unknown = parse(readFileSync(join(projectFolder, "content/facts/towns.yaml"), "utf8"));
const { towns } = (written as { friesland: { towns: NamedTown[] } }).friesland;
const find = townSearch(towns);

function search(typed: string) {
	const { answer, towns: found } = find(typed);
	return { answer, names: found.map(({ name }) => name) };
}

test("the list holds 62 towns in the order agreed", () => {
	const names = towns.map(({ name }) => name);
	expect(new Set(names).size).toBe(62);
	expect(names.slice(0, 4)).toEqual(["Leeuwarden", "Sneek", "Drachten", "Heerenveen"]);
	expect(names.at(-1)).toBe("Sloten");
});

describe("a town that is served", () => {
	test.each([
		["Leeuwarden", "Leeuwarden"],
		["Ljouwert", "Leeuwarden"],
		["bergum", "Burgum"],
		["st annaparochie", "Sint Annaparochie"],
		["St.-Annaparochie", "Sint Annaparochie"],
		["sint nicolaasga", "Sint Nicolaasga"],
		["hearrenfean", "Heerenveen"],
		["it Hearrenfean", "Heerenveen"],
		["DAMWALD", "Damwâld"],
		["Damwâld ", "Damwâld"],
		["westereen", "De Westereen"],
		["dronrijp", "Dronryp"],
		["ijlst", "IJlst"],
		["ylst", "IJlst"],
	])("%s", (typed, town) => {
		const found = search(typed);
		expect(found).toMatchObject({ answer: "served" });
		expect(found.names[0]).toBe(town);
	});

	test("is found by every name it has", () => {
		for (const { name, alsoKnownAs = [] } of towns) {
			for (const each of [name, ...alsoKnownAs]) {
				expect([each, search(each).answer, search(each).names[0]]).toEqual([each, "served", name]);
			}
		}
	});

	test("comes before longer names that start with it", () => {
		expect(search("kollum").names).toEqual(["Kollum", "Kollumerzwaag"]);
	});
});

describe("a name that is not whole", () => {
	test("gives the towns that start with it", () => {
		expect(search("noord")).toEqual({ answer: "begun", names: ["Noordwolde", "Noardburgum"] });
	});

	test("of two letters gives only those", () => {
		expect(search("bu")).toEqual({ answer: "begun", names: ["Burgum", "Buitenpost"] });
		expect(search("um")).toEqual({ answer: "absent", names: [] });
	});

	test("is found inside others when none starts with it, and that is no promise", () => {
		expect(search("annap")).toEqual({ answer: "begun", names: ["Sint Annaparochie"] });
		expect(search("arum")).toEqual({ answer: "similar", names: ["Stavoren"] });
	});
});

describe("a slip of the pen", () => {
	test.each([
		["Leewarden", "Leeuwarden"],
		["Dracthen", "Drachten"],
		["Snek", "Sneek"],
		["stannaparochie", "Sint Annaparochie"],
	])("%s", (typed, town) => {
		expect(search(typed)).toEqual({ answer: "similar", names: [town] });
	});
});

describe("a town among other words", () => {
	const inFriesland = townSearch(towns, "Friesland");

	test.each([
		["Leeuwarden, Friesland", "Leeuwarden"],
		["leeuwarden friesland", "Leeuwarden"],
		["Leeuwarden (FR)", "Leeuwarden"],
		["Sneek frl, Nederland", "Sneek"],
		["8911 AB Leeuwarden", "Leeuwarden"],
		["8911ab leeuwarden", "Leeuwarden"],
		["Bergum 9251", "Burgum"],
		["st annaparochie, Friesland", "Sint Annaparochie"],
	])("%s is served", (typed, town) => {
		const { answer, towns: found } = inFriesland(typed);
		expect([answer, found[0]?.name]).toEqual(["served", town]);
	});

	test.each([
		["in Drachten", "Drachten"],
		["Leewarden, Friesland", "Leeuwarden"],
		["Sneek-Noord", "Sneek"],
		["Heerenveen, Fryslân", "Heerenveen"],
		["Dorpsstraat 1, Sint Nicolaasga", "Sint Nicolaasga"],
	])("%s is offered", (typed, town) => {
		const { answer, towns: found } = inFriesland(typed);
		expect([answer, found.map(({ name }) => name)]).toEqual(["similar", [town]]);
	});

	test.each(["8911 AB", "Friesland", "Hoorn, Noord-Holland", "Schagen 1741 AA"])("%s names none", (typed) => {
		expect(inFriesland(typed).answer).toBe("absent");
	});
});

describe("a place that is not in the list", () => {
	// Noord-Holland, and a village and an island in Friesland.
	test.each(["Schagen", "Den Helder", "Medemblik", "Hoorn", "Wieringerwerf", "Amsterdam", "Nes", "Terschelling"])(
		"%s",
		(typed) => {
			expect(search(typed)).toEqual({ answer: "absent", names: [] });
		},
	);
});

test.each(["", "  ", "b", "-", "'"])("nothing is said of %j", (typed) => {
	expect(search(typed)).toEqual({ answer: "nothing", names: [] });
});

test("another way of writing is no other name", () => {
	expect(otherNamesOf({ name: "Burgum", alsoKnownAs: ["Bergum"] })).toEqual(["Bergum"]);
	expect(otherNamesOf({ name: "Sint Annaparochie", alsoKnownAs: ["St. Annaparochie"] })).toEqual([]);
	expect(townKey("’s-Gravenmoer")).toBe("s gravenmoer");
});
