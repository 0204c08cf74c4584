import { afterEach, beforeEach, expect, test } from "vitest";
import { findIcons } from "#core/icons/search.ts";
import { sourceLanguages } from "#core/languages.ts";
import { wordsOf } from "#core/problems/problem.ts";
import type { EditedSite } from "../helpers/example-site.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";

let site: EditedSite;

beforeEach(() => {
	site = siteInMemory();
});

afterEach(() => site.dispose());

/** The only problem of the site whose train is another icon. */
function problemOf(name: string) {
	site.replace("facts/products.yaml", "icon: train", `icon: ${name}`);
	const { problems } = site.check();
	expect(problems.map(({ code }) => code)).toEqual(["unknown-icon"]);
	return problems[0] as (typeof problems)[number];
}

test("an icon that does not exist, in five languages", () => {
	const problem = problemOf("xylofoonbouwer");
	const told = sourceLanguages.map((language) => Object.values(wordsOf(problem, language)).join(" · "));
	expect(told).toMatchInlineSnapshot(`
		[
		  "Onbekend pictogram · \`icon\` noemt een pictogram \`xylofoonbouwer\`, dat er niet is. · Alle pictogrammen staan met hun Engelse naam op https://phosphoricons.com.",
		  "Unknown icon · \`icon\` names an icon \`xylofoonbouwer\`, which does not exist. · All icons are on https://phosphoricons.com, with their names.",
		  "Unbekanntes Symbol · \`icon\` nennt ein Symbol \`xylofoonbouwer\`, das es nicht gibt. · Alle Symbole stehen mit ihrem englischen Namen auf https://phosphoricons.com.",
		  "Icône inconnue · \`icon\` nomme une icône \`xylofoonbouwer\`, qui n’existe pas. · Toutes les icônes sont sur https://phosphoricons.com, avec leur nom anglais.",
		  "Icono desconocido · \`icon\` nombra un icono \`xylofoonbouwer\`, que no existe. · Todos los iconos están en https://phosphoricons.com, con su nombre en inglés.",
		]
	`);
});

test.each([
	["what it is called in Dutch", "schaar", "scissors"],
	["what it is called in German", "Schere", "scissors"],
	["what it is called in French, with other accents", "Ciseaux", "scissors"],
	["its name with a space", "map pin", "map-pin"],
	["the name that it had before", "music", "music-notes"],
	["a slip of the fingers", "scisors", "scissors"],
])("an icon by %s is offered: %s", (_, written, name) => {
	expect(wordsOf(problemOf(written), "nl").hint).toBe(`Bedoelde u \`${name}\`?`);
});

test("every icon can be named, and so can those of the site", () => {
	for (const name of ["acorn", "yarn", "hearing-aid"]) {
		site.replace("facts/products.yaml", "icon: train", `icon: ${name}`);
		expect(site.check().problems).toEqual([]);
		site.replace("facts/products.yaml", `icon: ${name}`, "icon: train");
	}
});

test("a word finds icons in the language of who looks for them and in English, what is called so first", () => {
	expect(findIcons("schaar", "nl")[0]).toBe("scissors");
	expect(findIcons("scissors", "nl")[0]).toBe("scissors");
	expect(findIcons("Ciseaux", "fr")[0]).toBe("scissors");
	expect(findIcons("kapper", "nl")).toContain("scissors");
	expect(findIcons("kapper", "de")).toEqual([]);
	expect(findIcons("xylofoonbouwer", "nl")).toEqual([]);
});
