import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { EditedSite } from "../helpers/example-site.ts";
import { siteInMemory } from "../helpers/site-in-memory.ts";

/** Mistakes between files: each test makes a mistake as an editor would, and holds the whole report against what is expected. */
let site: EditedSite;

beforeEach(() => {
	site = siteInMemory();
});

afterEach(() => site.dispose());

test("links and anchors that lead nowhere", () => {
	site.replace("pages/contact.yaml", 'link: "#formulier"', 'link: "#formuler"');
	site.replace(
		"pages/contact.yaml",
		"gebruikt uw gegevens",
		"gebruikt [uw gegevens](/contakt) en [meer](/contact#privcy)",
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Anker bestaat niet  content/pages/contact.yaml:11:15  broken-anchor
		  Op \`/contact\` is geen onderdeel met \`id: formuler\`.
		    10 |       - label: Naar het formulier
		  > 11 |         link: "#formuler"
		       |               ^^^^^^^^^^^
		    12 |   - type: form
		  → Bedoelde u \`formulier\`?

		Link loopt dood  content/pages/contact.yaml:22:46  broken-link
		  Er is geen pagina \`/contakt\`.
		    21 |
		  > 22 |       {business.name} gebruikt [uw gegevens](/contakt) en [meer](/contact#privcy) alleen om u te…
		       |                                              ^^^^^^^^
		    23 |
		  → Bedoelde u \`/contact\`?

		Anker bestaat niet  content/pages/contact.yaml:22:66  broken-anchor
		  Op \`/contact\` is geen onderdeel met \`id: privcy\`.
		    21 |
		  > 22 |       {business.name} gebruikt [uw gegevens](/contakt) en [meer](/contact#privcy) alleen om u te…
		       |                                                                  ^^^^^^^^^^^^^^^
		    23 |
		  → Bedoelde u \`privacy\`?

		3 fouten
		"
	`);
});

test("facts that do not exist", () => {
	site.replace("pages/contact.yaml", "title: Vraag het ons", 'title: "Bel {business.fone} of {business}"');
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Feit bestaat niet  content/pages/contact.yaml:8:17  unknown-fact
		  \`{business.fone}\` verwijst naar een feit dat er niet is.
		    7 |   - type: hero
		  > 8 |     title: "Bel {business.fone} of {business}"
		      |                 ^^^^^^^^^^^^^^^
		    9 |     buttons:
		  → Bedoelde u \`{business.phone}\`?

		Feit past niet in een tekst  content/pages/contact.yaml:8:36  unprintable-fact
		  \`{business}\` is geen tekst, prijs, datum of nummer en kan niet in een zin staan.
		    7 |   - type: hero
		  > 8 |     title: "Bel {business.fone} of {business}"
		      |                                    ^^^^^^^^^^
		    9 |     buttons:
		  → Verwijs naar één veld van het feit, bijvoorbeeld \`{products.roggebrood.price}\`.

		2 fouten
		"
	`);
});

test("HTML, pictures and dangerous links in a text", () => {
	site.replace(
		"pages/contact.yaml",
		"## Privacy",
		"## Privacy\n\n      <script>alert(1)</script>\n\n      ![x](/y.png) en [klik](javascript:alert(1))",
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		HTML in de tekst  content/pages/contact.yaml:22:7  raw-html
		  \`<script>alert(1)</script>\` is HTML, en dat mag niet in een tekst staan.
		    21 |
		  > 22 |       <script>alert(1)</script>
		       |       ^^^^^^^^^^^^^^^^^^^^^^^^^
		    23 |
		  → Gebruik **vet**, *cursief*, lijsten met streepjes en [links](/contact). Een los <-teken schrijft u als \`\\<\`.

		Beeld in de tekst  content/pages/contact.yaml:24:7  image-in-text
		  \`![x](/y.png)\` zet een beeld midden in een tekst, en dat kan niet.
		    23 |
		  > 24 |       ![x](/y.png) en [klik](javascript:alert(1))
		       |       ^^^^^^^^^^^^
		    25 |
		  → Gebruik een onderdeel met een veld \`image:\`, bijvoorbeeld \`type: text-media\`.

		Link is niet toegestaan  content/pages/contact.yaml:24:30  unsafe-link
		  \`javascript:alert(1)\` is geen veilig adres.
		    23 |
		  > 24 |       ![x](/y.png) en [klik](javascript:alert(1))
		       |                              ^^^^^^^^^^^^^^^^^^^
		    25 |
		  → Gebruik een adres dat begint met \`/\`, \`#\`, \`https://\`, \`mailto:\` of \`tel:\`.

		3 fouten
		"
	`);
});

test("links in a text that cannot be read, and that no browser can follow", () => {
	site.replace(
		"pages/contact.yaml",
		"## Privacy",
		"## Privacy\n\n      [**woorden**](https://a b), \\[geen](verwijzing x), **[mail](mailto:)** en [meer](https://*.nl/x)",
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Link is niet te lezen  content/pages/contact.yaml:22:7  unread-link
		  \`[**woorden**](https://a b)\` wordt geen link en komt zo in de tekst te staan.
		    21 |
		  > 22 |       [**woorden**](https://a b), \\[geen](verwijzing x), **[mail](mailto:)** en [meer](https://*…
		       |       ^^^^^^^^^^^^^^^^^^^^^^^^^^
		    23 |
		  → Zet tussen de haakjes één adres zonder spaties: \`[woorden](https://www.voorbeeld.nl)\`. Is het geen link, zet dan een \`\\\` voor de \`[\`.

		Adres klopt niet  content/pages/contact.yaml:22:67  unusable-address
		  Een browser kan \`mailto:\` niet openen.
		    21 |
		  > 22 |       [**woorden**](https://a b), \\[geen](verwijzing x), **[mail](mailto:)** en [meer](https://*…
		       |                                                                   ^^^^^^^
		    23 |
		  → Zet een e-mailadres achter \`mailto:\`, bijvoorbeeld \`mailto:naam@voorbeeld.nl\`.

		Adres klopt niet  content/pages/contact.yaml:22:88  unusable-address
		  Een browser kan \`https://*.nl/x\` niet openen.
		    21 |
		  > 22 | …jzing x), **[mail](mailto:)** en [meer](https://*.nl/x)
		       |                                          ^^^^^^^^^^^^^^
		    23 |
		  → Achter \`https://\` hoort de naam van een site, van letters, cijfers, punten en streepjes: \`https://www.voorbeeld.nl/pagina\`.

		3 fouten
		"
	`);
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Link cannot be read  content/pages/contact.yaml:22:7  unread-link
		  \`[**woorden**](https://a b)\` is not read as a link and would appear in the text as it is.
		    21 |
		  > 22 |       [**woorden**](https://a b), \\[geen](verwijzing x), **[mail](mailto:)** en [meer](https://*…
		       |       ^^^^^^^^^^^^^^^^^^^^^^^^^^
		    23 |
		  → Put one address without spaces between the parentheses: \`[words](https://www.example.org)\`. If it is not a link, put a \`\\\` before the \`[\`.

		Invalid address  content/pages/contact.yaml:22:67  unusable-address
		  A browser cannot open \`mailto:\`.
		    21 |
		  > 22 |       [**woorden**](https://a b), \\[geen](verwijzing x), **[mail](mailto:)** en [meer](https://*…
		       |                                                                   ^^^^^^^
		    23 |
		  → Put an email address after \`mailto:\`, for example \`mailto:name@example.org\`.

		Invalid address  content/pages/contact.yaml:22:88  unusable-address
		  A browser cannot open \`https://*.nl/x\`.
		    21 |
		  > 22 | …jzing x), **[mail](mailto:)** en [meer](https://*.nl/x)
		       |                                          ^^^^^^^^^^^^^^
		    23 |
		  → \`https://\` is followed by the name of a site, made of letters, digits, dots and hyphens: \`https://www.example.org/page\`.

		3 errors
		"
	`);
});

test("a list and a quotation that Markdown cannot tell apart", () => {
	site.replace("pages/contact.yaml", "## Privacy", "## Privacy\n\n      - De dop\n        > *\n      Meer weten.");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Tekst kan niet worden gelezen  content/pages/contact.yaml:23:9  unreadable-text
		  Bij \`> *\` lopen een lijst en een citaat zo door elkaar dat er geen tekst van te maken is.
		    22 |       - De dop
		  > 23 |         > *
		       |         ^^^
		    24 |       Meer weten.
		  → Zet een lege regel voor en na het citaat, of laat het teken \`>\` weg.

		1 fout
		"
	`);
});

test("a picture that does not exist, one that is none, and a photo without a description", () => {
	site.write("images/stuk.png", "geen beeld");
	site.replace(
		"pages/contact.yaml",
		"    title: Vraag het ons",
		"    title: Vraag het ons\n    image:\n      file: scenes/vorbeeld.svg",
	);
	site.replace("facts/products.yaml", "slaap:\n", "slaap:\n  image:\n    file: stuk.png\n");
	site.replace("facts/products.yaml", "reis:\n", "reis:\n  image:\n    file: foto.png\n");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Beeld is niet te lezen  content/facts/products.yaml:26:11  unreadable-image
		  \`content/images/stuk.png\` is geen beeld, of het is beschadigd.
		    25 |   image:
		  > 26 |     file: stuk.png
		       |           ^^^^^^^^
		    27 |   name: Slaapzak op maat
		  → Sla het beeld opnieuw op als JPG, PNG, WebP, AVIF of SVG met een breedte en hoogte.

		Waarschuwing: Beschrijving ontbreekt  content/facts/products.yaml:36:11  missing-alt
		  De foto \`foto.png\` heeft geen beschrijving voor wie haar niet ziet.
		    35 |   image:
		  > 36 |     file: foto.png
		       |           ^^^^^^^^
		    37 |   name: Reistas op maat
		  → Voeg een regel \`alt:\` toe die in één zin zegt wat er te zien is, of een regel \`decorative: ja\` als het een sierbeeld is.

		content/pages/contact.yaml

		Beeld ontbreekt  content/pages/contact.yaml:10:13  missing-image
		  Er is geen bestand \`content/images/scenes/vorbeeld.svg\`.
		     9 |     image:
		  > 10 |       file: scenes/vorbeeld.svg
		       |             ^^^^^^^^^^^^^^^^^^^
		    11 |     buttons:
		  → Bedoelde u \`scenes/voorbeeld.svg\`?

		2 fouten en 1 waarschuwing
		"
	`);
});

test("a photo that is small and a file that is large", async () => {
	const photo = (width: number) => sharp({ create: { width, height: 300, channels: 3, background: "#0e4a4f" } });
	const jpeg = await photo(900).jpeg().toBuffer();
	site.write("images/fotos/klein.jpg", await photo(599).jpeg().toBuffer());
	// What stands behind the end of a picture counts for its size, not for what is seen.
	site.write("images/fotos/groot.jpg", Buffer.concat([jpeg, Buffer.alloc(12_000_001 - jpeg.length)]));
	site.write("images/fotos/net-goed.jpg", Buffer.concat([jpeg, Buffer.alloc(12_000_000 - jpeg.length)]));
	const image = (file: string) => `  image:\n    file: fotos/${file}.jpg\n    alt: Een groen vlak.\n`;
	site.replace("facts/products.yaml", "slaap:\n", `slaap:\n${image("klein")}`);
	site.replace("facts/products.yaml", "reis:\n", `reis:\n${image("groot")}`);
	site.replace(
		"pages/contact.yaml",
		"    title: Vraag het ons",
		"    title: Vraag het ons\n    image:\n      file: fotos/net-goed.jpg\n      alt: Een groen vlak.",
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Beeld is te groot  content/facts/products.yaml:37:11  image-too-large
		  Het bestand \`content/images/fotos/groot.jpg\` is 13 MB; het mag hoogstens 12 MB zijn.
		    36 |   image:
		  > 37 |     file: fotos/groot.jpg
		       |           ^^^^^^^^^^^^^^^
		    38 |     alt: Een groen vlak.
		  → Maak het beeld kleiner met een programma voor foto's: 2400 beeldpunten breed is ruim genoeg.

		Waarschuwing: Beeld is klein  content/facts/products.yaml:26:11  image-too-small
		  De foto \`fotos/klein.jpg\` is 599 beeldpunten breed en kan er daardoor onscherp uitzien.
		    25 |   image:
		  > 26 |     file: fotos/klein.jpg
		       |           ^^^^^^^^^^^^^^^
		    27 |     alt: Een groen vlak.
		  → Gebruik een foto van ten minste 600 beeldpunten breed; 1600 is beter.

		1 fout en 1 waarschuwing
		"
	`);
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"content/facts/products.yaml

		Picture is too large  content/facts/products.yaml:37:11  image-too-large
		  The file \`content/images/fotos/groot.jpg\` is 13 MB; the limit is 12 MB.
		    36 |   image:
		  > 37 |     file: fotos/groot.jpg
		       |           ^^^^^^^^^^^^^^^
		    38 |     alt: Een groen vlak.
		  → Make the picture smaller in a photo editor: 2400 pixels wide is more than enough.

		Warning: Picture is small  content/facts/products.yaml:26:11  image-too-small
		  The photo \`fotos/klein.jpg\` is 599 pixels wide, so it may look blurred.
		    25 |   image:
		  > 26 |     file: fotos/klein.jpg
		       |           ^^^^^^^^^^^^^^^
		    27 |     alt: Een groen vlak.
		  → Use a photo that is at least 600 pixels wide; 1600 is better.

		1 error and 1 warning
		"
	`);
});

test("two pages with one address, and a redirect from an address in use", () => {
	site.write("pages/contact/index.yaml", site.text("pages/contact.yaml").replace("menu:\n  item: contact\n", ""));
	site.replace("pages/blogs/index.yaml", "menu:", "formerly:\n  - /artikelen\n  - /contact\nmenu:");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/blogs/index.yaml

		Adres is al in gebruik  content/pages/blogs/index.yaml:6:5  duplicate-address
		  \`/contact\` is ook het adres van \`content/pages/contact/index.yaml\`.
		    5 |   - /artikelen
		  > 6 |   - /contact
		      |     ^^^^^^^^
		    7 | menu:
		  → Kies voor één van de twee een ander adres.

		content/pages/contact.yaml

		Adres is al in gebruik  content/pages/contact.yaml:1:1  duplicate-address
		  \`/contact\` is ook het adres van \`content/pages/contact/index.yaml\`.
		  > 1 | # yaml-language-server: $schema=../../../../schemas/page.schema.json
		      | ^
		    2 | title: Contact
		  → Kies voor één van de twee een ander adres.

		2 fouten
		"
	`);
});

test("addresses that the site itself uses, of a page and of pages that moved", () => {
	site.write(
		"pages/index/index.yaml",
		"title: Voorpagina\ndescription: Een bestand dat per vergissing in een map met de naam index staat.\nsections:\n  - type: hero\n    title: Voorpagina\n",
	);
	site.replace(
		"pages/contact.yaml",
		"menu:",
		"formerly:\n  - /index\n  - /en/over-ons\n  - /404\n  - /assets/oud\nmenu:",
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Adres is gereserveerd  content/pages/contact.yaml:5:5  reserved-address
		  \`/index\` is een adres dat de site zelf gebruikt: \`index\` is de naam van het bestand dat een map zelf als pagina heeft.
		    4 | formerly:
		  > 5 |   - /index
		      |     ^^^^^^
		    6 |   - /en/over-ons
		  → Haal dit adres weg uit \`formerly\`.

		Adres is gereserveerd  content/pages/contact.yaml:6:5  reserved-address
		  \`/en/over-ons\` is een adres dat de site zelf gebruikt: onder \`/en\` staan de pagina's in een andere taal.
		    5 |   - /index
		  > 6 |   - /en/over-ons
		      |     ^^^^^^^^^^^^
		    7 |   - /404
		  → Haal dit adres weg uit \`formerly\`.

		Adres is gereserveerd  content/pages/contact.yaml:7:5  reserved-address
		  \`/404\` is een adres dat de site zelf gebruikt: daar staat de pagina voor een adres dat niet bestaat.
		    6 |   - /en/over-ons
		  > 7 |   - /404
		      |     ^^^^
		    8 |   - /assets/oud
		  → Haal dit adres weg uit \`formerly\`.

		Adres is gereserveerd  content/pages/contact.yaml:8:5  reserved-address
		  \`/assets/oud\` is een adres dat de site zelf gebruikt: in \`/assets\` staan de bestanden die bij de pagina's horen.
		    7 |   - /404
		  > 8 |   - /assets/oud
		      |     ^^^^^^^^^^^
		    9 | menu:
		  → Haal dit adres weg uit \`formerly\`.

		content/pages/index/index.yaml

		Adres is gereserveerd  content/pages/index/index.yaml:1:1  reserved-address
		  \`/index\` is een adres dat de site zelf gebruikt: \`index\` is de naam van het bestand dat een map zelf als pagina heeft.
		  > 1 | title: Voorpagina
		      | ^
		    2 | description: Een bestand dat per vergissing in een map met de naam index staat.
		  → Geef het bestand of de map een andere naam.

		5 fouten
		"
	`);
	expect(site.report({ language: "en" })).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Address is reserved  content/pages/contact.yaml:5:5  reserved-address
		  \`/index\` is used by the site itself: a file called \`index\` is the page of its folder.
		    4 | formerly:
		  > 5 |   - /index
		      |     ^^^^^^
		    6 |   - /en/over-ons
		  → Remove this address from \`formerly\`.

		Address is reserved  content/pages/contact.yaml:6:5  reserved-address
		  \`/en/over-ons\` is used by the site itself: \`/en\` holds the pages in another language.
		    5 |   - /index
		  > 6 |   - /en/over-ons
		      |     ^^^^^^^^^^^^
		    7 |   - /404
		  → Remove this address from \`formerly\`.

		Address is reserved  content/pages/contact.yaml:7:5  reserved-address
		  \`/404\` is used by the site itself: the page for an address that does not exist is there.
		    6 |   - /en/over-ons
		  > 7 |   - /404
		      |     ^^^^
		    8 |   - /assets/oud
		  → Remove this address from \`formerly\`.

		Address is reserved  content/pages/contact.yaml:8:5  reserved-address
		  \`/assets/oud\` is used by the site itself: \`/assets\` holds the files that belong to the pages.
		    7 |   - /404
		  > 8 |   - /assets/oud
		      |     ^^^^^^^^^^^
		    9 | menu:
		  → Remove this address from \`formerly\`.

		content/pages/index/index.yaml

		Address is reserved  content/pages/index/index.yaml:1:1  reserved-address
		  \`/index\` is used by the site itself: a file called \`index\` is the page of its folder.
		  > 1 | title: Voorpagina
		      | ^
		    2 | description: Een bestand dat per vergissing in een map met de naam index staat.
		  → Give the file or folder a different name.

		5 errors
		"
	`);
});

test("a menu that does not fit", () => {
	site.replace("pages/contact.yaml", "  item: contact", "  item: contact\n  under: home");
	site.replace("pages/blogs/index.yaml", "item: blogs", "item: location");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/blogs/index.yaml

		Menupunt bestaat niet  content/pages/blogs/index.yaml:5:9  unknown-menu-item
		  \`location\` staat niet in het menu van content/site.yaml.
		    4 | menu:
		  > 5 |   item: location
		      |         ^^^^^^^^
		    6 | sections:
		  → Mogelijk is: \`home\`, \`cases_and_satchels\`, \`blogs\` of \`contact\`. Of zet in content/site.yaml onder \`menu:\` een nieuw punt met \`key: location\` en een \`label:\`.

		content/pages/contact.yaml

		Menublok is niet volledig  content/pages/contact.yaml:4:1  menu-block
		  Een menublok zegt \`item:\`, of \`under:\` met een \`label:\`.
		    3 | description: Stel uw vraag met het formulier, per e-mail of aan de telefoon. Wie hier een voorbe…
		  > 4 | menu:
		      | ^^^^
		    5 |   item: contact
		  → Voorbeeld: \`under: aanbod\` en \`label: Brood\`.

		content/site.yaml

		Waarschuwing: Menupunt zonder pagina  content/site.yaml:21:12  empty-menu-item
		  Geen pagina hoort bij het menupunt \`blogs\`; het verschijnt niet.
		    20 |   - { key: cases_and_satchels, label: Koffers en tassen }
		  > 21 |   - { key: blogs, label: Blogs }
		       |            ^^^^^
		    22 |   - { key: contact, label: Contact }
		  → Zet in een pagina \`menu:\` met \`item: blogs\`, of haal het punt uit content/site.yaml.

		2 fouten en 1 waarschuwing
		"
	`);
});

test("two main headings and an anchor that stands twice", () => {
	site.replace(
		"pages/contact.yaml",
		"  - type: prose\n    id: privacy",
		"  - type: hero\n    title: Nog een\n  - type: prose\n    id: formulier\n    text: Twee keer.\n  - type: prose\n    id: privacy",
	);
	expect(site.report()).toMatchInlineSnapshot(`
		"content/pages/contact.yaml

		Pagina heeft niet één hoofdkop  content/pages/contact.yaml:17:5  page-heading
		  2 onderdelen van deze pagina dragen een hoofdkop; het moet er één zijn.
		    16 |     privacy: /contact#privacy
		  > 17 |   - type: hero
		       |     ^
		    18 |     title: Nog een
		  → Begin de pagina met één onderdeel \`hero\`.

		Anker staat er twee keer  content/pages/contact.yaml:20:9  duplicate-anchor
		  \`id: formulier\` staat op deze pagina ook op regel 13.
		    19 |   - type: prose
		  > 20 |     id: formulier
		       |         ^^^^^^^^^
		    21 |     text: Twee keer.
		  → Geef elk onderdeel een eigen id.

		2 fouten
		"
	`);
});

test("a phone number that cannot exist", () => {
	site.replace("facts/business.yaml", "phone: 058 000 00 00", "phone: 058 00 00 00");
	expect(site.report()).toMatchInlineSnapshot(`
		"content/facts/business.yaml

		Telefoonnummer kan niet bestaan  content/facts/business.yaml:4:8  invalid-phone
		  \`058 00 00 00\` heeft niet het aantal cijfers van een telefoonnummer.
		    3 | slogan: Een praktijk die niet bestaat, om te laten zien hoe de site werkt.
		  > 4 | phone: 058 00 00 00
		      |        ^^^^^^^^^^^^
		    5 | email: info@praktijk-voorbeeld.example
		  → Een Nederlands nummer heeft tien cijfers; een buitenlands nummer begint met + en de landcode.

		1 fout
		"
	`);
});

test("samples, before a site goes live", () => {
	expect(site.report({ live: true })).toMatchInlineSnapshot(`
		"content/facts/branches.yaml

		Voorbeeld is nog niet vervangen  content/facts/branches.yaml:34:3  sample-left
		  \`voorbeelddorp.street\` is nog een voorbeeld.
		    33 |   name: Vestiging Voorbeelddorp
		  > 34 |   street: Proefweg 2
		       |   ^^^^^^
		    35 |   postalCode: 1234 CD
		  → Vul de echte waarde in en haal de naam uit de lijst \`samples:\`.

		Voorbeeld is nog niet vervangen  content/facts/branches.yaml:39:3  sample-left
		  \`voorbeelddorp.phone\` is nog een voorbeeld.
		    38 |   region: Voorbeelddorp
		  > 39 |   phone: 0227 00 00 00
		       |   ^^^^^
		    40 |   email: voorbeelddorp@praktijk-voorbeeld.example
		  → Vul de echte waarde in en haal de naam uit de lijst \`samples:\`.

		Invulling ontbreekt nog  content/facts/branches.yaml:40:10  placeholder-left
		  \`voorbeelddorp@praktijk-voorbeeld.example\` is nog geen echte waarde.
		    39 |   phone: 0227 00 00 00
		  > 40 |   email: voorbeelddorp@praktijk-voorbeeld.example
		       |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    41 |   latitude: 52.8
		  → Vul in wat een bezoeker moet lezen.

		content/facts/business.yaml

		Invulling ontbreekt nog  content/facts/business.yaml:5:8  placeholder-left
		  \`info@praktijk-voorbeeld.example\` is nog geen echte waarde.
		    4 | phone: 058 000 00 00
		  > 5 | email: info@praktijk-voorbeeld.example
		      |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    6 | region: De stad en omgeving
		  → Vul in wat een bezoeker moet lezen.

		Invulling ontbreekt nog  content/facts/business.yaml:9:10  placeholder-left
		  \`https://www.voorbeeldnet.example\` is nog geen echte waarde.
		     8 |   - name: Voorbeeldnet
		  >  9 |     url: https://www.voorbeeldnet.example/praktijk-voorbeeld
		       |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    10 | exceptions:
		  → Vul in wat een bezoeker moet lezen.

		content/facts/products.yaml

		Voorbeeld is nog niet vervangen  content/facts/products.yaml:35:3  sample-left
		  \`reis.unit\` is nog een voorbeeld.
		    34 |   price: "75"
		  > 35 |   unit: per set
		       |   ^^^^
		    36 |   description: Voor wie onderweg alles meteen bij de hand wil hebben.
		  → Vul de echte waarde in en haal de naam uit de lijst \`samples:\`.

		content/pages/blogs/een-eerste-opmeting.yaml

		Invulling ontbreekt nog  content/pages/blogs/een-eerste-opmeting.yaml:12:13  placeholder-left
		  \`https://www.voorbeeldblad.example\` is nog geen echte waarde.
		    11 |     alt: Een huisje achter een dijk, met een lage zon.
		  > 12 |   original: https://www.voorbeeldblad.example/een-eerste-opmeting
		       |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    13 |   tags: [maken]
		  → Vul in wat een bezoeker moet lezen.

		content/site.yaml

		Invulling ontbreekt nog  content/site.yaml:7:12  placeholder-left
		  \`https://formulieren.voorbeeld.example\` is nog geen echte waarde.
		    6 | form:
		  > 7 |   service: https://formulieren.voorbeeld.example
		      |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    8 |   mailbox: postbus@praktijk-voorbeeld.example
		  → Vul in wat een bezoeker moet lezen.

		Invulling ontbreekt nog  content/site.yaml:8:12  placeholder-left
		  \`postbus@praktijk-voorbeeld.example\` is nog geen echte waarde.
		    7 |   service: https://formulieren.voorbeeld.example
		  > 8 |   mailbox: postbus@praktijk-voorbeeld.example
		      |            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    9 | booking:
		  → Vul in wat een bezoeker moet lezen.

		Invulling ontbreekt nog  content/site.yaml:11:8  placeholder-left
		  \`https://agenda.voorbeeld.example\` is nog geen echte waarde.
		    10 |   provider: Voorbeeldagenda
		  > 11 |   url: https://agenda.voorbeeld.example/praktijk-voorbeeld
		       |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    12 | map:
		  → Vul in wat een bezoeker moet lezen.

		Invulling ontbreekt nog  content/site.yaml:14:10  placeholder-left
		  \`https://www.praktijk-voorbeeld.example\` is nog geen echte waarde.
		    13 |   provider: openstreetmap
		  > 14 | address: https://www.praktijk-voorbeeld.example
		       |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    15 | reportLanguage: nl
		  → Vul in wat een bezoeker moet lezen.

		Invulling ontbreekt nog  content/site.yaml:36:10  placeholder-left
		  \`https://rekenhulp.voorbeeld.example\` is nog geen echte waarde.
		    35 |     provider: Voorbeeldrekenhulp
		  > 36 |     url: https://rekenhulp.voorbeeld.example/zorgkosten
		       |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
		    37 | video:
		  → Vul in wat een bezoeker moet lezen.

		12 fouten
		"
	`);
});
