import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { EditedSite } from "../helpers/example-site.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";

/** What is allowed and yet most often a mistake, how a warning is silenced, and how warnings are lifted. */
let site: EditedSite;

beforeEach(() => {
	site = siteInMemory();
});

afterEach(() => site.dispose());

const today = "2026-11-21";

const articleText = "pages/blogs/een-eerste-opmeting.yaml";

test("the example site gives nothing to say", () => {
	expect(site.report({ today })).toBe("✓ De inhoud klopt.\n");
});

test("opening hours that end before they begin, or overlap", () => {
	site.replace("facts/branches.yaml", "    tuesday: 09:00-12:30, 13:30-17:00", "    tuesday: 17:00-09:30");
	site.replace("facts/branches.yaml", "    thursday: 09:30-17:00", "    thursday: 09:30-13:00, 12:30-17:00");
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/facts/branches.yaml

		Openingstijden kloppen niet  content/facts/branches.yaml:16:14  hours-order
		  \`17:00-09:30\` eindigt voordat het begint.
		    15 |     monday: gesloten
		  > 16 |     tuesday: 17:00-09:30
		       |              ^^^^^^^^^^^
		    17 |     wednesday: 09:00-17:00
		  → Schrijf de vroegste tijd eerst, bijvoorbeeld \`09:30-12:30, 13:00-17:00\`. Alleen de laatste tijd mag na middernacht eindigen, tot 06:00.

		Openingstijden kloppen niet  content/facts/branches.yaml:50:15  hours-order
		  \`09:30-13:00, 12:30-17:00\` loopt door elkaar.
		    49 |     wednesday: gesloten
		  > 50 |     thursday: 09:30-13:00, 12:30-17:00
		       |               ^^^^^^^^^^^^^^^^^^^^^^^^
		    51 |     friday: gesloten
		  → Schrijf de vroegste tijd eerst, bijvoorbeeld \`09:30-12:30, 13:00-17:00\`. Alleen de laatste tijd mag na middernacht eindigen, tot 06:00.

		2 fouten
		"
	`);
	expect(site.report({ today, language: "en" })).toMatchInlineSnapshot(`
		"content/facts/branches.yaml

		Opening hours are wrong  content/facts/branches.yaml:16:14  hours-order
		  \`17:00-09:30\` ends before it begins.
		    15 |     monday: gesloten
		  > 16 |     tuesday: 17:00-09:30
		       |              ^^^^^^^^^^^
		    17 |     wednesday: 09:00-17:00
		  → Write the earliest time first, for example \`09:30-12:30, 13:00-17:00\`. Only the last one may end after midnight, until 06:00.

		Opening hours are wrong  content/facts/branches.yaml:50:15  hours-order
		  \`09:30-13:00, 12:30-17:00\` overlaps.
		    49 |     wednesday: gesloten
		  > 50 |     thursday: 09:30-13:00, 12:30-17:00
		       |               ^^^^^^^^^^^^^^^^^^^^^^^^
		    51 |     friday: gesloten
		  → Write the earliest time first, for example \`09:30-12:30, 13:00-17:00\`. Only the last one may end after midnight, until 06:00.

		2 errors
		"
	`);
});

test("days that are still to come, and what is left behind after its last day", () => {
	site.replace(articleText, "date: 2026-03-12", "date: 2027-03-12");
	site.replace("pages/aanbod.yaml", "    title: Tassen\n", "    until: 2026-11-20\n    title: Tassen\n");
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/pages/blogs/een-eerste-opmeting.yaml

		Waarschuwing: Datum ligt in de toekomst  content/pages/blogs/een-eerste-opmeting.yaml:5:9  future-date
		  \`date\` is 2027-03-12, en die dag moet nog komen.
		    4 | article:
		  > 5 |   date: 2027-03-12
		      |         ^^^^^^^^^^
		    6 |   summary: Ziet u op tegen een opmeting? U staat voor de spiegel, wij hangen een lege tas om en …
		  → Kijk of de dag, de maand en het jaar kloppen. Komt de pagina pas op die dag online, zet dan bovenin \`publish: 2027-03-12\`.

		content/pages/aanbod.yaml

		Opmerking: Dit staat niet meer op de site  content/pages/aanbod.yaml:12:12  expired
		  Dit stond er tot en met 2026-11-20.
		    11 |   - type: products
		  > 12 |     until: 2026-11-20
		       |            ^^^^^^^^^^
		    13 |     title: Tassen
		  → Haal het weg, of geef het een nieuwe laatste dag.

		1 waarschuwing en 1 opmerking
		"
	`);
	expect(site.report({ today, language: "en" })).toMatchInlineSnapshot(`
		"content/pages/blogs/een-eerste-opmeting.yaml

		Warning: Date is in the future  content/pages/blogs/een-eerste-opmeting.yaml:5:9  future-date
		  \`date\` is 2027-03-12, which is still to come.
		    4 | article:
		  > 5 |   date: 2027-03-12
		      |         ^^^^^^^^^^
		    6 |   summary: Ziet u op tegen een opmeting? U staat voor de spiegel, wij hangen een lege tas om en …
		  → Check the day, the month and the year. If the page should go online on that day, write \`publish: 2027-03-12\` at the top.

		content/pages/aanbod.yaml

		Remark: No longer on the site  content/pages/aanbod.yaml:12:12  expired
		  This was on the site until 2026-11-20.
		    11 |   - type: products
		  > 12 |     until: 2026-11-20
		       |            ^^^^^^^^^^
		    13 |     title: Tassen
		  → Remove it, or give it a new last day.

		1 warning and 1 remark
		"
	`);
	// On its last day a thing is still there, and who plans a page may date it on the day on which it comes.
	expect(site.check({ today: "2026-11-20" }).problems.map(({ code }) => code)).not.toContain("expired");
	site.replace(articleText, "article:\n", "publish: 2027-03-12\narticle:\n");
	expect(site.check({ today }).problems.map(({ code }) => code)).not.toContain("future-date");
});

test("prices with and without cents on one page", () => {
	site.replace("pages/aanbod.yaml", "      - reis\n", "      - reis\n      - slaap\n");
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Waarschuwing: Prijs zonder centen  content/facts/products.yaml:6:10  price-without-cents
		  Op \`/aanbod\` staan \`100\` en \`45.50\` bij elkaar: de ene prijs met centen, de andere zonder.
		    5 |   name: Muziektas op maat
		  > 6 |   price: "100"
		      |          ^^^^^
		    7 |   unit: per set
		  → Schrijf \`100.00\`, of laat de centen bij de andere prijs weg.

		Waarschuwing: Prijs zonder centen  content/facts/products.yaml:34:10  price-without-cents
		  Op \`/aanbod\` staan \`75\` en \`45.50\` bij elkaar: de ene prijs met centen, de andere zonder.
		    33 |   name: Reistas op maat
		  > 34 |   price: "75"
		       |          ^^^^
		    35 |   unit: per set
		  → Schrijf \`75.00\`, of laat de centen bij de andere prijs weg.

		Waarschuwing: Prijs zonder centen  content/facts/products.yaml:44:10  price-without-cents
		  Op \`/aanbod\` staan \`60\` en \`45.50\` bij elkaar: de ene prijs met centen, de andere zonder.
		    43 |   name: Zwemtas op maat
		  > 44 |   price: "60"
		       |          ^^^^
		    45 |   unit: per set
		  → Schrijf \`60.00\`, of laat de centen bij de andere prijs weg.

		Waarschuwing: Prijs zonder centen  content/facts/products.yaml:52:10  price-without-cents
		  Op \`/aanbod\` staan \`vanaf 60\` en \`45.50\` bij elkaar: de ene prijs met centen, de andere zonder.
		    51 |   name: Tas voor kinderen
		  > 52 |   price: vanaf 60
		       |          ^^^^^^^^
		    53 |   unit: per paar
		  → Schrijf \`vanaf 60.00\`, of laat de centen bij de andere prijs weg.

		Waarschuwing: Prijs zonder centen  content/facts/products.yaml:56:14  price-without-cents
		  Op \`/aanbod\` staan \`62\` en \`45.50\` bij elkaar: de ene prijs met centen, de andere zonder.
		    55 |     - name: Tot 1 meter lang
		  > 56 |       price: "62"
		       |              ^^^^
		    57 |     - name: Langer dan 1 meter
		  → Schrijf \`62.00\`, of laat de centen bij de andere prijs weg.

		Waarschuwing: Prijs zonder centen  content/facts/products.yaml:58:14  price-without-cents
		  Op \`/aanbod\` staan \`70\` en \`45.50\` bij elkaar: de ene prijs met centen, de andere zonder.
		    57 |     - name: Langer dan 1 meter
		  > 58 |       price: "70"
		       |              ^^^^
		    59 |   description: Voor kleine ruggen, die nog groeien.
		  → Schrijf \`70.00\`, of laat de centen bij de andere prijs weg.

		6 waarschuwingen
		"
	`);
	expect(site.report({ today, language: "en" })).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Warning: Price without cents  content/facts/products.yaml:6:10  price-without-cents
		  \`/aanbod\` shows \`100\` and \`45.50\` together: one price with cents and one without.
		    5 |   name: Muziektas op maat
		  > 6 |   price: "100"
		      |          ^^^^^
		    7 |   unit: per set
		  → Write \`100.00\`, or remove the cents from the other price.

		Warning: Price without cents  content/facts/products.yaml:34:10  price-without-cents
		  \`/aanbod\` shows \`75\` and \`45.50\` together: one price with cents and one without.
		    33 |   name: Reistas op maat
		  > 34 |   price: "75"
		       |          ^^^^
		    35 |   unit: per set
		  → Write \`75.00\`, or remove the cents from the other price.

		Warning: Price without cents  content/facts/products.yaml:44:10  price-without-cents
		  \`/aanbod\` shows \`60\` and \`45.50\` together: one price with cents and one without.
		    43 |   name: Zwemtas op maat
		  > 44 |   price: "60"
		       |          ^^^^
		    45 |   unit: per set
		  → Write \`60.00\`, or remove the cents from the other price.

		Warning: Price without cents  content/facts/products.yaml:52:10  price-without-cents
		  \`/aanbod\` shows \`vanaf 60\` and \`45.50\` together: one price with cents and one without.
		    51 |   name: Tas voor kinderen
		  > 52 |   price: vanaf 60
		       |          ^^^^^^^^
		    53 |   unit: per paar
		  → Write \`vanaf 60.00\`, or remove the cents from the other price.

		Warning: Price without cents  content/facts/products.yaml:56:14  price-without-cents
		  \`/aanbod\` shows \`62\` and \`45.50\` together: one price with cents and one without.
		    55 |     - name: Tot 1 meter lang
		  > 56 |       price: "62"
		       |              ^^^^
		    57 |     - name: Langer dan 1 meter
		  → Write \`62.00\`, or remove the cents from the other price.

		Warning: Price without cents  content/facts/products.yaml:58:14  price-without-cents
		  \`/aanbod\` shows \`70\` and \`45.50\` together: one price with cents and one without.
		    57 |     - name: Langer dan 1 meter
		  > 58 |       price: "70"
		       |              ^^^^
		    59 |   description: Voor kleine ruggen, die nog groeien.
		  → Write \`70.00\`, or remove the cents from the other price.

		6 warnings
		"
	`);
});

test("facts that are written out in a text", () => {
	site.replace(
		articleText,
		"samen onthoudt u meer.",
		"in Voorbeeldstad kost het 75 euro of €45,50. Bel 058-0000000, +31 58 000 00 00 of mail info@praktijk-voorbeeld.example. Dit niet: € 750, € 75,50, 175 euro, Voorbeeldstadsplein.",
	);
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/pages/blogs/een-eerste-opmeting.yaml

		Waarschuwing: Feit staat in de tekst zelf  content/pages/blogs/een-eerste-opmeting.yaml:30:113  fact-written-out
		  \`Voorbeeldstad\` staat al bij de feiten. Verandert het daar, dan verandert het hier niet mee.
		    29 |
		  > 30 | …ust iemand mee](/contact#formulier): in Voorbeeldstad kost het 75 euro of €45,50. Bel 058-000000…
		       |                                          ^^^^^^^^^^^^^
		    31 |
		  → Schrijf \`{branches.voorbeeldstad.city}\`.

		Waarschuwing: Feit staat in de tekst zelf  content/pages/blogs/een-eerste-opmeting.yaml:30:136  fact-written-out
		  \`75 euro\` staat al bij de feiten. Verandert het daar, dan verandert het hier niet mee.
		    29 |
		  > 30 | …t#formulier): in Voorbeeldstad kost het 75 euro of €45,50. Bel 058-0000000, +31 58 000 00 00 of …
		       |                                          ^^^^^^^
		    31 |
		  → Schrijf \`{products.reis.price}\`.

		Waarschuwing: Feit staat in de tekst zelf  content/pages/blogs/een-eerste-opmeting.yaml:30:147  fact-written-out
		  \`€45,50\` staat al bij de feiten. Verandert het daar, dan verandert het hier niet mee.
		    29 |
		  > 30 | …): in Voorbeeldstad kost het 75 euro of €45,50. Bel 058-0000000, +31 58 000 00 00 of mail info@p…
		       |                                          ^^^^^^
		    31 |
		  → Schrijf \`{products.slaap.price}\`.

		Waarschuwing: Feit staat in de tekst zelf  content/pages/blogs/een-eerste-opmeting.yaml:30:159  fact-written-out
		  \`058-0000000\` staat al bij de feiten. Verandert het daar, dan verandert het hier niet mee.
		    29 |
		  > 30 | …eldstad kost het 75 euro of €45,50. Bel 058-0000000, +31 58 000 00 00 of mail info@praktijk-voor…
		       |                                          ^^^^^^^^^^^
		    31 |
		  → Schrijf \`{business.phone}\`.

		Waarschuwing: Feit staat in de tekst zelf  content/pages/blogs/een-eerste-opmeting.yaml:30:172  fact-written-out
		  \`+31 58 000 00 00\` staat al bij de feiten. Verandert het daar, dan verandert het hier niet mee.
		    29 |
		  > 30 | …het 75 euro of €45,50. Bel 058-0000000, +31 58 000 00 00 of mail info@praktijk-voorbeeld.example…
		       |                                          ^^^^^^^^^^^^^^^^
		    31 |
		  → Schrijf \`{business.phone}\`.

		Waarschuwing: Feit staat in de tekst zelf  content/pages/blogs/een-eerste-opmeting.yaml:30:197  fact-written-out
		  \`info@praktijk-voorbeeld.example\` staat al bij de feiten. Verandert het daar, dan verandert het hier niet mee.
		    29 |
		  > 30 | …l 058-0000000, +31 58 000 00 00 of mail info@praktijk-voorbeeld.example. Dit niet: € 750, € 75,5…
		       |                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    31 |
		  → Schrijf \`{business.email}\`.

		6 waarschuwingen
		"
	`);
	expect(site.report({ today, language: "en" })).toMatchInlineSnapshot(`
		"content/pages/blogs/een-eerste-opmeting.yaml

		Warning: Fact is written out  content/pages/blogs/een-eerste-opmeting.yaml:30:113  fact-written-out
		  \`Voorbeeldstad\` is already one of the facts. A change there will not change it here.
		    29 |
		  > 30 | …ust iemand mee](/contact#formulier): in Voorbeeldstad kost het 75 euro of €45,50. Bel 058-000000…
		       |                                          ^^^^^^^^^^^^^
		    31 |
		  → Write \`{branches.voorbeeldstad.city}\`.

		Warning: Fact is written out  content/pages/blogs/een-eerste-opmeting.yaml:30:136  fact-written-out
		  \`75 euro\` is already one of the facts. A change there will not change it here.
		    29 |
		  > 30 | …t#formulier): in Voorbeeldstad kost het 75 euro of €45,50. Bel 058-0000000, +31 58 000 00 00 of …
		       |                                          ^^^^^^^
		    31 |
		  → Write \`{products.reis.price}\`.

		Warning: Fact is written out  content/pages/blogs/een-eerste-opmeting.yaml:30:147  fact-written-out
		  \`€45,50\` is already one of the facts. A change there will not change it here.
		    29 |
		  > 30 | …): in Voorbeeldstad kost het 75 euro of €45,50. Bel 058-0000000, +31 58 000 00 00 of mail info@p…
		       |                                          ^^^^^^
		    31 |
		  → Write \`{products.slaap.price}\`.

		Warning: Fact is written out  content/pages/blogs/een-eerste-opmeting.yaml:30:159  fact-written-out
		  \`058-0000000\` is already one of the facts. A change there will not change it here.
		    29 |
		  > 30 | …eldstad kost het 75 euro of €45,50. Bel 058-0000000, +31 58 000 00 00 of mail info@praktijk-voor…
		       |                                          ^^^^^^^^^^^
		    31 |
		  → Write \`{business.phone}\`.

		Warning: Fact is written out  content/pages/blogs/een-eerste-opmeting.yaml:30:172  fact-written-out
		  \`+31 58 000 00 00\` is already one of the facts. A change there will not change it here.
		    29 |
		  > 30 | …het 75 euro of €45,50. Bel 058-0000000, +31 58 000 00 00 of mail info@praktijk-voorbeeld.example…
		       |                                          ^^^^^^^^^^^^^^^^
		    31 |
		  → Write \`{business.phone}\`.

		Warning: Fact is written out  content/pages/blogs/een-eerste-opmeting.yaml:30:197  fact-written-out
		  \`info@praktijk-voorbeeld.example\` is already one of the facts. A change there will not change it here.
		    29 |
		  > 30 | …l 058-0000000, +31 58 000 00 00 of mail info@praktijk-voorbeeld.example. Dit niet: € 750, € 75,5…
		       |                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    31 |
		  → Write \`{business.email}\`.

		6 warnings
		"
	`);
});

test("titles and descriptions: too long, too short, or twice", () => {
	site.replace("pages/aanbod.yaml", "title: Wat deze praktijk aanbiedt", "title: Contact");
	site.replace(
		"pages/aanbod.yaml",
		"description: Alle feiten van de voorbeeldsite op één pagina, zodat er geen ongebruikt blijft.",
		"description: Alles.",
	);
	site.replace(
		"pages/blogs/index.yaml",
		"title: Blogs",
		"title: Alle korte en lange artikelen over leder, over stof en over riemen",
	);
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/pages/aanbod.yaml

		Waarschuwing: Lengte past niet bij zoekmachines  content/pages/aanbod.yaml:3:14  head-length
		  De beschrijving is 6 tekens lang.
		    2 | title: Contact
		  > 3 | description: Alles.
		      |              ^^^^^^
		    4 | menu:
		  → Zoekmachines tonen het best een beschrijving van 50 tot 160 tekens.

		content/pages/blogs/index.yaml

		Waarschuwing: Lengte past niet bij zoekmachines  content/pages/blogs/index.yaml:2:8  head-length
		  De titel is 66 tekens lang.
		    1 | # yaml-language-server: $schema=../../../../../schemas/page.schema.json
		  > 2 | title: Alle korte en lange artikelen over leder, over stof en over riemen
		      |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    3 | description: Korte artikelen over tassen en over het dragen van uw spullen, nieuwste eerst.
		  → Zoekmachines tonen het best een titel van 3 tot 60 tekens.

		content/pages/contact.yaml

		Waarschuwing: Twee pagina's heten hetzelfde  content/pages/contact.yaml:2:8  head-twice
		  \`content/pages/aanbod.yaml\` heeft dezelfde titel.
		    1 | # yaml-language-server: $schema=../../../../schemas/page.schema.json
		  > 2 | title: Contact
		      |        ^^^^^^^
		    3 | description: Stel uw vraag met het formulier, per e-mail of aan de telefoon. Wie hier een voorbe…
		  → Zeg op elke pagina wat er alleen daar te vinden is; zo kiest een bezoeker de goede.

		3 waarschuwingen
		"
	`);
	expect(site.report({ today, language: "en" })).toMatchInlineSnapshot(`
		"content/pages/aanbod.yaml

		Warning: Length does not suit search results  content/pages/aanbod.yaml:3:14  head-length
		  The description is 6 characters long.
		    2 | title: Contact
		  > 3 | description: Alles.
		      |              ^^^^^^
		    4 | menu:
		  → A description of 50 to 160 characters suits search results best.

		content/pages/blogs/index.yaml

		Warning: Length does not suit search results  content/pages/blogs/index.yaml:2:8  head-length
		  The title is 66 characters long.
		    1 | # yaml-language-server: $schema=../../../../../schemas/page.schema.json
		  > 2 | title: Alle korte en lange artikelen over leder, over stof en over riemen
		      |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    3 | description: Korte artikelen over tassen en over het dragen van uw spullen, nieuwste eerst.
		  → A title of 3 to 60 characters suits search results best.

		content/pages/contact.yaml

		Warning: Two pages say the same about themselves  content/pages/contact.yaml:2:8  head-twice
		  \`content/pages/aanbod.yaml\` has the same title.
		    1 | # yaml-language-server: $schema=../../../../schemas/page.schema.json
		  > 2 | title: Contact
		      |        ^^^^^^^
		    3 | description: Stel uw vraag met het formulier, per e-mail of aan de telefoon. Wie hier een voorbe…
		  → Say what only this page offers, so that visitors pick the right one.

		3 warnings
		"
	`);
});

test("a heading that skips a level", () => {
	site.replace(articleText, "## De uitslag", "#### De uitslag");
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/pages/blogs/een-eerste-opmeting.yaml

		Waarschuwing: Kop slaat een niveau over  content/pages/blogs/een-eerste-opmeting.yaml:28:7  heading-order
		  \`#### De uitslag\` staat onder een kop die meer dan één niveau hoger is.
		    27 |
		  > 28 |       #### De uitslag
		       |       ^^^^^^^^^^^^^^^
		    29 |
		  → Begin de kop met \`###\`. Schermlezers lezen koppen als een inhoudsopgave.

		1 waarschuwing
		"
	`);
	expect(site.report({ today, language: "en" })).toMatchInlineSnapshot(`
		"content/pages/blogs/een-eerste-opmeting.yaml

		Warning: Heading skips a level  content/pages/blogs/een-eerste-opmeting.yaml:28:7  heading-order
		  \`#### De uitslag\` follows a heading that is more than one level higher.
		    27 |
		  > 28 |       #### De uitslag
		       |       ^^^^^^^^^^^^^^^
		    29 |
		  → Start the heading with \`###\`. Screen readers use headings as a table of contents.

		1 warning
		"
	`);
});

test("pages that nobody gets to, and names that stand in a menu twice", () => {
	site.replace("pages/aanbod.yaml", "label: Alles bij elkaar", "label: Rugtassen op maat");
	site.write(
		"pages/los.yaml",
		"title: Los\ndescription: Een pagina waar niemand naar verwijst, behalve zijzelf in haar eigen tekst.\nsections:\n  - type: hero\n    title: Los\n    buttons:\n      - label: Zichzelf\n        link: /los\n",
	);
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/pages/blogs/rugtassen-op-maat.yaml

		Waarschuwing: Dezelfde naam in het menu  content/pages/blogs/rugtassen-op-maat.yaml:6:10  menu-label-twice
		  \`Rugtassen op maat\` staat twee keer in hetzelfde uitklapmenu, ook in \`content/pages/aanbod.yaml\`.
		    5 |   under: cases_and_satchels
		  > 6 |   label: Rugtassen op maat
		      |          ^^^^^^^^^^^^^^^^^
		    7 |   order: 1
		  → Geef een van de twee een andere \`label\`.

		content/pages/los.yaml

		Waarschuwing: Niemand komt op deze pagina  content/pages/los.yaml:1:1  orphan-page
		  Geen menu, overzicht of link leidt naar \`/los\`.
		  > 1 | title: Los
		      | ^
		    2 | description: Een pagina waar niemand naar verwijst, behalve zijzelf in haar eigen tekst.
		  → Verwijs ernaar vanaf een andere pagina, of geef de pagina een \`menu:\`.

		Waarschuwing: Link naar de pagina zelf  content/pages/los.yaml:8:15  link-to-itself
		  \`/los\` is deze pagina: wie hier klikt, ziet niets gebeuren.
		    7 |       - label: Zichzelf
		  > 8 |         link: /los
		      |               ^^^^
		    9 |
		  → Kies een andere pagina, of een plaats op deze pagina: \`#formulier\`.

		3 waarschuwingen
		"
	`);
	expect(site.report({ today, language: "en" })).toMatchInlineSnapshot(`
		"content/pages/blogs/rugtassen-op-maat.yaml

		Warning: Duplicate menu label  content/pages/blogs/rugtassen-op-maat.yaml:6:10  menu-label-twice
		  \`content/pages/aanbod.yaml\` uses \`Rugtassen op maat\` in the same dropdown.
		    5 |   under: cases_and_satchels
		  > 6 |   label: Rugtassen op maat
		      |          ^^^^^^^^^^^^^^^^^
		    7 |   order: 1
		  → Give one of the two a different \`label\`.

		content/pages/los.yaml

		Warning: Page cannot be reached  content/pages/los.yaml:1:1  orphan-page
		  No menu, overview or link leads to \`/los\`.
		  > 1 | title: Los
		      | ^
		    2 | description: Een pagina waar niemand naar verwijst, behalve zijzelf in haar eigen tekst.
		  → Link to it from another page, or give the page a \`menu:\`.

		Warning: Link to the page itself  content/pages/los.yaml:8:15  link-to-itself
		  \`/los\` is this page, so nothing happens for visitors who click here.
		    7 |       - label: Zichzelf
		  > 8 |         link: /los
		      |               ^^^^
		    9 |
		  → Choose another page, or a place on this page: \`#form\`.

		3 warnings
		"
	`);
});

test("pictures and facts that nobody names", () => {
	site.write("images/oud.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
	site.replace("pages/aanbod.yaml", "      - reis\n", "");
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Opmerking: Feit wordt niet gebruikt  content/facts/products.yaml:32:1  unused-fact
		  Geen pagina en geen ander feit noemt \`reis\` uit \`products\`. Het verschijnt nergens.
		    31 |       name: Zacht genoeg om op te liggen
		  > 32 | reis:
		       | ^^^^
		    33 |   name: Reistas op maat
		  → Noem het waar het moet staan, of haal het weg.

		content/images/oud.svg

		Opmerking: Beeld wordt niet gebruikt  content/images/oud.svg:1:1  unused-image
		  Geen pagina en geen feit noemt \`oud.svg\`. Het komt niet op de site.
		  → Gooi het weg, of bewaar het voor later.

		2 opmerkingen
		"
	`);
	expect(site.report({ today, language: "en" })).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Remark: Unused fact  content/facts/products.yaml:32:1  unused-fact
		  No page or other fact names \`reis\` of \`products\`, so it appears nowhere.
		    31 |       name: Zacht genoeg om op te liggen
		  > 32 | reis:
		       | ^^^^
		    33 |   name: Reistas op maat
		  → Name it where it should appear, or remove it.

		content/images/oud.svg

		Remark: Unused picture  content/images/oud.svg:1:1  unused-image
		  No page or fact names \`oud.svg\`, so it is not published.
		  → Remove it, or keep it for later.

		2 remarks
		"
	`);
});

test("what is still to be filled in is told, and keeps a site from going live", () => {
	site.replace(articleText, "Meer is het niet.", "TODO, hier nog iets over de duur. [invullen]");
	const soon = site.check({ today }).problems.map(({ level, code, values }) => ({ level, code, values }));
	expect(soon).toEqual([
		{ level: "warning", code: "placeholder-left", values: { found: "TODO" } },
		{ level: "warning", code: "placeholder-left", values: { found: "[invullen]" } },
	]);
	const left = site.check({ today, live: true }).problems.filter(({ code }) => code === "placeholder-left");
	const own = left.filter(({ place }) => place.file.endsWith(articleText));
	expect(own.map(({ values }) => values)).toEqual([
		{ found: "TODO" },
		{ found: "[invullen]" },
		{ found: "https://www.voorbeeldblad.example" },
	]);
	// The address of the site, which no field of a page holds.
	expect(left.some(({ place }) => place.file === "content/site.yaml" && place.line === 14)).toBe(true);
});

describe("a warning that is meant so", () => {
	const skipping = "#### De uitslag";

	function codes(strict = false): string[] {
		return site.check({ today, strict }).problems.map(({ code, level, place }) => `${level} ${code} ${place.line}`);
	}

	test("is silenced at its own place by a comment with a reason", () => {
		site.replace(
			"pages/aanbod.yaml",
			"    title: Tassen\n",
			"    until: 2026-11-20 # negeer expired: volgend jaar weer\n    title: Tassen\n",
		);
		expect(codes()).toEqual([]);
		site.replace(articleText, "## De uitslag", skipping);
		expect(codes()).toHaveLength(1);
		// A text over several lines is silenced above its name.
		site.replace(articleText, "    text: |\n", "    # ignore heading-order: the list is quoted\n    text: |\n");
		expect(codes()).toEqual([]);
	});

	test("is not silenced by words inside a text, nor at another place", () => {
		site.replace(articleText, "## De uitslag", `${skipping}\n\n      # negeer heading-order: dit is tekst`);
		site.replace(
			articleText,
			"  - type: prose",
			"  # negeer heading-order: hier begint een blok, geen tekst\n  - type: prose",
		);
		// The word inside the text is not Dutch, and a silence is not needed where it covers nothing.
		expect(codes()).toEqual([
			"warning half-text 29",
			"warning heading-order 29",
			"warning spelling 31",
			"warning silence-needless 20",
		]);
	});

	test("says when it gives no reason, names nothing or covers an error", () => {
		site.write(
			articleText,
			`# negeer future-date: nog niet uit\n${page().replace("date: 2026-03-12", "date: 2027-03-12 # negeer future-date").replace("minutes: 3", "minutes: drie # negeer invalid-value: zo heet het")}# negeer headings: typefout\n`,
		);
		expect(site.report({ today })).toMatchInlineSnapshot(`
			"content/pages/blogs/een-eerste-opmeting.yaml

			Waarde past niet  content/pages/blogs/een-eerste-opmeting.yaml:8:12  invalid-value
			  \`minutes\` is een heel getal, zoals \`3\`; hier staat \`drie\`.
			    7 |   summary: Ziet u op tegen een opmeting? U staat voor de spiegel, wij hangen een lege tas om en …
			  > 8 |   minutes: drie # negeer invalid-value: zo heet het
			      |            ^^^^
			    9 |   author: Redactie van Praktijk Voorbeeld
			  → Schrijf in plaats daarvan een heel getal, zoals \`3\`.

			Waarschuwing: Reden ontbreekt  content/pages/blogs/een-eerste-opmeting.yaml:6:20  silence-without-reason
			  Wie een waarschuwing negeert, zegt waarom.
			    5 | article:
			  > 6 |   date: 2027-03-12 # negeer future-date
			      |                    ^^^^^^^^^^^^^^^^^^^^
			    7 |   summary: Ziet u op tegen een opmeting? U staat voor de spiegel, wij hangen een lege tas om en …
			  → Schrijf bijvoorbeeld \`# negeer future-date: dit is een citaat\`.

			Waarschuwing: Een fout kan niet genegeerd worden  content/pages/blogs/een-eerste-opmeting.yaml:8:17  silence-refused
			  \`invalid-value\` is een fout, en zonder verbetering kan de site niet gemaakt worden.
			    7 |   summary: Ziet u op tegen een opmeting? U staat voor de spiegel, wij hangen een lege tas om en …
			  > 8 |   minutes: drie # negeer invalid-value: zo heet het
			      |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
			    9 |   author: Redactie van Praktijk Voorbeeld
			  → Verbeter de fout en haal de opmerking weg. Alleen waarschuwingen en opmerkingen kunt u negeren.

			Waarschuwing: Deze waarschuwing bestaat niet  content/pages/blogs/een-eerste-opmeting.yaml:34:1  silence-unknown
			  Er is geen waarschuwing die \`headings\` heet.
			    33 |       Slaapt u buiten? Een zak voor de nacht kost {products.slaap.price}.
			  > 34 | # negeer headings: typefout
			       | ^^^^^^^^^^^^^^^^^^^^^^^^^^^
			    35 |
			  → Neem de naam over die rechts naast de plaats van de melding staat.

			1 fout en 3 waarschuwingen
			"
		`);
		expect(site.report({ today, language: "en" })).toMatchInlineSnapshot(`
			"content/pages/blogs/een-eerste-opmeting.yaml

			Invalid value  content/pages/blogs/een-eerste-opmeting.yaml:8:12  invalid-value
			  \`minutes\` must be a whole number, such as \`3\`; found \`drie\`.
			    7 |   summary: Ziet u op tegen een opmeting? U staat voor de spiegel, wij hangen een lege tas om en …
			  > 8 |   minutes: drie # negeer invalid-value: zo heet het
			      |            ^^^^
			    9 |   author: Redactie van Praktijk Voorbeeld
			  → Write a whole number, such as \`3\` instead.

			Warning: Missing reason  content/pages/blogs/een-eerste-opmeting.yaml:6:20  silence-without-reason
			  A comment that ignores a warning must say why.
			    5 | article:
			  > 6 |   date: 2027-03-12 # negeer future-date
			      |                    ^^^^^^^^^^^^^^^^^^^^
			    7 |   summary: Ziet u op tegen een opmeting? U staat voor de spiegel, wij hangen een lege tas om en …
			  → For example: \`# ignore future-date: this is a quotation\`

			Warning: An error cannot be ignored  content/pages/blogs/een-eerste-opmeting.yaml:8:17  silence-refused
			  \`invalid-value\` is an error, and the site cannot be built until it is fixed.
			    7 |   summary: Ziet u op tegen een opmeting? U staat voor de spiegel, wij hangen een lege tas om en …
			  > 8 |   minutes: drie # negeer invalid-value: zo heet het
			      |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
			    9 |   author: Redactie van Praktijk Voorbeeld
			  → Fix the error and remove the comment. Only warnings and remarks can be ignored.

			Warning: Unknown warning  content/pages/blogs/een-eerste-opmeting.yaml:34:1  silence-unknown
			  There is no warning \`headings\`.
			    33 |       Slaapt u buiten? Een zak voor de nacht kost {products.slaap.price}.
			  > 34 | # negeer headings: typefout
			       | ^^^^^^^^^^^^^^^^^^^^^^^^^^^
			    35 |
			  → Use the code that the report shows after the place.

			1 error and 3 warnings
			"
		`);
	});

	function page(): string {
		return site.check({ today }).site.texts.get(`content/${articleText}`) ?? "";
	}

	test("says when it is not needed any more", () => {
		site.write(articleText, `# negeer future-date: nog niet uit\n${page()}`);
		expect(site.report({ today })).toMatchInlineSnapshot(`
			"content/pages/blogs/een-eerste-opmeting.yaml

			Waarschuwing: Negeren is niet meer nodig  content/pages/blogs/een-eerste-opmeting.yaml:1:1  silence-needless
			  Op deze plaats is geen waarschuwing \`future-date\` meer.
			  > 1 | # negeer future-date: nog niet uit
			      | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
			    2 | # yaml-language-server: $schema=../../../../../schemas/page.schema.json
			  → Haal de opmerking met \`negeer\` weg.

			1 waarschuwing
			"
		`);
		expect(site.report({ today, language: "en" })).toMatchInlineSnapshot(`
			"content/pages/blogs/een-eerste-opmeting.yaml

			Warning: Needless ignore comment  content/pages/blogs/een-eerste-opmeting.yaml:1:1  silence-needless
			  There is no longer a warning \`future-date\` here.
			  > 1 | # negeer future-date: nog niet uit
			      | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
			    2 | # yaml-language-server: $schema=../../../../../schemas/page.schema.json
			  → Remove the comment.

			1 warning
			"
		`);
	});

	test("stops the build when warnings are lifted, and remarks do not", () => {
		site.write("images/oud.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
		site.replace(articleText, "## De uitslag", skipping);
		expect(site.check({ today }).sound).toBe(true);
		expect(codes(true)).toEqual(["error heading-order 28", "remark unused-image 1"]);
		expect(site.check({ today, strict: true }).sound).toBe(false);
		site.replace(articleText, "    text: |\n", "    # negeer heading-order: zo bedoeld\n    text: |\n");
		expect(site.check({ today, strict: true }).sound).toBe(true);
	});
});
