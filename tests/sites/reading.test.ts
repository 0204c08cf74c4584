import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type EditedSite, temporarySite } from "../helpers/example-site.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";

/** Mistakes in files and in YAML: each test makes a mistake as an editor would, and holds the whole report against what is expected. */
let site: EditedSite;

beforeEach(() => {
	site = siteInMemory();
});

afterEach(() => site.dispose());

test("a site that is sound", () => {
	expect(site.report()).toMatchInlineSnapshot(`
		"✓ De inhoud klopt.
		"
	`);
});

test("a tab in the indentation", () => {
	site.replace("pages/contact.yaml", "    title: Vraag het ons", "\t title: Vraag het ons");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Tab in de inspringing  content/pages/contact.yaml:8:1  tab-indent
		  Deze regel springt in met een tab; YAML kent alleen spaties.
		    7 |   - type: hero
		  > 8 | → title: Vraag het ons
		      | ^
		    9 |     buttons:
		  → Vervang de tab door twee spaties per niveau.

		1 fout
		"
	`);
});

test("a name that stands twice", () => {
	site.replace("pages/contact.yaml", "title: Contact\n", "title: Contact\ntitle: Nog eens\n");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Veld staat er twee keer  content/pages/contact.yaml:3:1  duplicate-key
		  \`title\` staat in dit blok meer dan één keer, ook op regel 2.
		    2 | title: Contact
		  > 3 | title: Nog eens
		      | ^^^^^
		    4 | description: Stel uw vraag met het formulier, per e-mail of aan de telefoon. Wie hier een voorbe…
		  → Laat één van de twee staan.

		1 fout
		"
	`);
});

test("a hyphen too many, a block in the wrong column, and a block that was pasted twice", () => {
	site.replace("facts/products.yaml", "\nreis:\n", "\n- reis:\n");
	site.write(
		"pages/uitleg.yaml",
		"title: Uitleg\ndescription: Hoe het gaat.\nsections:\n  - type: hero\n    title: Uitleg\n   - type: prose\n     text: Zo gaat het.\n",
	);
	const text = "\ntitle: Contact\nmenu:\n  item: contact\nsections:\n  - type: hero\n    title: Contact\n";
	site.write("pages/contact.yaml", `${text}description: Bel of mail ons.\n${text}`);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Regel is niet te lezen  content/facts/products.yaml:32:1  yaml-syntax
		  \`reis:\` is een veld, zoals de velden erboven en eronder; het streepje ervoor hoort er niet.
		    31 |       name: Zacht genoeg om op te liggen
		  > 32 | - reis:
		       | ^^^^^^^
		    33 |   name: Reistas op maat
		  → Haal het streepje en de spatie erachter weg. Schrijf: \`reis:\`

		content/pages/contact.yaml

		Stuk staat er twee keer  content/pages/contact.yaml:10:1  block-twice
		  Vanaf hier staan 3 velden voor de tweede keer in dit blok, te beginnen met \`title\`, dat ook op regel 2 staat.
		     9 |
		  > 10 | title: Contact
		       | ^^^^^
		    11 | menu:
		  → Is dit stuk per ongeluk nog eens geplakt, haal het dan weg. Laat anders van elk veld één staan.

		content/pages/uitleg.yaml

		Regel is niet te lezen  content/pages/uitleg.yaml:6:4  yaml-syntax
		  Deze regel en de regel eronder beginnen niet recht onder de regels waar ze bij horen.
		    5 |     title: Uitleg
		  > 6 |    - type: prose
		      |    ^^^^^^^^^^^^^
		    7 |      text: Zo gaat het.
		  → Haal voor elk van die regels 1 spatie weg.

		3 fouten
		"
	`);
});

test("a file from a chat, with what was said around it and what was left out", () => {
	const text = "title: Uitleg\n// inleiding\ndescription: Hoe het gaat.\n# ... de rest blijft hetzelfde\n";
	site.write(
		"pages/uitleg.yaml",
		`Hier is de pagina:\n\`\`\`yaml\n${text}\`\`\`\nLaat het me weten als er nog iets is.\n`,
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/uitleg.yaml

		Meegekopieerd van elders  content/pages/uitleg.yaml:1:1  pasted-lines
		  Dit is geen veld, maar een zin uit een gesprek die is meegekopieerd. Zo is ook regel 8.
		  > 1 | Hier is de pagina:
		      | ^^^^^^^^^^^^^^^^^^
		    2 | \`\`\`yaml
		  → Haal de zin weg. Is het een opmerking voor uzelf, zet er dan \`# \` voor.

		Meegekopieerd van elders  content/pages/uitleg.yaml:2:1  pasted-lines
		  Deze regel is van de chat waaruit het bestand is gekopieerd: zo begint en eindigt daar een stuk code. Zo is ook regel 7.
		    1 | Hier is de pagina:
		  > 2 | \`\`\`yaml
		      | ^^^^^^^
		    3 | title: Uitleg
		  → Haal de regels met deze tekens weg.

		Meegekopieerd van elders  content/pages/uitleg.yaml:4:1  pasted-lines
		  Zo schrijft een andere taal een opmerking; hier begint een opmerking met \`#\`.
		    3 | title: Uitleg
		  > 4 | // inleiding
		      | ^^^^^^^^^^^^
		    5 | description: Hoe het gaat.
		  → Zet er een hekje voor: \`# inleiding\`.

		Meegekopieerd van elders  content/pages/uitleg.yaml:6:1  pasted-lines
		  Hier is een stuk weggelaten door wie of wat de tekst schreef; het staat niet meer in het bestand.
		    5 | description: Hoe het gaat.
		  > 6 | # ... de rest blijft hetzelfde
		      | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    7 | \`\`\`
		  → Zet terug wat hier stond, uit een vorige versie van het bestand, en haal deze regel weg.

		4 fouten
		"
	`);
});

test("a draft with a first day", () => {
	const head = "title: Uitleg\ndescription: Hoe het gaat.\ndraft: ja\npublish: 2031-01-15\n";
	site.write("pages/uitleg.yaml", `${head}sections:\n  - type: hero\n    title: Uitleg\n`);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/uitleg.yaml

		Concept met een eerste dag  content/pages/uitleg.yaml:4:1  draft-with-day
		  Deze pagina is een concept (\`draft: ja\`) en zou op 2031-01-15 op de site komen (\`publish\`); zolang ze een concept is, komt ze er nooit.
		    3 | draft: ja
		  > 4 | publish: 2031-01-15
		      | ^^^^^^^
		    5 | sections:
		  → Haal de regel \`draft\` weg als de pagina vanzelf moet verschijnen, en anders de regel \`publish\`.

		1 fout
		"
	`);
});

test("references of YAML", () => {
	site.replace("facts/business.yaml", "name: Praktijk Voorbeeld", "name: &naam Praktijk Voorbeeld");
	site.replace("facts/business.yaml", "region: De stad en omgeving", "region: *naam");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/business.yaml

		Verwijzing met & of *  content/facts/business.yaml:2:13  alias-refused
		  \`&naam\` is een YAML-verwijzing; die worden niet gebruikt.
		    1 | # yaml-language-server: $schema=../../../../schemas/facts/business.schema.json
		  > 2 | name: &naam Praktijk Voorbeeld
		      |             ^^^^^^^^^^^^^^^^^^
		    3 | slogan: Een praktijk die niet bestaat, om te laten zien hoe de site werkt.
		  → Schrijf de waarde voluit, of zet de tekst tussen aanhalingstekens als hij met & of * begint.

		Verwijzing met & of *  content/facts/business.yaml:6:9  alias-refused
		  \`*naam\` is een YAML-verwijzing; die worden niet gebruikt.
		    5 | email: info@praktijk-voorbeeld.example
		  > 6 | region: *naam
		      |         ^^^^^
		    7 | social:
		  → Schrijf de waarde voluit, of zet de tekst tussen aanhalingstekens als hij met & of * begint.

		2 fouten
		"
	`);
});

test("merge keys and names that are no fields", () => {
	site.replace("facts/business.yaml", "slogan:", "__proto__: { polluted: ja }\n<<: { a: 1 }\nslogan:");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/business.yaml

		Naam is niet toegestaan  content/facts/business.yaml:3:1  forbidden-key
		  \`__proto__\` kan geen naam van een veld zijn.
		    2 | name: Praktijk Voorbeeld
		  > 3 | __proto__: { polluted: ja }
		      | ^^^^^^^^^
		    4 | <<: { a: 1 }
		  → Haal deze regel weg of geef het veld zijn eigen naam.

		Naam is niet toegestaan  content/facts/business.yaml:4:1  forbidden-key
		  \`<<\` kan geen naam van een veld zijn.
		    3 | __proto__: { polluted: ja }
		  > 4 | <<: { a: 1 }
		      | ^^
		    5 | slogan: Een praktijk die niet bestaat, om te laten zien hoe de site werkt.
		  → Haal deze regel weg of geef het veld zijn eigen naam.

		2 fouten
		"
	`);
});

test("a value that starts with a brace", () => {
	site.replace("pages/contact.yaml", "title: Vraag het ons", "title: {business.name}");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Aanhalingstekens ontbreken  content/pages/contact.yaml:8:12  quote-braces
		  Een waarde die met { begint, leest YAML niet als tekst.
		    7 |   - type: hero
		  > 8 |     title: {business.name}
		      |            ^^^^^^^^^^^^^^^
		    9 |     buttons:
		  → Zet de hele waarde tussen dubbele aanhalingstekens: \`"{business.name}"\`.

		1 fout
		"
	`);
});

test("a value that starts with a brace and goes on", () => {
	site.replace("pages/contact.yaml", "title: Vraag het ons", "title: {business.name} helpt u");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Aanhalingstekens ontbreken  content/pages/contact.yaml:8:12  quote-braces
		  Een waarde die met { begint, leest YAML niet als tekst.
		    7 |   - type: hero
		  > 8 |     title: {business.name} helpt u
		      |            ^^^^^^^^^^^^^^^^^^^^^^^
		    9 |     buttons:
		  → Zet de hele waarde tussen dubbele aanhalingstekens: \`"{business.name} helpt u"\`.

		1 fout
		"
	`);
});

test("a comma in a text between braces", () => {
	site.replace("pages/aanbod.yaml", "{ text: Wit }", "{ text: Ja, nou, het hangt ervan af. }");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/aanbod.yaml

		Komma in een tekst  content/pages/aanbod.yaml:19:21  comma-in-text
		  Tussen accolades begint achter een komma een nieuw veld, dus hier leest YAML de tekst maar tot de komma.
		    18 |     title: Kleuren
		  > 19 |     items: [{ text: Ja, nou, het hangt ervan af. }, { text: Zwart }]
		       |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    20 |   - type: branch
		  → Zet de hele tekst tussen dubbele aanhalingstekens: \`"Ja, nou, het hangt ervan af."\`.

		1 fout
		"
	`);
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"content/pages/aanbod.yaml

		Comma in a text  content/pages/aanbod.yaml:19:21  comma-in-text
		  Between braces a comma begins a new field, so YAML reads this text only up to the comma.
		    18 |     title: Kleuren
		  > 19 |     items: [{ text: Ja, nou, het hangt ervan af. }, { text: Zwart }]
		       |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    20 |   - type: branch
		  → Put the whole text between double quotes: \`"Ja, nou, het hangt ervan af."\`.

		1 error
		"
	`);
});

test("a colon in a text", () => {
	site.replace("pages/contact.yaml", "title: Vraag het ons", "title: Let op: vraag het ons");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Regel is niet te lezen  content/pages/contact.yaml:8:12  yaml-syntax
		  In deze tekst staat een dubbele punt met een spatie erachter; zo lijkt het een veld.
		    7 |   - type: hero
		  > 8 |     title: Let op: vraag het ons
		      |            ^^^^^^^^^^^^^^^^^^^^^
		    9 |     buttons:
		  → Zet de hele tekst tussen aanhalingstekens. Schrijf: \`title: "Let op: vraag het ons"\`

		1 fout
		"
	`);
});

test("a quotation mark that never ends", () => {
	site.replace("pages/contact.yaml", "title: Vraag het ons", 'title: "Vraag het ons');
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Regel is niet te lezen  content/pages/contact.yaml:8:12  yaml-syntax
		  Deze waarde begint met een aanhalingsteken en eindigt er niet mee.
		    7 |   - type: hero
		  > 8 |     title: "Vraag het ons
		      |            ^^^^^^^^^^^^^^
		    9 |     buttons:
		  → Zet hetzelfde teken aan het eind, of zet de tekst helemaal tussen aanhalingstekens. Schrijf: \`title: "Vraag het ons"\`

		1 fout
		"
	`);
});

test("a line that stands too far to the left", () => {
	site.replace("pages/contact.yaml", "    form: contact", "   form: contact");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Regel is niet te lezen  content/pages/contact.yaml:15:4  yaml-syntax
		  Deze regel begint niet recht onder de regels waar hij bij hoort.
		    14 |     title: Stuur ons een bericht
		  > 15 |    form: contact
		       |    ^^^^^^^^^^^^^
		    16 |     privacy: /contact#privacy
		  → Zet precies 4 spaties voor deze regel.

		1 fout
		"
	`);
});

test("an empty file, a file that is too large and one in another encoding", () => {
	site.write("pages/leeg.yaml", "\n# niets\n");
	site.write("pages/groot.yaml", `title: ${"x".repeat(300_000)}`);
	site.write("pages/latijn.yaml", Buffer.from("title: Proef\ndescription: caf\xe9\n", "latin1"));
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/groot.yaml

		Bestand is te groot  content/pages/groot.yaml:1:1  file-too-large
		  Dit bestand is 293 kB; een bestand mag hoogstens 256 kB zijn.
		  → Verdeel de inhoud over meer pagina's, of haal weg wat er per ongeluk in geplakt is.

		content/pages/latijn.yaml

		Bestand is niet in UTF-8 opgeslagen  content/pages/latijn.yaml:2:1  wrong-encoding
		  Dit bestand bevat tekens die niet als UTF-8 te lezen zijn.
		  → Open het bestand in uw tekstverwerker, kies bij opslaan de codering UTF-8 en sla het opnieuw op.

		content/pages/leeg.yaml

		Bestand is leeg  content/pages/leeg.yaml:1:1  empty-file
		  In dit bestand staat niets.
		  > 1 |
		      | ^
		    2 | # niets
		  → Vul het bestand, of verwijder het.

		3 fouten
		"
	`);
});

test("signs that nobody sees, as they are and written with a backslash", () => {
	site.replace("pages/contact.yaml", "title: Vraag het ons", "title: Vraag\vhet ons");
	site.replace("facts/business.yaml", "region: De stad en omgeving", 'region: "De stad \\\\x08 \\x1B[31m en omgeving"');
	site.replace("words/nl.yaml", "home: Home", "home: Ho\x1b[31mme\ufffe # \x01");
	site.replace("site.yaml", "titleSuffix: Praktijk", 'titleSuffix: "\\uD83D\\uDE00 \\uD83D" # Praktijk');
	site.write("words.txt", "reisdop\nzwem\x7fdop\n");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/business.yaml

		Teken dat niemand ziet  content/facts/business.yaml:6:24  unprintable-sign
		  Hier staat een stuurteken (U+001B) dat geen letter is; een pagina kan het niet tonen.
		    5 | email: info@praktijk-voorbeeld.example
		  > 6 | region: "De stad \\\\x08 \\x1B[31m en omgeving"
		      |                        ^^^^
		    7 | social:
		  → Haal het weg en typ een spatie of een nieuwe regel. Ziet u niets staan, typ de regel dan opnieuw.

		content/pages/contact.yaml

		Teken dat niemand ziet  content/pages/contact.yaml:8:17  unprintable-sign
		  Hier staat een zachte regelafbreking, zoals Word die maakt met Shift en Enter; een pagina kan die niet tonen.
		    7 |   - type: hero
		  > 8 |     title: Vraag�het ons
		      |                 ^
		    9 |     buttons:
		  → Haal het weg en typ een spatie of een nieuwe regel. Ziet u niets staan, typ de regel dan opnieuw.

		content/site.yaml

		Teken dat niemand ziet  content/site.yaml:17:15  unprintable-sign
		  Hier staat een stuurteken (U+D83D) dat geen letter is; een pagina kan het niet tonen.
		    16 | languages: [nl]
		  > 17 | titleSuffix: "\\uD83D\\uDE00 \\uD83D" # Praktijk Voorbeeld
		       |               ^^^^^^
		    18 | menu:
		  → Haal het weg en typ een spatie of een nieuwe regel. Ziet u niets staan, typ de regel dan opnieuw.

		content/words.txt

		Teken dat niemand ziet  content/words.txt:2:5  unprintable-sign
		  Hier staat een stuurteken (U+007F) dat geen letter is; een pagina kan het niet tonen.
		    1 | reisdop
		  > 2 | zwem�dop
		      |     ^
		    3 |
		  → Haal het weg en typ een spatie of een nieuwe regel. Ziet u niets staan, typ de regel dan opnieuw.

		content/words/nl.yaml

		Teken dat niemand ziet  content/words/nl.yaml:2:9  unprintable-sign
		  Hier staat een stuurteken (U+001B) dat geen letter is; een pagina kan het niet tonen.
		    1 | # yaml-language-server: $schema=../../../../schemas/words.schema.json
		  > 2 | home: Ho�[31mme� # �
		      |         ^
		    3 | blogs: Blogs
		  → Haal het weg en typ een spatie of een nieuwe regel. Ziet u niets staan, typ de regel dan opnieuw.

		5 fouten
		"
	`);
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"content/facts/business.yaml

		Invisible character  content/facts/business.yaml:6:24  unprintable-sign
		  Found the control character U+001B; a page cannot show it.
		    5 | email: info@praktijk-voorbeeld.example
		  > 6 | region: "De stad \\\\x08 \\x1B[31m en omgeving"
		      |                        ^^^^
		    7 | social:
		  → Remove it and type a space or a new line. If you see nothing, type the line again.

		content/pages/contact.yaml

		Invisible character  content/pages/contact.yaml:8:17  unprintable-sign
		  Found a soft line break, which Word makes with Shift and Enter; a page cannot show it.
		    7 |   - type: hero
		  > 8 |     title: Vraag�het ons
		      |                 ^
		    9 |     buttons:
		  → Remove it and type a space or a new line. If you see nothing, type the line again.

		content/site.yaml

		Invisible character  content/site.yaml:17:15  unprintable-sign
		  Found the control character U+D83D; a page cannot show it.
		    16 | languages: [nl]
		  > 17 | titleSuffix: "\\uD83D\\uDE00 \\uD83D" # Praktijk Voorbeeld
		       |               ^^^^^^
		    18 | menu:
		  → Remove it and type a space or a new line. If you see nothing, type the line again.

		content/words.txt

		Invisible character  content/words.txt:2:5  unprintable-sign
		  Found the control character U+007F; a page cannot show it.
		    1 | reisdop
		  > 2 | zwem�dop
		      |     ^
		    3 |
		  → Remove it and type a space or a new line. If you see nothing, type the line again.

		content/words/nl.yaml

		Invisible character  content/words/nl.yaml:2:9  unprintable-sign
		  Found the control character U+001B; a page cannot show it.
		    1 | # yaml-language-server: $schema=../../../../schemas/words.schema.json
		  > 2 | home: Ho�[31mme� # �
		      |         ^
		    3 | blogs: Blogs
		  → Remove it and type a space or a new line. If you see nothing, type the line again.

		5 errors
		"
	`);
});

test.each([...[0x01, 0x08, 0x0b, 0x0c, 0x1b, 0x1f, 0x7f, 0x80, 0x85, 0x9f, 0xfdd0, 0xfffe, 0xffff, 0x1ffff, 0x10fffe]])(
	"a title with the sign %i is refused in every kind of file, however it is written",
	(code) => {
		const sign = String.fromCodePoint(code);
		const written = `"a\\U${code.toString(16).padStart(8, "0")}b"`;
		for (const value of [`a${sign}b`, `"a${sign}b"`, written]) {
			site.write("pages/proef.yaml", `title: ${value}\n`);
			site.write("facts/services.yaml", `x:\n  name: ${value}\n`);
			site.write("words/nl.yaml", `home: ${value}\n`);
			site.write("translations/en/pages/contact.yaml", `- nl: Contact\n  en: ${value}\n`);
			const found = site.check().problems.filter((each) => each.code === "unprintable-sign");
			expect(found.map(({ place }) => place.file)).toEqual([
				"content/facts/services.yaml",
				"content/pages/proef.yaml",
				"content/translations/en/pages/contact.yaml",
				"content/words/nl.yaml",
			]);
		}
	},
);

test("names of files that are not read", () => {
	site.write("pages/nieuw.yml", "title: x");
	site.write("pages/Over Ons.yaml", "title: x");
	site.write("facts/product.yaml", "a: 1");
	site.write("notities.docx", "x");
	site.write("words/fr.yaml", "home: Accueil");
	site.write("words/xx.yaml", "home: Home");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/product.yaml

		Onbekend bestand  content/facts/product.yaml:1:1  unknown-file
		  Geen onderdeel van de site leest \`content/facts/product.yaml\`.
		  → Bedoelde u \`products.yaml\`?

		content/notities.docx

		Onbekend bestand  content/notities.docx:1:1  unknown-file
		  Geen onderdeel van de site leest \`content/notities.docx\`.
		  → Pagina's (\`.yaml\`) horen in content/pages, beelden in content/images.

		content/pages/nieuw.yml

		Verkeerde bestandsnaam  content/pages/nieuw.yml:1:1  wrong-extension
		  \`pages/nieuw.yml\` wordt niet gelezen, want de naam eindigt niet op \`.yaml\` of \`.json\`.
		  → Hernoem het bestand naar \`pages/nieuw.yaml\`.

		content/pages/Over Ons.yaml

		Bestandsnaam past niet in een adres  content/pages/Over Ons.yaml:1:1  wrong-file-name
		  \`pages/Over Ons.yaml\` wordt een adres op de site, en daarin mogen alleen kleine letters, cijfers en streepjes staan.
		  → Hernoem het bestand of de map, bijvoorbeeld \`open-dag.yaml\`.

		content/words/fr.yaml

		Woorden in een andere taal  content/words/fr.yaml:1:1  words-not-paired
		  Dit bestand wordt niet gelezen. Woorden in een andere taal zijn vertalingen, net als andere teksten.
		  → Zet elk woord in \`content/translations/fr/words/nl.yaml\`, op twee regels: \`- nl:\` met het Nederlandse woord en \`  fr:\` met de vertaling. Gooi dit bestand daarna weg.

		content/words/xx.yaml

		Onbekend bestand  content/words/xx.yaml:1:1  unknown-file
		  Geen onderdeel van de site leest \`content/words/xx.yaml\`.
		  → Mogelijk is: \`nl.yaml\`.

		6 fouten
		"
	`);
	expect(site.report({ language: "en" })).toContain(`
Words in another language  content/words/fr.yaml:1:1  words-not-paired
  This file is not read. Words in another language are translations, like all other texts.
  → Put each word into \`content/translations/fr/words/nl.yaml\`, on two lines: \`- nl:\` with the Dutch word and \`  fr:\` with the translation. Then remove this file.
`);
});

test("a file of words in another language is no translation that is missing besides", () => {
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
	site.write("words/en.yaml", "home: Home\n");
	const found = site.check().problems.filter(({ place }) => place.file.startsWith("content/words/"));
	expect(found.map(({ code }) => code)).toEqual(["words-not-paired"]);
});

test("names that become too long for a disk, in letters of several bytes too", () => {
	const name = `${"é".repeat(101)}.svg`;
	site.write(`images/${name}`, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
	site.write(`images/${"e".repeat(196)}.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
	const shown = (language: "nl" | "en") => site.report({ language }).replaceAll("é".repeat(101), "é…");
	expect(shown("nl")).toMatchInlineSnapshot(`
		"content/images/é….svg

		Bestandsnaam te lang  content/images/é….svg:1:1  file-name-too-long
		  Computers kunnen de bestanden niet opslaan die de site van \`images/é….svg\` maakt: hun namen zijn nog langer.
		  → Geef het bestand of de map een naam van hoogstens 50 letters.

		1 fout
		"
	`);
	expect(shown("en")).toMatchInlineSnapshot(`
		"content/images/é….svg

		File name is too long  content/images/é….svg:1:1  file-name-too-long
		  The files that the site makes from \`images/é….svg\` have longer names, which computers cannot save.
		  → Give the file or folder a name of at most 50 characters.

		1 error
		"
	`);
});

test("names that a computer with Windows cannot save", () => {
	site.write("pages/aux.yaml", "title: x");
	site.write("pages/con/index.yaml", "title: x");
	site.write("images/hoe? zo.svg", "<svg/>");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/images/hoe? zo.svg

		Bestandsnaam kan niet op Windows  content/images/hoe? zo.svg:1:1  unportable-file-name
		  Een computer met Windows kan \`images/hoe? zo.svg\` niet opslaan.
		  → Hernoem het bestand of de map: zonder tekens als \`:\` en \`?\`, zonder punt of spatie aan het eind, en niet alleen \`con\`, \`prn\`, \`aux\`, \`nul\`, \`com1\` of \`lpt1\`.

		content/pages/aux.yaml

		Bestandsnaam kan niet op Windows  content/pages/aux.yaml:1:1  unportable-file-name
		  Een computer met Windows kan \`pages/aux.yaml\` niet opslaan.
		  → Hernoem het bestand of de map: zonder tekens als \`:\` en \`?\`, zonder punt of spatie aan het eind, en niet alleen \`con\`, \`prn\`, \`aux\`, \`nul\`, \`com1\` of \`lpt1\`.

		content/pages/con/index.yaml

		Bestandsnaam kan niet op Windows  content/pages/con/index.yaml:1:1  unportable-file-name
		  Een computer met Windows kan \`pages/con/index.yaml\` niet opslaan.
		  → Hernoem het bestand of de map: zonder tekens als \`:\` en \`?\`, zonder punt of spatie aan het eind, en niet alleen \`con\`, \`prn\`, \`aux\`, \`nul\`, \`com1\` of \`lpt1\`.

		3 fouten
		"
	`);
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"content/images/hoe? zo.svg

		File name is not allowed on Windows  content/images/hoe? zo.svg:1:1  unportable-file-name
		  A computer with Windows cannot save \`images/hoe? zo.svg\`.
		  → Rename the file or folder: without characters such as \`:\` and \`?\`, without a full stop or space at the end, and not just \`con\`, \`prn\`, \`aux\`, \`nul\`, \`com1\` or \`lpt1\`.

		content/pages/aux.yaml

		File name is not allowed on Windows  content/pages/aux.yaml:1:1  unportable-file-name
		  A computer with Windows cannot save \`pages/aux.yaml\`.
		  → Rename the file or folder: without characters such as \`:\` and \`?\`, without a full stop or space at the end, and not just \`con\`, \`prn\`, \`aux\`, \`nul\`, \`com1\` or \`lpt1\`.

		content/pages/con/index.yaml

		File name is not allowed on Windows  content/pages/con/index.yaml:1:1  unportable-file-name
		  A computer with Windows cannot save \`pages/con/index.yaml\`.
		  → Rename the file or folder: without characters such as \`:\` and \`?\`, without a full stop or space at the end, and not just \`con\`, \`prn\`, \`aux\`, \`nul\`, \`com1\` or \`lpt1\`.

		3 errors
		"
	`);
});

test("a link out of the folder", () => {
	const onDisk = temporarySite();
	symlinkSync("/etc/hostname", join(onDisk.root, "content/pages/elders.yaml"));
	expect(onDisk.report()).toMatchInlineSnapshot(`
		"content/pages/elders.yaml

		Snelkoppeling buiten de map content  content/pages/elders.yaml:1:1  link-out-of-folder
		  \`pages/elders.yaml\` is een snelkoppeling naar een plek buiten de map content en wordt niet gelezen.
		  → Zet het bestand zelf in de map content.

		1 fout
		"
	`);
	onDisk.dispose();
});

test("files that are missing", () => {
	site.remove("facts/products.yaml");
	site.remove("site.yaml");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Bestand ontbreekt  content/facts/products.yaml:1:1  missing-file
		  Het bestand \`content/facts/products.yaml\` is er niet, en zonder dat bestand kan de site niet gemaakt worden.
		  → Zet het bestand terug; \`content/README.md\` beschrijft wat erin hoort.

		content/site.yaml

		Bestand ontbreekt  content/site.yaml:1:1  missing-file
		  Het bestand \`content/site.yaml\` is er niet, en zonder dat bestand kan de site niet gemaakt worden.
		  → Zet het bestand terug; \`content/README.md\` beschrijft wat erin hoort.

		2 fouten
		"
	`);
});

test("texts that start with a sign or hold one", () => {
	site.replace("pages/contact.yaml", "title: Vraag het ons", "title: !Let op dit");
	site.replace("pages/blogs/index.yaml", "title: Blogs", "title: 's Avonds lezen");
	site.replace("facts/business.yaml", "slogan: ", "slogan: %5 ");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/business.yaml

		Regel is niet te lezen  content/facts/business.yaml:3:9  yaml-syntax
		  Een tekst die met \`%\` begint, hoort tussen aanhalingstekens.
		    2 | name: Praktijk Voorbeeld
		  > 3 | slogan: %5 Een praktijk die niet bestaat, om te laten zien hoe de site werkt.
		      |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    4 | phone: 058 000 00 00
		  → Zet de hele tekst tussen aanhalingstekens. Schrijf: \`slogan: "%5 Een praktijk die niet bestaat, om te laten zien hoe de sit…"\`

		content/pages/blogs/index.yaml

		Regel is niet te lezen  content/pages/blogs/index.yaml:2:8  yaml-syntax
		  Deze waarde begint met een aanhalingsteken en eindigt er niet mee.
		    1 | # yaml-language-server: $schema=../../../../../schemas/page.schema.json
		  > 2 | title: 's Avonds lezen
		      |        ^^^^^^^^^^^^^^^
		    3 | description: Korte artikelen over tassen en over het dragen van uw spullen, nieuwste eerst.
		  → Zet hetzelfde teken aan het eind, of zet de tekst helemaal tussen aanhalingstekens. Schrijf: \`title: "'s Avonds lezen"\`

		content/pages/contact.yaml

		Waarde begint met een uitroepteken  content/pages/contact.yaml:8:17  tag-refused
		  YAML leest \`!Let\` als een aanwijzing voor zichzelf en laat het weg.
		    7 |   - type: hero
		  > 8 |     title: !Let op dit
		      |                 ^^^^^^
		    9 |     buttons:
		  → Zet de hele waarde tussen dubbele aanhalingstekens.

		3 fouten
		"
	`);
});

test("a text that is cut off at a number sign", () => {
	site.replace("pages/contact.yaml", "title: Vraag het ons", "title: Wij zijn #1 hier");
	site.replace("facts/business.yaml", "region: De stad en omgeving", "region: De stad # met de dorpen");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Waarschuwing: Tekst stopt bij #  content/pages/contact.yaml:8:12  cut-by-hash
		  Wat na een spatie en # komt, leest YAML als opmerking: \`#1 hier\` staat niet op de site.
		    7 |   - type: hero
		  > 8 |     title: Wij zijn #1 hier
		      |            ^^^^^^^^
		    9 |     buttons:
		  → Zet de hele tekst tussen dubbele aanhalingstekens. Is het echt een opmerking, zet dan een spatie achter de #.

		1 waarschuwing
		"
	`);
});

test("a word that is cut off at a number sign, and an item of a list without its space", () => {
	site.replace("words/nl.yaml", "home: Home", "home: Home #1");
	site.replace("pages/contact.yaml", "title: Vraag het ons", "title: #nergens\n      Vraag het ons");
	site.write("facts/colors.yaml", "- name: wit\n  hex: wit\n-:name  zwart\n  hex: zwart\n");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/colors.yaml

		Regel is niet te lezen  content/facts/colors.yaml:3:1  yaml-syntax
		  Deze regel staat te ver naar links om bij de tekst erboven te horen, en is geen veld.
		    2 |   hex: wit
		  > 3 | -:name  zwart
		      | ^^^^^^^^^^^^^
		    4 |   hex: zwart
		  → Hoort de regel bij die tekst, zet er dan 4 spaties voor. Is het een veld, schrijf dan \`naam: waarde\`.

		content/pages/contact.yaml

		Waarschuwing: Tekst stopt bij #  content/pages/contact.yaml:8:5  cut-by-hash
		  Wat na een spatie en # komt, leest YAML als opmerking: \`#nergens\` staat niet op de site.
		    7 |   - type: hero
		  > 8 |     title: #nergens
		      |     ^^^^^
		    9 |       Vraag het ons
		  → Zet de hele tekst tussen dubbele aanhalingstekens. Is het echt een opmerking, zet dan een spatie achter de #.

		content/words/nl.yaml

		Waarschuwing: Tekst stopt bij #  content/words/nl.yaml:2:7  cut-by-hash
		  Wat na een spatie en # komt, leest YAML als opmerking: \`#1\` staat niet op de site.
		    1 | # yaml-language-server: $schema=../../../../schemas/words.schema.json
		  > 2 | home: Home #1
		      |       ^^^^
		    3 | blogs: Blogs
		  → Zet de hele tekst tussen dubbele aanhalingstekens. Is het echt een opmerking, zet dan een spatie achter de #.

		1 fout en 2 waarschuwingen
		"
	`);
});

test("lines that all stand too far to the left", () => {
	site.write("facts/services.yaml", "a:\nname: Een\nicon: ear\nb:\nname: Twee\n  icon: ear\n");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/services.yaml

		Regel is niet te lezen  content/facts/services.yaml:5:1  yaml-syntax
		  Deze regel begint niet recht onder de regels waar hij bij hoort.
		    4 | b:
		  > 5 | name: Twee
		      | ^^^^^^^^^^
		    6 |   icon: ear
		  → Zet precies 2 spaties voor deze regel.

		1 fout
		"
	`);
});

test("a line of hyphens, behind which nothing is read", () => {
	site.replace("facts/services.yaml", "  icon: heart\n", "  icon: heart\n---\n");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/services.yaml

		Regel is niet te lezen  content/facts/services.yaml:5:1  yaml-syntax
		  Een regel die met \`---\` of \`...\` begint, betekent dat het bestand hier ophoudt.
		    4 |   icon: heart
		  > 5 | ---
		      | ^^^
		    6 |   link: /blogs/een-eerste-opmeting
		  → Haal deze regel weg, of zet hem verder naar rechts als hij bij een tekst hoort.

		1 fout
		"
	`);
});
