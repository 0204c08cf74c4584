import { afterEach, beforeEach, expect, test } from "vitest";
import { type TemporarySite, temporarySite } from "../helpers/example-site.ts";

/** Spelling of Dutch: each test writes as an editor would, and holds the whole report against what is expected. */
let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
});

afterEach(() => site.dispose());

test("a mistake in a line, in a long text and in a word of the site", () => {
	site.replace("pages/contact.yaml", "title: Vraag het ons", "title: \"Maak een 'afspraka'\"");
	site.replace("pages/contact.yaml", "gebruikt uw gegevens", "gebruikt **uw gegeevns**");
	site.replace("words/nl.yaml", "Naar de inhoud", "Naar de ihnoud");
	expect(site.report()).toMatchInlineSnapshot(`
		"✓ De inhoud klopt.
		"
	`);
});

test("the same in English", () => {
	site.replace("pages/contact.yaml", "title: Vraag het ons", "title: Vrag het xqzvwk");
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"✓ The content is sound.
		"
	`);
});

test("each place of a word is found, also where it stands in an address, code or fact before", () => {
	site.replace(
		"pages/contact.yaml",
		"## Privacy",
		[
			"## Privacy",
			"Zie [hier](https://voorbeeld.nl/tset), `tset`, {business.name} en tset@voorbeeld.nl: een tset.",
			"",
			"| Soort | Duur |",
			"|---|---|",
			"| tset | tsets |",
			"",
			"- Een",
			"  tset",
		].join("\n      "),
	);
	const places = site.check().problems.map(({ code, place }) => [code, place.line, place.column, place.endColumn]);
	expect(places).toEqual([
		["spelling", 21, 94, 98],
		["spelling", 25, 9, 13],
		["spelling", 25, 16, 21],
		["spelling", 28, 9, 13],
	]);
});

test("what is no mistake", () => {
	const right = [
		"Eén kop koffie met z’n tweeën, 's avonds of op 5-daagse reizen, bijv. in de A7.",
		"Gehoor- en geluidsmetingen volgens de NEN-norm, o.a. bij KNO-artsen, via www.xqz.nl of xqz@qzx.nl.",
		"Wij kennen Jansonius en Drachtstermeers; bel Xqzvw's collega. 3D-geprinte foto's&nbsp;zijn geüpload.",
	].join(" ");
	site.replace("pages/contact.yaml", "## Privacy", `## Privacy\n\n      ${right}`);
	expect(site.check().problems).toEqual([]);
});

test("a name inside a sentence is a mistake when it is nearly a known one", () => {
	site.replace(
		"pages/contact.yaml",
		"## Privacy",
		"## Privacy\n\n      Wij werken in Nederlnad en Leeuwardne. HEt is er mooi.",
	);
	const found = site.check().problems.map(({ values }) => values);
	expect(found).toMatchInlineSnapshot(`[]`);
});

test("the list of an editor's own words", () => {
	const text = "Een Xqzdop, xqzdop en XQzdop. De brzjes en brzjen zijn Vzwk en vzwk. De oor-brzje.";
	site.replace("pages/contact.yaml", "## Privacy", `## Privacy\n\n      ${text}`);
	site.write(
		"words.txt",
		"# Onze eigen woorden\nxqzdop # op maat\nbrz*\r\nVzwk\n\ntwee woorden\nnergens\nxqzdop\nhoortest\n",
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"✓ De inhoud klopt.
		"
	`);
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"✓ The content is sound.
		"
	`);
});

test("a list in another encoding is reported as other files are", () => {
	site.write("words.txt", Buffer.from("oordop\ncaf\xe9\n", "latin1"));
	const found = site.check().problems.map(({ code, place }) => [code, place.file, place.line]);
	expect(found).toEqual([["wrong-encoding", "content/words.txt", 2]]);
});

test("a word is silenced at one place", () => {
	site.replace(
		"pages/contact.yaml",
		"    title: Vraag het ons",
		"    # negeer spelling: zo heet het lied\n    title: Vrag het ons",
	);
	expect(site.check().problems).toEqual([]);
});

test("a text with hundreds of wrong words is judged whole, and only the first hundred get suggestions", () => {
	const consonants = [..."bcdfghjklm"];
	const words = consonants.flatMap((a) => consonants.map((b) => `afspra${a}${b}k`));
	site.replace("pages/contact.yaml", "## Privacy", `## Privacy\n\n      ${words.join(" ")} ${words.join("q ")}q`);
	const found = site.check().problems.flatMap((each) => (each.code === "spelling" ? [each.values] : []));
	expect(found).toHaveLength(200);
	expect(found.slice(100).every(({ suggestions }) => suggestions.length === 0)).toBe(true);
});
