import { afterEach, beforeEach, expect, test } from "vitest";
import { plainText } from "#core/resolved.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { whereIs } from "#pipeline/usage/answer.ts";
import { builtPages } from "../helpers/built-html.ts";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";

/** What articles are about, and the pages that list them. */
let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
	site.write(
		"facts/tags.yaml",
		"maken:\n  label: Goed dragen\n  page: /over/maken\nslapen:\n  label: Goed slapen\n  page: /over/maken\n",
	);
	site.write("pages/over/maken.yaml", overview("maken"));
});

afterEach(() => site.dispose());

const overview = (tag: string) => `title: Alles over één onderwerp
description: De artikelen van deze praktijk over één onderwerp bij elkaar, de nieuwste vooraan.
sections:
  - type: hero
    title: Alles over één onderwerp
  - type: article-list
    below: /blogs
    tag: ${tag}
`;

const article = (day: string, tags: string) => `title: Een artikel van ${day}
description: Een artikel om te zien welke andere artikelen eronder staan, en in welke volgorde dat is.
article:
  date: ${day}
  summary: Een artikel.
  tags: [${tags}]
sections:
  - type: prose
    text: Rust is goed.
`;

function show(address: string, language: "nl" | "en" = "nl") {
	const sound = assertSound(site.check().site);
	const page = sound.pages.get(address);
	if (!page) throw new Error(`There is no page ${address}.`);
	return presentPage(page, makeContext(sound, language));
}

test("a list without articles, and a page that does not list its subject", () => {
	site.write("pages/over/maken.yaml", overview("slapen"));
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/tags.yaml

		Waarschuwing: Pagina toont het onderwerp niet  content/facts/tags.yaml:3:9  topic-not-listed
		  Boven elk artikel over \`maken\` staat een link naar \`/over/maken\`, maar die pagina laat die artikelen niet zien.
		    2 |   label: Goed dragen
		  > 3 |   page: /over/maken
		      |         ^^^^^^^^^^^
		    4 | slapen:
		  → Zet op die pagina een onderdeel \`type: article-list\` met \`tag: maken\`, of kies een andere pagina.

		content/pages/over/maken.yaml

		Waarschuwing: Overzicht blijft leeg  content/pages/over/maken.yaml:7:12  nothing-tagged
		  Onder \`/blogs\` staat geen artikel met het onderwerp \`slapen\`.
		    6 |   - type: article-list
		  > 7 |     below: /blogs
		      |            ^^^^^^
		    8 |     tag: slapen
		  → Geef een artikel dit onderwerp met \`tags: [slapen]\`, of haal deze lijst weg.

		2 waarschuwingen
		"
	`);
});

test("a slip in the name of a subject is told with the right one", () => {
	site.replace("pages/blogs/rugtassen-op-maat.yaml", "tags: [maken]", "tags: [makne]");
	site.replace("pages/over/maken.yaml", "tag: maken", "tag: makne");
	const found = site.check().problems.filter(({ level }) => level === "error");
	expect(found).toMatchObject([
		{ code: "unknown-ref", values: { name: "makne", nearest: "maken" } },
		{ code: "unknown-ref", values: { name: "makne", nearest: "maken" } },
	]);
});

test("an article leads to the page of each of its subjects that has one, in the words of each language", () => {
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
	site.write("translations/en/facts/tags.yaml", "- nl: Goed dragen\n  en: Carry well\n");
	site.replace("pages/blogs/rugtassen-op-maat.yaml", "tags: [maken]", "tags: [maken, slapen]");
	site.replace("facts/tags.yaml", "Goed slapen\n  page: /over/maken", "Goed slapen");
	const topics = (language: "nl" | "en") => show("/blogs/rugtassen-op-maat", language).article?.topics;
	expect(topics("nl")).toEqual([{ label: "Goed dragen", href: "/over/maken" }]);
	expect(topics("en")).toEqual([{ label: "Carry well", href: "/en/over/maken" }]);
	const sound = assertSound(site.check().site);
	const places = whereIs(sound, { kind: "fact", name: "tags.maken" }).pages.map(({ path }) => path);
	expect(places).toEqual(["/blogs/een-eerste-opmeting", "/blogs/rugtassen-op-maat", "/over/maken"]);
});

test("below an article stand those about the same, and then the newest", () => {
	site.write("pages/blogs/a.yaml", article("2026-01-01", "maken, slapen"));
	site.write("pages/blogs/b.yaml", article("2026-01-02", "slapen, maken"));
	site.write("pages/blogs/c.yaml", article("2026-05-03", "slapen"));
	site.write("pages/blogs/d.yaml", article("2026-06-04", "maken"));
	site.replace("pages/blogs/een-eerste-opmeting.yaml", "  tags: [maken]\n", "");
	site.replace("pages/blogs/rugtassen-op-maat.yaml", "  tags: [maken]\n", "");
	const below = (address: string) => show(address).article?.more.map(({ title }) => plainText(title));
	const [a, b, c, d] = ["2026-01-01", "2026-01-02", "2026-05-03", "2026-06-04"].map((day) => `Een artikel van ${day}`);
	expect(below("/blogs/a")).toEqual([b, d, c]);
	expect(below("/blogs/c")).toEqual([b, a, d]);
	expect(below("/blogs/rugtassen-op-maat")).toEqual([d, c, "Een eerste opmeting"]);
});

test("an overview of one subject is paged as any other, and without it the articles of no other list are reached", () => {
	site.replace("pages/over/maken.yaml", "tag: maken\n", "tag: maken\n    perPage: 1\n");
	site.write("pages/blogs/c.yaml", article("2026-05-03", "slapen"));
	const built = builtPages(site);
	expect(built.get("/over/maken")?.html).toContain("/blogs/een-eerste-opmeting");
	expect(built.get("/over/maken/pagina/2")?.html).toContain("/blogs/rugtassen-op-maat");
	expect(built.has("/over/maken/pagina/3")).toBe(false);
	site.replace("pages/blogs/index.yaml", "below: /blogs", "below: /blogs\n    tag: maken");
	const alone = site.check().problems.filter(({ code }) => code === "orphan-page");
	expect(alone).toMatchObject([{ values: { path: "/blogs/c" } }]);
});
