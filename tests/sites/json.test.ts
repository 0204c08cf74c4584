import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { repairFolder } from "#engine/content/repair.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { updateJson } from "#pipeline/translate/update-json.ts";
import { findThing } from "#pipeline/usage/find.ts";
import { startNew } from "../../scripts/commands/new.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
});

afterEach(() => {
	vi.restoreAllMocks();
	site.dispose();
});

/** Writes a file of the site as JSON in the place of YAML. */
function toJson(name: string, indent = "\t"): string {
	const file = join(site.root, "content", name);
	// Numbers as texts, which keeps `45.00` as it was written.
	const data = parse(readFileSync(file, "utf8"), { schema: "failsafe" }) as unknown;
	const named = Array.isArray(data) ? data : { $schema: "../schema.json", ...(data as object) };
	const text = `${JSON.stringify(named, null, indent)}\n`;
	site.remove(name);
	site.write(name.replace(".yaml", ".json"), text);
	return text;
}

/** All that visitors would receive, and what was wrong. */
function made() {
	const { problems, site: checked } = site.check();
	const sound = assertSound(checked);
	const pages = sound.settings.value.languages.flatMap((language) => {
		const context = makeContext(sound, language);
		return [presentShell(context, 2026), ...[...sound.pages.values()].map((page) => presentPage(page, context))];
	});
	return {
		pages: JSON.parse(JSON.stringify(pages)) as unknown,
		codes: problems.map(({ code }) => code).filter(isHeard),
	};
}

/** A remark tells the check not to look at a word, and JSON has none. */
function isHeard(code: string): boolean {
	return code !== "spelling";
}

test("the real site says the same in JSON, every file of it", () => {
	site.dispose();
	site = temporarySite(projectFolder);
	const before = made();
	const names = readdirSync(join(site.root, "content"), { recursive: true, encoding: "utf8" });
	for (const name of names.filter((each) => each.endsWith(".yaml"))) toJson(name.replaceAll("\\", "/"));
	expect(made()).toEqual(before);
});

test("what is wrong in JSON is told at its line", () => {
	const text = toJson("pages/contact.yaml", "  ").replace('"type": "form"', '"type": "fromm"');
	site.write("pages/contact.json", text.replace('"link": "#formulier"', '"link": "#formlier"'));
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.json

		Onbekend soort onderdeel  content/pages/contact.json:20:15  unknown-section
		  Er is geen onderdeel \`fromm\`.
		    19 |     {
		  > 20 |       "type": "fromm",
		       |               ^^^^^^^
		    21 |       "id": "formulier",
		  → Bedoelde u \`form\`?

		1 fout
		"
	`);
});

test.each([
	["a comma missing", '"Contact",', '"Contact"', "pages/contact.json:3:21"],
	["a comma too many", '#formulier"', '#formulier",', "pages/contact.json:15:31"],
	["a name without quotation marks", '"title": "Contact"', 'title: "Contact"', "pages/contact.json:3:3"],
	["single quotation marks", '"Vraag het ons"', "'Vraag het ons'", "pages/contact.json:11:16"],
	["curly quotation marks", '"Vraag het ons"', "“Vraag het ons”", "pages/contact.json:11:16"],
	["a colon missing", '"title": "Contact"', '"title" "Contact"', "pages/contact.json:3:10"],
	["a misspelt field", '"menu": {', '"meny": {', "pages/contact.json:5:3"],
	["two on one line", '"Contact",', "'Contact'", "pages/contact.json:3:12"],
])("%s in JSON is mended", (_, right, wrong, place) => {
	const text = toJson("pages/contact.yaml", "  ");
	site.write(
		"pages/contact.json",
		text.replace(right, () => wrong),
	);
	expect(site.report()).toContain(place);
	repairFolder(site.root, { dry: false });
	expect(readFileSync(join(site.root, "content/pages/contact.json"), "utf8")).toBe(text);
});

test("a file with single quotation marks everywhere is mended as a whole", () => {
	const text = toJson("pages/contact.yaml", "  ");
	site.write("pages/contact.json", text.replace(/"([^"']*)"/g, "'$1'"));
	repairFolder(site.root, { dry: false });
	expect(readFileSync(join(site.root, "content/pages/contact.json"), "utf8")).toBe(text);
});

test.each([
	["a comment", '"menu": {', '// menu\n"menu": {', "Haal de opmerking weg."],
	["a text over two lines", "Vraag het ons", "Vraag\nhet ons", "Schrijf voor een nieuwe regel `\\n`"],
	["a bracket left open", "\n}\n", "\n", "Dit haakje wordt niet gesloten."],
	["words of YAML", '"item": "contact"', '"item": contact, nu', "tussen rechte dubbele aanhalingstekens"],
	[
		"a name twice",
		'"title": "Contact"',
		'"title": "Contact",\n  "title": "Meer"',
		"staat in dit blok meer dan één keer",
	],
	["a sign too many", '"menu": {', '"menu": {{', "Dit is geen JSON."],
])("%s in JSON is told, and left", (_, right, wrong, told) => {
	const text = toJson("pages/contact.yaml", "  ").replace(right, () => wrong);
	site.write("pages/contact.json", text);
	expect(site.report().replace(/\s+/g, " ")).toContain(told);
	repairFolder(site.root, { dry: false });
	expect(readFileSync(join(site.root, "content/pages/contact.json"), "utf8")).toBe(text);
});

test("a page and facts stand in one form only, and a name of JSON gets its right ending", () => {
	site.write("pages/contact.json", "{}");
	site.write("facts/products.json", "{}");
	site.write("pages/aanbod.JSON.txt", "{}");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Twee bestanden voor hetzelfde  content/facts/products.yaml:1:1  two-forms
		  \`content/facts/products.yaml\` en \`content/facts/products.json\` zijn voor hetzelfde: een in YAML en een in JSON.
		  > 1 | # yaml-language-server: $schema=../../../../schemas/facts/products.schema.json
		      | ^
		    2 |
		  → Houd het bestand dat klopt, en haal het andere weg.

		content/pages/aanbod.JSON.txt

		Verkeerde bestandsnaam  content/pages/aanbod.JSON.txt:1:1  wrong-extension
		  \`pages/aanbod.JSON.txt\` wordt niet gelezen, want de naam eindigt niet op \`.yaml\` of \`.json\`.
		  → Hernoem het bestand naar \`pages/aanbod.json\`.

		content/pages/contact.json

		Veld ontbreekt  content/pages/contact.json:1:1  missing-field
		  In een pagina ontbreekt \`title\`.
		  > 1 | {}
		      | ^
		  → Voeg een regel \`title:\` toe. Titel van de pagina: in het tabblad en bij zoekmachines.

		Veld ontbreekt  content/pages/contact.json:1:1  missing-field
		  In een pagina ontbreekt \`description\`.
		  > 1 | {}
		      | ^
		  → Voeg een regel \`description:\` toe. Beschrijving voor zoekmachines, één of twee zinnen van samen 50 tot 160 tekens.

		Veld ontbreekt  content/pages/contact.json:1:1  missing-field
		  In een pagina ontbreekt \`sections\`.
		  > 1 | {}
		      | ^
		  → Voeg een regel \`sections:\` toe. De onderdelen van de pagina, van boven naar beneden.

		content/pages/contact.yaml

		Twee bestanden voor hetzelfde  content/pages/contact.yaml:1:1  two-forms
		  \`content/pages/contact.yaml\` en \`content/pages/contact.json\` zijn voor hetzelfde: een in YAML en een in JSON.
		  > 1 | # yaml-language-server: $schema=../../../../schemas/page.schema.json
		      | ^
		    2 | title: Contact
		  → Houd het bestand dat klopt, en haal het andere weg.

		6 fouten
		"
	`);
});

test("facts stand in files of both forms side by side, and each is told where it stands", () => {
	const features = [{ icon: "ear", name: "Klein" }];
	const product = { name: "Dop in een doos", price: "15", unit: "per set", description: "Voor onderweg.", features };
	const text = JSON.stringify({ trein: product, reis: product }, null, 2);
	const told = (written: string) => {
		site.write("facts/products/onderweg.json", written);
		return site.check().problems.map(({ code, place }) => `${code} ${place.file}:${place.line}`);
	};
	expect(told(text)).toEqual(["fact-twice content/facts/products/onderweg.json:14"]);
	expect(told(text.replace("15", "€ 15"))).toContain("invalid-value content/facts/products/onderweg.json:4");
});

test("new fills in files of JSON", async () => {
	site.dispose();
	site = temporarySite(projectFolder);
	vi.spyOn(process.stdout, "write").mockImplementation(() => true);
	for (const name of [
		"facts/branches",
		"facts/products",
		"pages/gehoorbescherming/motor",
		"pages/locatie/leeuwarden",
	]) {
		toJson(`${name}.yaml`);
	}
	for (const words of [
		["product", "Schoonmaakset"],
		["branch", "Sneek"],
	]) {
		await startNew({ project: projectFolder, root: site.root, language: "nl", options: {}, words }, undefined);
	}
	const { problems, site: checked } = site.check();
	expect(problems.filter(({ level }) => level === "error")).toEqual([]);
	expect(checked.pages.get("/gehoorbescherming/motor")?.source.text).toContain('"schoonmaakset"');
	expect(checked.pages.get("/locatie/sneek")?.source.text).not.toContain("leeuwarden");
});

test("translations in JSON are brought up to date in JSON", () => {
	const pairs = [
		{ written: "Een", translation: "One" },
		{ written: "Dit is een lange zin over horen", translation: "A sentence" },
		{ written: "Vroeger stond hier iets anders", translation: "Something else" },
	];
	const text = `${JSON.stringify(
		pairs.map(({ written, translation }) => ({ nl: written, en: translation })),
		null,
		2,
	)}\n`;
	const passages = ["Een", "Dit is een heel lange zin over horen", "Nieuw"].map((each) => ({ text: each, path: [] }));
	const update = {
		source: "nl",
		language: "en",
		name: "pages/contact.yaml",
		text,
		pairs,
		remembered: () => undefined,
	} as const;
	const all = updateJson({ ...update, passages: passages as never });
	expect(all).toMatchInlineSnapshot(`
		"[
		  {
		    "nl": "Een",
		    "en": "One"
		  },
		  {
		    "nl": "Dit is een heel lange zin over horen",
		    "was": "Dit is een lange zin over horen",
		    "en": "A sentence"
		  },
		  {
		    "nl": "Nieuw",
		    "en": null
		  },
		  {
		    "nl": "Vroeger stond hier iets anders",
		    "en": "Something else"
		  }
		]
		"
	`);
});

test("a page is found by the name of its file, in JSON too", () => {
	toJson("pages/contact.yaml");
	expect(findThing(site.check().site, "pages/contact.json")).toEqual({ kind: "page", name: "/contact" });
});
