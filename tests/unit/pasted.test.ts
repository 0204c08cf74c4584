import { expect, test } from "vitest";
import { readYaml } from "#pipeline/read/yaml.ts";
import { isFieldName } from "#pipeline/site/field-names.ts";

const page = `title: Contact
description: Bel of mail ons.
sections:
  - type: hero
    title: Kom langs
    text: |
      Hier is alles te vinden:

      \`\`\`
      // geen opmerking
  - type: prose
    text: Tot ziens.
`;

const lines = page.split("\n");

/** The page with lines of something else below so many of its own. */
const having = (below: number, ...others: string[]) => lines.toSpliced(below, 0, ...others).join("\n");

const marked = (mark: string) => lines.map((line) => (line === "" ? "" : mark + line)).join("\n");

/** What is copied along, and what is told of it: what it is and in which line. */
const pasted: Readonly<Record<string, readonly [text: string, ...told: readonly string[]]>> = {
	"a fence": [`\`\`\`yaml\n${page}\`\`\`\n`, "fence 1"],
	"a fence that is not closed": [`\`\`\`\n${page}`, "fence 1"],
	"a fence and what is said around it": [
		`Hier is de pagina:\n\n\`\`\`yaml\n${page}\`\`\`\n\nLaat het me weten als er nog iets is!\n`,
		"fence 3",
		"talk 1",
	],
	"a sentence above that YAML takes for a field": [`Hier is de pagina:\n${page}`, "talk 1"],
	"a sentence above": [`Natuurlijk! Ik heb de tekst aangepast.\n\n${page}`, "talk 1"],
	"a sentence below": [`${page}\nWilt u dat ik ook de titel aanpas?\n`, "talk 14"],
	"a sentence between": [having(3, "Hieronder staan de nieuwe onderdelen:"), "talk 4"],
	"the button of a chat": [`yaml\nKopieer code\n${page}`, "talk 1"],
	"a remark of HTML": [having(1, "<!-- tekst -->"), "remark 2"],
	"a remark of HTML over lines": [having(1, "<!--", "tekst", "-->"), "remark 2"],
	"a remark of JavaScript": [having(3, "  // tekst"), "remark 4"],
	"a piece that was left out": [having(3, "  [...]"), "left-out 4"],
	"a piece that was left out, in a remark": [`${page}# ... de rest blijft hetzelfde\n`, "left-out 13"],
	"hard spaces": [page.replaceAll(/^ {4}/gm, "\u00a0\u00a0\u00a0\u00a0"), "odd-spaces 5"],
	bullets: [page.replaceAll("  - ", "  – "), "bullets 4"],
	"items by their number": [page.replaceAll("  - ", "  1. "), "bullets 4"],
	"a comparison": [`@@ -1,3 +1,4 @@\n${marked(" ").replace(" title", "-title: Oud\n+title")}`, "diff 1"],
	"numbers of lines": [lines.map((line, index) => `${index + 1} | ${line}`).join("\n"), "numbers 1"],
	"a name in bold": [page.replace("    title:", "    **title:**"), "marked-name 5"],
	"a name as code": [page.replace("title:", "`title`:"), "marked-name 1"],
	"nothing, the name of an entry": [`Motor Premium:\n  name: Dop\n`],
	"nothing, an ordinary remark": [`# De rest van de teksten staat op /contact.\n${page}`],
};

test.each(Object.entries(pasted))("what was copied along is told once as what it is: %s", (_, [text, ...told]) => {
	const { problems } = readYaml("content/pages/contact.yaml", text, isFieldName);
	const found = problems.map(({ values, place }) => {
		const what = "kind" in values ? values.kind : "mistake" in values && values.mistake;
		return `${what} ${place.line}`;
	});
	expect(found).toEqual(told);
});
