import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { wordsOf } from "#core/problems/problem.ts";
import { withPhotosChecked } from "#engine/pictures/check-photos.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { requireSound } from "#pipeline/site/site.ts";
import { addOwnFacts, projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

/** What is written well and makes no sense: each test holds the whole report against what is expected. */
let site: TemporarySite;

beforeEach(() => {
	site = temporarySite();
});

afterEach(() => site.dispose());

const today = "2026-11-21";

test("pages below the button of the menu, and two in one place", () => {
	site.replace("pages/aanbod.yaml", "under: hearing_protection", "under: contact");
	site.replace("pages/index.yaml", "item: home", "under: contact\n  label: Thuis\n  order: 2");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/aanbod.yaml

		Onder de knop staat geen menu  content/pages/aanbod.yaml:5:10  menu-button-group
		  \`contact\` is de knop in het menu (\`menuButton\` in content/site.yaml); daaronder past geen uitklapmenu.
		    4 | menu:
		  > 5 |   under: contact
		      |          ^^^^^^^
		    6 |   label: Alles bij elkaar
		  → Kies achter \`under:\` een ander menupunt.

		content/pages/index.yaml

		Onder de knop staat geen menu  content/pages/index.yaml:5:10  menu-button-group
		  \`contact\` is de knop in het menu (\`menuButton\` in content/site.yaml); daaronder past geen uitklapmenu.
		    4 | menu:
		  > 5 |   under: contact
		      |          ^^^^^^^
		    6 |   label: Thuis
		  → Kies achter \`under:\` een ander menupunt.

		Waarschuwing: Dezelfde plaats in het menu  content/pages/index.yaml:7:10  menu-order-twice
		  \`order: 2\` staat in hetzelfde uitklapmenu ook in \`content/pages/aanbod.yaml\`.
		    6 |   label: Thuis
		  > 7 |   order: 2
		      |          ^
		    8 | sections:
		  → Geef elke pagina een eigen getal; het kleinste staat bovenaan.

		content/site.yaml

		Waarschuwing: Menupunt zonder pagina  content/site.yaml:19:12  empty-menu-item
		  Geen pagina hoort bij het menupunt \`home\`; het verschijnt niet.
		    18 | menu:
		  > 19 |   - { key: home, label: Home }
		       |            ^^^^
		    20 |   - { key: hearing_protection, label: Gehoorbescherming }
		  → Zet in een pagina \`menu:\` met \`item: home\`, of haal het punt uit content/site.yaml.

		2 fouten en 2 waarschuwingen
		"
	`);
});

test("a page under a point that has a page of its own leaves that page in reach", () => {
	site.replace("pages/aanbod.yaml", "under: hearing_protection", "under: blogs");
	const shell = presentShell(makeContext(requireSound(site.check().site), "nl"), 2026);
	expect(shell.menu).toContainEqual({
		label: "Blogs",
		href: "/blogs",
		items: [
			{ label: "Blogs", href: "/blogs" },
			{ label: "Alles bij elkaar", href: "/aanbod" },
		],
	});
});

test("facts that name each other in a circle", () => {
	site.replace("facts/business.yaml", "region: De stad en omgeving", 'region: "{branches.voorbeeldstad.hoursNote}"');
	site.replace("facts/branches.yaml", "hoursNote: ", 'hoursNote: "Bij {business.region}" #');
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/branches.yaml

		Feit verwijst naar zichzelf  content/facts/branches.yaml:22:19  circular-fact
		  Dit gaat in een kring rond: \`{branches.voorbeeldstad.hoursNote}\` → \`{business.region}\` → \`{branches.voorbeeldstad.hoursNote}\`.
		    21 |     sunday: gesloten
		  > 22 |   hoursNote: "Bij {business.region}" #Op afspraak kunt u ook buiten deze tijden terecht.
		       |                   ^^^^^^^^^^^^^^^^^
		    23 |   access: |
		  → Schrijf op een van deze plaatsen de woorden zelf.

		1 fout
		"
	`);
});

test("a form that cannot be sent, answered or asked for", () => {
	site.replace("facts/forms.yaml", "      min: 10\n      max: 1000", "      min: 10\n      max: 5");
	site.replace("facts/forms.yaml", "    - name: subject", "    - name: phone");
	site.replace("facts/forms.yaml", "value: Per telefoon", "value: Telefonisch");
	site.replace("facts/forms.yaml", "      options:\n        - woensdag\n        - donderdag\n        - vrijdag\n", "");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/forms.yaml

		Staat er twee keer  content/facts/forms.yaml:26:7  listed-twice
		  \`phone\` staat in deze lijst ook op regel 21.
		    25 |       autocomplete: tel
		  > 26 |     - name: phone
		       |       ^
		    27 |       kind: text
		  → Haal een van de twee weg.

		Veld kan nooit goed zijn  content/facts/forms.yaml:37:12  form-limits
		  Minstens 10 en hoogstens 5 tekens kan niet: niemand kan dit formulier versturen.
		    36 |       min: 10
		  > 37 |       max: 5
		       |            ^
		    38 |       message: Bericht moet minimaal 10 karakters bevatten
		  → Maak \`max\` groter dan \`min\`, of haal een van de twee weg.

		Keuzes kloppen niet  content/facts/forms.yaml:63:13  form-options
		  Een veld met \`kind: checkboxes\` heeft keuzes nodig, en hier staat er geen.
		    62 |     - name: dagen
		  > 63 |       kind: checkboxes
		       |             ^^^^^^^^^^
		    64 |       label: Welke dagen komen u goed uit?
		  → Voeg \`options:\` toe met een lijst, of \`optionsFrom:\` met namen uit de feiten.

		Voorwaarde komt nooit uit  content/facts/forms.yaml:81:16  form-condition
		  \`Telefonisch\` is geen van de keuzes van dat veld; zo wordt er nooit om gevraagd.
		    80 |         field: antwoord
		  > 81 |         value: Telefonisch
		       |                ^^^^^^^^^^^
		    82 |       message: Vul uw telefoonnummer in, dan kunnen we u bellen
		  → Mogelijk is: \`Per e-mail\` of \`Per telefoon\`.

		4 fouten
		"
	`);
});

test("a form whose mail has another name, and one that asks for none", () => {
	site.write(
		"facts/forms.yaml",
		`contact:
  submit: Verstuur
  fields:
    - name: mail
      kind: email
      label: E-mailadres
      required: ja
      requiredWhen:
        field: mial
        value: ja
afspraak:
  submit: Verstuur
  fields:
    - name: bericht
      kind: text
      label: Bericht
      required: ja
      options: [a, b]
aan-huis:
  submit: Verstuur
  fields:
    - name: email
      kind: email
      label: E-mailadres
      required: nee
`,
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/forms.yaml

		Niemand kan antwoord krijgen  content/facts/forms.yaml:4:13  form-without-answer
		  In het formulier \`contact\` heet het veld voor het e-mailadres \`mail\`; de dienst die het bericht doorstuurt, zoekt \`email\`.
		    3 |   fields:
		  > 4 |     - name: mail
		      |             ^^^^
		    5 |       kind: email
		  → Schrijf \`name: email\`.

		Voorwaarde komt nooit uit  content/facts/forms.yaml:9:16  form-condition
		  Dit formulier heeft geen veld \`mial\`.
		     8 |       requiredWhen:
		  >  9 |         field: mial
		       |                ^^^^
		    10 |         value: ja
		  → Haal \`requiredWhen:\` weg.

		Niemand kan antwoord krijgen  content/facts/forms.yaml:13:3  form-without-answer
		  Het formulier \`afspraak\` vraagt niet om een e-mailadres of telefoonnummer.
		    12 |   submit: Verstuur
		  > 13 |   fields:
		       |   ^^^^^^
		    14 |     - name: bericht
		  → Voeg een veld toe met \`name: email\` en \`kind: email\`, of met \`name: phone\` en \`kind: tel\`.

		Keuzes kloppen niet  content/facts/forms.yaml:15:13  form-options
		  Een veld met \`kind: text\` toont geen keuzes.
		    14 |     - name: bericht
		  > 15 |       kind: text
		       |             ^^^^
		    16 |       label: Bericht
		  → Haal de keuzes weg, of schrijf \`kind: select\`.

		4 fouten
		"
	`);
});

test("lists that hold the same thing twice", () => {
	addOwnFacts(site);
	site.replace(
		"site.yaml",
		"  - { key: blogs, label: Blogs }\n",
		"  - { key: blogs, label: Blogs }\n  - { key: blogs, label: Nieuws }\n",
	);
	site.replace("facts/business.yaml", "  - from: 2027-01-01", "  - from: 2026-12-25");
	site.replace("facts/towns.yaml", "        - St. Voorbeeld", "        - Voorbeelddorp");
	site.replace("pages/aanbod.yaml", "      - reis\n", "      - reis\n      - reis\n");
	const colors = "items: [{ text: Wit }, { text: Zwart }]";
	site.replace(
		"pages/aanbod.yaml",
		"  - type: branch",
		`  - type: checklist\n    title: Kleuren\n    ${colors}\n  - type: branch`,
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/business.yaml

		Twee keer andere tijden  content/facts/business.yaml:13:11  exceptions-overlap
		  Voor 2026-12-25 staan ook op regel 11 andere tijden.
		    12 |     reason: Eerste Kerstdag
		  > 13 |   - from: 2026-12-25
		       |           ^^^^^^^^^^
		    14 |     reason: Nieuwjaarsdag
		  → Voeg ze samen, of verander een van de twee. Eén dag binnen een periode mag wel: dan telt die dag.

		content/facts/towns.yaml

		Staat er twee keer  content/facts/towns.yaml:13:11  listed-twice
		  \`Voorbeelddorp\` staat in deze lijst ook op regel 15.
		    12 |       alsoKnownAs:
		  > 13 |         - Voorbeelddorp
		       |           ^^^^^^^^^^^^^
		    14 |         - Sânt Foarbyld
		  → Haal een van de twee weg.

		content/pages/aanbod.yaml

		Staat er twee keer  content/pages/aanbod.yaml:16:9  listed-twice
		  \`reis\` staat in deze lijst ook op regel 15.
		    15 |       - reis
		  > 16 |       - reis
		       |         ^^^^
		    17 |       - zwem
		  → Haal een van de twee weg.

		Staat er twee keer  content/pages/aanbod.yaml:21:5  listed-twice
		  \`checklist\` staat in deze lijst ook op regel 18.
		    20 |     items: [{ text: Wit }, { text: Zwart }]
		  > 21 |   - type: checklist
		       |     ^
		    22 |     title: Kleuren
		  → Haal een van de twee weg.

		content/site.yaml

		Staat er twee keer  content/site.yaml:22:5  listed-twice
		  \`blogs\` staat in deze lijst ook op regel 21.
		    21 |   - { key: blogs, label: Blogs }
		  > 22 |   - { key: blogs, label: Nieuws }
		       |     ^
		    23 |   - { key: contact, label: Contact }
		  → Haal een van de twee weg.

		5 fouten
		"
	`);
});

test("values that can hardly be meant", () => {
	addOwnFacts(site);
	site.replace("facts/business.yaml", "2026-12-25", "2025-12-25");
	site.replace("facts/business.yaml", "2027-01-01", "2026-01-01");
	site.replace("facts/business.yaml", "info@praktijk-voorbeeld.example", "info@gmial.con");
	site.replace("facts/branches.yaml", "1234 AB", "12E4 AB");
	site.replace("facts/branches.yaml", "latitude: 52.9", "latitude: 50.9");
	for (const day of ["monday", "thursday"])
		site.replace("facts/branches.yaml", `${day}: 09:30-17:00`, `${day}: gesloten`);
	site.replace("facts/products.yaml", 'price: "100"', "price: 0");
	site.replace("site.yaml", "titleSuffix: Praktijk Voorbeeld", "titleSuffix: Oude Naam");
	site.replace("pages/blogs/een-eerste-hoortest.yaml", "date: 2026", "date: 0026");
	site.replace(
		"pages/index.yaml",
		"      file: scenes/voorbeeld.svg",
		"      file: scenes/voorbeeld.svg\n      alt: IMG_2034.JPG",
	);
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/facts/branches.yaml

		Waarschuwing: Klopt dit wel?  content/facts/branches.yaml:5:15  unlikely
		  \`12E4 AB\` is geen Nederlandse postcode.
		    4 |   street: Voorbeeldstraat 1
		  > 5 |   postalCode: 12E4 AB
		      |               ^^^^^^^
		    6 |   city: Voorbeeldstad
		  → Schrijf vier cijfers, een spatie en twee hoofdletters: \`8911 AA\`.

		Waarschuwing: Klopt dit wel?  content/facts/branches.yaml:9:13  unlikely
		  \`Vestiging Voorbeeldstad\` ligt 211 kilometer van alle andere plaatsen en vestigingen.
		     8 |   region: De stad en omgeving
		  >  9 |   latitude: 50.9
		       |             ^^^^
		    10 |   longitude: 5.4
		  → Kijk of \`latitude\` en \`longitude\` kloppen.

		Waarschuwing: Klopt dit wel?  content/facts/branches.yaml:47:5  unlikely
		  \`Vestiging Voorbeelddorp\` is op alle dagen gesloten.
		    46 |   hours:
		  > 47 |     monday: gesloten
		       |     ^
		    48 |     tuesday: gesloten
		  → Vul de openingstijden in, bijvoorbeeld \`09:30-17:00\`.

		content/facts/business.yaml

		Waarschuwing: Klopt dit wel?  content/facts/business.yaml:5:8  unlikely
		  \`info@gmial.con\` lijkt een tikfout.
		    4 | phone: 058 000 00 00
		  > 5 | email: info@gmial.con
		      |        ^^^^^^^^^^^^^^
		    6 | region: De stad en omgeving
		  → Bedoelde u \`info@gmail.com\`?

		Waarschuwing: Andere tijden zijn voorbij  content/facts/business.yaml:10:1  exceptions-past
		  Al deze dagen zijn voorbij; de laatste was 2026-01-01.
		     9 |     url: https://www.voorbeeldnet.example/praktijk-voorbeeld
		  > 10 | exceptions:
		       | ^^^^^^^^^^
		    11 |   - from: 2025-12-25
		  → Vul de vrije dagen van het komende jaar in, of haal de lijst weg.

		content/facts/products.yaml

		Waarschuwing: Klopt dit wel?  content/facts/products.yaml:6:10  unlikely
		  Dit product kost niets.
		    5 |   name: Muziekdop op maat
		  > 6 |   price: 0
		      |          ^
		    7 |   unit: per set
		  → Vul de prijs in.

		content/pages/blogs/een-eerste-hoortest.yaml

		Waarschuwing: Klopt dit wel?  content/pages/blogs/een-eerste-hoortest.yaml:5:9  unlikely
		  \`0026-03-12\` ligt heel ver weg.
		    4 | article:
		  > 5 |   date: 0026-03-12
		      |         ^^^^^^^^^^
		    6 |   summary: Ziet u op tegen een hoortest? U zit in een stille kamer, u luistert naar tonen en u d…
		  → Kijk of het jaar vier goede cijfers heeft.

		content/pages/index.yaml

		Waarschuwing: Bestandsnaam als tekst  content/pages/index.yaml:12:12  file-name-as-text
		  \`IMG_2034.JPG\` is de naam van een bestand; bezoekers lezen die, of horen hem voorgelezen.
		    11 |       file: scenes/voorbeeld.svg
		  > 12 |       alt: IMG_2034.JPG
		       |            ^^^^^^^^^^^^
		    13 |     buttons:
		  → Schrijf wat er te zien of te lezen is.

		content/site.yaml

		Waarschuwing: Klopt dit wel?  content/site.yaml:17:14  unlikely
		  \`Oude Naam\` noemt het bedrijf anders dan \`Praktijk Voorbeeld\`.
		    16 | languages: [nl]
		  > 17 | titleSuffix: Oude Naam
		       |              ^^^^^^^^^
		    18 | menu:
		  → Deze woorden staan achter de titel van elke pagina. Pas ze aan, of schrijf \`"{business.name}"\`.

		9 waarschuwingen
		"
	`);
});

test("amounts and phone numbers that are none of the facts, and what was never filled in", () => {
	site.replace(
		"pages/contact.yaml",
		"gebruikt uw gegevens",
		"verkoopt de Muziekdop op maat voor € 120, bel 058 999 99 99, en gebruikt uw gegevens",
	);
	site.replace("pages/contact.yaml", "title: Vraag het ons", "title: Hier komt de inleiding.");
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Waarschuwing: Zin uit het voorbeeld  content/pages/contact.yaml:8:12  template-left
		  \`Hier komt de inleiding.\` komt uit het voorbeeld van een nieuwe pagina.
		    7 |   - type: hero
		  > 8 |     title: Hier komt de inleiding.
		      |            ^^^^^^^^^^^^^^^^^^^^^^^
		    9 |     buttons:
		  → Schrijf hier wat een bezoeker moet lezen.

		Waarschuwing: Prijs is geen van de feiten  content/pages/contact.yaml:22:58  amount-differs
		  \`€ 120\` staat naast de naam van een product, en geen product heeft deze prijs.
		    21 |
		  > 22 |       {business.name} verkoopt de Muziekdop op maat voor € 120, bel 058 999 99 99, en gebruikt u…
		       |                                                          ^^^^^
		    23 |
		  → Schrijf \`{products.muziek-regular.price}\`, of verander de prijs in content/facts.

		Waarschuwing: Telefoonnummer is geen van de feiten  content/pages/contact.yaml:22:69  phone-not-a-fact
		  \`058 999 99 99\` staat nergens bij de feiten.
		    21 |
		  > 22 |       {business.name} verkoopt de Muziekdop op maat voor € 120, bel 058 999 99 99, en gebruikt u…
		       |                                                                     ^^^^^^^^^^^^^
		    23 |
		  → Is het een nummer van het bedrijf, schrijf dan \`{business.phone}\`. Is het van een ander, kijk dan of het klopt.

		3 waarschuwingen
		"
	`);
});

test("prices are found in whatever way they are written", () => {
	site.replace("facts/products.yaml", 'price: "60"', 'price: "60.00"');
	site.replace("pages/contact.yaml", "uw gegevens", "€60, € 60,- en 60 euro, niet € 600 en € 60,50");
	const found = site
		.check({ today })
		.problems.flatMap((each) => (each.code === "fact-written-out" ? [each.values.found] : []));
	expect(found).toEqual(["€60", "€ 60,-", "60 euro"]);
});

test("links to the site itself by its whole address", () => {
	site.replace(
		"pages/contact.yaml",
		"uw gegevens",
		"[a](https://praktijk-voorbeeld.example/contakt), [b](https://www.praktijk-voorbeeld.example/aanbod#x) en [c](https://www.praktijk-voorbeeld.example/sitemap.xml)",
	);
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Verwijzing loopt dood  content/pages/contact.yaml:22:36  broken-link
		  Er is geen pagina \`https://praktijk-voorbeeld.example/contakt\`.
		    21 |
		  > 22 |       {business.name} gebruikt [a](https://praktijk-voorbeeld.example/contakt), [b](https://www.…
		       |                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    23 |
		  → Bedoelde u \`/contact\`?

		Anker bestaat niet  content/pages/contact.yaml:22:85  broken-anchor
		  Op \`/aanbod\` is geen sectie met \`id: x\`.
		    21 |
		  > 22 | …raktijk-voorbeeld.example/contakt), [b](https://www.praktijk-voorbeeld.example/aanbod#x) en [c](…
		       |                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    23 |
		  → Geef de sectie op die pagina een regel \`id: x\`, of verwijs naar de pagina zonder anker.

		2 fouten
		"
	`);
});

test("translations that made something up, were left in Dutch or stand twice", () => {
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
	site.write(
		"translations/en/pages/aanbod.yaml",
		`- nl: Wat deze praktijk aanbiedt
  en: What we offer from € 1.139, daily at 09:30
- nl: Alle feiten van de voorbeeldsite op één pagina, zodat er geen ongebruikt blijft.
  en: Alle feiten van de voorbeeldsite op één pagina, zodat er geen ongebruikt blijft.
- nl: Wat deze praktijk aanbiedt
  en: What else
`,
	);
	const { problems } = site.check({ today });
	const told = problems.filter(({ code }) => /^translation-(number|same|twice)$/.test(code));
	expect(
		told.map((each) => `${each.place.line} ${Object.values(wordsOf(each, "nl")).join(" ")}`),
	).toMatchInlineSnapshot(`
		[
		  "5 Twee vertalingen van dezelfde tekst Deze tekst wordt ook op regel 1 vertaald, en die vertaling telt. Haal een van de twee weg.",
		  "2 Getal staat alleen in de vertaling \`1.139\` staat wel in de vertaling en niet in de Nederlandse tekst. Haal het weg. Hoort het erbij, zet het dan ook in het Nederlands, liefst als feit.",
		  "2 Getal staat alleen in de vertaling \`09:30\` staat wel in de vertaling en niet in de Nederlandse tekst. Haal het weg. Hoort het erbij, zet het dan ook in het Nederlands, liefst als feit.",
		  "4 Niet vertaald maar overgenomen De vertaling is precies de Nederlandse zin. Vertaal de zin, of haal de vertaling weg; dan weet de site dat zij nog ontbreekt.",
		]
	`);
});

test("a photo of which half was lost", async () => {
	const noise = {
		width: 900,
		height: 700,
		channels: 3,
		background: "white",
		noise: { type: "gaussian", sigma: 40, mean: 128 },
	} as const;
	const whole = await sharp({ create: noise }).jpeg().toBuffer();
	site.write("images/half.jpg", whole.subarray(0, whole.length / 2));
	site.write("images/heel.jpg", whole);
	site.replace("pages/index.yaml", "scenes/voorbeeld.svg", "half.jpg\n      alt: Een huis aan het water.");
	site.replace("facts/branches.yaml", "file: foto.png", "file: heel.jpg");
	const { problems, sound } = await withPhotosChecked(site.check({ today }), projectFolder);
	expect({ sound, found: problems.map(({ code, place }) => `${code} ${place.file}:${place.line}`) }).toEqual({
		sound: false,
		found: ["unreadable-image content/pages/index.yaml:11"],
	});
});

test("one product in two sections of a page, unless they are there on different days", () => {
	site.replace("pages/aanbod.yaml", "      - werk\n", "      - werk\n      - reis\n");
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/pages/aanbod.yaml

		Waarschuwing: Staat al in een andere sectie  content/pages/aanbod.yaml:41:9  listed-again
		  \`reis\` staat op deze pagina ook op regel 15, in een andere sectie.
		    40 |       - werk
		  > 41 |       - reis
		       |         ^^^^
		    42 |   - type: downloads
		  → Haal een van de twee weg.

		1 waarschuwing
		"
	`);
	expect(site.report({ today, language: "en" })).toContain(
		"This page already has `reis` on line 15, in another section.",
	);
	site.replace("pages/aanbod.yaml", "    title: Doppen\n", "    until: 2026-12-31\n    title: Doppen\n");
	site.replace("pages/aanbod.yaml", "    title: Op aanvraag", "    from: 2027-01-01\n    title: Op aanvraag");
	expect(site.check({ today }).problems).toEqual([]);
});

test("a whole address on the site itself that leads nowhere", () => {
	const address = "https://www.praktijk-voorbeeld.example";
	const social = "https://www.voorbeeldnet.example/praktijk-voorbeeld";
	site.replace("facts/business.yaml", social, `${address}/contakt?van=voet`);
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/facts/business.yaml

		Verwijzing loopt dood  content/facts/business.yaml:9:10  broken-link
		  Er is geen pagina \`https://www.praktijk-voorbeeld.example/contakt?van=voet\`.
		     8 |   - name: Voorbeeldnet
		  >  9 |     url: https://www.praktijk-voorbeeld.example/contakt?van=voet
		       |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    10 | exceptions:
		  → Bedoelde u \`https://www.praktijk-voorbeeld.example/contact\`?

		1 fout
		"
	`);
	for (const path of ["", "/contact#formulier", "/en/contact", "/licences.txt"]) {
		site.restore();
		site.replace("facts/business.yaml", social, address + path);
		expect(site.check({ today }).problems).toEqual([]);
	}
});

test("a new point of the menu is named in the settings", () => {
	site.replace("site.yaml", "menuButton:", "  - { key: vacatures, label: Werken bij ons }\nmenuButton:");
	site.replace("pages/aanbod.yaml", "under: hearing_protection", "under: vacatures");
	const shell = presentShell(makeContext(requireSound(site.check().site), "nl"), 2026);
	expect(shell.menu).toContainEqual({
		label: "Werken bij ons",
		items: [{ label: "Alles bij elkaar", href: "/aanbod" }],
	});
});

test("a first line that names the schema of other files", () => {
	site.replace("pages/contact.yaml", "schemas/page.schema.json", "schemas/site.schema.json");
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Waarschuwing: Hulp tijdens het typen werkt niet  content/pages/contact.yaml:1:33  schema-line
		  Deze regel noemt \`../../../../schemas/site.schema.json\`, en dat hoort niet bij dit bestand.
		  > 1 | # yaml-language-server: $schema=../../../../schemas/site.schema.json
		      |                                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    2 | title: Contact
		  → Schrijf \`# yaml-language-server: $schema=../../schemas/page.schema.json\`.

		1 waarschuwing
		"
	`);
});
