import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { wordsOf } from "#core/problems/problem.ts";
import { withPhotosChecked } from "#engine/pictures/check-photos.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { assertSound } from "#pipeline/site/site.ts";
import { halfIn } from "#pipeline/text/half.ts";
import { strayIn } from "#pipeline/text/stray.ts";
import { addOwnFacts, type EditedSite, projectFolder, temporarySite } from "../helpers/example-site.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";

/** What is written well and makes no sense: each test holds the whole report against what is expected. */
let site: EditedSite;

beforeEach(() => {
	site = siteInMemory();
});

afterEach(() => site.dispose());

const today = "2026-11-21";

test("a branch that says only half of where it is", () => {
	site.replace("facts/branches.yaml", "  latitude: 52.9\n", "");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/branches.yaml

		Waarschuwing: Klopt dit wel?  content/facts/branches.yaml:9:14  unlikely
		  \`Vestiging Voorbeeldstad\` heeft maar één van beide: een breedtegraad of een lengtegraad.
		     8 |   region: De stad en omgeving
		  >  9 |   longitude: 5.4
		       |              ^^^
		    10 |   image:
		  → Vul ook de andere in: pas dan is er een kaart.

		1 waarschuwing
		"
	`);
});

test("a sum that does not make what stands behind it, and one that goes on from there", () => {
	const item = (amount: string, sign?: string) =>
		`      - amount: ${amount}\n        text: Bedrag van ${amount}\n${sign ? `        sign: ${sign}\n` : ""}`;
	const sum = (items: readonly string[]) => `  - type: sum\n    title: Wat het kost\n    items:\n${items.join("")}`;
	const right = [
		item("0.10"),
		item("0.20", "plus"),
		item("0.30", "equals"),
		item("0.05", "minus"),
		item("0.25", "equals"),
	];
	const wrong = [
		item("4000"),
		item("900", "minus"),
		item("3200", "equals"),
		item("200", "minus"),
		item("3000", "equals"),
	];
	const below = [item("100"), item("150.50", "minus"), item("50.50", "equals")];
	site.replace("pages/contact.yaml", "  - type: form\n", `${[right, wrong, below].map(sum).join("")}  - type: form\n`);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Som klopt niet  content/pages/contact.yaml:37:17  wrong-sum
		  4000 − 900 is 3100, en hier staat \`3200\`.
		    36 |         sign: minus
		  > 37 |       - amount: 3200
		       |                 ^^^^
		    38 |         text: Bedrag van 3200
		  → Zet hier \`3100\`, of kijk de bedragen en tekens erboven na.

		Som klopt niet  content/pages/contact.yaml:54:17  wrong-sum
		  100 − 150.50 is −50.50, en hier staat \`50.50\`.
		    53 |         sign: minus
		  > 54 |       - amount: 50.50
		       |                 ^^^^^
		    55 |         text: Bedrag van 50.50
		  → Kijk de bedragen en hun tekens na: er gaat meer af dan er is.

		2 fouten
		"
	`);
});

test("pages below the button of the menu, and two in one place", () => {
	site.replace("pages/aanbod.yaml", "under: cases_and_satchels", "under: contact");
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
		    20 |   - { key: cases_and_satchels, label: Koffers en tassen }
		  → Zet in een pagina \`menu:\` met \`item: home\`, of haal het punt uit content/site.yaml.

		2 fouten en 2 waarschuwingen
		"
	`);
});

test("a page under a point that has a page of its own leaves that page in reach", () => {
	site.replace("pages/aanbod.yaml", "under: cases_and_satchels", "under: blogs");
	const shell = presentShell(makeContext(assertSound(site.check().site), "nl"), 2026);
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

		Waarschuwing: Feestdagen ontbreken  content/facts/business.yaml:10:1  holidays-missing
		  Op een feestdag van het komende jaar gelden de gewone openingstijden.
		     9 |     url: https://www.voorbeeldnet.example/praktijk-voorbeeld
		  > 10 | exceptions:
		       | ^^^^^^^^^^
		    11 |   - from: 2026-12-25
		  → Zet onder \`exceptions\` in \`facts/business.yaml\`: \`2027-01-01\` Nieuwjaarsdag. Met \`from\` en \`reason\` is het die dag dicht; bent u wel open, zet dan \`hours\` met de tijden erbij.

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

		5 fouten en 1 waarschuwing
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
	site.replace("pages/blogs/een-eerste-opmeting.yaml", "date: 2026", "date: 0026");
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
		  → Schrijf vier cijfers, een spatie en twee hoofdletters: \`1234 AB\`.

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

		Waarschuwing: Feestdagen ontbreken  content/facts/business.yaml:10:1  holidays-missing
		  Op 2 feestdagen van het komende jaar gelden de gewone openingstijden.
		     9 |     url: https://www.voorbeeldnet.example/praktijk-voorbeeld
		  > 10 | exceptions:
		       | ^^^^^^^^^^
		    11 |   - from: 2025-12-25
		  → Zet onder \`exceptions\` in \`facts/business.yaml\`: \`2026-12-25\` Eerste Kerstdag en \`2027-01-01\` Nieuwjaarsdag. Met \`from\` en \`reason\` is het die dag dicht; bent u wel open, zet dan \`hours\` met de tijden erbij.

		content/facts/products.yaml

		Waarschuwing: Klopt dit wel?  content/facts/products.yaml:6:10  unlikely
		  Dit product kost niets.
		    5 |   name: Muziektas op maat
		  > 6 |   price: 0
		      |          ^
		    7 |   unit: per set
		  → Vul de prijs in.

		content/pages/blogs/een-eerste-opmeting.yaml

		Waarschuwing: Klopt dit wel?  content/pages/blogs/een-eerste-opmeting.yaml:5:9  unlikely
		  \`0026-03-12\` ligt heel ver in de tijd.
		    4 | article:
		  > 5 |   date: 0026-03-12
		      |         ^^^^^^^^^^
		    6 |   summary: Ziet u op tegen een opmeting? U staat voor de spiegel, wij hangen een lege tas om en …
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
		"verkoopt de Muziektas op maat voor € 120, bel 058 999 99 99, en gebruikt uw gegevens",
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
		  > 22 |       {business.name} verkoopt de Muziektas op maat voor € 120, bel 058 999 99 99, en gebruikt u…
		       |                                                          ^^^^^
		    23 |
		  → Schrijf \`{products.muziek-regular.price}\`, of verander de prijs in content/facts.

		Waarschuwing: Telefoonnummer is geen van de feiten  content/pages/contact.yaml:22:69  phone-not-a-fact
		  \`058 999 99 99\` staat nergens bij de feiten.
		    21 |
		  > 22 |       {business.name} verkoopt de Muziektas op maat voor € 120, bel 058 999 99 99, en gebruikt u…
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

		Link loopt dood  content/pages/contact.yaml:22:36  broken-link
		  Er is geen pagina \`https://praktijk-voorbeeld.example/contakt\`.
		    21 |
		  > 22 |       {business.name} gebruikt [a](https://praktijk-voorbeeld.example/contakt), [b](https://www.…
		       |                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    23 |
		  → Bedoelde u \`/contact\`?

		Anker bestaat niet  content/pages/contact.yaml:22:85  broken-anchor
		  Op \`/aanbod\` is geen onderdeel met \`id: x\`.
		    21 |
		  > 22 | …raktijk-voorbeeld.example/contakt), [b](https://www.praktijk-voorbeeld.example/aanbod#x) en [c](…
		       |                                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    23 |
		  → Geef het onderdeel op die pagina een regel \`id: x\`, of verwijs naar de pagina zonder anker.

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
	// What reads pictures reads them from a disk.
	const onDisk = temporarySite();
	onDisk.write("images/half.jpg", whole.subarray(0, whole.length / 2));
	onDisk.write("images/heel.jpg", whole);
	onDisk.replace("pages/index.yaml", "scenes/voorbeeld.svg", "half.jpg\n      alt: Een huis aan het water.");
	onDisk.replace("facts/branches.yaml", "file: foto.png", "file: heel.jpg");
	const { problems, sound } = await withPhotosChecked(onDisk.check({ today }), projectFolder);
	expect({ sound, found: problems.map(({ code, place }) => `${code} ${place.file}:${place.line}`) }).toEqual({
		sound: false,
		found: ["unreadable-image content/pages/index.yaml:11"],
	});
	onDisk.dispose();
});

test("one product in two sections of a page, unless they are there on different days", () => {
	site.replace("pages/aanbod.yaml", "      - werk\n", "      - werk\n      - reis\n");
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/pages/aanbod.yaml

		Waarschuwing: Staat al in een ander onderdeel  content/pages/aanbod.yaml:41:9  listed-again
		  \`reis\` staat op deze pagina ook op regel 15, in een ander onderdeel.
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
	site.replace("pages/aanbod.yaml", "    title: Tassen\n", "    until: 2026-12-31\n    title: Tassen\n");
	site.replace("pages/aanbod.yaml", "    title: Op aanvraag", "    from: 2027-01-01\n    title: Op aanvraag");
	expect(site.check({ today }).problems).toEqual([]);
});

test("a whole address on the site itself that leads nowhere", () => {
	const address = "https://www.praktijk-voorbeeld.example";
	const social = "https://www.voorbeeldnet.example/praktijk-voorbeeld";
	site.replace("facts/business.yaml", social, `${address}/contakt?van=voet`);
	expect(site.report({ today })).toMatchInlineSnapshot(`
		"content/facts/business.yaml

		Link loopt dood  content/facts/business.yaml:9:10  broken-link
		  Er is geen pagina \`https://www.praktijk-voorbeeld.example/contakt?van=voet\`.
		     8 |   - name: Voorbeeldnet
		  >  9 |     url: https://www.praktijk-voorbeeld.example/contakt?van=voet
		       |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    10 | exceptions:
		  → Bedoelde u \`https://www.praktijk-voorbeeld.example/contact\`?

		1 fout
		"
	`);
	for (const path of ["", "/contact#formulier", "/licences.txt"]) {
		site.restore();
		site.replace("facts/business.yaml", social, address + path);
		expect(site.check({ today }).problems).toEqual([]);
	}
	// The same page in another language is there where the site has that language.
	site.restore();
	site.replace("facts/business.yaml", social, `${address}/en/contact`);
	expect(site.check({ today }).problems).toMatchObject([{ code: "broken-link" }]);
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
	expect(site.check({ today }).problems.filter(({ code }) => code === "broken-link")).toEqual([]);
});

test("a new point of the menu is named in the settings", () => {
	site.replace("site.yaml", "menuButton:", "  - { key: vacatures, label: Werken bij ons }\nmenuButton:");
	site.replace("pages/aanbod.yaml", "under: cases_and_satchels", "under: vacatures");
	const shell = presentShell(makeContext(assertSound(site.check().site), "nl"), 2026);
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

describe("what visitors would read and nobody meant", () => {
	const privacy = "      ## Privacy\n";

	/** Puts lines into the text of a page. */
	function paste(...lines: string[]): void {
		site.replace("pages/contact.yaml", privacy, `${privacy}\n${lines.map((line) => `      ${line}\n\n`).join("")}`);
	}

	/** Of each problem its place and its words. */
	function told(language: "nl" | "en" = "nl"): string[] {
		return site.check({ today }).problems.map((each) => {
			const { title, message, hint } = wordsOf(each, language);
			return `${each.level} ${each.place.line}:${each.place.column} ${each.code} | ${title} | ${message} | ${hint}`;
		});
	}

	test("pasted along from a chat, a word processor, a spreadsheet, another site's template or a computer", () => {
		paste(
			"Natuurlijk! Hier is de tekst:",
			"Wij helpen u【4†source】 en turn0search1 graag.",
			"Zie [hun site](https://www.site.nl/?utm_source=chatgpt.com&a=1).",
			"Fout! Verwijzingsbron niet gevonden.",
			"Het kost #VERW! of 1,45E+02.",
			"Beste %s, welkom bij __BEDRIJF__.",
			'[caption id="12"] Voor u.',
			"Eerste regel.\\nTweede regel.",
			"Het staat in C:\\Klanten\\lijst.",
			"Een cafÃ© op de hoek.",
			"\uf0b7 Punt",
			"Maandag\t09:00",
			"| a | b |\n      | c | d |",
			"```",
			"Zo staat het vast [1].",
		);
		expect(told()).toMatchInlineSnapshot(`
			[
			  "error 24:19 pasted-along | Meegekomen bij het plakken | \`【4†source】\` komt uit een chatprogramma. Bezoekers lezen het zo. | Haal het weg, en kijk of de zin nog klopt.",
			  "error 24:33 pasted-along | Meegekomen bij het plakken | \`turn0search1\` komt uit een chatprogramma. Bezoekers lezen het zo. | Haal het weg, en kijk of de zin nog klopt.",
			  "error 26:22 pasted-along | Meegekomen bij het plakken | \`https://www.site.nl/?utm_source=chatgpt.com&a=1\` komt uit een chatprogramma. Bezoekers lezen het zo. | Schrijf: \`https://www.site.nl/?a=1\`",
			  "error 22:7 pasted-along | Meegekomen bij het plakken | \`Natuurlijk! Hier is de tekst:\` komt uit een chatprogramma. Bezoekers lezen het zo. | Haal het weg, en kijk of de zin nog klopt.",
			  "error 28:7 pasted-along | Meegekomen bij het plakken | \`Fout! Verwijzingsbron niet gevonden.\` is een code of foutmelding van een tekstverwerker. Bezoekers lezen het zo. | Haal het weg, en kijk of de zin nog klopt.",
			  "error 30:16 pasted-along | Meegekomen bij het plakken | \`#VERW!\` is een code of foutmelding van een rekenblad. Bezoekers lezen het zo. | Haal het weg, en kijk of de zin nog klopt.",
			  "error 30:26 pasted-along | Meegekomen bij het plakken | \`1,45E+02\` is een code of foutmelding van een rekenblad. Bezoekers lezen het zo. | Haal het weg, en kijk of de zin nog klopt.",
			  "error 49:7 pasted-along | Meegekomen bij het plakken | \`\`\`\`\` maakt van wat erna komt een blok programmacode. Bezoekers lezen het zo. | Haal het weg, en kijk of de zin nog klopt.",
			  "error 32:13 pasted-along | Meegekomen bij het plakken | \`%s\` is een plek die een ander programma had moeten invullen. Bezoekers lezen het zo. | Haal het weg, en kijk of de zin nog klopt.",
			  "error 32:28 pasted-along | Meegekomen bij het plakken | \`__BEDRIJF__\` is een plek die een ander programma had moeten invullen. Bezoekers lezen het zo. | Haal het weg, en kijk of de zin nog klopt.",
			  "error 34:7 pasted-along | Meegekomen bij het plakken | \`[caption id="12"]\` is een plek die een ander programma had moeten invullen. Bezoekers lezen het zo. | Haal het weg, en kijk of de zin nog klopt.",
			  "error 38:20 pasted-along | Meegekomen bij het plakken | \`C:\\Klanten\\lijst.\` is een plaats op een computer, en niet op het web. Bezoekers lezen het zo. | Zet het bestand in content/files en verwijs ernaar, of haal dit weg.",
			  "error 40:11 pasted-along | Meegekomen bij het plakken | \`cafÃ©\` bevat letters die bij het kopiëren zijn verminkt. Bezoekers lezen het zo. | Schrijf: \`café\`",
			  "error 42:7 pasted-along | Meegekomen bij het plakken | \`\` is een teken dat alleen in een bepaald lettertype bestaat, vaak een opsommingsteken van een tekstverwerker. Bezoekers lezen het zo. | Haal het weg, en kijk of de zin nog klopt.",
			  "error 44:7 pasted-along | Meegekomen bij het plakken | \`Maandag 09:00\` zijn twee vakjes van een tabel; de tab ertussen wordt op de site één spatie. Bezoekers lezen het zo. | Maak er een lijst van met streepjes, of een tabel: \`| dag | tijd |\`, en daaronder \`| --- | --- |\`.",
			  "error 46:7 pasted-along | Meegekomen bij het plakken | \`| a | b |\` lijkt een rij van een tabel, maar zo wordt het er geen. Bezoekers lezen het zo. | Zet onder de eerste rij een rij met streepjes: \`| --- | --- |\`.",
			  "warning 51:25 loose-note | Nummer zonder noot | \`[1]\` leidt nergens heen; het lijkt meegekomen uit een andere tekst. | Haal het weg, of noem de bron met een link: \`[naam van de bron](https://…)\`.",
			]
		`);
		expect(told("en").slice(0, 3)).toMatchInlineSnapshot(`
			[
			  "error 24:19 pasted-along | Pasted by accident | \`【4†source】\` comes from a chat program. Visitors would read it as it is. | Remove it, and check that the sentence is still right.",
			  "error 24:33 pasted-along | Pasted by accident | \`turn0search1\` comes from a chat program. Visitors would read it as it is. | Remove it, and check that the sentence is still right.",
			  "error 26:22 pasted-along | Pasted by accident | \`https://www.site.nl/?utm_source=chatgpt.com&a=1\` comes from a chat program. Visitors would read it as it is. | Write: \`https://www.site.nl/?a=1\`",
			]
		`);
	});

	test("what a text holds twice, or in another word too, is told where it stands", () => {
		paste("Aan beide deuren staat de de koffie.", "Het kost {products.nope.price} of {products.nope.price}.");
		expect(told().map((each) => each.split(" | ")[0])).toEqual([
			"warning 22:30 half-text",
			"error 24:16 unknown-fact",
			"error 24:41 unknown-fact",
		]);
	});

	test("still to be written, and half of what it was", () => {
		paste(
			"TODO",
			"Bel [naam van de medewerker] op ???.",
			"Lorem ipsum dolor sit amet.",
			"### Vraag",
			"### Nog een vraag",
			"Kom voor de de koffie (of thee.",
			"U vindt ons op .",
			"Wij zijn er voor u. Wij zijn er voor u.",
			"- een\n      -\n      - drie",
		);
		site.replace("pages/contact.yaml", "title: Contact\n", "title: Contact,\n");
		site.replace("pages/contact.yaml", "title: Vraag het ons", "title: Vraag het ons en");
		site.replace("pages/contact.yaml", "title: Stuur ons een bericht", "title: Uw bedrijfsnaam");
		expect(told()).toMatchInlineSnapshot(`
			[
			  "warning 2:8 half-text | Half weggehaald of dubbel geplakt | Deze tekst houdt op bij \`Contact,\`. | Maak de tekst af, of haal weg wat er te veel staat.",
			  "warning 8:22 half-text | Half weggehaald of dubbel geplakt | Deze tekst houdt op bij \`ons en\`. | Maak de tekst af, of haal weg wat er te veel staat.",
			  "warning 14:12 placeholder-left | Invulling ontbreekt nog | \`Uw bedrijfsnaam\` is nog geen echte waarde. | Vul in wat een bezoeker moet lezen.",
			  "warning 26:7 placeholder-left | Invulling ontbreekt nog | \`Lorem ipsum dolor sit amet\` is nog geen echte waarde. | Vul in wat een bezoeker moet lezen.",
			  "warning 22:7 placeholder-left | Invulling ontbreekt nog | \`TODO\` is nog geen echte waarde. | Vul in wat een bezoeker moet lezen.",
			  "warning 24:39 placeholder-left | Invulling ontbreekt nog | \`???\` is nog geen echte waarde. | Vul in wat een bezoeker moet lezen.",
			  "warning 24:11 placeholder-left | Invulling ontbreekt nog | \`[naam van de medewerker]\` is nog geen echte waarde. | Vul in wat een bezoeker moet lezen.",
			  "warning 32:16 half-text | Half weggehaald of dubbel geplakt | \`de de\` is twee keer hetzelfde woord. | Maak de tekst af, of haal weg wat er te veel staat.",
			  "warning 34:19 half-text | Half weggehaald of dubbel geplakt | Bij \`op .\` lijkt een woord of getal weg te zijn. | Maak de tekst af, of haal weg wat er te veel staat.",
			  "warning 32:29 half-text | Half weggehaald of dubbel geplakt | Bij \`(of\` hoort een tweede haakje. | Maak de tekst af, of haal weg wat er te veel staat.",
			  "warning 36:7 half-text | Half weggehaald of dubbel geplakt | \`Wij zijn er voor u.\` staat twee keer in deze tekst. | Maak de tekst af, of haal weg wat er te veel staat.",
			  "warning 28:7 half-text | Half weggehaald of dubbel geplakt | Onder de kop \`### Vraag\` staat niets. | Maak de tekst af, of haal weg wat er te veel staat.",
			  "warning 39:7 half-text | Half weggehaald of dubbel geplakt | Achter \`-\` staat niets: een leeg punt in een lijst. | Maak de tekst af, of haal weg wat er te veel staat.",
			]
		`);
		const live = site.check({ today, live: true }).problems.filter(({ code }) => code === "placeholder-left");
		expect(new Set(live.map(({ level }) => level))).toEqual(new Set(["error"]));
	});

	test("facts in other signs than braces, and a second sign behind a price", () => {
		const signs = [
			["$", "{", "}"],
			["[", "]"],
			["[[", "]]"],
			["<", ">"],
			["%", "%"],
		].map((each) => [...each.slice(0, -1), "business.phone", each.at(-1)].join(""));
		paste(
			`Bel ${signs.join(" of ")}.`,
			"Mail business.email.",
			"Voor € {products.slaap.price} of {products.slaap.price},- per set.",
		);
		expect(told()).toMatchInlineSnapshot(`
			[
			  "error 22:11 fact-in-signs | Tekens rond een feit | \`\${business.phone}\` lijkt een feit, maar staat niet tussen accolades alleen; bezoekers lezen die tekens. | Schrijf: \`{business.phone}\`",
			  "error 22:32 fact-in-signs | Tekens rond een feit | \`[business.phone]\` lijkt een feit, maar staat niet tussen accolades alleen; bezoekers lezen die tekens. | Schrijf: \`{business.phone}\`",
			  "error 22:52 fact-in-signs | Tekens rond een feit | \`[[business.phone]]\` lijkt een feit, maar staat niet tussen accolades alleen; bezoekers lezen die tekens. | Schrijf: \`{business.phone}\`",
			  "error 22:74 fact-in-signs | Tekens rond een feit | \`<business.phone>\` lijkt een feit, maar staat niet tussen accolades alleen; bezoekers lezen die tekens. | Schrijf: \`{business.phone}\`",
			  "error 22:94 fact-in-signs | Tekens rond een feit | \`%business.phone%\` lijkt een feit, maar staat niet tussen accolades alleen; bezoekers lezen die tekens. | Schrijf: \`{business.phone}\`",
			  "error 24:12 fact-in-signs | Tekens rond een feit | \`business.email\` lijkt een feit, maar staat niet tussen accolades alleen; bezoekers lezen die tekens. | Schrijf: \`{business.email}\`",
			  "error 26:12 fact-in-signs | Tekens rond een feit | Een prijs heeft zijn euroteken al; met \`€ {products.slaap.price}\` staat het er twee keer. | Schrijf: \`{products.slaap.price}\`",
			  "error 26:40 fact-in-signs | Tekens rond een feit | Een prijs heeft zijn euroteken al; met \`{products.slaap.price},-\` staat het er twee keer. | Schrijf: \`{products.slaap.price}\`",
			]
		`);
	});

	test("a list whose lines become one", () => {
		site.replace(
			"pages/contact.yaml",
			"    text: |\n",
			"    text: >\n      Wij doen:\n      - meten\n      - passen\n\n",
		);
		expect(told()).toMatchInlineSnapshot(`
			[
			  "error 21:7 folded-list | Regels worden één regel | \`- meten\` komt achter de regel ervoor te staan, en niet eronder. | Zet achter de naam van het veld een \`|\` in plaats van de \`>\`.",
			]
		`);
	});

	test("links, pictures, forms and places that give nothing to go by", () => {
		addOwnFacts(site);
		paste("Klik [hier](/aanbod), of ga naar [ons formulier](/contact).");
		site.replace("pages/contact.yaml", "label: Naar het formulier", "label: Klik hier");
		site.replace("facts/branches.yaml", "file: foto.png\n", "file: foto.png\n    alt: Foto\n    # was: ");
		site.replace(
			"facts/forms.yaml",
			"      options:\n        - woensdag\n        - donderdag\n        - vrijdag\n",
			"      options:\n        - woensdag\n",
		);
		site.replace("facts/forms.yaml", "      kind: checkboxes\n", "      kind: radio\n");
		const area = (name: string, town: string) =>
			`${name}:\n  region: ${name}\n  elsewhere: elders\n  towns:\n    - name: ${town}\n      latitude: 53.1\n      longitude: 5.5\n`;
		site.write("facts/towns.yaml", area("noord", "Dorp") + area("zuid", "Dorp"));
		site.replace("pages/aanbod.yaml", "{towns.voorbeeldstreek.region}", "{towns.noord.region}, {towns.zuid.region}");
		expect(told()).toMatchInlineSnapshot(`
			[
			  "warning 68:11 single-choice | Maar één keuze | \`woensdag\` is de enige keuze; wie dit invult, heeft niets te kiezen. | Voeg keuzes toe. Moet iemand alleen iets aanvinken, schrijf dan \`kind: checkboxes\`.",
			  "warning 45:10 vague-alt | Beschrijving zegt niets | \`Foto\` zegt niet wat er te zien is aan wie het beeld niet ziet. | Beschrijf in één zin wat er te zien is. Is het beeld alleen versiering, schrijf dan \`decorative: ja\`.",
			  "warning 10:16 vague-link | Link zegt niet waarheen | Wie alleen de links hoort of ziet, leest hier \`Klik hier\` en weet niet waar die heen gaat. | Noem waar de link heen leidt: \`[onze openingstijden](/contact)\`.",
			  "warning 22:12 vague-link | Link zegt niet waarheen | Wie alleen de links hoort of ziet, leest hier \`hier\` en weet niet waar die heen gaat. | Noem waar de link heen leidt: \`[onze openingstijden](/contact)\`.",
			  "warning 22:56 link-to-itself | Link naar de pagina zelf | \`/contact\` is deze pagina: wie hier klikt, ziet niets gebeuren. | Kies een andere pagina, of een plaats op deze pagina: \`#formulier\`.",
			  "warning 12:13 place-again | Plaats staat al in een ander gebied | \`Dorp\` staat ook in \`noord\`, op regel 5. | Laat de plaats in één gebied staan; anders vinden bezoekers haar twee keer.",
			]
		`);
	});

	test("translations that were never made, or are in another language", () => {
		site.replace("site.yaml", "languages: [nl]", "languages: [nl, en, ar]");
		site.write(
			"translations/en/pages/aanbod.yaml",
			`- nl: Wat deze praktijk aanbiedt
  en: TODO
- nl: Alle feiten van de voorbeeldsite op één pagina, zodat er geen ongebruikt blijft.
  en: Alle feiten van de site op een pagina, zodat u er niet een mist.
`,
		);
		site.write(
			"translations/ar/pages/aanbod.yaml",
			`- nl: Alle feiten van de voorbeeldsite op één pagina, zodat er geen ongebruikt blijft.
  ar: All facts of the example site on one page, so that none is unused.
`,
		);
		const codes = /^(?:placeholder-left|translation-language)$/;
		const { problems } = site.check({ today });
		const found = problems.filter(({ code }) => codes.test(code));
		expect(
			found.map((each) => `${each.place.file}:${each.place.line} ${Object.values(wordsOf(each, "nl")).join(" ")}`),
		).toMatchInlineSnapshot(`
			[
			  "content/translations/en/pages/aanbod.yaml:2 Invulling ontbreekt nog \`TODO\` is nog geen echte waarde. Vul in wat een bezoeker moet lezen.",
			  "content/translations/en/pages/aanbod.yaml:4 Vertaling in een andere taal Deze vertaling lijkt niet in het Engels te zijn. Vertaal de tekst, of zet haar in het bestand van haar eigen taal.",
			  "content/translations/ar/pages/aanbod.yaml:2 Vertaling in een andere taal Deze vertaling lijkt niet in het Arabisch te zijn. Vertaal de tekst, of zet haar in het bestand van haar eigen taal.",
			]
		`);
	});

	test.each([
		"Alles op één plek: wie belt, krijgt meteen antwoord (ook op zaterdag).",
		"a) Bel ons.\nb) Kom langs :)",
		"Wat staat er? Die die u zoekt, staat bovenaan.",
		"Hij zei: ‘ik kom [sic] morgen.’",
		"In 50% van de gevallen, van 10 tot 12.30 uur, voor € 25,-.",
		"Nous nous réjouissons de vous voir, c’est à côté de l’hôtel Château Âge d’or !",
		"Das ist das Haus, und Sie sind da.",
		"TODO INCLUIDO en el precio, y todo lo demás.",
		"AT&T en C&A; R&D.",
		"Zie www.site.nl, mail a@b.nl of kijk op https://site.nl/a_b?c=d&utm_source=brief.",
		"| Dag | Tijd |\n| --- | --- |\n| ma | 9 uur |\n| di | 9 uur |",
		"1. Een\n2. Twee",
		"## Kop\n\n### Onderkop\n\nTekst.",
		"مرحبا بكم في متجرنا، نحن هنا من أجلكم.",
	])("and nothing is said of what is meant: %s", (text) => {
		for (const language of ["nl", "fr", "es"] as const)
			expect([...strayIn(text, "markdown"), ...halfIn(text, "markdown", language)]).toEqual([]);
	});
});
