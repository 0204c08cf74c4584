import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { marked } from "marked";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inLanguage } from "#core/in-language.ts";
import type { UsageError } from "#engine/base/usage-error.ts";
import type { Command } from "../../scripts/command.ts";
import review from "../../scripts/commands/review.ts";
import validate from "../../scripts/commands/validate.ts";
import { addOwnFacts, projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { commitAll, git } from "../helpers/repository.ts";
import { translatedWords } from "../helpers/translated-words.ts";

/** What a visitor sees change between two versions of a small site, each in a real repository. */
let site: TemporarySite;

/** Where revisions are put while they are read. */
let temporary: string;

const english = `- nl: Vraag het ons
  en: Ask us
- nl: Naar het formulier
  en: To the form
- nl: Stuur ons een bericht
  en: Send us a message
`;

beforeEach(() => {
	temporary = mkdtempSync(join(tmpdir(), "review-test-"));
	site = temporarySite();
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
	site.write("translations/en/words/nl.yaml", translatedWords("en"));
	site.write("translations/en/pages/contact.yaml", english);
	commitAll(site.root);
	vi.stubEnv("TMPDIR", temporary);
});

afterEach(() => {
	// Nothing stays behind, whatever came of it.
	expect(readdirSync(temporary)).toEqual([]);
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
	rmSync(temporary, { recursive: true });
	site.dispose();
});

interface Asked {
	readonly root?: string;
	readonly language?: "nl" | "en";
	readonly options?: Record<string, string>;
	readonly words?: readonly string[];
}

/** What a command prints. Names of commits are replaced, because they are others each time. */
async function printed(
	command: Command,
	{ root = site.root, language, options = {}, words = [] }: Asked,
): Promise<string> {
	let text = "";
	vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
		text += String(chunk);
		return true;
	});
	await command.run({ project: projectFolder, root, language, options, words });
	vi.restoreAllMocks();
	return text.replace(/\b[0-9a-f]{40}\b/g, "<commit>").replace(/\(([0-9a-f]{7})\\?\)/g, "(1234567)");
}

const reviewed = (asked: Asked = {}) => printed(review, { words: ["HEAD"], ...asked });

describe("facts", () => {
	beforeEach(() => {
		addOwnFacts(site);
		site.write(
			"pages/aanbod.yaml",
			`title: Aanbod
description: Wat wij hebben, waar wij zitten en waar wij komen.
sections:
  - type: hero
    title: Aanbod
  - type: products
    title: Tassen
    items: [muziek-regular, slaap, reis]
  - type: swatches
    title: Kleuren
    palette: doppen
  - type: branch
    title: Winkel
    branch: voorbeeldstad
  - type: towns
    title: Aan huis
    area: voorbeeldstreek
    label: In welke plaats woont u?
`,
		);
		// A map shows the address of a branch, and not its hours.
		site.write(
			"pages/kaart.yaml",
			"title: Kaart\ndescription: Waar wij zitten.\nsections:\n  - type: hero\n    title: Kaart\n  - type: map\n    title: Op de kaart\n    branch: voorbeeldstad\n",
		);
		commitAll(site.root);
	});

	test("a price, opening hours, a phone number, a town, a day off and a colour", async () => {
		site.replace("facts/products.yaml", 'price: "100"', 'price: "145"');
		site.replace("facts/branches.yaml", "saturday: 10:00-16:00", "saturday: gesloten");
		site.replace("facts/business.yaml", "phone: 058 000 00 00", "phone: 058 111 11 11");
		site.replace("facts/business.yaml", "  - from: 2027-01-01\n    reason: Nieuwjaarsdag\n", "");
		site.replace(
			"facts/towns.yaml",
			"    - name: Sint Voorbeeld\n",
			"    - name: Nieuw Dorp\n      latitude: 53.1\n      longitude: 5.9\n    - name: Sint Voorbeeld\n",
		);
		site.replace("facts/colors.yaml", "bordeauxrood", "wijnrood");
		site.replace("facts/branches.yaml", "street: Voorbeeldstraat 1", "street: Voorbeeldstraat 3");
		expect(await reviewed()).toMatchInlineSnapshot(`
			"7 wijzigingen: 0 fouten
			Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

			Gegevens

			  Straat Vestiging Voorbeeldstad ‘Voorbeeldstraat 1’ → ‘Voorbeeldstraat 3’, zichtbaar op elke pagina in 2 talen  content/facts/branches.yaml:4
			  Openingstijden Vestiging Voorbeeldstad, zaterdag 10:00–16:00 → gesloten, zichtbaar op elke pagina in 2 talen  content/facts/branches.yaml:20
			  Telefoonnummer 058 000 0000 → 058 111 1111, zichtbaar op elke pagina in 2 talen  content/facts/business.yaml:4
			  Andere openingstijden weg: ‘Nieuwjaarsdag (1 januari 2027)’, zichtbaar op elke pagina in 2 talen  content/facts/business.yaml:11
			  Prijs Muziektas op maat € 100 → € 145, zichtbaar op 2 pagina's in 2 talen  content/facts/products.yaml:6
			    /aanbod, /blogs/rugtassen-op-maat
			  Kleuren doppen, ‘bordeauxrood’, naam ‘bordeauxrood’ → ‘wijnrood’, zichtbaar op 1 pagina in 2 talen  content/facts/colors.yaml:8
			    /aanbod
			  Plaatsen Voorbeeldstreek erbij: ‘Nieuw Dorp’, zichtbaar op 1 pagina in 2 talen  content/facts/towns.yaml:9
			    /aanbod
			"
		`);
		expect(await reviewed({ language: "en" })).toMatchInlineSnapshot(`
			"7 changes: 0 errors
			What a visitor will see change, from HEAD (1234567) to the files in this folder

			Facts

			  Street Vestiging Voorbeeldstad “Voorbeeldstraat 1” → “Voorbeeldstraat 3”, shown on every page in 2 languages  content/facts/branches.yaml:4
			  Opening hours Vestiging Voorbeeldstad, Saturday 10:00–16:00 → closed, shown on every page in 2 languages  content/facts/branches.yaml:20
			  Phone number 058 000 0000 → 058 111 1111, shown on every page in 2 languages  content/facts/business.yaml:4
			  Other opening hours removed: “Nieuwjaarsdag (1 januari 2027)”, shown on every page in 2 languages  content/facts/business.yaml:11
			  Price Muziektas op maat € 100 → € 145, shown on 2 pages in 2 languages  content/facts/products.yaml:6
			    /aanbod, /blogs/rugtassen-op-maat
			  Colours doppen, “bordeauxrood”, name “bordeauxrood” → “wijnrood”, shown on 1 page in 2 languages  content/facts/colors.yaml:8
			    /aanbod
			  Towns Voorbeeldstreek added: “Nieuw Dorp”, shown on 1 page in 2 languages  content/facts/towns.yaml:9
			    /aanbod
			"
		`);
	});

	test("a product that comes, one that goes, and texts of one that stays", async () => {
		site.replace("facts/products.yaml", "reis:\n", "strand:\n");
		site.replace("facts/products.yaml", "Reistas op maat", "Strandtas op maat");
		site.replace("pages/aanbod.yaml", "slaap, reis]", "slaap, strand]");
		site.replace(
			"facts/products.yaml",
			"Een zachte zak voor wie graag buiten slaapt.",
			"Een zachte zak voor wie graag op een boot, op een berg of in de duinen slaapt.",
		);
		site.replace("facts/products.yaml", "samples: [unit]\n", "samples: [unit, price]\n");
		expect(await reviewed()).toMatchInlineSnapshot(`
			"5 wijzigingen: 0 fouten
			Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

			Gegevens

			  Weg: ‘Reistas op maat’ (products.reis), zichtbaar op 1 pagina in 2 talen  content/facts/products.yaml:32
			    /aanbod
			  Beschrijving Slaapzak op maat gewijzigd, zichtbaar op 1 pagina in 2 talen  content/facts/products.yaml:28
			    Een zachte zak voor wie graag [-buiten-]{+op een boot, op een berg of in de duinen+} slaapt.
			    /aanbod
			  Erbij: ‘Strandtas op maat’ (products.strand), zichtbaar op 1 pagina in 2 talen  content/facts/products.yaml:32
			    /aanbod

			Pagina /aanbod, ‘Aanbod’

			  Onderdeel 2 ‘Tassen’ (Producten), producten weg: Reistas op maat  content/pages/aanbod.yaml:8
			  Onderdeel 2 ‘Tassen’ (Producten), producten erbij: Strandtas op maat  content/pages/aanbod.yaml:8
			"
		`);
	});
});

describe("pages", () => {
	test("texts, and sections that come, go and move", async () => {
		const contact = `title: Contact en route
description: Stel uw vraag met het formulier, per e-mail of aan de telefoon. Wie hier een voorbeeld plakt, ziet meteen of het klopt.
menu:
  item: contact
sections:
  - type: hero
    title: Vraag het ons
    buttons:
      - label: Naar het formulier
        link: "#formulier"
      - label: Naar de privacy
        link: "#privacy"
  - type: prose
    id: privacy
    background: mist
    text: |
      ## Privacy

      {business.name} gebruikt uw gegevens alleen om u te helpen. Deze praktijk bestaat niet, dus er komt ook niets aan.
  - type: form
    id: formulier
    title: Stuur ons een bericht
    form: contact
    privacy: /contact#privacy
  - type: prose
    text: U vindt ons naast het station.
`;
		site.write("pages/contact.yaml", contact);
		site.replace(
			"pages/index.yaml",
			"  - type: call-to-action\n    background: sea\n    title: Stel gerust uw vraag\n    text: Mail naar {business.email} of bel {business.phone}.\n    buttons:\n      - label: Neem contact op\n        link: /contact\n",
			"",
		);
		expect(await reviewed()).toMatchInlineSnapshot(`
			"8 wijzigingen: 4 teksten nog niet vertaald, 0 fouten
			Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

			Pagina /contact, ‘Contact en route’

			  Titel ‘Contact’ → ‘Contact en route’  content/pages/contact.yaml:1
			  Erbij: onderdeel 4 ‘U vindt ons naast het station.’ (Lopende tekst)  content/pages/contact.yaml:25
			  Onderdeel 1 ‘Vraag het ons’ (Openingsblok), knoppen erbij: ‘Naar de privacy’  content/pages/contact.yaml:11
			  Onderdeel 2 ‘Privacy’ (Lopende tekst), achtergrond paper → mist  content/pages/contact.yaml:15
			  Onderdeel 2 ‘Privacy’ (Lopende tekst), tekst gewijzigd  content/pages/contact.yaml:16
			    … gebruikt uw gegevens alleen om u te [-antwoorden-]{+helpen+}. Deze praktijk bestaat niet, dus er …
			  Verplaatst: onderdeel ‘Stuur ons een bericht’ (Formulier), van plaats 2 naar plaats 3  content/pages/contact.yaml:20

			Pagina /, ‘Goed dragen in Voorbeeldstad’

			  Weg: onderdeel 2 ‘Stel gerust uw vraag’ (Slot met knoppen)  content/pages/index.yaml:15
			    Stel gerust uw vraag
			    Mail naar info@praktijk-voorbeeld.example of bel 058 000 0000.
			    Neem contact op

			Vertalingen

			  Nog niet vertaald in het Engels: 4 teksten (/contact)  content/pages/contact.yaml:1
			    Contact en route
			    Naar de privacy
			    Praktijk Voorbeeld gebruikt uw gegevens alleen om u te helpen. Deze praktijk bestaat niet, dus er komt ook niets aan.
			    U vindt ons naast het station.
			"
		`);
		expect(await reviewed({ language: "en" })).toMatchInlineSnapshot(`
			"8 changes: 4 texts not translated yet, 0 errors
			What a visitor will see change, from HEAD (1234567) to the files in this folder

			Page /contact, “Contact en route”

			  Title “Contact” → “Contact en route”  content/pages/contact.yaml:1
			  Added: section 4 “U vindt ons naast het station.” (prose)  content/pages/contact.yaml:25
			  Section 1 “Vraag het ons” (hero), buttons added: “Naar de privacy”  content/pages/contact.yaml:11
			  Section 2 “Privacy” (prose), background paper → mist  content/pages/contact.yaml:15
			  Section 2 “Privacy” (prose), text changed  content/pages/contact.yaml:16
			    … gebruikt uw gegevens alleen om u te [-antwoorden-]{+helpen+}. Deze praktijk bestaat niet, dus er …
			  Moved: section “Stuur ons een bericht” (form), from position 2 to position 3  content/pages/contact.yaml:20

			Page /, “Goed dragen in Voorbeeldstad”

			  Removed: section 2 “Stel gerust uw vraag” (call-to-action)  content/pages/index.yaml:15
			    Stel gerust uw vraag
			    Mail naar info@praktijk-voorbeeld.example of bel 058 000 0000.
			    Neem contact op

			Translations

			  Not translated yet into English: 4 texts (/contact)  content/pages/contact.yaml:1
			    Contact en route
			    Naar de privacy
			    Praktijk Voorbeeld gebruikt uw gegevens alleen om u te helpen. Deze praktijk bestaat niet, dus er komt ook niets aan.
			    U vindt ons naast het station.
			"
		`);
	});

	test("two pages that exchange their files", async () => {
		const path = (name: string) => join(site.root, "content/pages", name);
		renameSync(path("blogs/rugtassen-op-maat.yaml"), path("blogs/x.yaml"));
		renameSync(path("blogs/een-eerste-opmeting.yaml"), path("blogs/rugtassen-op-maat.yaml"));
		renameSync(path("blogs/x.yaml"), path("blogs/een-eerste-opmeting.yaml"));
		expect(await reviewed()).toMatchInlineSnapshot(`
			"2 wijzigingen: 0 fouten
			Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

			Pagina's en adressen

			  Inhoud verplaatst: wat op /blogs/een-eerste-opmeting stond, staat nu op /blogs/rugtassen-op-maat, ‘Een eerste opmeting’  content/pages/blogs/rugtassen-op-maat.yaml:2
			  Inhoud verplaatst: wat op /blogs/rugtassen-op-maat stond, staat nu op /blogs/een-eerste-opmeting, ‘Rugtassen op maat’  content/pages/blogs/een-eerste-opmeting.yaml:2
			"
		`);
	});

	test("a link that keeps its words and leads elsewhere, and two forms of one name", async () => {
		const privacy = "{business.name} gebruikt uw gegevens alleen om u te antwoorden.";
		site.replace(
			"pages/contact.yaml",
			privacy,
			`${privacy} Lees over [stress en tinnitus](/blogs/een-eerste-opmeting).`,
		);
		site.replace("facts/forms.yaml", "contact:\n", "contact:\n  subject: Vraag\n");
		const forms = readFileSync(join(site.root, "content/facts/forms.yaml"), "utf8");
		const [, contact = ""] = /^(contact:\n(?: .*\n)*)/m.exec(forms) ?? [];
		site.write("facts/forms.yaml", forms + contact.replace("contact:", "tweede:"));
		commitAll(site.root);
		site.replace("pages/contact.yaml", "/blogs/een-eerste-opmeting", "/blogs/rugtassen-op-maat");
		const twice = readFileSync(join(site.root, "content/facts/forms.yaml"), "utf8");
		const at = twice.lastIndexOf("submit: ");
		site.write("facts/forms.yaml", `${twice.slice(0, at)}submit: Nu v${twice.slice(at + "submit: V".length)}`);
		expect(await reviewed()).toMatchInlineSnapshot(`
			"3 wijzigingen: 1 tekst nog niet vertaald, 0 fouten
			Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

			Gegevens

			  Verzendknop Vraag (tweede) ‘Verstuur bericht’ → ‘Nu verstuur bericht’, op geen pagina zichtbaar  content/facts/forms.yaml:120

			Pagina /contact, ‘Contact’

			  Onderdeel 3 ‘Privacy’ (Lopende tekst), tekst, ‘stress en tinnitus’ /blogs/een-eerste-opmeting → /blogs/rugtassen-op-maat  content/pages/contact.yaml:19

			Vertalingen

			  Nog niet vertaald in het Engels: ‘Praktijk Voorbeeld gebruikt uw gegevens alleen om u te antwo…’ (/contact)  content/pages/contact.yaml:22
			    Praktijk Voorbeeld gebruikt uw gegevens alleen om u te antwoorden. Lees over [stress en tinnitus](/blogs/rugtassen-op-maat). Deze praktijk bestaat niet, dus er komt ook niets aan.
			"
		`);
	});

	test("a new page, one that is gone, one at another address, and redirects", async () => {
		site.write(
			"pages/route.yaml",
			"title: Route\ndescription: Zo komt u bij ons.\nsections:\n  - type: hero\n    title: Zo komt u er\n",
		);
		site.remove("pages/blogs/een-eerste-opmeting.yaml");
		site.replace("facts/services.yaml", "  link: /blogs/een-eerste-opmeting\n", "");
		const path = (name: string) => join(site.root, "content/pages", name);
		renameSync(path("blogs/rugtassen-op-maat.yaml"), path("blogs/doppen.yaml"));
		site.replace("pages/blogs/doppen.yaml", "  - /rugtassen\n", "  - /blogs/rugtassen-op-maat\n");
		site.replace("facts/services.yaml", "/blogs/rugtassen-op-maat", "/blogs/doppen");
		site.replace("pages/contact.yaml", "sections:\n", "formerly: [/bericht]\nsections:\n");
		expect(await reviewed()).toMatchInlineSnapshot(`
			"8 wijzigingen: 2 adressen vervallen zonder doorverwijzing, 3 teksten nog niet vertaald, 0 fouten
			Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

			Gegevens

			  Link Opmeting weg: /blogs/een-eerste-opmeting, zichtbaar op 1 pagina in 2 talen  content/facts/services.yaml:3
			    /aanbod
			  Link Koffers en tassen op maat /blogs/rugtassen-op-maat → /blogs/doppen, zichtbaar op 1 pagina in 2 talen  content/facts/services.yaml:8
			    /aanbod

			Pagina's en adressen

			  Pagina weg: /blogs/een-eerste-opmeting, ‘Een eerste opmeting’. Er is geen doorverwijzing: wie daar komt, leest dat de pagina niet bestaat.  content/pages/blogs/een-eerste-opmeting.yaml
			  Pagina verhuisd: /blogs/rugtassen-op-maat is nu /blogs/doppen, ‘Rugtassen op maat’. Wie op het oude adres komt, gaat naar het nieuwe.  content/pages/blogs/doppen.yaml:8
			  Pagina erbij: /route, ‘Route’, in 2 talen  content/pages/route.yaml:1
			  Doorverwijzing weg: wie op /rugtassen komt, leest dat de pagina niet bestaat.  content/pages/blogs/doppen.yaml:8
			  Doorverwijzing erbij: wie op /bericht komt, gaat naar /contact.  content/pages/contact.yaml:6

			Vertalingen

			  Nog niet vertaald in het Engels: 3 teksten (/route)  content/pages/route.yaml:1
			    Route
			    Zo komt u bij ons.
			    Zo komt u er
			"
		`);
		expect(await reviewed({ language: "en" })).toMatchInlineSnapshot(`
			"8 changes: 2 addresses end without a redirect, 3 texts not translated yet, 0 errors
			What a visitor will see change, from HEAD (1234567) to the files in this folder

			Facts

			  Link Opmeting removed: /blogs/een-eerste-opmeting, shown on 1 page in 2 languages  content/facts/services.yaml:3
			    /aanbod
			  Link Koffers en tassen op maat /blogs/rugtassen-op-maat → /blogs/doppen, shown on 1 page in 2 languages  content/facts/services.yaml:8
			    /aanbod

			Pages and addresses

			  Page removed: /blogs/een-eerste-opmeting, “Een eerste opmeting”. There is no redirect: visitors are told that the page does not exist.  content/pages/blogs/een-eerste-opmeting.yaml
			  Page moved: /blogs/rugtassen-op-maat is now /blogs/doppen, “Rugtassen op maat”. Visitors to the old address are taken to the new one.  content/pages/blogs/doppen.yaml:8
			  Page added: /route, “Route”, in 2 languages  content/pages/route.yaml:1
			  Redirect removed: visitors to /rugtassen are told that the page does not exist.  content/pages/blogs/doppen.yaml:8
			  Redirect added: visitors to /bericht are taken to /contact.  content/pages/contact.yaml:6

			Translations

			  Not translated yet into English: 3 texts (/route)  content/pages/route.yaml:1
			    Route
			    Zo komt u bij ons.
			    Zo komt u er
			"
		`);
	});
});

test("translations that become stale, are missing, are mended or changed", async () => {
	site.write("translations/en/pages/contact.yaml", english.replace("  en: To the form\n", "  en:\n"));
	commitAll(site.root);
	site.replace("pages/contact.yaml", "Stuur ons een bericht", "Stuur ons een kort bericht");
	site.replace("pages/contact.yaml", "      ## Privacy\n", "      ## Privacy\n\n      Wij bewaren niets.\n");
	site.write("translations/en/pages/contact.yaml", english.replace("Ask us", "Just ask"));
	expect(await reviewed()).toMatchInlineSnapshot(`
		"6 wijzigingen: 1 tekst verouderd, 1 tekst nog niet vertaald, 0 fouten
		Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

		Pagina /contact, ‘Contact’

		  Onderdeel 2 ‘Stuur ons een kort bericht’ (Formulier), titel ‘Stuur ons een bericht’ → ‘Stuur ons een kort bericht’  content/pages/contact.yaml:14
		  Onderdeel 3 ‘Privacy’ (Lopende tekst), tekst gewijzigd  content/pages/contact.yaml:19
		    ## Privacy

		    {+Wij bewaren niets.

		    +}Praktijk Voorbeeld gebruikt uw gegevens …

		Vertalingen

		  Vertaling in het Engels gewijzigd: ‘Vraag het ons’ (/contact)  content/translations/en/pages/contact.yaml:2
		    [-Ask us-]{+Just ask+}
		  Nu wel vertaald in het Engels: ‘Naar het formulier’ (/contact)  content/pages/contact.yaml:10
		  Verouderd in het Engels: ‘Stuur ons een kort bericht’ (/contact)  content/pages/contact.yaml:14
		  Nog niet vertaald in het Engels: ‘Wij bewaren niets.’ (/contact)  content/pages/contact.yaml:22
		"
	`);
	expect(await reviewed({ language: "en" })).toMatchInlineSnapshot(`
		"6 changes: 1 text out of date, 1 text not translated yet, 0 errors
		What a visitor will see change, from HEAD (1234567) to the files in this folder

		Page /contact, “Contact”

		  Section 2 “Stuur ons een kort bericht” (form), title “Stuur ons een bericht” → “Stuur ons een kort bericht”  content/pages/contact.yaml:14
		  Section 3 “Privacy” (prose), text changed  content/pages/contact.yaml:19
		    ## Privacy

		    {+Wij bewaren niets.

		    +}Praktijk Voorbeeld gebruikt uw gegevens …

		Translations

		  Translation in English changed: “Vraag het ons” (/contact)  content/translations/en/pages/contact.yaml:2
		    [-Ask us-]{+Just ask+}
		  Now translated into English: “Naar het formulier” (/contact)  content/pages/contact.yaml:10
		  Out of date in English: “Stuur ons een kort bericht” (/contact)  content/pages/contact.yaml:14
		  Not translated yet into English: “Wij bewaren niets.” (/contact)  content/pages/contact.yaml:22
		"
	`);
});

test("the menu, words, settings and pictures", async () => {
	site.replace(
		"site.yaml",
		"  - { key: blogs, label: Blogs }\n  - { key: contact, label: Contact }\n",
		"  - { key: contact, label: Contact }\n  - { key: blogs, label: Blogs }\n",
	);
	site.replace("site.yaml", "openForAppointments: ja", "openForAppointments: nee");
	site.replace("site.yaml", "languages: [nl, en]", "languages: [nl, en, fr]");
	site.replace("pages/blogs/rugtassen-op-maat.yaml", "label: Rugtassen op maat", "label: Tassen");
	site.replace("words/nl.yaml", "closed: Gesloten", "closed: Dicht");
	site.write(
		"images/foto.png",
		await sharp({ create: { width: 9, height: 9, channels: 3, background: "#7a3018" } })
			.png()
			.toBuffer(),
	);
	expect(await reviewed()).toMatchInlineSnapshot(`
		"7 wijzigingen: 1 tekst verouderd, 0 fouten
		Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

		Pagina's en adressen

		  Taal erbij: Frans, met 6 adressen  content/site.yaml:16

		Menu

		  Menupunt: ‘Blogs’ van plaats 3 naar plaats 4  content/site.yaml:22
		  Menupunt onder ‘Koffers en tassen’ ‘Rugtassen op maat’ → ‘Tassen’  content/pages/blogs/rugtassen-op-maat.yaml:4

		Woorden

		  Woord ‘Gesloten’ → ‘Dicht’  content/words/nl.yaml:46

		Beelden

		  Beeld foto.png is een ander beeld, zichtbaar op 4 pagina's in 3 talen  content/images/foto.png
		    /aanbod, /blogs, /blogs/een-eerste-opmeting, /blogs/rugtassen-op-maat

		Instellingen

		  Open voor afspraken ja → nee  content/site.yaml:5

		Vertalingen

		  Verouderd in het Engels: ‘Dicht’ (woorden)  content/words/nl.yaml:46
		"
	`);
	expect(await reviewed({ language: "en" })).toMatchInlineSnapshot(`
		"7 changes: 1 text out of date, 0 errors
		What a visitor will see change, from HEAD (1234567) to the files in this folder

		Pages and addresses

		  Language added: French, with 6 addresses  content/site.yaml:16

		Menu

		  Menu item: “Blogs” from position 3 to position 4  content/site.yaml:22
		  Menu item under “Koffers en tassen” “Rugtassen op maat” → “Tassen”  content/pages/blogs/rugtassen-op-maat.yaml:4

		Words

		  Word “Gesloten” → “Dicht”  content/words/nl.yaml:46

		Pictures

		  Picture foto.png replaced, shown on 4 pages in 3 languages  content/images/foto.png
		    /aanbod, /blogs, /blogs/een-eerste-opmeting, /blogs/rugtassen-op-maat

		Settings

		  Open for appointments yes → no  content/site.yaml:5

		Translations

		  Out of date in English: “Dicht” (words)  content/words/nl.yaml:46
		"
	`);
});

test("a whole language is one line, whether it is switched off or its files are thrown away", async () => {
	rmSync(join(site.root, "content/translations/en"), { recursive: true });
	expect(await reviewed()).toMatchInlineSnapshot(`
		"1 wijziging: 0 fouten
		Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

		Vertalingen

		  Alle vertalingen in het Engels weg: 6 adressen tonen daar een andere taal.  content/translations/en
		"
	`);
	site.replace("site.yaml", "languages: [nl, en]", "languages: [nl, fr]");
	expect(await reviewed()).toMatchInlineSnapshot(`
		"2 wijzigingen: 6 adressen vervallen zonder doorverwijzing, 0 fouten
		Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

		Pagina's en adressen

		  Taal weg: Engels. 6 adressen leiden nergens meer heen.  content/site.yaml:16
		  Taal erbij: Frans, met 6 adressen  content/site.yaml:16
		"
	`);
	expect(await reviewed({ language: "en" })).toMatchInlineSnapshot(`
		"2 changes: 6 addresses end without a redirect, 0 errors
		What a visitor will see change, from HEAD (1234567) to the files in this folder

		Pages and addresses

		  Language removed: English. 6 addresses lead nowhere now.  content/site.yaml:16
		  Language added: French, with 6 addresses  content/site.yaml:16
		"
	`);
});

test("what follows from a change elsewhere: days of a form, pages with a setting, search engines, the menu", async () => {
	site.replace("pages/index.yaml", "  - type: hero\n", "  - type: hero\n    badge: ja\n");
	site.write(
		"pages/route.yaml",
		"title: Route\ndescription: Zo komt u bij ons, met de bus, de trein en de auto.\nsections:\n  - type: hero\n    title: Zo komt u er\n",
	);
	const pairs = [
		"- nl: Route\n  en: Directions\n",
		"- nl: Zo komt u bij ons, met de bus, de trein en de auto.\n  en: How to reach us, by bus, train and car.\n",
		"- nl: Zo komt u er\n  en: How to get there\n",
	];
	site.write("translations/en/pages/route.yaml", pairs.join(""));
	commitAll(site.root);
	site.replace("facts/branches.yaml", "wednesday: 09:00-17:00", "wednesday: gesloten");
	site.replace("facts/branches.yaml", "monday: gesloten", "monday: 09:00-17:00");
	site.replace("site.yaml", "openForAppointments: ja", "openForAppointments: nee");
	site.replace("site.yaml", "label: Blogs }", "label: Artikelen }");
	site.replace("translations/en/pages/route.yaml", pairs[1] ?? "", "");
	expect(await reviewed()).toMatchInlineSnapshot(`
		"7 wijzigingen: 1 tekst nog niet vertaald, 0 fouten
		Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

		Gegevens

		  Openingstijden Vestiging Voorbeeldstad, maandag gesloten → 09:00–17:00, zichtbaar op elke pagina in 2 talen  content/facts/branches.yaml:15
		  Openingstijden Vestiging Voorbeeldstad, woensdag 09:00–17:00 → gesloten, zichtbaar op elke pagina in 2 talen  content/facts/branches.yaml:17
		  Voortaan gesloten op woensdag, maar het formulier afspraak biedt die dag nog aan  content/facts/forms.yaml:68

		Menu

		  Menupunt ‘Blogs’ → ‘Artikelen’  content/site.yaml:21

		Instellingen

		  Open voor afspraken ja → nee, raakt 1 pagina in 2 talen  content/site.yaml:5
		    /

		Vertalingen

		  Nog niet vertaald in het Engels: ‘Zo komt u bij ons, met de bus, de trein en de auto.’ (/route)  content/pages/route.yaml:2
		  1 pagina verdwijnt in het Engels uit zoekmachines: minder dan negen tiende is vertaald  content/pages/route.yaml
		    /route
		"
	`);
	expect(await reviewed({ language: "en" })).toMatchInlineSnapshot(`
		"7 changes: 1 text not translated yet, 0 errors
		What a visitor will see change, from HEAD (1234567) to the files in this folder

		Facts

		  Opening hours Vestiging Voorbeeldstad, Monday closed → 09:00–17:00, shown on every page in 2 languages  content/facts/branches.yaml:15
		  Opening hours Vestiging Voorbeeldstad, Wednesday 09:00–17:00 → closed, shown on every page in 2 languages  content/facts/branches.yaml:17
		  Closed on Wednesday from now on, but the form afspraak still offers that day  content/facts/forms.yaml:68

		Menu

		  Menu item “Blogs” → “Artikelen”  content/site.yaml:21

		Settings

		  Open for appointments yes → no, affects 1 page in 2 languages  content/site.yaml:5
		    /

		Translations

		  Not translated yet into English: “Zo komt u bij ons, met de bus, de trein en de auto.” (/route)  content/pages/route.yaml:2
		  Search engines lose 1 page in English: less than nine tenths is translated  content/pages/route.yaml
		    /route
		"
	`);
	commitAll(site.root);
	site.write("translations/en/pages/route.yaml", pairs.join(""));
	expect(await reviewed()).toContain("1 pagina komt in het Engels in zoekmachines");
});

test("what no visitor sees is not mentioned", async () => {
	site.replace("facts/business.yaml", "phone: 058 000 00 00", "# Het nummer.\nphone: 058-0000000");
	site.replace("facts/branches.yaml", "saturday: 10:00-16:00", 'saturday: "10:00 – 16:00"');
	site.replace("facts/services.yaml", "opmeting:\n", "meting:\n");
	site.replace("facts/branches.yaml", "    - opmeting\n    - koffers", "    - meting\n    - koffers");
	site.replace("facts/branches.yaml", "  services:\n    - opmeting\n", "  services:\n    - meting\n");
	site.replace("facts/forms.yaml", "        - services.opmeting\n", "        - services.meting\n");
	site.replace("pages/contact.yaml", "title: Contact\n", "title:   'Contact'\n");
	site.replace("pages/contact.yaml", "alleen om u te antwoorden. Deze", "alleen\n      om u te antwoorden.  Deze");
	site.replace(
		"pages/index.yaml",
		"    background: sea\n    title: Stel gerust uw vraag\n",
		"    title: Stel gerust uw vraag\n    background: sea\n",
	);
	site.replace("pages/blogs/rugtassen-op-maat.yaml", "kost {products.muziek-regular.price}", "kost € 100");
	site.replace("site.yaml", "reportLanguage: nl", "reportLanguage: en");
	site.write("images/scenes/zelfde.svg", readFileSync(join(site.root, "content/images/scenes/voorbeeld.svg")));
	site.replace("pages/index.yaml", "scenes/voorbeeld.svg", "scenes/zelfde.svg");
	expect(await reviewed({ language: "nl" })).toMatchInlineSnapshot(`
		"Een bezoeker ziet geen verschil.
		Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map
		"
	`);
	expect(await reviewed()).toMatchInlineSnapshot(`
		"A visitor will see no difference.
		What a visitor will see change, from HEAD (1234567) to the files in this folder
		"
	`);
});

test("a version with errors is compared as far as it can be read", async () => {
	site.replace("facts/products.yaml", 'price: "100"', "price: honderd");
	commitAll(site.root);
	site.replace("facts/products.yaml", "price: honderd", 'price: "100"');
	site.replace("pages/contact.yaml", "Vraag het ons", "Vraag het gerust");
	site.replace("pages/index.yaml", "title: Stel gerust", "titel: Stel gerust");
	expect(await reviewed()).toMatchInlineSnapshot(`
		"2 wijzigingen: 1 tekst verouderd, 1 fout
		Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

		In HEAD (1234567) staat 1 fout. Een bestand dat daardoor niet te lezen is, is niet vergeleken.
		  content/facts/products.yaml:6:10  Waarde past niet. \`price\` is een prijs zoals \`139\` of \`45.00\`, zonder € ervoor en met een punt; soms ook \`vanaf 139\` of \`op aanvraag\`; hier staat \`honderd\`.

		In de bestanden in deze map staat 1 fout. Een bestand dat daardoor niet te lezen is, is niet vergeleken.
		  content/pages/index.yaml:17:5  Onbekend veld. \`titel\` is geen veld van het onderdeel \`call-to-action\`.

		Pagina /contact, ‘Contact’

		  Onderdeel 1 ‘Vraag het gerust’ (Openingsblok), titel ‘Vraag het ons’ → ‘Vraag het gerust’  content/pages/contact.yaml:8

		Vertalingen

		  Verouderd in het Engels: ‘Vraag het gerust’ (/contact)  content/pages/contact.yaml:8
		"
	`);
	expect(await reviewed({ language: "en" })).toMatchInlineSnapshot(`
		"2 changes: 1 text out of date, 1 error
		What a visitor will see change, from HEAD (1234567) to the files in this folder

		There is 1 error in HEAD (1234567). Files that could not be read because of this have not been compared.
		  content/facts/products.yaml:6:10  Invalid value. \`price\` must be a price such as \`139\` or \`45.00\`, with a decimal point and without a sign such as € or £; sometimes also \`from 139\` or \`on request\`, in the language of the site; found \`honderd\`.

		There is 1 error in the files in this folder. Files that could not be read because of this have not been compared.
		  content/pages/index.yaml:17:5  Unknown field. \`titel\` is not a field of the section \`call-to-action\`.

		Page /contact, “Contact”

		  Section 1 “Vraag het gerust” (hero), title “Vraag het ons” → “Vraag het gerust”  content/pages/contact.yaml:8

		Translations

		  Out of date in English: “Vraag het gerust” (/contact)  content/pages/contact.yaml:8
		"
	`);
});

describe("forms of the report", () => {
	const dangerous =
		"<img src=x onerror=alert(1)> </details> @redactie #12 [klik](https://kwaad.example) **vet** www.kwaad.example | a";

	test("Markdown in which nothing that was written is markup", async () => {
		site.replace("pages/contact.yaml", "title: Vraag het ons", `title: "@redactie #12"\n    text: "${dangerous}"`);
		site.replace("pages/contact.yaml", "alleen om u te antwoorden", "voor <!-- content-review --> en ~~alles~~");
		const comment = await reviewed({ options: { format: "markdown" } });
		const tags = new Set((await marked.parse(comment)).match(/<[^>]*>/g));
		const own = ["details", "summary", "h2", "h3", "ul", "li", "p", "blockquote", "del", "ins"];
		expect([...tags].filter((tag) => !own.includes(tag.replace(/[</>]/g, "")))).toEqual(["<br>"]);
		expect(comment).toMatchInlineSnapshot(`
			"## 4 wijzigingen: 3 teksten nog niet vertaald, 3 fouten

			Wat een bezoeker ziet veranderen, van HEAD \\(1234567) naar de bestanden in deze map

			> In de bestanden in deze map staan 3 fouten. Een bestand dat daardoor niet te lezen is, is niet vergeleken.
			>
			> - content/pages/contact.yaml\\:9\\:12 Opmaak in gewone tekst. \\\`&lt;img src=x onerror=alert\\(1\\)&gt;\\\` is HTML; in deze regel komt het zo op de site te staan.
			> - content/pages/contact.yaml\\:9\\:66 Opmaak in gewone tekst. \\\`\\[klik\\]\\(https\\://kwaad.example\\)\\\` is opmaak; in deze regel komt het zo op de site te staan.
			> - content/pages/contact.yaml\\:23\\:49 HTML in de tekst. \\\`&lt;\\!-- content-review --&gt;\\\` is HTML, en dat mag niet in een tekst staan.

			### Pagina /contact, ‘Contact’

			- Onderdeel 1 ‘\\@​redactie \\#​12’ \\(Openingsblok\\), titel ‘Vraag het ons’ → ‘\\@​redactie \\#​12’ · content/pages/contact.yaml\\:8
			- Onderdeel 1 ‘\\@​redactie \\#​12’ \\(Openingsblok\\), tekst erbij\\: ‘&lt;img src=x onerror=alert\\(1\\)&gt; &lt;/details&gt; \\@​redactie \\#​12 \\[klik\\]…’ · content/pages/contact.yaml\\:9
			  <details><summary>De tekst</summary>

			  &lt;img src=x onerror=alert\\(1\\)&gt; &lt;/details&gt; \\@​redactie \\#​12 \\[klik\\]\\(https\\://kwaad.example\\) \\*\\*vet\\*\\* www\\.kwaad.example \\| a

			  </details>
			- Onderdeel 3 ‘Privacy’ \\(Lopende tekst\\), tekst gewijzigd · content/pages/contact.yaml\\:20
			  <details><summary>Tekst voor en na</summary>

			  \\#​\\#​ Privacy<br><br>Praktijk Voorbeeld gebruikt uw gegevens <del>alleen om u te antwoorden</del><ins>voor &lt;\\!-- content-review --&gt; en \\~\\~alles\\~\\~</ins>. Deze praktijk bestaat niet, dus er komt ook niets aan.

			  </details>

			### Vertalingen

			- Nog niet vertaald in het Engels\\: 3 teksten \\(/contact\\) · content/pages/contact.yaml\\:8
			  <details><summary>De teksten</summary>

			  \\@​redactie \\#​12<br><br>&lt;img src=x onerror=alert\\(1\\)&gt; &lt;/details&gt; \\@​redactie \\#​12 \\[klik\\]\\(https\\://kwaad.example\\) \\*\\*vet\\*\\* www\\.kwaad.example \\| a<br><br>Praktijk Voorbeeld gebruikt uw gegevens voor &lt;\\!-- content-review --&gt; en \\~\\~alles\\~\\~. Deze praktijk bestaat niet, dus er komt ook niets aan.

			  </details>
			"
		`);
	});

	test("a comment that would be too long says what it leaves out", async () => {
		const words = "Een zin van zo'n veertig tekens over niets. ".repeat(90);
		const sections = Array.from({ length: 20 }, (_, index) => `  - type: prose\n    text: "${index}. ${words}"\n`);
		const head = "title: Lang\ndescription: Een lange pagina.\nsections:\n  - type: hero\n    title: Lang\n";
		site.write("pages/index.yaml", head + sections.join(""));
		const comment = await reviewed({ options: { format: "markdown" } });
		expect(comment.length).toBeLessThan(65_536);
		expect(comment).toMatch(/\nEn nog \d+ wijzigingen, die hier niet meer passen\. `npm run review` toont alles\.\n$/);
	});

	test("pages are links to where the newer version can be seen", async () => {
		site.replace("facts/products.yaml", 'price: "100"', 'price: "145"');
		site.replace("pages/contact.yaml", "Vraag het ons", "Vraag het gerust");
		site.write(
			"pages/route.yaml",
			"title: Route\ndescription: Zo komt u bij ons.\nsections:\n  - type: hero\n    title: Zo komt u er\n",
		);
		const options = { preview: "https://proef.voorbeeld.example/7/" };
		expect(await reviewed({ options })).toMatchInlineSnapshot(`
			"5 wijzigingen: 1 tekst verouderd, 3 teksten nog niet vertaald, 0 fouten
			Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

			Gegevens

			  Prijs Muziektas op maat € 100 → € 145, zichtbaar op 2 pagina's in 2 talen  content/facts/products.yaml:6
			    https://proef.voorbeeld.example/7/aanbod, https://proef.voorbeeld.example/7/blogs/rugtassen-op-maat

			Pagina's en adressen

			  Pagina erbij: /route, ‘Route’, in 2 talen  content/pages/route.yaml:1
			    https://proef.voorbeeld.example/7/route

			Pagina /contact, ‘Contact’
			https://proef.voorbeeld.example/7/contact

			  Onderdeel 1 ‘Vraag het gerust’ (Openingsblok), titel ‘Vraag het ons’ → ‘Vraag het gerust’  content/pages/contact.yaml:8

			Vertalingen

			  Verouderd in het Engels: ‘Vraag het gerust’ (/contact)  content/pages/contact.yaml:8
			  Nog niet vertaald in het Engels: 3 teksten (/route)  content/pages/route.yaml:1
			    Route
			    Zo komt u bij ons.
			    Zo komt u er
			"
		`);
		expect(await reviewed({ options: { ...options, format: "markdown" } })).toMatchInlineSnapshot(`
			"## 5 wijzigingen: 1 tekst verouderd, 3 teksten nog niet vertaald, 0 fouten

			Wat een bezoeker ziet veranderen, van HEAD \\(1234567) naar de bestanden in deze map

			### Gegevens

			- Prijs Muziektas op maat € 100 → € 145, zichtbaar op 2 pagina's in 2 talen · content/facts/products.yaml\\:6
			  <details><summary>Pagina's</summary>

			  [/aanbod](https://proef.voorbeeld.example/7/aanbod), [/blogs/rugtassen-op-maat](https://proef.voorbeeld.example/7/blogs/rugtassen-op-maat)

			  </details>

			### Pagina's en adressen

			- [Pagina erbij\\: /route, ‘Route’, in 2 talen](https://proef.voorbeeld.example/7/route) · content/pages/route.yaml\\:1

			### [Pagina /contact, ‘Contact’](https://proef.voorbeeld.example/7/contact)

			- Onderdeel 1 ‘Vraag het gerust’ \\(Openingsblok\\), titel ‘Vraag het ons’ → ‘Vraag het gerust’ · content/pages/contact.yaml\\:8

			### Vertalingen

			- Verouderd in het Engels\\: ‘Vraag het gerust’ \\(/contact\\) · content/pages/contact.yaml\\:8
			- Nog niet vertaald in het Engels\\: 3 teksten \\(/route\\) · content/pages/route.yaml\\:1
			  <details><summary>De teksten</summary>

			  Route<br><br>Zo komt u bij ons.<br><br>Zo komt u er

			  </details>
			"
		`);
		await expect(reviewed({ options: { preview: "javascript:alert(1)" } })).rejects.toThrow(
			"not the address of a preview",
		);
	});
});

describe("revisions", () => {
	test("two revisions; what is not committed does not count", async () => {
		const first = commitAll(site.root);
		site.replace("words/nl.yaml", "closed: Gesloten", "closed: Dicht");
		commitAll(site.root);
		site.replace("words/nl.yaml", "closed: Dicht", "closed: Gesloten");
		const text = await reviewed({ words: [first, "main"] });
		expect(text).toContain("Woord ‘Gesloten’ → ‘Dicht’");
		expect(text).toContain("naar main (1234567)");
	});

	test("what became of the older version after both parted is no change of the newer one", async () => {
		git(site.root, "checkout", "--quiet", "-b", "voorstel");
		site.replace("facts/products.yaml", 'price: "100"', 'price: "145"');
		const proposal = commitAll(site.root);
		git(site.root, "checkout", "--quiet", "main");
		site.replace("facts/business.yaml", "phone: 058 000 00 00", "phone: 058 999 99 99");
		site.write("pages/nieuw.yaml", readFileSync(join(site.root, "content/pages/contact.yaml")));
		commitAll(site.root);
		expect(await reviewed({ words: ["main", "voorstel"] })).not.toContain("Telefoonnummer");
		git(site.root, "checkout", "--quiet", "voorstel");
		const text = await reviewed({ words: ["main"] });
		expect(text).toContain("van main toen deze tak begon (1234567) naar de bestanden in deze map");
		expect(text).toContain("€ 100 → € 145");
		expect(text).not.toContain("Telefoonnummer");
		const since = await printed(validate, { options: { since: "main", format: "json" } });
		expect(since).not.toContain("address-vanished");
		// Who goes back sees everything change that came after.
		expect(await reviewed({ words: [proposal, `${proposal}~1`] })).toContain("€ 145 → € 100");
	});

	test("a copy that lacks older versions, and two revisions in one word", async () => {
		commitAll(site.root);
		const copy = mkdtempSync(join(temporary, "copy-"));
		spawnSync("git", ["clone", "--quiet", "--depth", "1", `file://${site.root}`, copy]);
		expect(await refusal({ root: copy, words: ["HEAD~1"], language: "nl" })).toBe(
			'Deze kopie van de repository heeft niet alle oudere versies, en met "HEAD~1" is niet te vergelijken. Haal ze op met: git fetch --unshallow',
		);
		rmSync(copy, { recursive: true });
		for (const dots of ["..", "..."]) {
			expect(await refusal({ words: [`main${dots}HEAD`], language: "en" })).toBe(
				`"main${dots}HEAD" is two versions. Write them as two words: main HEAD`,
			);
		}
	});

	test("a site in a folder of a repository", async () => {
		const outer = mkdtempSync(join(temporary, "outer-"));
		const inner = join(outer, "sites/een site");
		mkdirSync(dirname(inner), { recursive: true });
		renameSync(join(site.root, "content"), join(outer, "content"));
		mkdirSync(inner);
		renameSync(join(outer, "content"), join(inner, "content"));
		commitAll(outer);
		expect(await reviewed({ root: inner })).toContain("Een bezoeker ziet geen verschil.");
		rmSync(outer, { recursive: true });
	});

	test("of a commit that was made by hand nothing is written but in the folder of the revision", async () => {
		const outside = mkdtempSync(join(temporary, "outside-"));
		const gitWith = (args: readonly string[], input?: string | Buffer) =>
			spawnSync("git", ["-C", site.root, ...args], { input }).stdout.toString();
		const blob = (text: string) => gitWith(["hash-object", "-w", "--stdin"], text).trim();
		type Entry = readonly [mode: string, name: string, id: string];
		const tree = (entries: readonly Entry[]) => {
			const raw = entries.flatMap(([mode, name, id]) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(id, "hex")]);
			return gitWith(["hash-object", "-t", "tree", "-w", "--literally", "--stdin"], Buffer.concat(raw)).trim();
		};
		const entriesIn = (path: string) =>
			[...gitWith(["ls-tree", `HEAD:${path}`]).matchAll(/^(\d+) \w+ (\w+)\t(.*)$/gm)].map(
				([, mode = "", id = "", name = ""]): Entry => [mode, name, id],
			);
		const [text, out] = [blob("title: Van een ander\n"), blob(outside)];
		const files: Entry[] = [
			["100644", "x.yaml", text],
			["120000", "y.yaml", out],
		];
		const pages = tree([
			...entriesIn("content/pages"),
			// A link out, and below it a file and a link; in either order, and in other letters.
			["120000", "evil", out],
			["40000", "evil", tree(files)],
			["40000", "live", tree(files)],
			["120000", "live", out],
			["120000", "EVIL", out],
			["120000", "z.yaml", blob(join(outside, "z.yaml"))],
			["100644", "z.yaml", text],
			["40000", "..", tree([["40000", "..", tree([["40000", "..", tree(files)]])]])],
			["100644", "../../../up.yaml", text],
			["100644", join(outside, "absolute.yaml"), text],
			["40000", ".git", tree([["100644", "config", blob("[core]\n\tfsmonitor = false\n")]])],
			["100644", "contact.yaml/below.yaml", text],
			["100644", `${"n".repeat(300)}.yaml`, text],
			["160000", "module", "1".repeat(40)],
		]);
		const others = entriesIn("content").filter(([, name]) => name !== "pages");
		const root = tree([["40000", "content", tree([...others, ["40000", "pages", pages]])]]);
		const person = ["-c", "user.name=A", "-c", "user.email=a@voorbeeld.example"];
		const commit = gitWith([...person, "commit-tree", "-m", "Met de hand", root]).trim();
		expect(commit).toMatch(/^[0-9a-f]{40}$/);
		const shown = await reviewed({ words: ["HEAD", commit] });
		// What is no trick is read as ever.
		expect(shown).toContain("evil");
		expect(readdirSync(outside)).toEqual([]);
		rmSync(outside, { recursive: true });
	});

	/** The message that a command refuses with; `cli.ts` gives exit code 2 for it. */
	async function refusal(asked: Asked, command: Command = review): Promise<string> {
		const error = await printed(command, asked).catch((reason: unknown) => reason);
		expect((error as Error).constructor.name).toBe("UsageError");
		return inLanguage((error as UsageError).said, asked.language ?? "nl").replaceAll(site.root, "<site>");
	}

	test("no revision, an unknown one, one without content, no repository", async () => {
		expect(await refusal({ words: [] })).toBe('Zeg met welke versie u vergelijkt: "npm run review -- main".');
		for (const language of ["nl", "en"] as const) {
			expect(await refusal({ words: ["nergens"], language })).toBe(
				language === "nl"
					? 'Er is geen versie "nergens". Geef de naam van een tak, een label of een commit, zoals main of HEAD~1.'
					: 'There is no version "nergens". Give the name of a branch, a tag or a commit, such as main or HEAD~1.',
			);
		}
		expect(await refusal({ words: ["--output=x"] })).toMatch(/^Er is geen versie/);
		expect(await refusal({ options: { since: "nergens" } }, validate)).toMatch(/^Er is geen versie/);
		renameSync(join(site.root, "content"), join(site.root, "elders"));
		commitAll(site.root);
		renameSync(join(site.root, "elders"), join(site.root, "content"));
		expect(await refusal({ words: ["HEAD"] })).toBe('In versie "HEAD" is er geen map content.');
		rmSync(join(site.root, ".git"), { recursive: true });
		expect(await refusal({ words: ["HEAD"] })).toBe(
			"<site> staat niet in een git-repository, dus er is geen eerdere versie om mee te vergelijken.",
		);
	});
});

describe("validate --since", () => {
	/** Without the warnings about translations, which the example site gives anyway. */
	const report = async (language: "nl" | "en") => {
		const text = await printed(validate, { language, options: { since: "HEAD", format: "json" } });
		const { problems } = JSON.parse(text) as {
			problems: { code: string; file: string; line: number; message: string; hint: string }[];
		};
		return problems
			.filter(({ code }) => /^(address-vanished|language-vanished|silence)/.test(code))
			.map(({ code, file, line, message, hint }) => `${file}:${line} ${code}\n${message}\n→ ${hint}`)
			.join("\n\n");
	};

	beforeEach(() => {
		const path = (name: string) => join(site.root, "content/pages", name);
		renameSync(path("blogs/rugtassen-op-maat.yaml"), path("blogs/doppen.yaml"));
		site.replace("facts/services.yaml", "/blogs/rugtassen-op-maat", "/blogs/doppen");
		site.remove("pages/blogs/een-eerste-opmeting.yaml");
		site.replace("facts/services.yaml", "  link: /blogs/een-eerste-opmeting\n", "");
	});

	test("addresses that lead nowhere any more, at the page that took their place", async () => {
		expect(await report("nl")).toMatchInlineSnapshot(`
			"content/pages/blogs/doppen.yaml:2 address-vanished
			\`/blogs/rugtassen-op-maat\` bestond en bestaat nu niet meer. \`/blogs/doppen\` lijkt ervoor in de plaats gekomen te zijn.
			→ Zet in dit bestand \`- /blogs/rugtassen-op-maat\` onder \`formerly:\`. Bezoekers gaan dan vanzelf naar \`/blogs/doppen\`.

			content/site.yaml:14 address-vanished
			\`/blogs/een-eerste-opmeting\` bestond en bestaat nu niet meer. Wie het bewaard heeft of vindt, leest dat de pagina er niet is.
			→ Kies de pagina die een bezoeker nu het beste kan lezen, en zet daar \`- /blogs/een-eerste-opmeting\` onder \`formerly:\`."
		`);
		expect(await report("en")).toMatchInlineSnapshot(`
			"content/pages/blogs/doppen.yaml:2 address-vanished
			\`/blogs/rugtassen-op-maat\` no longer exists. \`/blogs/doppen\` seems to have replaced it.
			→ Put \`- /blogs/rugtassen-op-maat\` below \`formerly:\` in this file, and visitors are taken to \`/blogs/doppen\`.

			content/site.yaml:14 address-vanished
			\`/blogs/een-eerste-opmeting\` no longer exists. Visitors who saved or find it are told that there is no such page.
			→ Choose the page that serves these visitors best, and put \`- /blogs/een-eerste-opmeting\` below \`formerly:\` there."
		`);
		site.replace("pages/blogs/doppen.yaml", "  - /rugtassen\n", "  - /rugtassen\n  - /blogs/rugtassen-op-maat\n");
		site.replace("pages/blogs/index.yaml", "sections:\n", "formerly: [/blogs/een-eerste-opmeting]\nsections:\n");
		expect(await report("nl")).toBe("");
	});

	test("a language with all its addresses is one error, unless somebody says why", async () => {
		commitAll(site.root);
		site.replace("site.yaml", "languages: [nl, en]", "languages: [nl]");
		expect(await report("nl")).toMatchInlineSnapshot(`
			"content/site.yaml:16 language-vanished
			De site was er in het Engels en is dat niet meer. 5 adressen leiden daardoor nergens meer heen: \`/en\` en alles daaronder.
			→ Zet \`en\` terug bij \`languages\`. Moet de taal echt weg, zet dan boven deze regel \`# negeer language-vanished: \` en de reden."
		`);
		expect(await report("en")).toMatchInlineSnapshot(`
			"content/site.yaml:16 language-vanished
			The site was there in English and no longer is. 5 addresses lead nowhere now: \`/en\` and all below it.
			→ Put \`en\` back under \`languages\`. If the language really has to go, write \`# ignore language-vanished: \` and the reason above this line."
		`);
		site.replace("site.yaml", "languages: [nl]", "# negeer language-vanished: niemand las het\nlanguages: [nl]");
		expect(await report("nl")).toBe("");
	});

	test("a silenced one is silent, and not needless for who does not look for it", async () => {
		site.replace(
			"pages/blogs/doppen.yaml",
			"title: Rugt",
			"# negeer address-vanished: stond nooit online\ntitle: Rugt",
		);
		expect(await report("nl")).not.toContain("doppen.yaml");
		const codes = site.check().problems.map(({ code }) => code);
		expect(codes).not.toContain("silence-needless");
		commitAll(site.root);
		expect(await report("nl")).toContain("silence-needless");
	});
});

describe("what a visitor sees on every page, on some days, or no longer", () => {
	test("another look, words of the builder, a message and a page that becomes a draft", async () => {
		site.replace("facts/theme.yaml", "look: waddenlucht", "look: tarwe");
		site.write("words/nl.yaml", "read_more: Lees verder\n");
		site.replace("site.yaml", "titleSuffix: Praktijk Voorbeeld", "titleSuffix: De Praktijk Voorbeeld");
		site.replace(
			"site.yaml",
			"titleSuffix:",
			"message:\n  text: Wij zijn verhuisd.\n  from: 2026-12-01\n  until: 2026-12-31\ntitleSuffix:",
		);
		site.replace("pages/aanbod.yaml", "description: Alle", "draft: ja\ndescription: Alle");
		expect(await reviewed()).toMatchInlineSnapshot(`
			"6 wijzigingen: 1 pagina niet meer op de site, 1 tekst verouderd, 0 fouten
			Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

			Gegevens

			  Uiterlijk waddenlucht → tarwe, zichtbaar op elke pagina in 2 talen  content/facts/theme.yaml:2

			Pagina's en adressen

			  Pagina nog niet op de site: /aanbod, ‘Wat deze praktijk aanbiedt’. Tot dan leest wie er komt, dat de pagina niet bestaat.  content/pages/aanbod.yaml:3

			Woorden

			  Woord ‘Lees meer’ → ‘Lees verder’  content/words/nl.yaml:1

			Instellingen

			  Naam achter elke titel ‘Praktijk Voorbeeld’ → ‘De Praktijk Voorbeeld’, zichtbaar op elke pagina in 2 talen  content/site.yaml:21
			  Mededeling erbij: ‘Wij zijn verhuisd.’, van 1 december 2026 tot en met 31 december 2026, zichtbaar op elke pagina in 2 talen  content/site.yaml:18

			Vertalingen

			  Verouderd in het Engels: ‘Lees verder’ (woorden)  content/words/nl.yaml:1
			"
		`);
		expect(await reviewed({ language: "en" })).toMatchInlineSnapshot(`
			"6 changes: 1 page no longer on the site, 1 text out of date, 0 errors
			What a visitor will see change, from HEAD (1234567) to the files in this folder

			Facts

			  Look waddenlucht → tarwe, shown on every page in 2 languages  content/facts/theme.yaml:2

			Pages and addresses

			  Page not yet on the site: /aanbod, “Wat deze praktijk aanbiedt”. Until then visitors are told that it does not exist.  content/pages/aanbod.yaml:3

			Words

			  Word “Lees meer” → “Lees verder”  content/words/nl.yaml:1

			Settings

			  Name after every title “Praktijk Voorbeeld” → “De Praktijk Voorbeeld”, shown on every page in 2 languages  content/site.yaml:21
			  Message added: “Wij zijn verhuisd.”, from 1 December 2026 until 31 December 2026, shown on every page in 2 languages  content/site.yaml:18

			Translations

			  Out of date in English: “Lees verder” (words)  content/words/nl.yaml:1
			"
		`);
	});

	test("an offer, also where its price stands", async () => {
		addOwnFacts(site);
		site.replace("pages/contact.yaml", "uw gegevens", "uw gegevens ({products.zwem.price})");
		commitAll(site.root);
		site.replace(
			"facts/products.yaml",
			'price: "60"\n',
			'price: "60"\n  offer:\n    price: 50\n    from: 2026-12-01\n    until: 2026-12-31\n',
		);
		expect(await reviewed()).toMatchInlineSnapshot(`
			"1 wijziging: 0 fouten
			Wat een bezoeker ziet veranderen, van HEAD (1234567) naar de bestanden in deze map

			Gegevens

			  Actie Zwemtas op maat erbij: ‘€ 50’, van 1 december 2026 tot en met 31 december 2026, zichtbaar op 2 pagina's in 2 talen  content/facts/products.yaml:46
			    /aanbod, /contact
			"
		`);
	});

	test("a drawing and texts whose lines end as on another computer are the same", async () => {
		for (const file of ["images/scenes/voorbeeld.svg", "pages/contact.yaml"]) {
			const text = readFileSync(join(site.root, "content", file), "utf8");
			site.write(file, text.replaceAll("\n", "\r\n"));
		}
		expect(await reviewed()).toContain("Een bezoeker ziet geen verschil.");
	});
});
