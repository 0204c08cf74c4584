import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Language } from "#core/languages.ts";
import { plainText } from "#core/resolved.ts";
import { openContent } from "#engine/content/content.ts";
import type { Context } from "#pipeline/kinds/context.ts";
import { formatPhone } from "#pipeline/kinds/phone.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentMetadata } from "#pipeline/present/metadata.ts";
import { nameOf } from "#pipeline/read/content-name.ts";
import { writtenFields } from "#pipeline/site/fields.ts";
import { assertSound, type Site } from "#pipeline/site/site.ts";
import { builtPages } from "../helpers/built-html.ts";
import { addOwnFacts, projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { inLines } from "../helpers/in-lines.ts";

let site: TemporarySite;

beforeEach(() => {
	// Before the days off of the example site.
	vi.setSystemTime(new Date("2026-11-22T12:00:00Z"));
	site = temporarySite();
});

afterEach(() => {
	site.dispose();
	vi.useRealTimers();
});

/** What a page tells search engines. */
function describedBy(path: string, language: Language = "nl"): unknown {
	const { site: read, sound } = site.check();
	expect(sound).toBe(true);
	const checked = assertSound(read);
	const page = checked.pages.get(path);
	if (!page) throw new Error(`There is no page ${path}.`);
	return presentMetadata(page, makeContext(checked, language)).structuredData;
}

/** The things of these kinds that a page describes, or all. */
function thingsOn(path: string, ...kinds: readonly string[]): string {
	const { "@graph": things } = describedBy(path) as { "@graph": Record<string, unknown>[] };
	const asked = things.filter(
		({ "@type": kind }) => kinds.length === 0 || kinds.some((each) => kind?.toString().includes(each)),
	);
	return inLines(asked);
}

describe("a page describes", () => {
	test("the practice, the site and, on the home page, every branch", () => {
		expect(thingsOn("/")).toMatchInlineSnapshot(`
			"@type: WebSite
			@id: ~/#website
			url: ~/
			name: Praktijk Voorbeeld
			inLanguage: [ nl ]
			publisher: { "@id": ~/#business }

			@type: Organization
			@id: ~/#business
			name: Praktijk Voorbeeld
			slogan: "Een praktijk die niet bestaat, om te laten zien hoe de site werkt."
			url: ~/
			logo: ~/favicon.svg
			telephone: "+31580000000"
			email: info@praktijk-voorbeeld.example
			sameAs: [ https://www.voorbeeldnet.example/praktijk-voorbeeld ]

			@type: WebPage
			@id: ~/
			url: ~/
			name: Goed dragen in Voorbeeldstad
			description: "De kleinste site die alles heeft. De voorbeelden van de onderdelen verwijzen naar haar pagina's, feiten en beelden."
			inLanguage: nl
			isPartOf: { "@id": ~/#website }
			about: { "@id": ~/#business }

			@type: [ LocalBusiness, MedicalBusiness ]
			@id: ~/#branches/voorbeeldstad
			name: Vestiging Voorbeeldstad
			url: ~/contact
			address: { "@type": PostalAddress, streetAddress: Voorbeeldstraat 1, postalCode: 1234 AB, addressLocality: Voorbeeldstad, addressCountry: NL }
			parentOrganization: { "@id": ~/#business }

			@type: [ LocalBusiness, MedicalBusiness ]
			@id: ~/#branches/voorbeelddorp
			name: Vestiging Voorbeelddorp
			url: ~/contact
			address: { "@type": PostalAddress, postalCode: 1234 CD, addressLocality: Voorbeelddorp, addressCountry: NL }
			parentOrganization: { "@id": ~/#business }"
		`);
	});

	test("products with their price, and a branch without what is a sample", () => {
		expect(thingsOn("/aanbod", "Product", "LocalBusiness")).toMatchInlineSnapshot(`
			"@type: Product
			@id: ~/#products/muziek-regular
			mainEntityOfPage: { "@id": ~/aanbod }
			name: Muziektas op maat
			description: "Voor wie een gitaar of viool veilig wil meenemen, ook op de fiets."
			image: ~/images/scenes/voorbeeld.800aeb71.svg
			offers: { "@type": Offer, price: "100.00", priceCurrency: EUR, priceSpecification: { "@type": UnitPriceSpecification, price: "100.00", priceCurrency: EUR, unitText: per set, valueAddedTaxIncluded: true }, seller: { "@id": ~/#business } }

			@type: Product
			@id: ~/#products/reis
			mainEntityOfPage: { "@id": ~/aanbod }
			name: Reistas op maat
			description: Voor wie onderweg alles meteen bij de hand wil hebben.
			offers: { "@type": Offer, price: "75.00", priceCurrency: EUR, priceSpecification: { "@type": UnitPriceSpecification, price: "75.00", priceCurrency: EUR, valueAddedTaxIncluded: true }, seller: { "@id": ~/#business } }

			@type: Product
			@id: ~/#products/zwem
			mainEntityOfPage: { "@id": ~/aanbod }
			name: Zwemtas op maat
			description: Voor wie zijn kleren droog wil houden.
			offers: { "@type": Offer, price: "60.00", priceCurrency: EUR, priceSpecification: { "@type": UnitPriceSpecification, price: "60.00", priceCurrency: EUR, unitText: per set, valueAddedTaxIncluded: true }, seller: { "@id": ~/#business } }

			@type: [ LocalBusiness, MedicalBusiness ]
			@id: ~/#branches/voorbeelddorp
			name: Vestiging Voorbeelddorp
			url: ~/contact
			address: { "@type": PostalAddress, postalCode: 1234 CD, addressLocality: Voorbeelddorp, addressCountry: NL }
			parentOrganization: { "@id": ~/#business }
			email: voorbeelddorp@praktijk-voorbeeld.example
			image: ~/images/foto.6ef20013.png
			geo: { "@type": GeoCoordinates, latitude: 52.8, longitude: 5.3 }
			openingHoursSpecification: [ { "@type": OpeningHoursSpecification, dayOfWeek: [ Monday, Thursday ], opens: 09:30, closes: 17:00 } ]
			specialOpeningHoursSpecification: [ { "@type": OpeningHoursSpecification, validFrom: 2027-03-29, validThrough: 2027-03-29, opens: 00:00, closes: 00:00 }, { "@type": OpeningHoursSpecification, validFrom: 2027-05-06, validThrough: 2027-05-06, opens: 00:00, closes: 00:00 }, { "@type": OpeningHoursSpecification, validFrom: 2027-05-17, validThrough: 2027-05-17, opens: 00:00, closes: 00:00 } ]
			areaServed: { "@type": AdministrativeArea, name: Voorbeelddorp }
			hasOfferCatalog: { "@type": OfferCatalog, name: Wat we hier voor u doen, itemListElement: [ { "@type": Offer, itemOffered: { "@type": Service, name: Opmeting, url: ~/blogs/een-eerste-opmeting } } ] }

			@type: Product
			@id: ~/#products/kind
			mainEntityOfPage: { "@id": ~/aanbod }
			name: Tas voor kinderen
			description: "Voor kleine ruggen, die nog groeien."
			offers: { "@type": Offer, priceSpecification: { "@type": UnitPriceSpecification, minPrice: 60, priceCurrency: EUR, unitText: per paar, valueAddedTaxIncluded: true }, seller: { "@id": ~/#business } }

			@type: Product
			@id: ~/#products/werk
			mainEntityOfPage: { "@id": ~/aanbod }
			name: Tas voor op het werk
			description: Voor een heel bedrijf tegelijk."
		`);
	});

	test("an article", () => {
		expect(thingsOn("/blogs/een-eerste-opmeting", "WebPage", "BreadcrumbList", "BlogPosting")).toMatchInlineSnapshot(`
			"@type: WebPage
			@id: ~/blogs/een-eerste-opmeting
			url: ~/blogs/een-eerste-opmeting
			name: Een eerste opmeting
			description: Wat gebeurt er als u voor het eerst een tas komt passen? In drie minuten weet u wat u kunt verwachten.
			inLanguage: nl
			isPartOf: { "@id": ~/#website }
			breadcrumb: { "@id": ~/blogs/een-eerste-opmeting#breadcrumbs }

			@type: BreadcrumbList
			@id: ~/blogs/een-eerste-opmeting#breadcrumbs
			itemListElement: [ { "@type": ListItem, position: 1, name: Home, item: ~/ }, { "@type": ListItem, position: 2, name: Blogs, item: ~/blogs }, { "@type": ListItem, position: 3, name: Een eerste opmeting, item: ~/blogs/een-eerste-opmeting } ]

			@type: BlogPosting
			@id: ~/blogs/een-eerste-opmeting#article
			mainEntityOfPage: { "@id": ~/blogs/een-eerste-opmeting }
			headline: Een eerste opmeting
			datePublished: 2026-03-12
			inLanguage: nl
			author: { "@type": Person, name: Redactie van Praktijk Voorbeeld }
			publisher: { "@id": ~/#business }
			image: ~/images/foto.6ef20013.png
			isBasedOn: https://www.voorbeeldblad.example/een-eerste-opmeting"
		`);
	});

	test("an overview of articles", () => {
		expect(thingsOn("/blogs", "Blog")).toMatchInlineSnapshot(`
			"@type: Blog
			@id: ~/blogs#blog
			mainEntityOfPage: { "@id": ~/blogs }
			url: ~/blogs
			name: Blogs
			inLanguage: nl
			publisher: { "@id": ~/#business }
			blogPost: [ { "@type": BlogPosting, "@id": ~/blogs/een-eerste-opmeting#article, url: ~/blogs/een-eerste-opmeting, headline: Een eerste opmeting, datePublished: 2026-03-12 }, { "@type": BlogPosting, "@id": ~/blogs/rugtassen-op-maat#article, url: ~/blogs/rugtassen-op-maat, headline: Rugtassen op maat, datePublished: 2026-01-20 } ]"
		`);
	});

	test("a branch, the towns of a service, steps and questions", () => {
		addOwnFacts(site);
		site.replace(
			"pages/contact.yaml",
			"  - type: prose\n",
			`  - type: branch
    title: Adres
    branch: voorbeeldstad
  - type: towns
    id: plaatsen
    title: Komen we ook bij u?
    area: voorbeeldstreek
    label: Uw plaats
  - type: steps
    title: Zo gaat het
    items:
      - title: U belt {business.phone}
        text: Dan praten we.
      - title: Wij komen
        text: Met de spullen voor de hoortest.
  - type: accordion
    title: Vragen
    items:
      - title: Doet het pijn?
        text: Nee. Lees [hoe het gaat](/blogs/een-eerste-opmeting) of [schrijf ons](#formulier).
      - title: Wat kost het?
        text: Vraag het {business.name}.
  - type: accordion
    title: Onderwerpen
    items:
      - title: Voor kinderen
        text: Kan ook.
      - title: Mag dat?
        text: Ja.
  - type: prose
`,
		);
		expect(thingsOn("/contact", "LocalBusiness", "Service", "ItemList", "FAQPage")).toMatchInlineSnapshot(`
			"@type: [ LocalBusiness, MedicalBusiness ]
			@id: ~/#branches/voorbeeldstad
			name: Vestiging Voorbeeldstad
			url: ~/contact
			address: { "@type": PostalAddress, streetAddress: Voorbeeldstraat 1, postalCode: 1234 AB, addressLocality: Voorbeeldstad, addressCountry: NL }
			parentOrganization: { "@id": ~/#business }
			telephone: "+31580000000"
			email: info@praktijk-voorbeeld.example
			image: ~/images/scenes/voorbeeld.800aeb71.svg
			geo: { "@type": GeoCoordinates, latitude: 52.9, longitude: 5.4 }
			openingHoursSpecification: [ { "@type": OpeningHoursSpecification, dayOfWeek: [ Tuesday ], opens: 09:00, closes: 12:30 }, { "@type": OpeningHoursSpecification, dayOfWeek: [ Tuesday ], opens: 13:30, closes: 17:00 }, { "@type": OpeningHoursSpecification, dayOfWeek: [ Wednesday, Thursday, Friday ], opens: 09:00, closes: 17:00 }, { "@type": OpeningHoursSpecification, dayOfWeek: [ Saturday ], opens: 10:00, closes: 16:00 } ]
			specialOpeningHoursSpecification: [ { "@type": OpeningHoursSpecification, validFrom: 2026-12-25, validThrough: 2026-12-25, opens: 00:00, closes: 00:00 }, { "@type": OpeningHoursSpecification, validFrom: 2027-01-01, validThrough: 2027-01-01, opens: 00:00, closes: 00:00 }, { "@type": OpeningHoursSpecification, validFrom: 2026-12-26, validThrough: 2026-12-26, opens: 00:00, closes: 00:00 }, { "@type": OpeningHoursSpecification, validFrom: 2027-04-27, validThrough: 2027-04-27, opens: 00:00, closes: 00:00 }, { "@type": OpeningHoursSpecification, validFrom: 2027-05-06, validThrough: 2027-05-06, opens: 00:00, closes: 00:00 } ]
			areaServed: { "@type": AdministrativeArea, name: De stad en omgeving }
			hasOfferCatalog: { "@type": OfferCatalog, name: Wat we hier voor u doen, itemListElement: [ { "@type": Offer, itemOffered: { "@type": Service, name: Opmeting, url: ~/blogs/een-eerste-opmeting } }, { "@type": Offer, itemOffered: { "@type": Service, name: Koffers en tassen op maat, url: ~/blogs/rugtassen-op-maat } }, { "@type": Offer, itemOffered: { "@type": Service, name: Onderhoud en reparatie } } ] }

			@type: Service
			@id: ~/contact#service
			mainEntityOfPage: { "@id": ~/contact }
			url: ~/contact
			name: Contact
			description: "Stel uw vraag met het formulier, per e-mail of aan de telefoon. Wie hier een voorbeeld plakt, ziet meteen of het klopt."
			provider: { "@id": ~/#business }
			areaServed: [ { "@type": AdministrativeArea, name: Voorbeeldstreek }, { "@type": City, name: Voorbeeldstad }, { "@type": City, name: Sint Voorbeeld }, { "@type": City, name: Voorbeelddorp } ]

			@type: ItemList
			@id: ~/contact#s5
			mainEntityOfPage: { "@id": ~/contact }
			name: Zo gaat het
			itemListElement: [ { "@type": ListItem, position: 1, name: U belt 058 000 0000 }, { "@type": ListItem, position: 2, name: Wij komen } ]

			@type: FAQPage
			@id: ~/contact#s6
			isPartOf: { "@id": ~/contact }
			inLanguage: nl
			mainEntity: [ { "@type": Question, name: Doet het pijn?, acceptedAnswer: { "@type": Answer, text: <p>Nee. Lees <a href="~/blogs/een-eerste-opmeting">hoe het gaat</a> of <a href="~/contact#formulier">schrijf ons</a>.</p> } }, { "@type": Question, name: Wat kost het?, acceptedAnswer: { "@type": Answer, text: <p>Vraag het Praktijk Voorbeeld.</p> } } ]"
		`);
	});
});

describe("a sample", () => {
	test("is left out, and so is what has no meaning without it or speaks of it", () => {
		site.replace("facts/business.yaml", "slogan:", "samples: [name, phone, email]\nslogan:");
		site.replace("facts/branches.yaml", "voorbeeldstad:\n", "voorbeeldstad:\n  samples: [postalCode, latitude]\n");
		site.replace("facts/products.yaml", "muziek-regular:\n", "muziek-regular:\n  samples: [price]\n");
		site.replace("facts/products.yaml", "zwem:\n", "zwem:\n  samples: [name]\n");
		site.replace("pages/aanbod.yaml", "branch: voorbeelddorp", "branch: voorbeeldstad");
		site.replace("pages/aanbod.yaml", "title: Wat deze praktijk aanbiedt", 'title: "Aanbod van {business.name}"');
		expect(thingsOn("/aanbod")).toMatchInlineSnapshot(`
			"@type: WebSite
			@id: ~/#website
			url: ~/
			inLanguage: [ nl ]

			@type: WebPage
			@id: ~/aanbod
			url: ~/aanbod
			description: "Alle feiten van de voorbeeldsite op één pagina, zodat er geen ongebruikt blijft."
			inLanguage: nl
			isPartOf: { "@id": ~/#website }

			@type: Product
			@id: ~/#products/reis
			mainEntityOfPage: { "@id": ~/aanbod }
			name: Reistas op maat
			description: Voor wie onderweg alles meteen bij de hand wil hebben.
			offers: { "@type": Offer, price: "75.00", priceCurrency: EUR, priceSpecification: { "@type": UnitPriceSpecification, price: "75.00", priceCurrency: EUR, valueAddedTaxIncluded: true } }

			@type: [ LocalBusiness, MedicalBusiness ]
			@id: ~/#branches/voorbeeldstad
			name: Vestiging Voorbeeldstad
			url: ~/contact
			address: { "@type": PostalAddress, streetAddress: Voorbeeldstraat 1, addressLocality: Voorbeeldstad, addressCountry: NL }
			image: ~/images/scenes/voorbeeld.800aeb71.svg
			openingHoursSpecification: [ { "@type": OpeningHoursSpecification, dayOfWeek: [ Tuesday ], opens: 09:00, closes: 12:30 }, { "@type": OpeningHoursSpecification, dayOfWeek: [ Tuesday ], opens: 13:30, closes: 17:00 }, { "@type": OpeningHoursSpecification, dayOfWeek: [ Wednesday, Thursday, Friday ], opens: 09:00, closes: 17:00 }, { "@type": OpeningHoursSpecification, dayOfWeek: [ Saturday ], opens: 10:00, closes: 16:00 } ]
			specialOpeningHoursSpecification: [ { "@type": OpeningHoursSpecification, validFrom: 2026-12-25, validThrough: 2026-12-25, opens: 00:00, closes: 00:00 }, { "@type": OpeningHoursSpecification, validFrom: 2027-01-01, validThrough: 2027-01-01, opens: 00:00, closes: 00:00 }, { "@type": OpeningHoursSpecification, validFrom: 2026-12-26, validThrough: 2026-12-26, opens: 00:00, closes: 00:00 }, { "@type": OpeningHoursSpecification, validFrom: 2027-04-27, validThrough: 2027-04-27, opens: 00:00, closes: 00:00 }, { "@type": OpeningHoursSpecification, validFrom: 2027-05-06, validThrough: 2027-05-06, opens: 00:00, closes: 00:00 } ]
			areaServed: { "@type": AdministrativeArea, name: De stad en omgeving }
			hasOfferCatalog: { "@type": OfferCatalog, name: Wat we hier voor u doen, itemListElement: [ { "@type": Offer, itemOffered: { "@type": Service, name: Opmeting, url: ~/blogs/een-eerste-opmeting } }, { "@type": Offer, itemOffered: { "@type": Service, name: Koffers en tassen op maat, url: ~/blogs/rugtassen-op-maat } }, { "@type": Offer, itemOffered: { "@type": Service, name: Onderhoud en reparatie } } ] }

			@type: Product
			@id: ~/#products/kind
			mainEntityOfPage: { "@id": ~/aanbod }
			name: Tas voor kinderen
			description: "Voor kleine ruggen, die nog groeien."
			offers: { "@type": Offer, priceSpecification: { "@type": UnitPriceSpecification, minPrice: 60, priceCurrency: EUR, unitText: per paar, valueAddedTaxIncluded: true } }

			@type: Product
			@id: ~/#products/werk
			mainEntityOfPage: { "@id": ~/aanbod }
			name: Tas voor op het werk
			description: Voor een heel bedrijf tegelijk."
		`);
	});

	test("of which a whole file is made leaves the site without a practice, and builds", () => {
		const file = readFileSync(join(site.root, "content/facts/business.yaml"), "utf8");
		site.write("facts/business.yaml", `samples: [all]\n${file.replace(/^samples:.*\n/m, "")}`);
		expect(JSON.stringify(describedBy("/"))).not.toMatch(/Organization|telephone|info@/);
		expect(builtPages(site).size).toBeGreaterThan(4);
	});

	test("of the real content is on no page, in no language", () => {
		const real = temporarySite(projectFolder);
		try {
			const sound = assertSound(openContent(real.root).read().site);
			const looked = new Set<string>();
			const found = sound.settings.value.languages.flatMap((language) => {
				const context = makeContext(sound, language);
				const samples = samplesOf(sound, context);
				for (const sample of samples) looked.add(sample);
				return [...sound.pages.values()].flatMap((page) => {
					const json = JSON.stringify(presentMetadata(page, context).structuredData ?? {});
					return samples.filter((sample) => speaks(json, sample)).map((sample) => `${page.path}: ${sample}`);
				});
			});
			expect(found).toEqual([]);
			const some = ["Audicien Friesland", "+31580000000", "info@audicien-friesland.example", "8911 AA", ":53.201"];
			expect([...looked]).toEqual(expect.arrayContaining(some));
		} finally {
			real.dispose();
		}
	});
});

/** Whether a sample stands there as words of its own: `red` is no part of `reduced`. */
function speaks(json: string, sample: string): boolean {
	const parts = json.split(sample);
	return parts.slice(1).some((after, index) => !/\p{L}$/u.test(parts[index] ?? "") && !/^\p{L}/u.test(after));
}

/** Everything that an editor marked as a sample, as it would stand in JSON in the language of the context. */
function samplesOf(sound: Site, context: Context): string[] {
	const fields = [...writtenFields(sound)];
	return fields.flatMap(({ meta, value: names, path: at, source }) => {
		if (meta.kind !== "samples") return [];
		const [block, depth] = [at.slice(0, -1).join("."), at.length - 1];
		const own = fields.filter((field) => {
			const isInside = field.source === source && field.path.slice(0, depth).join(".") === block;
			return isInside && (names as string[]).some((name) => name === "all" || name === field.path[depth]);
		});
		return own.flatMap(({ meta, value, page }) =>
			asJson(meta.kind, value, { context: context.in(nameOf(source)), page }),
		);
	});
}

function asJson(
	kind: string,
	value: unknown,
	{ context, page }: { context: Context; page: string | undefined },
): string[] {
	if (kind === "phone") {
		const { href, text } = formatPhone(String(value), context.language, { country: "NL", source: "nl" });
		return [href.replace("tel:", ""), text];
	}
	// A rating is a digit, which stands everywhere.
	if (typeof value === "number") return page === undefined ? [`:${value}`] : [];
	if (typeof value !== "string" || kind === "file") return [];
	const said = plainText(context.say(value));
	// What a section says in a sample, another page may say in earnest as part of a sentence.
	return [page === undefined ? JSON.stringify(said).slice(1, -1) : JSON.stringify(said)];
}

test("is not given in a language in which search engines do not hear of the page", () => {
	site.replace("site.yaml", "languages: [nl]", "languages: [nl, en]");
	expect(describedBy("/contact", "nl")).toBeDefined();
	expect(describedBy("/contact", "en")).toBeUndefined();
});

test("no text ends the element it stands in", () => {
	const written = "</script><script>alert(1)</script><!-- <script>";
	site.replace("pages/contact.yaml", "title: Contact", `title: "${written}"`);
	const page = builtPages(site).get("/contact");
	expect(page?.things.find((thing) => thing["@type"] === "WebPage")).toMatchObject({ name: written });
	const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page?.html ?? "")?.[1];
	expect(json).not.toContain("<");
});
