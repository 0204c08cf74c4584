import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { wordsOf } from "#core/problems/problem.ts";
import { openContent } from "#engine/content/content.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { noDrafts } from "#pipeline/read/drafts.ts";
import { editorMistakes } from "../helpers/editor-mistakes.ts";
import { projectFolder, temporarySite } from "../helpers/example-site.ts";
import { mistakenSite } from "../helpers/mistaken-site.ts";
import { anyMutation } from "../helpers/mutations.ts";

/**
 * Any single mistake in the real content is either reported, at a place that exists and in words that name it, or
 * leaves a site that can be built. `FUZZ_RUNS` and `FUZZ_SEED` set how many mistakes, and which.
 */
const runs = Number(process.env.FUZZ_RUNS ?? 60);

const seed = Number(process.env.FUZZ_SEED ?? 20_260);

const site = temporarySite(projectFolder);

const reader = openContent(site.root);

const { news, isUsual, holds, built } = mistakenSite(site);

afterAll(() => site.dispose());

test("any single mistake is reported where it is, or does no harm", { timeout: Number.POSITIVE_INFINITY }, () => {
	const files = readdirSync(join(site.root, "content"), { recursive: true, encoding: "utf8" });
	const yaml = files.filter((file) => file.endsWith(".yaml")).sort();
	fc.assert(fc.property(anyMutation(yaml), holds), { numRuns: runs, seed });
	// Otherwise nothing has been built.
	expect(built()).toBeGreaterThan(runs / 20);
});

/** Mistakes that are written well: what is changed in the real content, and the report that it must give. */
const senseless: readonly (readonly [file: string, from: string, to: string, code: string])[] = [
	["pages/werkwijze.yaml", "under: hearing_aids", "under: make_appointment", "menu-button-group"],
	["pages/werkwijze.yaml", "order: 3", "order: 2", "menu-order-twice"],
	["facts/products.yaml", "name: Reis, op maat", 'name: "{products.reis.name} op maat"', "circular-fact"],
	["facts/business.yaml", "region: provincie Friesland", 'region: "{business.region}"', "circular-fact"],
	["facts/forms.yaml", "      min: 10\n", "      min: 10\n      max: 5\n", "form-limits"],
	["facts/forms.yaml", "- name: subject", "- name: email", "listed-twice"],
	["facts/forms.yaml", "- name: email", "- name: mail", "form-without-answer"],
	["facts/forms.yaml", "value: Per telefoon", "value: Telefonisch", "form-condition"],
	["facts/forms.yaml", "field: antwoord", "field: antword", "form-condition"],
	[
		"facts/forms.yaml",
		"options:\n        - Dinsdag\n",
		"options:\n        - Zondag\n        - Dinsdag\n",
		"form-closed-day",
	],
	["facts/branches.yaml", "friday: 09:30-17:00", "friday: gesloten", "form-closed-day"],
	["facts/forms.yaml", "branches: [leeuwarden, wieringerwerf]", "branches: [leeuwarden]", "form-places"],
	["facts/forms.yaml", "options:\n        - Dinsdag\n", "options:\n", "form-open-day"],
	["facts/towns.yaml", "name: Sloten", "name: Sneek", "listed-twice"],
	[
		"facts/colors.yaml",
		"    - name: ",
		'    - name: wit\n      hex: "#ffffff"\n    - name: wit\n      hex: "#fefefe"\n    - name: ',
		"listed-twice",
	],
	["facts/business.yaml", "from: 2026-12-26", "from: 2026-12-25", "exceptions-overlap"],
	["facts/business.yaml", "from: 2027-04-27", "from: 2072-04-27", "unlikely"],
	["facts/business.yaml", "audicien-friesland.example", "gmial.con", "unlikely"],
	["facts/branches.yaml", "8911 AA", "8911", "unlikely"],
	["facts/branches.yaml", "latitude: 53.201", "latitude: 50.2", "unlikely"],
	["facts/products.yaml", "price: 139", "price: 0", "unlikely"],
	["facts/tax.yaml", "year: 2026", "year: 2025", "name-differs"],
	["site.yaml", 'titleSuffix: "{business.name}"', "titleSuffix: Hoorhuis", "unlikely"],
	["facts/tax.yaml", "schemas/facts/tax", "schemas/facts/towns", "schema-line"],
	["pages/index.yaml", "../../schemas", "../schemas", "schema-line"],
	["site.yaml", "  - key: blogs\n", "  - key: blogs\n    label: Nieuws\n  - key: blogs\n", "listed-twice"],
	["pages/blogs/tinnitus-week.yaml", "date: 20", "date: 00", "unlikely"],
	["pages/contact.yaml", "          - Niets", "          Reis kost € 149.\n\n          - Niets", "amount-differs"],
	["pages/contact.yaml", "          - Niets", "          Bel 058 999 99 99.\n\n          - Niets", "phone-not-a-fact"],
	[
		"pages/contact.yaml",
		"          - Niets",
		"          [Zie](https://audicien-friesland.example/nergens).\n\n          - Niets",
		"broken-link",
	],
	[
		"pages/contact.yaml",
		"          - Niets",
		"          [Zie](https://audicien-friesland.example/blogs).\n\n          - Niets",
		"own-address",
	],
	["pages/contact.yaml", "          - Niets", "          Hier komt de tekst.\n\n          - Niets", "template-left"],
	["translations/en/pages/contact.yaml", "  en: ", "  en: From € 139. ", "translation-number"],
	[
		"translations/en/pages/contact.yaml",
		"- nl: ",
		"- nl: Contact\n  en: Contact\n- nl: Contact\n  en: Contact\n- nl: ",
		"translation-twice",
	],
];

test.each(senseless)("what makes no sense is told: %s, %j to %j", (name, from, to, code) => {
	const file = `content/${name}`;
	const text = readFileSync(join(site.root, file), "utf8");
	expect(text).toContain(from);
	const texts = new Map([[file, text.replace(from, () => to)]]);
	const found = checkContent(reader, { drafts: { ...noDrafts, texts } }).problems.filter((each) => !isUsual(each));
	expect(found.map((each) => each.code)).toContain(code);
});

test.each(Object.entries(editorMistakes))("%s is told once, where it is", (_, { file, from, to, code, below = 0 }) => {
	const path = join(site.root, "content", file);
	const before = readFileSync(path, "utf8");
	const line = before.slice(0, before.indexOf(from)).split("\n").length + below;
	expect(before).toContain(from);
	writeFileSync(
		path,
		before.replace(from, () => to),
	);
	try {
		const found = news();
		expect(found.map((each) => `${each.code} ${each.place.file}:${each.place.line}`)).toEqual([
			`${code} content/${file}:${line}`,
		]);
		for (const each of found) expect(wordsOf(each, "nl").hint).not.toMatch(/Pas de waarde aan|YAML meldt/);
	} finally {
		writeFileSync(path, before);
	}
});

test("a file that cannot be read under its name brings no echoes", () => {
	const path = (name: string) => join(site.root, "content", name);
	const bytes = readFileSync(path("pages/contact.yaml"));
	const found = () => news().map(({ code, place }) => `${code} ${place.file}`);
	try {
		writeFileSync(path("pages/contact.yaml"), Buffer.from(bytes.toString(), "utf16le"));
		expect(found()).toEqual(["wrong-encoding content/pages/contact.yaml"]);
		writeFileSync(path("pages/contact.yaml"), "{\\rtf1\\ansi Contact}");
		expect(found()).toEqual(["foreign-file content/pages/contact.yaml"]);
		writeFileSync(path("pages/contact.yaml"), bytes.toString().replaceAll("\n", "\r"));
		expect(found()).toEqual([]);
		rmSync(path("pages/contact.yaml"));
		writeFileSync(path("pages/contact.yml"), bytes);
		expect(found()).toEqual(["wrong-extension content/pages/contact.yml"]);
		rmSync(path("pages/contact.yml"));
		mkdirSync(path("pages/nl"));
		writeFileSync(path("pages/nl/contact.yaml"), bytes);
		expect(found()).toEqual(["source-language-folder content/pages/nl/contact.yaml"]);
		rmSync(path("pages/nl"), { recursive: true });
		writeFileSync(path("pages/contact.yaml"), bytes);
		writeFileSync(path("images/IMG 1.JPG"), "");
		expect(found()).toEqual(["wrong-image-name content/images/IMG 1.JPG"]);
	} finally {
		rmSync(path("images/IMG 1.JPG"), { force: true });
		writeFileSync(path("pages/contact.yaml"), bytes);
	}
});

const echoless: readonly (readonly [file: string, name: string, code: string])[] = [
	["site.yaml", "site.yaml.yaml", "unknown-file"],
	["facts/products.yaml", "facts/products.yaml.yaml", "unknown-file"],
	["facts/forms.yaml", "facts/formx.yaml", "unknown-file"],
	["facts/towns.yaml", "towns.yaml", "unknown-file"],
	["words/nl.yaml", "words/NL.yaml", "unknown-file"],
	["pages/over-ons.yaml", "pages/over_ons.yaml", "wrong-file-name"],
	["pages/contact.yaml", "pages/contact kopie.yaml", "wrong-file-name"],
	["pages/contact.yaml", "contact.yaml", "unknown-file"],
	["translations/en/pages/contact.yaml", "translations/en/contact.yaml", "translation-of-nothing"],
];

test.each(echoless)(
	"%s under the name %s is told once, and nothing that depends on it is missed",
	(file, name, code) => {
		const path = (each: string) => join(site.root, "content", each);
		renameSync(path(file), path(name));
		try {
			expect(news().map((each) => `${each.code} ${each.place.file}`)).toEqual([`${code} content/${name}`]);
		} finally {
			renameSync(path(name), path(file));
		}
	},
);

test.each(["extra:\n  merk:\n    kind: txt\n    label: Merk\n", "extra:\n  merk: [\n"])(
	"a mistake in a declaration is told there, and nothing of what is declared",
	(text) => {
		const path = join(site.root, "content/kinds/products.yaml");
		const before = readFileSync(path);
		writeFileSync(path, text);
		try {
			const places = news().map(({ place }) => place.file);
			expect(places).toEqual(["content/kinds/products.yaml"]);
		} finally {
			writeFileSync(path, before);
		}
	},
);
