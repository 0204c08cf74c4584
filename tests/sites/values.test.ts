import { afterEach, beforeEach, expect, test } from "vitest";
import { wordsOf } from "#core/problems/problem.ts";
import type { EditedSite } from "../helpers/example-site.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";

/** Mistakes in fields and values: each test makes a mistake as an editor would, and holds the whole report against what is expected. */
let site: EditedSite;

beforeEach(() => {
	site = siteInMemory();
});

afterEach(() => site.dispose());

test("a misspelt field and a missing one", () => {
	site.replace("pages/contact.yaml", "    title: Vraag het ons", "    titel: Vraag het ons");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Onbekend veld  content/pages/contact.yaml:8:5  unknown-field
		  \`titel\` is geen veld van het onderdeel \`hero\`.
		    7 |   - type: hero
		  > 8 |     titel: Vraag het ons
		      |     ^^^^^
		    9 |     buttons:
		  → Bedoelde u \`title\`?

		1 fout
		"
	`);
});

test("a fixed word by its Dutch name", () => {
	site.replace("pages/contact.yaml", "  - type: hero", "  - type: hero\n    background: papier");
	const hints = site.check().problems.map((each) => `${each.code}: ${wordsOf(each, "nl").hint}`);
	expect(hints).toEqual(["unknown-option: Bedoelde u `paper`?"]);
});

test("a misspelt kind of section", () => {
	site.replace("pages/contact.yaml", "type: hero", "type: heroo");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Onbekend soort onderdeel  content/pages/contact.yaml:7:11  unknown-section
		  Er is geen onderdeel \`heroo\`.
		    6 | sections:
		  > 7 |   - type: heroo
		      |           ^^^^^
		    8 |     title: Vraag het ons
		  → Bedoelde u \`hero\`?

		1 fout
		"
	`);
});

test("a section without a type, and one that is only a word", () => {
	site.replace("pages/contact.yaml", "  - type: prose\n    id: privacy", "  - hero\n  - id: privacy");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Vorm klopt niet  content/pages/contact.yaml:17:5  wrong-structure
		  \`sections (3)\` is een blok met velden; hier staat één waarde.
		    16 |     privacy: /contact#privacy
		  > 17 |   - hero
		       |     ^^^^
		    18 |   - id: privacy
		  → Zet elk veld op een eigen regel, ingesprongen: \`naam: waarde\`.

		Onderdeel zonder type  content/pages/contact.yaml:18:5  missing-type
		  Dit onderdeel zegt niet wat het is.
		    17 |   - hero
		  > 18 |   - id: privacy
		       |     ^
		    19 |     text: |
		  → Voeg een regel \`type:\` toe. Mogelijk is: \`accordion\`, \`article-list\`, \`banner\`, \`booking\`, \`branch\`, \`call-to-action\`, \`cards\`, \`checklist\`, \`comparison\`, \`contact-cards\`, \`downloads\`, \`facts\`, \`figures\`, \`form\`, \`gallery\`, \`hero\`, \`levels\`, \`listen\`, \`map\`, \`notice\`, \`places\`, \`products\`, \`prose\`, \`sources\`, \`steps\`, \`sum\`, \`summary\`, \`swatches\`, \`tax-calculator\`, \`team\`, \`testimonials\`, \`text-media\`, \`timeline\`, \`towns\` of \`video\`.

		2 fouten
		"
	`);
});

test("prices, times, days and phone numbers as people write them", () => {
	site.replace("facts/products.yaml", 'price: "45.50"', "price: € 19,95");
	site.replace("facts/business.yaml", "from: 2026-12-25", "from: 25-12-2026");
	site.replace("facts/branches.yaml", "wednesday: 09:00-17:00", "wednesday: 9.30 - 17.00 uur");
	site.replace("facts/business.yaml", "phone: 058 000 00 00", "phone: bel ons");
	site.replace("site.yaml", "openForAppointments: ja", "openForAppointments: misschien");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/branches.yaml

		Waarde past niet  content/facts/branches.yaml:17:16  invalid-value
		  \`wednesday\` is openingstijden zoals \`09:30-17:00\`, of \`gesloten\`; hier staat \`9.30 - 17.00 uur\`.
		    16 |     tuesday: 09:00-12:30, 13:30-17:00
		  > 17 |     wednesday: 9.30 - 17.00 uur
		       |                ^^^^^^^^^^^^^^^^
		    18 |     thursday: 09:00-17:00
		  → Schrijf \`09:30-17:00\`.

		content/facts/business.yaml

		Waarde past niet  content/facts/business.yaml:4:8  invalid-value
		  \`phone\` is een telefoonnummer zoals \`058 123 45 67\`; hier staat \`bel ons\`.
		    3 | slogan: Een praktijk die niet bestaat, om te laten zien hoe de site werkt.
		  > 4 | phone: bel ons
		      |        ^^^^^^^
		    5 | email: info@praktijk-voorbeeld.example
		  → Schrijf alleen het nummer, zonder woorden.

		Waarde past niet  content/facts/business.yaml:11:11  invalid-value
		  \`from\` is een dag zoals \`2026-03-12\`; hier staat \`25-12-2026\`.
		    10 | exceptions:
		  > 11 |   - from: 25-12-2026
		       |           ^^^^^^^^^^
		    12 |     reason: Eerste Kerstdag
		  → Schrijf \`2026-12-25\`.

		content/facts/products.yaml

		Waarde past niet  content/facts/products.yaml:26:10  invalid-value
		  \`price\` is een prijs zoals \`139\` of \`45.00\`, zonder € ervoor en met een punt; soms ook \`vanaf 139\` of \`op aanvraag\`; hier staat \`€ 19,95\`.
		    25 |   name: Slaapzak op maat
		  > 26 |   price: € 19,95
		       |          ^^^^^^^
		    27 |   unit: per set
		  → Schrijf \`19.95\`.

		content/site.yaml

		Waarde past niet  content/site.yaml:5:22  invalid-value
		  \`openForAppointments\` is \`ja\` of \`nee\`; hier staat \`misschien\`.
		    4 | # Niets hierin is echt.
		  > 5 | openForAppointments: misschien
		      |                      ^^^^^^^^^
		    6 | form:
		  → Schrijf in plaats daarvan \`ja\` of \`nee\`.

		5 fouten
		"
	`);
});

test("an empty value and a list that is none", () => {
	site.replace("pages/contact.yaml", "title: Contact", "title:");
	site.replace(
		"pages/contact.yaml",
		'    buttons:\n      - label: Naar het formulier\n        link: "#formulier"',
		"    buttons: Naar het formulier",
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Waarde ontbreekt  content/pages/contact.yaml:2:1  empty-value
		  Achter \`title:\` staat niets.
		    1 | # yaml-language-server: $schema=../../../../schemas/page.schema.json
		  > 2 | title:
		      | ^^^^^
		    3 | description: Stel uw vraag met het formulier, per e-mail of aan de telefoon. Wie hier een voorbe…
		  → Vul een waarde in, of haal de hele regel weg als het veld niet nodig is.

		Vorm klopt niet  content/pages/contact.yaml:9:14  wrong-structure
		  \`buttons\` is een lijst: elke regel begint met een streepje; hier staat één waarde.
		     8 |     title: Vraag het ons
		  >  9 |     buttons: Naar het formulier
		       |              ^^^^^^^^^^^^^^^^^^
		    10 |   - type: form
		  → Zet voor elk punt een streepje en een spatie, op een eigen regel.

		2 fouten
		"
	`);
});

test("everything at once, in several files", () => {
	site.replace("pages/contact.yaml", "type: form", "type: from");
	site.replace(
		"facts/products.yaml",
		"  unit: per set\n  description: Een zachte zak",
		"  eenheid: per set\n  description: Een zachte zak",
	);
	site.replace("words/nl.yaml", "home: Home", "hoom: Home");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Onbekend veld  content/facts/products.yaml:27:3  unknown-field
		  \`eenheid\` is geen veld van het blok \`slaap\`.
		    26 |   price: "45.50"
		  > 27 |   eenheid: per set
		       |   ^^^^^^^
		    28 |   description: Een zachte zak voor wie graag buiten slaapt.
		  → Bedoelde u \`unit\`?

		content/pages/contact.yaml

		Onbekend soort onderdeel  content/pages/contact.yaml:12:11  unknown-section
		  Er is geen onderdeel \`from\`.
		    11 |         link: "#formulier"
		  > 12 |   - type: from
		       |           ^^^^
		    13 |     id: formulier
		  → Bedoelde u \`form\`?

		content/words/nl.yaml

		Onbekend veld  content/words/nl.yaml:2:1  unknown-field
		  \`hoom\` is geen veld van de woorden.
		    1 | # yaml-language-server: $schema=../../../../schemas/words.schema.json
		  > 2 | hoom: Home
		      | ^^^^
		    3 | blogs: Blogs
		  → Bedoelde u \`home\`?

		3 fouten
		"
	`);
});

test("the same in English", () => {
	site.replace("pages/contact.yaml", "type: form", "type: from");
	site.replace("facts/products.yaml", 'price: "75"', "price: 19,95");
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Invalid value  content/facts/products.yaml:34:10  invalid-value
		  \`price\` must be a price such as \`139\` or \`45.00\`, with a decimal point and without a sign such as € or £; sometimes also \`from 139\` or \`on request\`, in the language of the site; found \`19,95\`.
		    33 |   name: Reistas op maat
		  > 34 |   price: 19,95
		       |          ^^^^^
		    35 |   unit: per set
		  → Write \`19.95\`.

		content/pages/contact.yaml

		Unknown section type  content/pages/contact.yaml:12:11  unknown-section
		  There is no section type \`from\`.
		    11 |         link: "#formulier"
		  > 12 |   - type: from
		       |           ^^^^
		    13 |     id: formulier
		  → Did you mean \`form\`?

		2 errors
		"
	`);
});

test.each(Object.getOwnPropertyNames(Object.prototype))("a field called %s, in every kind of file", (name) => {
	const line = `${name}: x`;
	site.replace("pages/contact.yaml", "title: Contact\n", `title: Contact\n${line}\n`);
	site.replace("pages/aanbod.yaml", "  - type: hero\n", `  - type: hero\n    ${line}\n`);
	site.replace("site.yaml", "openForAppointments: ja\n", `openForAppointments: ja\n${line}\n`);
	site.replace("facts/business.yaml", "name: Praktijk Voorbeeld\n", `name: Praktijk Voorbeeld\n${line}\n`);
	site.replace("facts/products.yaml", "slaap:\n", `${line}\nslaap:\n  ${line}\n`);
	site.replace("words/nl.yaml", "home: Home\n", `home: Home\n${line}\n`);
	site.write("translations/en/pages/contact.yaml", `- nl: Contact\n  ${line}\n`);
	const { problems } = site.check();
	const found = problems.filter(({ level }) => level === "error").map(({ code, place }) => `${code} ${place.file}`);
	const ofFields = ["__proto__", "constructor"].includes(name) ? "forbidden-key" : "unknown-field";
	const ofEntries = ofFields === "forbidden-key" ? ofFields : "invalid-entry-name";
	expect(found.sort()).toEqual(
		[
			`${ofFields} content/facts/business.yaml`,
			`${ofEntries} content/facts/products.yaml`,
			`${ofFields} content/facts/products.yaml`,
			`${ofFields} content/pages/aanbod.yaml`,
			`${ofFields} content/pages/contact.yaml`,
			`${ofFields} content/site.yaml`,
			`${ofFields} content/translations/en/pages/contact.yaml`,
			`${ofFields} content/words/nl.yaml`,
		].sort(),
	);
});

test("addresses of sites that no browser can open, and others than those of a whole site", () => {
	site.replace("site.yaml", "address: https://www.praktijk-voorbeeld.example", "address: https://praktijk.nl:99999");
	site.replace("site.yaml", "service: https://formulieren.voorbeeld.example", "service: https://formuliéren.nl/");
	site.replace("site.yaml", "url: https://agenda.voorbeeld.example/praktijk-voorbeeld", "url: https://a.b;sandbox");
	site.replace(
		"facts/business.yaml",
		"url: https://www.voorbeeldnet.example/",
		"url: https://voorbeeldnet.nl@kwaad.nl/",
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/business.yaml

		Adres klopt niet  content/facts/business.yaml:9:10  unusable-address
		  Een browser kan \`https://voorbeeldnet.nl@kwaad.nl/praktijk-voorbeeld\` niet openen.
		     8 |   - name: Voorbeeldnet
		  >  9 |     url: https://voorbeeldnet.nl@kwaad.nl/praktijk-voorbeeld
		       |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    10 | exceptions:
		  → Haal weg wat voor de \`@\` staat: achter \`https://\` hoort meteen de naam van de site. Een e-mailadres begint met \`mailto:\`.

		content/site.yaml

		Waarde past niet  content/site.yaml:7:12  invalid-value
		  \`service\` is het adres van een site zoals \`https://www.voorbeeld.nl\`, in kleine letters en zonder iets erachter; hier staat \`https://formuliéren.nl/\`.
		    6 | form:
		  > 7 |   service: https://formuliéren.nl/
		      |            ^^^^^^^^^^^^^^^^^^^^^^^
		    8 |   mailbox: postbus@praktijk-voorbeeld.example
		  → Schrijf \`https://xn--formuliren-h7a.nl\`.

		Adres klopt niet  content/site.yaml:11:8  unusable-address
		  Een browser kan \`https://a.b;sandbox\` niet openen.
		    10 |   provider: Voorbeeldagenda
		  > 11 |   url: https://a.b;sandbox
		       |        ^^^^^^^^^^^^^^^^^^^
		    12 | map:
		  → Achter \`https://\` hoort de naam van een site, van letters, cijfers, punten en streepjes: \`https://www.voorbeeld.nl/pagina\`.

		Adres klopt niet  content/site.yaml:14:10  unusable-address
		  Een browser kan \`https://praktijk.nl:99999\` niet openen.
		    13 |   provider: openstreetmap
		  > 14 | address: https://praktijk.nl:99999
		       |          ^^^^^^^^^^^^^^^^^^^^^^^^^
		    15 | reportLanguage: nl
		  → Haal de dubbele punt en het getal achter de naam van de site weg; zo'n hoog getal kan daar niet staan.

		4 fouten
		"
	`);
});

test("a site may stand below a path, and nothing else stands behind its address", () => {
	const address = "address: https://www.praktijk-voorbeeld.example";
	for (const path of ["/praktijk", "/Praktijk-2.0/onze_site", "/~jan"]) {
		site.replace("site.yaml", address, address + path);
		expect(site.check().problems, path).toEqual([]);
		site.restore();
	}
	const told = ["/", "/praktijk/", "?van=mail", "/praktijk#boven", "/een//twee", "/../elders"].map((path) => {
		site.replace("site.yaml", address, address + path);
		const [, , , said, , , , , advice] = site.report().split("\n");
		site.restore();
		return `${path}\n${said}\n${advice}`;
	});
	expect(told.join("\n")).toMatchInlineSnapshot(`
		"/
		  \`address\` is het adres van een site zoals \`https://www.voorbeeld.nl\` of \`https://naam.github.io/praktijk\`, zonder schuine streep aan het eind; hier staat \`https://www.praktijk-voorbeeld.example/\`.
		  → Schrijf \`https://www.praktijk-voorbeeld.example\`.
		/praktijk/
		  \`address\` is het adres van een site zoals \`https://www.voorbeeld.nl\` of \`https://naam.github.io/praktijk\`, zonder schuine streep aan het eind; hier staat \`https://www.praktijk-voorbeeld.example/praktijk/\`.
		  → Schrijf \`https://www.praktijk-voorbeeld.example/praktijk\`.
		?van=mail
		  \`address\` is het adres van een site zoals \`https://www.voorbeeld.nl\` of \`https://naam.github.io/praktijk\`, zonder schuine streep aan het eind; hier staat \`https://www.praktijk-voorbeeld.example?van=mail\`.
		  → Haal weg wat vanaf het vraagteken of het hekje staat.
		/praktijk#boven
		  \`address\` is het adres van een site zoals \`https://www.voorbeeld.nl\` of \`https://naam.github.io/praktijk\`, zonder schuine streep aan het eind; hier staat \`https://www.praktijk-voorbeeld.example/praktijk#boven\`.
		  → Haal weg wat vanaf het vraagteken of het hekje staat.
		/een//twee
		  \`address\` is het adres van een site zoals \`https://www.voorbeeld.nl\` of \`https://naam.github.io/praktijk\`, zonder schuine streep aan het eind; hier staat \`https://www.praktijk-voorbeeld.example/een//twee\`.
		  → Schrijf in plaats daarvan het adres van een site zoals \`https://www.voorbeeld.nl\` of \`https://naam.github.io/praktijk\`, zonder schuine streep aan het eind.
		/../elders
		  \`address\` is het adres van een site zoals \`https://www.voorbeeld.nl\` of \`https://naam.github.io/praktijk\`, zonder schuine streep aan het eind; hier staat \`https://www.praktijk-voorbeeld.example/../elders\`.
		  → Schrijf in plaats daarvan het adres van een site zoals \`https://www.voorbeeld.nl\` of \`https://naam.github.io/praktijk\`, zonder schuine streep aan het eind."
	`);
});

test("links that no browser can follow", () => {
	site.replace("pages/contact.yaml", 'link: "#formulier"', "link: https://a b");
	site.replace(
		"facts/products.yaml",
		"  unit: per set\n  description: Een zachte",
		"  unit: per set\n  details: |\n    [bel](tel:alert(1))\n  description: Een zachte",
	);
	site.replace("site.yaml", "link: /contact#privacy", "link: tel:javascript:alert(1)");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Adres klopt niet  content/facts/products.yaml:29:11  unusable-address
		  Een browser kan \`tel:alert(1)\` niet openen.
		    28 |   details: |
		  > 29 |     [bel](tel:alert(1))
		       |           ^^^^^^^^^^^^
		    30 |   description: Een zachte zak voor wie graag buiten slaapt.
		  → Zet een telefoonnummer achter \`tel:\`, met alleen cijfers en eventueel een + ervoor: \`tel:+31581234567\`.

		content/pages/contact.yaml

		Adres klopt niet  content/pages/contact.yaml:11:15  unusable-address
		  Een browser kan \`https://a b\` niet openen.
		    10 |       - label: Naar het formulier
		  > 11 |         link: https://a b
		       |               ^^^^^^^^^^^
		    12 |   - type: form
		  → In een adres staat geen spatie, regeleinde of \`\\\`. Haal weg wat er niet hoort; een spatie die echt bij het adres hoort, schrijft u als \`%20\`.

		content/site.yaml

		Adres klopt niet  content/site.yaml:27:13  unusable-address
		  Een browser kan \`tel:javascript:alert(1)\` niet openen.
		    26 |     - label: Privacy
		  > 27 |       link: tel:javascript:alert(1)
		       |             ^^^^^^^^^^^^^^^^^^^^^^^
		    28 | article:
		  → Zet een telefoonnummer achter \`tel:\`, met alleen cijfers en eventueel een + ervoor: \`tel:+31581234567\`.

		3 fouten
		"
	`);
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Invalid address  content/facts/products.yaml:29:11  unusable-address
		  A browser cannot open \`tel:alert(1)\`.
		    28 |   details: |
		  > 29 |     [bel](tel:alert(1))
		       |           ^^^^^^^^^^^^
		    30 |   description: Een zachte zak voor wie graag buiten slaapt.
		  → Put a phone number after \`tel:\`, digits only, with a + before them if needed: \`tel:+31581234567\`.

		content/pages/contact.yaml

		Invalid address  content/pages/contact.yaml:11:15  unusable-address
		  A browser cannot open \`https://a b\`.
		    10 |       - label: Naar het formulier
		  > 11 |         link: https://a b
		       |               ^^^^^^^^^^^
		    12 |   - type: form
		  → An address contains no space, line end or \`\\\`. Remove what does not belong there; write a space that is part of the address as \`%20\`.

		content/site.yaml

		Invalid address  content/site.yaml:27:13  unusable-address
		  A browser cannot open \`tel:javascript:alert(1)\`.
		    26 |     - label: Privacy
		  > 27 |       link: tel:javascript:alert(1)
		       |             ^^^^^^^^^^^^^^^^^^^^^^^
		    28 | article:
		  → Put a phone number after \`tel:\`, digits only, with a + before them if needed: \`tel:+31581234567\`.

		3 errors
		"
	`);
});

test.each([
	// The rule is the parser of addresses; that of Node 24 takes this name, which then builds.
	...(URL.canParse("https://xn--a.nl") ? [] : ["https://xn--a.nl"]),
	...["https://foo.123", "https://[.nl", "https://a$b.nl", "https://*.nl/x", "https://a'.nl"],
	...['https://a".nl', "https://a,b.nl", "https://{x}.nl", "https://a..nl", "https://-a.nl", "https:///evil.test"],
	...["https://a.nl:99999/", "https://a%00b.nl", "https://a.nl\\@b.nl", "https://a.nl/a b", "https://localhost"],
])("%s is the address of no site, in any field", (address) => {
	site.replace("site.yaml", "address: https://www.praktijk-voorbeeld.example", `address: ${JSON.stringify(address)}`);
	site.replace(
		"facts/business.yaml",
		"url: https://www.voorbeeldnet.example/praktijk-voorbeeld",
		`url: ${JSON.stringify(address)}`,
	);
	site.replace("pages/contact.yaml", 'link: "#formulier"', `link: ${JSON.stringify(address)}`);
	const { problems } = site.check();
	const errors = problems.filter(({ level }) => level === "error");
	expect(errors.map(({ place }) => place.file)).toEqual([
		"content/facts/business.yaml",
		"content/pages/contact.yaml",
		...(address === "https://localhost" ? [] : ["content/site.yaml"]),
	]);
});

const pasted =
	"title: Proef\ndescription: Een pagina die op de verkeerde plek geplakt is.\nmenu:\n  item: home\nsections:\n  - type: hero\n    title: Proef\n";

test.each([
	["in the place of the facts", (_: string) => pasted, 5],
	["below them", (facts: string) => facts + pasted, 75],
	["in the place of one", (facts: string) => `${facts}proef:\n${pasted.replace(/^/gm, "  ")}`, 76],
])("a page among facts is one mistake: %s", (_, change, line) => {
	site.write("facts/products.yaml", change(site.text("facts/products.yaml")));
	expect(site.check().problems.map(({ code, place }) => `${code} ${place.line}`)).toEqual([`pasted-page ${line}`]);
});

test("a page among facts, in both languages", () => {
	site.write("facts/products.yaml", pasted);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Pagina op de verkeerde plek  content/facts/products.yaml:5:1  pasted-page
		  \`sections\` hoort bij een pagina; het lijkt erop dat hier een pagina geplakt is.
		    4 |   item: home
		  > 5 | sections:
		      | ^^^^^^^^
		    6 |   - type: hero
		  → Knip de pagina hier weg, en zet haar in een eigen bestand in content/pages.

		1 fout
		"
	`);
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Page in the wrong place  content/facts/products.yaml:5:1  pasted-page
		  \`sections\` belongs to a page; a page seems to have been pasted here.
		    4 |   item: home
		  > 5 | sections:
		      | ^^^^^^^^
		    6 |   - type: hero
		  → Cut the page out, and put it into a file of its own in content/pages.

		1 error
		"
	`);
});

test("for a field that does not exist, none is offered that is there already", () => {
	site.replace("facts/business.yaml", "email:", "emails: ook@praktijk-voorbeeld.example\nemail:");
	const [problem] = site.check().problems;
	expect(problem && wordsOf(problem, "nl").hint).toMatchInlineSnapshot(`"Mogelijk is: \`phones\` of \`samples\`."`);
});
