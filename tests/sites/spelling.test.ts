import { afterEach, beforeEach, expect, test } from "vitest";
import type { EditedSite } from "../helpers/example-site.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";

/** Spelling of Dutch: each test writes as an editor would, and holds the whole report against what is expected. */
let site: EditedSite;

beforeEach(() => {
	site = siteInMemory();
});

afterEach(() => site.dispose());

/** Puts lines into the long text on the page for contact, from line 21 on. */
function writeText(...lines: string[]): void {
	site.replace(
		"pages/contact.yaml",
		"## Privacy\n",
		`## Privacy\n\n${lines.map((line) => `      ${line}\n`).join("")}`,
	);
}

test("a mistake in a line, in a long text and in a word of the site", () => {
	site.replace("pages/contact.yaml", "title: Vraag het ons", "title: \"Maak een 'afspraka'\"");
	site.replace("pages/contact.yaml", "gebruikt uw gegevens", "gebruikt **uw gegeevns**");
	site.replace("words/nl.yaml", "Naar de inhoud", "Naar de ihnoud");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Waarschuwing: Spelling  content/pages/contact.yaml:8:23  spelling
		  \`afspraka\` staat niet in het woordenboek.
		    7 |   - type: hero
		  > 8 |     title: "Maak een 'afspraka'"
		      |                       ^^^^^^^^
		    9 |     buttons:
		  → Bedoelde u \`afspraak\` of \`afsprak\`? Klopt het woord wel, zet het dan in content/words.txt.

		Waarschuwing: Spelling  content/pages/contact.yaml:22:37  spelling
		  \`gegeevns\` staat niet in het woordenboek.
		    21 |
		  > 22 |       {business.name} gebruikt **uw gegeevns** alleen om u te antwoorden. Deze praktijk bestaat …
		       |                                     ^^^^^^^^
		    23 |
		  → Bedoelde u \`gegevens\`? Klopt het woord wel, zet het dan in content/words.txt.

		content/words/nl.yaml

		Waarschuwing: Spelling  content/words/nl.yaml:5:26  spelling
		  \`ihnoud\` staat niet in het woordenboek.
		    4 | message: Mededeling
		  > 5 | skip_to_content: Naar de ihnoud
		      |                          ^^^^^^
		    6 | main_menu: Hoofdmenu
		  → Bedoelde u \`inhoud\`? Klopt het woord wel, zet het dan in content/words.txt.

		3 waarschuwingen
		"
	`);
});

test("the same in English, with and without a word that is near", () => {
	site.replace("pages/contact.yaml", "title: Vraag het ons", "title: Vrag het xqzvwk");
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Warning: Spelling  content/pages/contact.yaml:8:12  spelling
		  \`Vrag\` is not in the dictionary.
		    7 |   - type: hero
		  > 8 |     title: Vrag het xqzvwk
		      |            ^^^^
		    9 |     buttons:
		  → Did you mean \`Vraag\`, \`Rag\` or \`Krag\`? If the word is right, add it to content/words.txt.

		Warning: Spelling  content/pages/contact.yaml:8:21  spelling
		  \`xqzvwk\` is not in the dictionary.
		    7 |   - type: hero
		  > 8 |     title: Vrag het xqzvwk
		      |                     ^^^^^^
		    9 |     buttons:
		  → Correct the word. If it is right, add it to content/words.txt.

		2 warnings
		"
	`);
});

test("each place of a word is its own, also where the same letters stand in an address, code or fact before it", () => {
	writeText(
		"Zie [daar](https://voorbeeld.nl/tset), `tset`, {business.name} en tset@voorbeeld.nl: een tset.",
		"",
		"| Soort | Duur |",
		"|---|---|",
		"| tset | tsets |",
		"",
		"- Een",
		"  tset",
	);
	const places = site.check().problems.map(({ code, place }) => [code, place.line, place.column, place.endColumn]);
	expect(places).toEqual([
		["spelling", 22, 96, 100],
		["spelling", 26, 9, 13],
		["spelling", 26, 16, 21],
		["spelling", 29, 9, 13],
	]);
});

test("what is no mistake", () => {
	writeText(
		"Eén kop koffie met z’n tweeën, 's avonds of op 5-daagse reizen, bijv. over de A7.",
		"Gehoor- en geluidsmetingen volgens de NEN-norm, o.a. bij KNO-artsen, via xqz.nl of xqz@qzx.nl.",
		"Wij kennen Janzwonius en PubMed; bel Xqzvw's collega. 3D-geprinte foto's&nbsp;zijn geüpload.",
	);
	expect(site.check().problems).toEqual([]);
});

test("a name inside a sentence is a mistake when it is nearly a known one", () => {
	writeText("Wij werken in Nederlnad en Leeuwardne. HEt is er mooi.");
	const found = site.check().problems.map(({ values }) => values);
	expect(found).toMatchInlineSnapshot(`
		[
		  {
		    "suggestions": [
		      "Nederland",
		      "Nederlaag",
		      "Nederhand",
		    ],
		    "word": "Nederlnad",
		  },
		  {
		    "suggestions": [
		      "Leeuwarden",
		      "Leeuwardse",
		      "Leeuwardens",
		    ],
		    "word": "Leeuwardne",
		  },
		  {
		    "suggestions": [
		      "Het",
		      "Hit",
		      "Hot",
		    ],
		    "word": "HEt",
		  },
		]
	`);
});

test("the list of an editor's own words", () => {
	writeText("Een Xqzdop, xqzdop en XQzdop. De brzjes en brzjen zijn Vzwk en vzwk. De oor-brzje.");
	site.write(
		"words.txt",
		"# Onze eigen woorden\nxqzdop # op maat\nbrz*\r\nVzwk\n\ntwee woorden\nzwkdop\nxqzdop\nhoortest\n",
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Waarschuwing: Spelling  content/pages/contact.yaml:22:29  spelling
		  \`XQzdop\` staat niet in het woordenboek.
		    21 |
		  > 22 |       Een Xqzdop, xqzdop en XQzdop. De brzjes en brzjen zijn Vzwk en vzwk. De oor-brzje.
		       |                             ^^^^^^
		    23 |
		  → Bedoelde u \`Xqzdop\`? Klopt het woord wel, zet het dan in content/words.txt.

		Waarschuwing: Spelling  content/pages/contact.yaml:22:70  spelling
		  \`vzwk\` staat niet in het woordenboek.
		    21 |
		  > 22 |       Een Xqzdop, xqzdop en XQzdop. De brzjes en brzjen zijn Vzwk en vzwk. De oor-brzje.
		       |                                                                      ^^^^
		    23 |
		  → Bedoelde u \`Vzwk\`, \`vzw\` of \`zak\`? Klopt het woord wel, zet het dan in content/words.txt.

		content/words.txt

		Waarschuwing: Geen los woord  content/words.txt:6:1  word-list-entry
		  \`twee woorden\` is geen los woord en telt niet mee.
		    5 |
		  > 6 | twee woorden
		      | ^^^^^^^^^^^^
		    7 | zwkdop
		  → Zet op elke regel één woord, zonder leestekens. Alleen aan het eind mag een \`*\` staan: \`zuurdesem*\`.

		Opmerking: Woord is niet nodig in de lijst  content/words.txt:7:1  word-needless
		  \`zwkdop\` staat in geen enkele tekst van de site.
		    6 | twee woorden
		  > 7 | zwkdop
		      | ^^^^^^
		    8 | xqzdop
		  → Haal de regel weg.

		Opmerking: Woord is niet nodig in de lijst  content/words.txt:8:1  word-needless
		  \`xqzdop\` mag al door een andere regel in deze lijst.
		    7 | zwkdop
		  > 8 | xqzdop
		      | ^^^^^^
		    9 | hoortest
		  → Haal de regel weg.

		Opmerking: Woord is niet nodig in de lijst  content/words.txt:9:1  word-needless
		  \`hoortest\` staat al in het woordenboek.
		     8 | xqzdop
		  >  9 | hoortest
		       | ^^^^^^^^
		    10 |
		  → Haal de regel weg.

		3 waarschuwingen en 3 opmerkingen
		"
	`);
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Warning: Spelling  content/pages/contact.yaml:22:29  spelling
		  \`XQzdop\` is not in the dictionary.
		    21 |
		  > 22 |       Een Xqzdop, xqzdop en XQzdop. De brzjes en brzjen zijn Vzwk en vzwk. De oor-brzje.
		       |                             ^^^^^^
		    23 |
		  → Did you mean \`Xqzdop\`? If the word is right, add it to content/words.txt.

		Warning: Spelling  content/pages/contact.yaml:22:70  spelling
		  \`vzwk\` is not in the dictionary.
		    21 |
		  > 22 |       Een Xqzdop, xqzdop en XQzdop. De brzjes en brzjen zijn Vzwk en vzwk. De oor-brzje.
		       |                                                                      ^^^^
		    23 |
		  → Did you mean \`Vzwk\`, \`vzw\` or \`zak\`? If the word is right, add it to content/words.txt.

		content/words.txt

		Warning: Not a single word  content/words.txt:6:1  word-list-entry
		  \`twee woorden\` is not a single word, so it is ignored.
		    5 |
		  > 6 | twee woorden
		      | ^^^^^^^^^^^^
		    7 | zwkdop
		  → Put one word on each line, without punctuation. A \`*\` is allowed only at the end: \`sourdough*\`.

		Remark: Needless word in the list  content/words.txt:7:1  word-needless
		  No text of the site contains \`zwkdop\`.
		    6 | twee woorden
		  > 7 | zwkdop
		      | ^^^^^^
		    8 | xqzdop
		  → Remove the line.

		Remark: Needless word in the list  content/words.txt:8:1  word-needless
		  Another line of this list already allows \`xqzdop\`.
		    7 | zwkdop
		  > 8 | xqzdop
		      | ^^^^^^
		    9 | hoortest
		  → Remove the line.

		Remark: Needless word in the list  content/words.txt:9:1  word-needless
		  \`hoortest\` is already in the dictionary.
		     8 | xqzdop
		  >  9 | hoortest
		       | ^^^^^^^^
		    10 |
		  → Remove the line.

		3 warnings and 3 remarks
		"
	`);
});

test("a list in another encoding is reported as other files are", () => {
	site.write("words.txt", Buffer.from("oordop\ncaf\xe9\n", "latin1"));
	const found = site.check().problems.map(({ code, place }) => [code, place.file, place.line]);
	expect(found).toEqual([["wrong-encoding", "content/words.txt", 2]]);
});

test("a word is silenced at one place, and the silence is not called needless while the file has an error", () => {
	const silenced = "    # negeer spelling: zo heet het lied\n    title: Vrag het ons";
	site.replace("pages/contact.yaml", "    title: Vraag het ons", silenced);
	expect(site.check().problems).toEqual([]);
	site.replace("pages/contact.yaml", "form: contact", "forn: contact");
	expect(site.check().problems.map(({ code }) => code)).toEqual(["unknown-field"]);
});

test("hundreds of wrong words are all reported, the first fifty with suggestions", () => {
	const ends = [..."bcdfghjklm"].flatMap((a) => [..."bcdfghjklmn"].map((b) => a + b));
	writeText(...ends.map((end) => `Een afspra${end}k.`));
	const found = site.check().problems.flatMap((each) => (each.code === "spelling" ? [each.values] : []));
	expect(found.map(({ word }) => word)).toEqual(ends.map((end) => `afspra${end}k`));
	expect(found.slice(50).flatMap(({ suggestions }) => suggestions)).toEqual([]);
	expect(found[0]?.suggestions).toContain("afspraak");
});

test("suggestions are the same whatever was read before", () => {
	writeText("Een afspraka over de gegevns en het gehoorr.");
	const suggested = () =>
		site.check().problems.flatMap(({ code, values }) => (code === "spelling" ? [values.suggestions] : []));
	const alone = suggested();
	expect(alone).toHaveLength(3);
	site.replace(
		"pages/aanbod.yaml",
		"sections:\n",
		`sections:\n  - type: prose\n    text: Afspraken, gegeven en gehoord worden.\n`,
	);
	expect(suggested()).toEqual(alone);
});
