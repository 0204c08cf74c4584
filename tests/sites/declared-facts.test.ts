import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inLanguage } from "#core/in-language.ts";
import { openContent } from "#engine/content/content.ts";
import { loadLocale } from "#engine/content/locale.ts";
import { renderSite } from "#engine/pages/render-site.ts";
import { formAt } from "#pipeline/authoring/form/form.ts";
import { allSchemas } from "#pipeline/authoring/json-schemas.ts";
import { type Question, questionIn, type Wizard } from "#pipeline/authoring/wizards/wizard.ts";
import { wizardsOf } from "#pipeline/authoring/wizards/wizards.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import { compareSites } from "#pipeline/review/compare.ts";
import { statementsOf } from "#pipeline/review/wording/statements.ts";
import { factAt } from "#pipeline/site/facts.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";
import { whereIs } from "#pipeline/usage/answer.ts";
import { findThing } from "#pipeline/usage/find.ts";
import { startNew } from "../../scripts/commands/new.ts";
import { builtPages, noClient } from "../helpers/built-html.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";

/** A site that keeps breads, of which the builder knows nothing, and says of its products what they are made of. */
let site: TemporarySite;

const declaration = `title: Broden
summary: Wat er in de winkel ligt.
card:
  title: name
  text: description
  image: picture
fields:
  name:
    kind: text
    label: Naam
    required: ja
    max: 40
  description:
    kind: markdown
    label: Beschrijving
  picture:
    kind: image
    label: Foto
  price:
    kind: price
    label: Prijs
    required: ja
  weight:
    kind: number
    label: Gewicht in gram
    min: 50
    max: 5000
  allergens:
    kind: choice
    label: Allergenen
    many: ja
    options:
      gluten: gluten
      milk: melk
  organic:
    kind: flag
    label: Biologisch
  goes-with:
    kind: ref
    label: Lekker met
    collection: products
`;

const breads = `rogge:
  name: Roggebrood
  description: Donker brood, **langzaam** gebakken.
  picture:
    file: scenes/voorbeeld.svg
  price: "4.50"
  weight: 1800
  allergens:
    - gluten
  organic: ja
melk:
  name: Melkbrood
  price: "3.25"
  allergens:
    - gluten
    - milk
  organic: nee
  goes-with: slaap
`;

const menu = `title: Broden van vandaag
description: Een proefpagina met alle broden die er vandaag zijn.
menu:
  label: Broden
  under: cases_and_satchels
sections:
  - type: hero
    title: Broden
  - type: facts
    title: Wat er is
    facts:
      - breads
    show:
      - price
      - weight
      - allergens
      - organic
      - goes-with
  - type: facts
    title: Aanrader
    style: table
    facts:
      - breads.rogge
    show:
      - price
  - type: prose
    text: |
      Het roggebrood kost {breads.rogge.price}.
`;

const english = {
	"kinds/breads.yaml": [
		["Prijs", "Price"],
		["Allergenen", "Allergens"],
		["gluten", "gluten"],
		["melk", "milk"],
	],
	"facts/breads.yaml": [["Melkbrood", "Milk bread"]],
};

beforeEach(() => {
	site = temporarySite();
	site.write("kinds/breads.yaml", declaration);
	site.write("facts/breads.yaml", breads);
	site.write("pages/broden.yaml", menu);
});

afterEach(() => site.dispose());

const found = () => site.check().problems.map(({ code, place: { file, line } }) => `${code} ${file}:${line}`);

const textOf = (address: string) => builtPages(site).get(address)?.text ?? "";

const fileOf = (name: string) => ({ file: `content/${name}` });

/** Says of a product what it is made of, and asks a section to show it. */
function showMaterial(): void {
	site.replace("facts/products.yaml", "slaap:\n", "  materiaal: [canvas, leder]\nslaap:\n");
	site.replace("pages/aanbod.yaml", "    title: Tassen\n", "    title: Tassen\n    show: [materiaal]\n");
}

describe("a collection that a site declares", () => {
	test("is sound, and its pages show it as their sections ask", () => {
		expect(found()).toEqual([]);
		const text = textOf("/broden");
		const rye = "RoggebroodDonkerbrood,langzaamgebakken.Prijs:€4,50Gewichtingram:1.800Allergenen:glutenBiologisch";
		expect(text).toContain(`${rye}MelkbroodPrijs:€3,25Allergenen:gluten,melkLekkermet:SlaapzakopmaatAanrader`);
		expect(text).toContain("AanraderPrijsRoggebroodDonkerbrood,langzaamgebakken.Prijs:€4,50");
		expect(text).toContain("Hetroggebroodkost€4,50.");
	});

	test("says in a table what it says on a card, and says an address by what is there", () => {
		site.write(
			"kinds/breads.yaml",
			`${declaration}  mill: { kind: url, label: Molen }\n  more: { kind: link, label: Meer }\n`,
		);
		site.replace(
			"facts/breads.yaml",
			"  organic: ja\n",
			"  organic: ja\n  mill: https://www.molen.example/roggemeel/\n  more: /contact\n",
		);
		site.replace("pages/broden.yaml", "    style: table\n", "    style: table\n    show: [mill, more]\n");
		site.replace("pages/broden.yaml", "      - breads.rogge\n    show:\n      - price\n", "      - breads.rogge\n");
		const html = builtPages(site).get("/broden")?.html ?? "";
		const table = /<table.*<\/table>/s.exec(html)?.[0] ?? "";
		expect(table).toMatch(/<th scope="row" abbr="Roggebrood"[^>]*>Roggebrood<div[^>]*>.*langzaam<\/strong> gebakken/s);
		expect(table).toMatch(/<a href="https:\/\/www\.molen\.example\/roggemeel\/"[^>]*>molen\.example\/roggemeel<\/a>/);
		expect(table).toMatch(/<a href="\/contact"[^>]*>Contact<\/a>/);
	});

	test("stands in groups below the names of choices, each price at the end of its line", () => {
		const inGroups = "    style: list\n    group: allergens\n    facts:\n      - breads\n";
		site.replace("pages/broden.yaml", "    facts:\n      - breads\n", inGroups);
		site.replace("facts/breads.yaml", "melk:\n", 'boter:\n  name: Boterbrood\n  price: "3"\nmelk:\n');
		site.replace("facts/breads.yaml", "    - gluten\n    - milk", "    - milk");
		expect(found()).toEqual([]);
		const html = builtPages(site).get("/broden")?.html ?? "";
		const headings = [...html.matchAll(/<(h[2-4])[^>]*>([^<]*)</g)].map(([, level, text]) => `${level} ${text}`);
		const grouped = ["h2 Wat er is", "h3 Boterbrood", "h3 gluten", "h4 Roggebrood", "h3 melk", "h4 Melkbrood"];
		expect(headings.slice(0, grouped.length)).toEqual(grouped);
		expect(html).toMatch(/>Roggebrood<\/h4><p[^>]*><span class="sr-only">Prijs.*?<\/span>€.4,50<\/p>/);
		site.replace("pages/broden.yaml", "group: allergens", "group: alergens");
		expect(found()).toEqual(["unknown-detail content/pages/broden.yaml:12"]);
	});

	test("is translated with its labels and choices, and what is missing is told", () => {
		site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
		for (const [name, pairs] of Object.entries(english)) {
			site.write(`translations/en/${name}`, pairs.map(([nl, en]) => `- nl: ${nl}\n  en: ${en}\n`).join(""));
		}
		expect(textOf("/en/broden")).toContain("MilkbreadPrice:€3.25Allergens:gluten,milk");
		const missing = site
			.check()
			.problems.flatMap(({ code, place }) => (code === "translation-missing" ? [place.file] : []));
		expect(missing).toEqual(expect.arrayContaining(["content/kinds/breads.yaml"]));
	});

	test("is found, filled in and described like those of the builder", () => {
		const sound = assertSound(site.check().site);
		const thing = findThing(sound, "breads.melk.price");
		expect("kind" in thing && whereIs(sound, thing).pages.map(({ path }) => path)).toEqual(["/broden"]);
		const file = { role: "facts", name: "breads", ...fileOf("facts/breads.yaml") } as const;
		const form = formAt({ site: sound, file, text: breads, language: "nl" }, ["melk"]);
		expect(form?.label).toBe("Melkbrood");
		const fields = form?.content.is === "block" ? form.content.fields : [];
		expect(fields.map(({ label }) => label)).toEqual(
			expect.arrayContaining(["Naam", "Prijs", "Allergenen", "Lekker met"]),
		);
		// What is declared says no more of it than its name.
		expect(fields.find(({ label }) => label === "Biologisch")?.description).toBe("");
		expect(allSchemas("nl", sound.collections).get("facts/breads.schema.json")).toMatchObject({ title: "Broden" });
	});

	test("goes in a review by the labels that were declared", () => {
		const before = site.check().site;
		site.replace("facts/breads.yaml", "weight: 1800", "weight: 1750");
		const changes = compareSites(before, site.check().site);
		const sentences = changes.flatMap((change) => statementsOf(change, "nl")).map(({ sentence }) => sentence);
		expect(sentences).toEqual(["Gewicht in gram Roggebrood 1800 → 1750, zichtbaar op 1 pagina in 1 taal"]);
	});

	test("is added to by the command and by Studio, like a product", async () => {
		site.write("kinds/breads.yaml", declaration.replace("card:", "one: een brood\ncard:"));
		const { write } = process.stdout;
		process.stdout.write = () => true;
		await startNew(
			{ project: site.root, root: site.root, language: "nl", options: {}, words: ["bread", "Zachte bol"] },
			undefined,
		);
		process.stdout.write = write;
		const { site: made, problems } = site.check();
		expect(factAt(made, "breads.zachte-bol")).toEqual({ name: "Zachte bol", price: "3.25", samples: ["price"] });
		expect(problems).toEqual([]);
		const { what, about, questions } = wizardsOf(made).breads as Wizard;
		expect(what.nl).toBe("een brood");
		await Promise.all((["fr", "es"] as const).map(loadLocale));
		expect((["en", "fr", "es"] as const).map((language) => inLanguage(about, language))).toEqual(
			Array(3).fill("Wat er in de winkel ligt."),
		);
		expect((["nl", "fr", "es"] as const).map((language) => questionIn(questions[0] as Question, language))).toEqual([
			"Naam?",
			"Nom\u202f?",
			"¿Nombre?",
		]);
	});

	test("judges its facts, and what names them", () => {
		site.replace("facts/breads.yaml", "  weight: 1800", "  weight: 20\n  colour: bruin");
		site.replace("facts/breads.yaml", "    - milk", "    - milks");
		site.replace("facts/breads.yaml", "goes-with: slaap", "goes-with: slap");
		expect(found()).toEqual([
			"out-of-range content/facts/breads.yaml:7",
			"unknown-field content/facts/breads.yaml:8",
			"unknown-option content/facts/breads.yaml:17",
		]);
		site.write("facts/breads.yaml", breads.replace("goes-with: slaap", "goes-with: slap"));
		site.replace("pages/broden.yaml", "      - breads\n", "      - bread\n");
		site.replace("pages/broden.yaml", "breads.rogge\n", "breads.roge\n");
		site.replace("pages/broden.yaml", "      - organic\n", "      - picture\n");
		site.replace("pages/broden.yaml", "{breads.rogge.price}", "{breads.rogge.prijs}");
		expect(found()).toEqual([
			"unknown-ref content/facts/breads.yaml:18",
			"unknown-facts content/pages/broden.yaml:12",
			"unknown-facts content/pages/broden.yaml:23",
			"unknown-fact content/pages/broden.yaml:28",
		]);
		site.replace("pages/broden.yaml", "      - bread\n", "      - breads\n");
		expect(found()).toContain("unknown-detail content/pages/broden.yaml:17");
	});

	test("needs facts as soon as something names it, and a declaration to have them", () => {
		site.remove("facts/breads.yaml");
		expect(found()).toContain("missing-file content/facts/breads.yaml:1");
		site.write("facts/breads.yaml", breads);
		site.remove("kinds/breads.yaml");
		expect(found()).toContain("unknown-file content/facts/breads.yaml:1");
	});
});

test("products have fields of a site beside their own, and a section shows those that it names", () => {
	showMaterial();
	expect(found()).toEqual([]);
	expect(textOf("/aanbod")).toContain("Gemaaktvan:canvas,leder");
});

test("mistakes in a declaration are told where they are, and bring no echoes", () => {
	site.write(
		"kinds/breads.yaml",
		`title: Broden
summary: Wat er in de winkel ligt.
card:
  title: price
  image: foto
fields:
  name:
    kind: tekst
    label: Naam
  price:
    kind: price
    label: Prijs
    max: 5
  allergens:
    kind: choice
    label: Allergenen
`,
	);
	site.write("kinds/products.yaml", "extra:\n  price:\n    kind: text\n    label: Prijs\n");
	site.write("kinds/branches.yaml", "extra:\n  voor:\n    kind: ref\n    label: Voor\n    collection: klanten\n");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/kinds/branches.yaml

		Feiten bestaan niet  content/kinds/branches.yaml:5:17  unknown-facts
		  \`klanten\` is geen verzameling feiten, en ook geen feit daarin.
		    4 |     label: Voor
		  > 5 |     collection: klanten
		      |                 ^^^^^^^
		    6 |
		  → Mogelijk is: \`branches\`, \`forms\`, \`services\`, \`tags\`, \`colors\`, \`tax\`, \`towns\`, \`breads\` of \`products\`.

		content/kinds/breads.yaml

		Onbekende keuze  content/kinds/breads.yaml:8:11  unknown-option
		  \`kind\` kent de waarde \`tekst\` niet.
		    7 |   name:
		  > 8 |     kind: tekst
		      |           ^^^^^
		    9 |     label: Naam
		  → Bedoelde u \`text\`?

		content/kinds/products.yaml

		Veld bestaat al  content/kinds/products.yaml:2:3  field-taken
		  \`price\` is al een veld van \`products\`.
		    1 | extra:
		  > 2 |   price:
		      |   ^^^^^
		    3 |     kind: text
		  → Geef uw eigen veld een andere naam.

		3 fouten
		"
	`);
	site.replace("kinds/breads.yaml", "kind: tekst", "kind: text");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/kinds/branches.yaml

		Feiten bestaan niet  content/kinds/branches.yaml:5:17  unknown-facts
		  \`klanten\` is geen verzameling feiten, en ook geen feit daarin.
		    4 |     label: Voor
		  > 5 |     collection: klanten
		      |                 ^^^^^^^
		    6 |
		  → Mogelijk is: \`branches\`, \`forms\`, \`services\`, \`tags\`, \`colors\`, \`tax\`, \`towns\`, \`breads\` of \`products\`.

		content/kinds/breads.yaml

		Veld past niet op de kaart  content/kinds/breads.yaml:4:10  no-card-field
		  \`title\` noemt \`price\`, en dat is geen veld dat daar kan staan.
		    3 | card:
		  > 4 |   title: price
		      |          ^^^^^
		    5 |   image: foto
		  → Mogelijk is: \`name\`.

		Veld past niet op de kaart  content/kinds/breads.yaml:5:10  no-card-field
		  \`image\` noemt \`foto\`, en dat is geen veld dat daar kan staan.
		    4 |   title: price
		  > 5 |   image: foto
		      |          ^^^^
		    6 | fields:
		  → Maak een veld van de soort \`image\`.

		Onbekend veld  content/kinds/breads.yaml:13:5  unknown-field
		  \`max\` is geen veld van het blok \`price\`.
		    12 |     label: Prijs
		  > 13 |     max: 5
		       |     ^^^
		    14 |   allergens:
		  → Haal deze regel weg.

		Veld ontbreekt  content/kinds/breads.yaml:15:5  missing-field
		  In het blok \`allergens\` ontbreekt \`options\`.
		    14 |   allergens:
		  > 15 |     kind: choice
		       |     ^
		    16 |     label: Allergenen
		  → Voeg een regel \`options:\` toe. Bij choice: de keuzes.

		content/kinds/products.yaml

		Veld bestaat al  content/kinds/products.yaml:2:3  field-taken
		  \`price\` is al een veld van \`products\`.
		    1 | extra:
		  > 2 |   price:
		      |   ^^^^^
		    3 |     kind: text
		  → Geef uw eigen veld een andere naam.

		6 fouten
		"
	`);
});

test("who read the site before sees every edit of a declaration and of its facts as who reads all anew", () => {
	const edits: readonly (readonly [string, string, string])[] = [
		["kinds/breads.yaml", "label: Allergenen", "label: Bevat"],
		["kinds/breads.yaml", "milk: melk", "milk: koemelk"],
		["kinds/breads.yaml", "  text: description\n", ""],
		["kinds/breads.yaml", "    kind: price\n", "    kind: text\n"],
		["facts/breads.yaml", "name: Melkbrood", "name: Zacht melkbrood"],
		["kinds/products.yaml", "label: Gemaakt van", "label: Materiaal"],
	];
	const shown = ({ site }: ReturnType<SiteReader["read"]>) =>
		[...renderSite(siteOn(assertSound(site), "2026-11-22"), noClient)].map(({ path, content }) => [path, content]);
	showMaterial();
	const reader = openContent(site.root);
	let last = shown(reader.read());
	for (const [name, from, to] of edits) {
		site.replace(name, from, to);
		const now = shown(reader.readChanges(new Set([`content/${name}`])));
		expect(now, name).not.toEqual(last);
		expect(now, name).toEqual(shown(openContent(site.root).read()));
		last = now;
	}
});
