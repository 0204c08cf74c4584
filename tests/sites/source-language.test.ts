import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildITrieFromWords, encodeTrieDataToBTrie } from "cspell-trie-lib";
import { afterEach, expect, test, vi } from "vitest";

import { type AnyProblem, wordsOf } from "#core/problems/problem.ts";
import { openContent } from "#engine/content/content.ts";
import { repairFolder } from "#engine/content/repair.ts";
import { SiteMemory } from "#engine/memory/site-memory.ts";
import { formAt } from "#pipeline/authoring/form/form.ts";
import { allSchemas } from "#pipeline/authoring/json-schemas.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { codedCollections } from "#pipeline/read/coded-collections.ts";
import { contentFile } from "#pipeline/read/files.ts";
import { sourceLanguageIn } from "#pipeline/read/source-language.ts";
import review from "../../scripts/commands/review.ts";
import translations from "../../scripts/commands/translations.ts";
import { builtPages } from "../helpers/built-html.ts";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { commitAll } from "../helpers/repository.ts";

let site: TemporarySite;

afterEach(() => site.dispose());

/** A site whose editors write another language than Dutch. */
function siteIn(language: "english" | "german"): TemporarySite {
	site = temporarySite(join(projectFolder, "tests/languages", language));
	return site;
}

const read = (name: string) => readFileSync(join(site.root, "content", name), "utf8");

const codesOf = (problems: readonly AnyProblem[]) => problems.map(({ code }) => code);

/** What a command prints. */
async function printed(command: typeof translations | typeof review, words: readonly string[] = []): Promise<string> {
	let text = "";
	vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
		text += String(chunk);
		return true;
	});
	await command.run({ project: projectFolder, root: site.root, language: undefined, options: {}, words });
	vi.restoreAllMocks();
	return text.replace(/\b[0-9a-f]{7}\b/g, "1234567");
}

test("a site in English with Dutch beside it has English without a prefix, and Dutch below /nl", () => {
	siteIn("english");
	expect(codesOf(site.check().problems)).toEqual(["no-dictionary"]);
	const pages = builtPages(site);
	const { html: english = "" } = pages.get("/bread") ?? {};
	const { html: dutch = "" } = pages.get("/nl/bread") ?? {};
	expect(
		[english, dutch].map((html) => html.match(/<(?:html lang="\w+"|link rel="(?:canonical|alternate)" [^>]*)>?/g)),
	).toMatchInlineSnapshot(`
		[
		  [
		    "<html lang="en"",
		    "<link rel="canonical" href="https://www.bakery.example/bread">",
		    "<link rel="alternate" hreflang="en" href="https://www.bakery.example/bread">",
		    "<link rel="alternate" hreflang="nl" href="https://www.bakery.example/nl/bread">",
		    "<link rel="alternate" hreflang="x-default" href="https://www.bakery.example/bread">",
		  ],
		  [
		    "<html lang="nl"",
		    "<link rel="canonical" href="https://www.bakery.example/nl/bread">",
		    "<link rel="alternate" hreflang="en" href="https://www.bakery.example/bread">",
		    "<link rel="alternate" hreflang="nl" href="https://www.bakery.example/nl/bread">",
		    "<link rel="alternate" hreflang="x-default" href="https://www.bakery.example/bread">",
		  ],
		]
	`);
	expect(english).toContain('<meta property="og:locale" content="en_GB">');
	expect(english).toContain("Every loaf is baked on stone.");
	expect(dutch).toContain('<meta property="og:locale" content="nl_NL">');
	expect(dutch).toContain("Elk brood wordt op steen gebakken.");
	expect(english.match(/Skip to content|Naar de inhoud/)?.[0]).toBe("Skip to content");
	expect(dutch.match(/Skip to content|Naar de inhoud/)?.[0]).toBe("Naar de inhoud");
	const article = (address: string) => pages.get(address)?.html.match(/<time[^>]*>[^<]*|href="tel:[^"]*"[^>]*>[^<]*/g);
	expect([article("/news/figs"), article("/nl/news/figs")]).toMatchInlineSnapshot(`
		[
		  [
		    "href="tel:+442079460018" class="link inline-block py-2.5">",
		    "<time dateTime="2026-03-05">5 March 2026",
		    "href="tel:+442079460018">020 7946 0018",
		    "href="tel:+442079460018" class="link inline-block py-2.5">",
		  ],
		  [
		    "href="tel:+442079460018" class="link inline-block py-2.5">",
		    "<time dateTime="2026-03-05">5 maart 2026",
		    "href="tel:+442079460018">+44 20 7946 0018",
		    "href="tel:+442079460018" class="link inline-block py-2.5">",
		  ],
		]
	`);
});

test("the words that stand for values are those of the language of the site, and those of another are put right", () => {
	siteIn("german");
	const [settings, business] = [read("site.yaml"), read("facts/business.yaml")];
	const closed = (word: string) =>
		`${business}exceptions:\n  - from: 2099-12-25\n    hours: ${word}\n    reason: Weihnachten\n`;
	const product = (price: string) =>
		`brot:\n  name: Brot\n  description: Gut.\n  price: ${price}\n  unit: pro Stück\n  features:\n    - icon: check\n      name: Gut\n`;
	const open = (word: string) => `${settings}openForAppointments: ${word}\n`;
	const write = (...[yes, hours, price]: [string, string, string]) => {
		site.write("site.yaml", open(yes));
		site.write("facts/business.yaml", closed(hours));
		site.write("facts/products.yaml", product(price));
		return site.check().problems.filter(({ level }) => level === "error");
	};
	expect(write("ja", "geschlossen", "ab 4")).toEqual([]);
	const wrong = write("yes", "gesloten", "vanaf 4");
	expect(wrong.map(({ place: { file, line }, values }) => [file, line, values])).toMatchInlineSnapshot(`
		[
		  [
		    "content/site.yaml",
		    10,
		    {
		      "advice": "ja",
		      "expected": "flag",
		      "found": "yes",
		      "name": "openForAppointments",
		    },
		  ],
		  [
		    "content/facts/business.yaml",
		    8,
		    {
		      "advice": "geschlossen",
		      "expected": "hours",
		      "found": "gesloten",
		      "name": "hours",
		    },
		  ],
		  [
		    "content/facts/products.yaml",
		    4,
		    {
		      "advice": "ab 4",
		      "expected": "price",
		      "found": "vanaf 4",
		      "name": "price",
		    },
		  ],
		]
	`);
	repairFolder(site.root, { dry: false });
	expect([read("site.yaml"), read("facts/business.yaml"), read("facts/products.yaml")]).toEqual([
		open("ja"),
		closed("geschlossen"),
		product("ab 4"),
	]);
	const schema = allSchemas("de", codedCollections).get("facts/products.schema.json");
	expect(JSON.stringify(schema)).toContain("|ab \\\\d{1,6}(?:\\\\.\\\\d{2})?|auf Anfrage)$");
	const german = site.check().site;
	const file = contentFile("content/facts/business.yaml", "de");
	const text = read("facts/business.yaml");
	const form = file && formAt({ site: german, file, text, language: "en" }, ["exceptions", 0, "hours"]);
	expect(form).toMatchObject({ content: { control: "hours", options: [{ value: "geschlossen" }] } });
});

test("what is written in English goes out of date, is brought up to date, and falls back to English", async () => {
	siteIn("english");
	const memory = () => new SiteMemory(join(site.root, "memory"), site.root);
	const warm = () => {
		const known = memory();
		const checked = checkContent(openContent(site.root, { memory: known }));
		known.keep(checked);
		return checked.problems;
	};
	expect(codesOf(warm())).toEqual(["no-dictionary"]);
	site.replace("pages/bread.yaml", "Every loaf is baked on stone.", "Every single loaf is baked on stone.");
	expect(warm()).toEqual(site.check().problems);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/bread.yaml

		Warning: Translation is out of date  content/pages/bread.yaml:7:11  translation-stale
		  This text has changed since it was translated into Dutch. Until someone looks at it, visitors read English instead.
		    6 |     title: All the bread
		  > 7 |     text: Every single loaf is baked on stone.
		      |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    8 |
		  → Run \`npm run translations\`, correct the translation in content/translations and remove its line \`was:\`.

		content/site.yaml

		Remark: No dictionary  content/site.yaml:6:13  no-dictionary
		  Spelling is not checked: there is no dictionary of English.
		    5 | reportLanguage: en
		  > 6 | languages: [en, nl]
		      |             ^^
		    7 | titleSuffix: Bakery
		  → Run \`npm install @cspell/dict-en-gb\` in the folder that holds content.

		1 warning and 1 remark
		"
	`);
	expect(builtPages(site).get("/nl/bread")?.html).toContain('lang="en" dir="ltr">Every single loaf');
	await printed(translations);
	expect(read("translations/nl/pages/bread.yaml").split("- ").at(-1)).toMatchInlineSnapshot(`
		"en: Every single loaf is baked on stone.
		  was: Every loaf is baked on stone.
		  nl: Elk brood wordt op steen gebakken.
		"
	`);
	site.write("words/en.yaml", "read_more: Taste even more\n");
	expect(builtPages(site).get("/nl/news")?.html).toContain("Taste even more");
});

test("a review and a repair read the pairs of a site in English", async () => {
	siteIn("english");
	commitAll(site.root);
	site.replace("pages/bread.yaml", "Every loaf is baked on stone.", "Every loaf is baked slowly.");
	expect(await printed(review, ["HEAD"])).toMatchInlineSnapshot(`
		"3 changes: 1 text out of date, 0 errors
		What a visitor will see change, from HEAD (1234567) to the files in this folder

		Page /bread, “All the bread that we bake”

		  Section 1 “All the bread” (hero), text “Every loaf is baked on stone.” → “Every loaf is baked slowly.”  content/pages/bread.yaml:7

		Translations

		  Out of date in Dutch: “Every loaf is baked slowly.” (/bread)  content/pages/bread.yaml:7
		  Search engines lose 1 page in Dutch: less than nine tenths is translated  content/pages/bread.yaml
		    /bread
		"
	`);
	site.replace("translations/nl/site.yaml", "  nl: Ons brood", "  nll: Ons brood");
	repairFolder(site.root, { dry: false });
	expect(read("translations/nl/site.yaml")).toContain("  nl: Ons brood");
});

test("another first language is another site: nothing that was known of the first holds", () => {
	siteIn("english");
	const reader = openContent(site.root);
	const known = new SiteMemory(join(site.root, "memory"), site.root);
	known.keep(checkContent(openContent(site.root, { memory: known })));
	reader.read();
	site.replace("site.yaml", "[en, nl]", "[nl, en]");
	const changed = new Set(["content/site.yaml"]);
	const cold = site.check().problems;
	// What the content is written in shows: one report says it, and all else is read as it was.
	expect(codesOf(cold)).toContain("first-language-translated");
	expect(codesOf(cold)).not.toContain("words-not-paired");
	expect(checkContent(reader, { changed }).problems).toEqual(cold);
	const memory = new SiteMemory(join(site.root, "memory"), site.root);
	expect(checkContent(openContent(site.root, { memory })).problems).toEqual(cold);
});

test("another language than that of the content before it is told once, where it stands", () => {
	siteIn("english");
	const before = codesOf(site.check().problems);
	site.replace("site.yaml", "[en, nl]", "[nl, en]");
	const found = site.check().problems.filter(({ code }) => !before.includes(code));
	expect(found.map((each) => wordsOf(each, "en"))).toMatchInlineSnapshot(`
		[
		  {
		    "hint": "The first language is the one in which the content is written. Put \`en\` first again; the order of the others is free.",
		    "message": "\`nl\` comes first, but the content is written in English: Dutch is its translation.",
		    "title": "First language is not that of the content",
		  },
		]
	`);
});

test("further pages of an overview are counted behind a word of the language of the site, the same in all its languages", () => {
	siteIn("english");
	const figs = read("pages/news/figs.yaml");
	site.write("pages/news/nuts.yaml", figs.replaceAll("igs", "uts").replaceAll("loaf with nuts", "cake with nuts"));
	site.replace("pages/news/index.yaml", "    below: /news", "    below: /news\n    perPage: 1");
	const addresses = [...builtPages(site).keys()].filter((address) => /\/2$/.test(address));
	expect(addresses).toEqual(["/news/page/2", "/nl/news/page/2"]);
	// What the word is elsewhere is free.
	site.write("pages/news/pagina/2.yaml", figs.replace("Figs have", "Nuts have"));
	site.write("pages/news/page/3.yaml", figs.replace("Figs have", "Cakes have"));
	const reserved = site.check().problems.filter(({ code }) => code === "reserved-address");
	expect(reserved.map(({ values }) => values)).toEqual([
		{ address: "/news/page/3", reservation: "paging", step: "page" },
	]);
});

test("a report in English says of a field that is missing what is said in English, and nothing in Dutch", () => {
	siteIn("english");
	site.replace("pages/bread.yaml", /^title: .*\n/m.exec(read("pages/bread.yaml"))?.[0] ?? "", "");
	site.write(
		"kinds/cakes.yaml",
		"title: Cakes\nsummary: What is sold by the slice.\nfields:\n  guests: { kind: number, label: guests, description: For how many people., required: yes }\n",
	);
	site.write("facts/cakes.yaml", "plum: {}\n");
	const hints = site.check().problems.map((each) => [each.code, wordsOf(each, "en").hint]);
	expect(hints.filter(([code]) => code === "missing-field")).toEqual([
		["missing-field", "Add a line `guests:`. “For how many people.”"],
		["missing-field", "Add a line `title:`. Title of the page: in the tab and in search engines."],
	]);
});

test("a site in German alone says nothing in another language", () => {
	siteIn("german");
	expect(codesOf(site.check().problems)).toEqual(["no-dictionary"]);
	const { html = "" } = builtPages(site).get("/") ?? {};
	expect(html).toContain('<html lang="de" dir="ltr"');
	expect(html).toContain("Zum Inhalt");
	expect(html).toMatch(/>030\s23125000</);
	expect(html).not.toContain("hreflang");
});

test("spelling is judged by a dictionary that is installed beside the content", () => {
	siteIn("german");
	const texts = ["site.yaml", "facts/business.yaml", "pages/index.yaml"].map(read).join(" ");
	const words = new Set([...texts.matchAll(/\p{L}+/gu)].map(([word]) => word));
	const folder = join(site.root, "node_modules/@cspell/dict-de-de");
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, "package.json"), '{ "name": "@cspell/dict-de-de", "version": "1.0.0", "main": "x.json" }');
	writeFileSync(join(folder, "x.json"), '{ "dictionaryDefinitions": [{ "path": "./words.trie.gz" }] }');
	writeFileSync(join(folder, "words.trie.gz"), gzipSync(encodeTrieDataToBTrie(buildITrieFromWords(words).data)));
	expect(site.check().problems).toEqual([]);
	site.replace("pages/index.yaml", "Tische, Regale", "Tishce, Regale");
	expect(site.check().problems.map(({ code, values }) => ({ code, ...values }))).toMatchObject([
		{ code: "spelling", word: "Tishce", suggestions: ["Tische"] },
	]);
});

test("an amount is looked for as the language writes it", () => {
	siteIn("english");
	site.write(
		"facts/products.yaml",
		'cake:\n  name: Wedding cake\n  description: A cake for a hundred guests.\n  unit: each\n  features:\n    - { icon: check, name: Fruit of the season }\n  price: "1139.50"\n',
	);
	site.replace("pages/bread.yaml", "Every loaf is baked on stone.", "A cake costs £1,139.50, as a text.");
	expect(codesOf(site.check().problems)).toContain("fact-written-out");
});

test.each([
	["languages: [en, nl]", "en"],
	["address: x\nlanguages:\n  # first\n  - de\n  - en\n", "de"],
	['languages: ["fr", "en"]', "fr"],
	['{ "address": "x",\n  "languages": ["es", "en"] }', "es"],
	["languages: [ar, en]", undefined],
	["# languages: [en]\nlanguages: # of the site\n  - fr\nmenu: [", "fr"],
	["menu:\n  - { key: languages, label: de }\n", undefined],
])("the first language of %j is %s", (text, language) => {
	expect(sourceLanguageIn(text)).toBe(language);
});
