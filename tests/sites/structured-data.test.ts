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
import { requireSound, type Site } from "#pipeline/site/site.ts";
import { builtPages } from "../helpers/built-html.ts";
import { addOwnFacts, projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";

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
	const checked = requireSound(read);
	const page = checked.pages.get(path);
	if (!page) throw new Error(`There is no page ${path}.`);
	return presentMetadata(page, makeContext(checked, language)).structuredData;
}

/** The same without the site and the practice, which stand on every page. */
function thingsOn(path: string): unknown {
	const { "@graph": things } = describedBy(path) as { "@graph": { "@type": string }[] };
	return things.filter((thing) => thing["@type"] !== "WebSite" && thing["@type"] !== "Organization");
}

describe("a page describes", () => {
	test("the practice, the site and, on the home page, every branch", () => {
		expect(describedBy("/")).toMatchInlineSnapshot(`
			{
			  "@context": "https://schema.org",
			  "@graph": [
			    {
			      "@id": "https://www.praktijk-voorbeeld.example/#website",
			      "@type": "WebSite",
			      "inLanguage": [
			        "nl",
			      ],
			      "name": "Praktijk Voorbeeld",
			      "publisher": {
			        "@id": "https://www.praktijk-voorbeeld.example/#business",
			      },
			      "url": "https://www.praktijk-voorbeeld.example/",
			    },
			    {
			      "@id": "https://www.praktijk-voorbeeld.example/#business",
			      "@type": "Organization",
			      "email": "info@praktijk-voorbeeld.example",
			      "logo": "https://www.praktijk-voorbeeld.example/favicon.svg",
			      "name": "Praktijk Voorbeeld",
			      "sameAs": [
			        "https://www.voorbeeldnet.example/praktijk-voorbeeld",
			      ],
			      "slogan": "Een praktijk die niet bestaat, om te laten zien hoe de site werkt.",
			      "telephone": "+31580000000",
			      "url": "https://www.praktijk-voorbeeld.example/",
			    },
			    {
			      "@id": "https://www.praktijk-voorbeeld.example/",
			      "@type": "WebPage",
			      "about": {
			        "@id": "https://www.praktijk-voorbeeld.example/#business",
			      },
			      "description": "De kleinste site die alles heeft. De voorbeelden van de secties verwijzen naar haar pagina's, feiten en beelden.",
			      "inLanguage": "nl",
			      "isPartOf": {
			        "@id": "https://www.praktijk-voorbeeld.example/#website",
			      },
			      "name": "Beter horen in Voorbeeldstad",
			      "url": "https://www.praktijk-voorbeeld.example/",
			    },
			    {
			      "@id": "https://www.praktijk-voorbeeld.example/#branches/voorbeeldstad",
			      "@type": [
			        "LocalBusiness",
			        "MedicalBusiness",
			      ],
			      "address": {
			        "@type": "PostalAddress",
			        "addressCountry": "NL",
			        "addressLocality": "Voorbeeldstad",
			        "postalCode": "1234 AB",
			        "streetAddress": "Voorbeeldstraat 1",
			      },
			      "name": "Vestiging Voorbeeldstad",
			      "parentOrganization": {
			        "@id": "https://www.praktijk-voorbeeld.example/#business",
			      },
			      "url": "https://www.praktijk-voorbeeld.example/contact",
			    },
			    {
			      "@id": "https://www.praktijk-voorbeeld.example/#branches/voorbeelddorp",
			      "@type": [
			        "LocalBusiness",
			        "MedicalBusiness",
			      ],
			      "address": {
			        "@type": "PostalAddress",
			        "addressCountry": "NL",
			        "addressLocality": "Voorbeelddorp",
			        "postalCode": "1234 CD",
			      },
			      "name": "Vestiging Voorbeelddorp",
			      "parentOrganization": {
			        "@id": "https://www.praktijk-voorbeeld.example/#business",
			      },
			      "url": "https://www.praktijk-voorbeeld.example/contact",
			    },
			  ],
			}
		`);
	});

	test("products with their price, and a branch without what is a sample", () => {
		expect(thingsOn("/aanbod")).toMatchInlineSnapshot(`
			[
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/aanbod",
			    "@type": "WebPage",
			    "breadcrumb": {
			      "@id": "https://www.praktijk-voorbeeld.example/aanbod#breadcrumbs",
			    },
			    "description": "Alle feiten van de voorbeeldsite op één pagina, zodat er geen ongebruikt blijft.",
			    "inLanguage": "nl",
			    "isPartOf": {
			      "@id": "https://www.praktijk-voorbeeld.example/#website",
			    },
			    "name": "Wat deze praktijk aanbiedt",
			    "url": "https://www.praktijk-voorbeeld.example/aanbod",
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/aanbod#breadcrumbs",
			    "@type": "BreadcrumbList",
			    "itemListElement": [
			      {
			        "@type": "ListItem",
			        "item": "https://www.praktijk-voorbeeld.example/",
			        "name": "Home",
			        "position": 1,
			      },
			      {
			        "@type": "ListItem",
			        "item": "https://www.praktijk-voorbeeld.example/aanbod",
			        "name": "Wat deze praktijk aanbiedt",
			        "position": 2,
			      },
			    ],
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/#products/muziek-regular",
			    "@type": "Product",
			    "description": "Voor wie muziek zachter wil horen en toch de details niet wil missen.",
			    "image": "https://www.praktijk-voorbeeld.example/images/scenes/voorbeeld.800aeb71.svg",
			    "mainEntityOfPage": {
			      "@id": "https://www.praktijk-voorbeeld.example/aanbod",
			    },
			    "name": "Muziekdop op maat",
			    "offers": {
			      "@type": "Offer",
			      "price": "100.00",
			      "priceCurrency": "EUR",
			      "priceSpecification": {
			        "@type": "UnitPriceSpecification",
			        "price": "100.00",
			        "priceCurrency": "EUR",
			        "unitText": "per set",
			        "valueAddedTaxIncluded": true,
			      },
			      "seller": {
			        "@id": "https://www.praktijk-voorbeeld.example/#business",
			      },
			    },
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/#products/reis",
			    "@type": "Product",
			    "description": "Voor wie onderweg minder van motor en wielen wil horen.",
			    "mainEntityOfPage": {
			      "@id": "https://www.praktijk-voorbeeld.example/aanbod",
			    },
			    "name": "Reisdop op maat",
			    "offers": {
			      "@type": "Offer",
			      "price": "75.00",
			      "priceCurrency": "EUR",
			      "priceSpecification": {
			        "@type": "UnitPriceSpecification",
			        "price": "75.00",
			        "priceCurrency": "EUR",
			        "valueAddedTaxIncluded": true,
			      },
			      "seller": {
			        "@id": "https://www.praktijk-voorbeeld.example/#business",
			      },
			    },
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/#products/zwem",
			    "@type": "Product",
			    "description": "Voor wie liever geen water in de oren krijgt.",
			    "mainEntityOfPage": {
			      "@id": "https://www.praktijk-voorbeeld.example/aanbod",
			    },
			    "name": "Zwemdop op maat",
			    "offers": {
			      "@type": "Offer",
			      "price": "60.00",
			      "priceCurrency": "EUR",
			      "priceSpecification": {
			        "@type": "UnitPriceSpecification",
			        "price": "60.00",
			        "priceCurrency": "EUR",
			        "unitText": "per set",
			        "valueAddedTaxIncluded": true,
			      },
			      "seller": {
			        "@id": "https://www.praktijk-voorbeeld.example/#business",
			      },
			    },
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/#branches/voorbeelddorp",
			    "@type": [
			      "LocalBusiness",
			      "MedicalBusiness",
			    ],
			    "address": {
			      "@type": "PostalAddress",
			      "addressCountry": "NL",
			      "addressLocality": "Voorbeelddorp",
			      "postalCode": "1234 CD",
			    },
			    "areaServed": {
			      "@type": "AdministrativeArea",
			      "name": "Voorbeelddorp",
			    },
			    "email": "voorbeelddorp@praktijk-voorbeeld.example",
			    "geo": {
			      "@type": "GeoCoordinates",
			      "latitude": 52.8,
			      "longitude": 5.3,
			    },
			    "hasOfferCatalog": {
			      "@type": "OfferCatalog",
			      "itemListElement": [
			        {
			          "@type": "Offer",
			          "itemOffered": {
			            "@type": "Service",
			            "name": "Hoortest",
			            "url": "https://www.praktijk-voorbeeld.example/blogs/een-eerste-hoortest",
			          },
			        },
			      ],
			      "name": "Wat we hier voor u doen",
			    },
			    "image": "https://www.praktijk-voorbeeld.example/images/foto.e8c8bc5c.png",
			    "name": "Vestiging Voorbeelddorp",
			    "openingHoursSpecification": [
			      {
			        "@type": "OpeningHoursSpecification",
			        "closes": "17:00",
			        "dayOfWeek": [
			          "Monday",
			          "Thursday",
			        ],
			        "opens": "09:30",
			      },
			    ],
			    "parentOrganization": {
			      "@id": "https://www.praktijk-voorbeeld.example/#business",
			    },
			    "specialOpeningHoursSpecification": [
			      {
			        "@type": "OpeningHoursSpecification",
			        "closes": "00:00",
			        "opens": "00:00",
			        "validFrom": "2026-12-25",
			        "validThrough": "2026-12-25",
			      },
			      {
			        "@type": "OpeningHoursSpecification",
			        "closes": "00:00",
			        "opens": "00:00",
			        "validFrom": "2027-01-01",
			        "validThrough": "2027-01-01",
			      },
			    ],
			    "url": "https://www.praktijk-voorbeeld.example/contact",
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/#products/kind",
			    "@type": "Product",
			    "description": "Voor kleine oren, die nog groeien.",
			    "mainEntityOfPage": {
			      "@id": "https://www.praktijk-voorbeeld.example/aanbod",
			    },
			    "name": "Dop voor kinderen",
			    "offers": {
			      "@type": "Offer",
			      "priceSpecification": {
			        "@type": "UnitPriceSpecification",
			        "minPrice": 60,
			        "priceCurrency": "EUR",
			        "unitText": "per paar",
			        "valueAddedTaxIncluded": true,
			      },
			      "seller": {
			        "@id": "https://www.praktijk-voorbeeld.example/#business",
			      },
			    },
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/#products/werk",
			    "@type": "Product",
			    "description": "Voor een heel bedrijf tegelijk.",
			    "mainEntityOfPage": {
			      "@id": "https://www.praktijk-voorbeeld.example/aanbod",
			    },
			    "name": "Dop voor op het werk",
			  },
			]
		`);
	});

	test("an article", () => {
		expect(thingsOn("/blogs/een-eerste-hoortest")).toMatchInlineSnapshot(`
			[
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/blogs/een-eerste-hoortest",
			    "@type": "WebPage",
			    "breadcrumb": {
			      "@id": "https://www.praktijk-voorbeeld.example/blogs/een-eerste-hoortest#breadcrumbs",
			    },
			    "description": "Wat gebeurt er als u voor het eerst uw gehoor laat meten? In drie minuten weet u wat u kunt verwachten.",
			    "inLanguage": "nl",
			    "isPartOf": {
			      "@id": "https://www.praktijk-voorbeeld.example/#website",
			    },
			    "name": "Een eerste hoortest",
			    "url": "https://www.praktijk-voorbeeld.example/blogs/een-eerste-hoortest",
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/blogs/een-eerste-hoortest#breadcrumbs",
			    "@type": "BreadcrumbList",
			    "itemListElement": [
			      {
			        "@type": "ListItem",
			        "item": "https://www.praktijk-voorbeeld.example/",
			        "name": "Home",
			        "position": 1,
			      },
			      {
			        "@type": "ListItem",
			        "item": "https://www.praktijk-voorbeeld.example/blogs",
			        "name": "Blogs",
			        "position": 2,
			      },
			      {
			        "@type": "ListItem",
			        "item": "https://www.praktijk-voorbeeld.example/blogs/een-eerste-hoortest",
			        "name": "Een eerste hoortest",
			        "position": 3,
			      },
			    ],
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/blogs/een-eerste-hoortest#article",
			    "@type": "BlogPosting",
			    "author": {
			      "@type": "Person",
			      "name": "Redactie van Praktijk Voorbeeld",
			    },
			    "datePublished": "2026-03-12",
			    "headline": "Een eerste hoortest",
			    "image": "https://www.praktijk-voorbeeld.example/images/foto.e8c8bc5c.png",
			    "inLanguage": "nl",
			    "isBasedOn": "https://www.voorbeeldblad.example/een-eerste-hoortest",
			    "mainEntityOfPage": {
			      "@id": "https://www.praktijk-voorbeeld.example/blogs/een-eerste-hoortest",
			    },
			    "publisher": {
			      "@id": "https://www.praktijk-voorbeeld.example/#business",
			    },
			  },
			]
		`);
	});

	test("an overview of articles", () => {
		expect(thingsOn("/blogs")).toMatchInlineSnapshot(`
			[
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/blogs",
			    "@type": "WebPage",
			    "breadcrumb": {
			      "@id": "https://www.praktijk-voorbeeld.example/blogs#breadcrumbs",
			    },
			    "description": "Korte artikelen over horen en over het beschermen van uw oren, nieuwste eerst.",
			    "inLanguage": "nl",
			    "isPartOf": {
			      "@id": "https://www.praktijk-voorbeeld.example/#website",
			    },
			    "name": "Blogs",
			    "url": "https://www.praktijk-voorbeeld.example/blogs",
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/blogs#breadcrumbs",
			    "@type": "BreadcrumbList",
			    "itemListElement": [
			      {
			        "@type": "ListItem",
			        "item": "https://www.praktijk-voorbeeld.example/",
			        "name": "Home",
			        "position": 1,
			      },
			      {
			        "@type": "ListItem",
			        "item": "https://www.praktijk-voorbeeld.example/blogs",
			        "name": "Blogs",
			        "position": 2,
			      },
			    ],
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/blogs#blog",
			    "@type": "Blog",
			    "blogPost": [
			      {
			        "@id": "https://www.praktijk-voorbeeld.example/blogs/een-eerste-hoortest#article",
			        "@type": "BlogPosting",
			        "datePublished": "2026-03-12",
			        "headline": "Een eerste hoortest",
			        "url": "https://www.praktijk-voorbeeld.example/blogs/een-eerste-hoortest",
			      },
			      {
			        "@id": "https://www.praktijk-voorbeeld.example/blogs/oordoppen-op-maat#article",
			        "@type": "BlogPosting",
			        "datePublished": "2026-01-20",
			        "headline": "Oordoppen op maat",
			        "url": "https://www.praktijk-voorbeeld.example/blogs/oordoppen-op-maat",
			      },
			    ],
			    "inLanguage": "nl",
			    "mainEntityOfPage": {
			      "@id": "https://www.praktijk-voorbeeld.example/blogs",
			    },
			    "name": "Blogs",
			    "publisher": {
			      "@id": "https://www.praktijk-voorbeeld.example/#business",
			    },
			    "url": "https://www.praktijk-voorbeeld.example/blogs",
			  },
			]
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
        text: Nee. Lees [hoe het gaat](/blogs/een-eerste-hoortest) of [schrijf ons](#formulier).
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
		expect(thingsOn("/contact")).toMatchInlineSnapshot(`
			[
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/contact",
			    "@type": "WebPage",
			    "breadcrumb": {
			      "@id": "https://www.praktijk-voorbeeld.example/contact#breadcrumbs",
			    },
			    "description": "Stel uw vraag met het formulier, per e-mail of aan de telefoon. Wie hier een voorbeeld plakt, ziet meteen of het klopt.",
			    "inLanguage": "nl",
			    "isPartOf": {
			      "@id": "https://www.praktijk-voorbeeld.example/#website",
			    },
			    "name": "Contact",
			    "url": "https://www.praktijk-voorbeeld.example/contact",
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/contact#breadcrumbs",
			    "@type": "BreadcrumbList",
			    "itemListElement": [
			      {
			        "@type": "ListItem",
			        "item": "https://www.praktijk-voorbeeld.example/",
			        "name": "Home",
			        "position": 1,
			      },
			      {
			        "@type": "ListItem",
			        "item": "https://www.praktijk-voorbeeld.example/contact",
			        "name": "Contact",
			        "position": 2,
			      },
			    ],
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/#branches/voorbeeldstad",
			    "@type": [
			      "LocalBusiness",
			      "MedicalBusiness",
			    ],
			    "address": {
			      "@type": "PostalAddress",
			      "addressCountry": "NL",
			      "addressLocality": "Voorbeeldstad",
			      "postalCode": "1234 AB",
			      "streetAddress": "Voorbeeldstraat 1",
			    },
			    "areaServed": {
			      "@type": "AdministrativeArea",
			      "name": "De stad en omgeving",
			    },
			    "email": "info@praktijk-voorbeeld.example",
			    "geo": {
			      "@type": "GeoCoordinates",
			      "latitude": 52.9,
			      "longitude": 5.4,
			    },
			    "hasOfferCatalog": {
			      "@type": "OfferCatalog",
			      "itemListElement": [
			        {
			          "@type": "Offer",
			          "itemOffered": {
			            "@type": "Service",
			            "name": "Hoortest",
			            "url": "https://www.praktijk-voorbeeld.example/blogs/een-eerste-hoortest",
			          },
			        },
			        {
			          "@type": "Offer",
			          "itemOffered": {
			            "@type": "Service",
			            "name": "Gehoorbescherming op maat",
			            "url": "https://www.praktijk-voorbeeld.example/blogs/oordoppen-op-maat",
			          },
			        },
			        {
			          "@type": "Offer",
			          "itemOffered": {
			            "@type": "Service",
			            "name": "Onderhoud en reparatie",
			          },
			        },
			      ],
			      "name": "Wat we hier voor u doen",
			    },
			    "image": "https://www.praktijk-voorbeeld.example/images/scenes/voorbeeld.800aeb71.svg",
			    "name": "Vestiging Voorbeeldstad",
			    "openingHoursSpecification": [
			      {
			        "@type": "OpeningHoursSpecification",
			        "closes": "12:30",
			        "dayOfWeek": [
			          "Tuesday",
			        ],
			        "opens": "09:00",
			      },
			      {
			        "@type": "OpeningHoursSpecification",
			        "closes": "17:00",
			        "dayOfWeek": [
			          "Tuesday",
			        ],
			        "opens": "13:30",
			      },
			      {
			        "@type": "OpeningHoursSpecification",
			        "closes": "17:00",
			        "dayOfWeek": [
			          "Wednesday",
			          "Thursday",
			          "Friday",
			        ],
			        "opens": "09:00",
			      },
			      {
			        "@type": "OpeningHoursSpecification",
			        "closes": "16:00",
			        "dayOfWeek": [
			          "Saturday",
			        ],
			        "opens": "10:00",
			      },
			    ],
			    "parentOrganization": {
			      "@id": "https://www.praktijk-voorbeeld.example/#business",
			    },
			    "specialOpeningHoursSpecification": [
			      {
			        "@type": "OpeningHoursSpecification",
			        "closes": "00:00",
			        "opens": "00:00",
			        "validFrom": "2026-12-25",
			        "validThrough": "2026-12-25",
			      },
			      {
			        "@type": "OpeningHoursSpecification",
			        "closes": "00:00",
			        "opens": "00:00",
			        "validFrom": "2027-01-01",
			        "validThrough": "2027-01-01",
			      },
			    ],
			    "telephone": "+31580000000",
			    "url": "https://www.praktijk-voorbeeld.example/contact",
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/contact#service",
			    "@type": "Service",
			    "areaServed": [
			      {
			        "@type": "AdministrativeArea",
			        "name": "Voorbeeldstreek",
			      },
			      {
			        "@type": "City",
			        "name": "Voorbeeldstad",
			      },
			      {
			        "@type": "City",
			        "name": "Sint Voorbeeld",
			      },
			      {
			        "@type": "City",
			        "name": "Voorbeelddorp",
			      },
			    ],
			    "description": "Stel uw vraag met het formulier, per e-mail of aan de telefoon. Wie hier een voorbeeld plakt, ziet meteen of het klopt.",
			    "mainEntityOfPage": {
			      "@id": "https://www.praktijk-voorbeeld.example/contact",
			    },
			    "name": "Contact",
			    "provider": {
			      "@id": "https://www.praktijk-voorbeeld.example/#business",
			    },
			    "url": "https://www.praktijk-voorbeeld.example/contact",
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/contact#s5",
			    "@type": "ItemList",
			    "itemListElement": [
			      {
			        "@type": "ListItem",
			        "name": "U belt 058 000 0000",
			        "position": 1,
			      },
			      {
			        "@type": "ListItem",
			        "name": "Wij komen",
			        "position": 2,
			      },
			    ],
			    "mainEntityOfPage": {
			      "@id": "https://www.praktijk-voorbeeld.example/contact",
			    },
			    "name": "Zo gaat het",
			  },
			  {
			    "@id": "https://www.praktijk-voorbeeld.example/contact#s6",
			    "@type": "FAQPage",
			    "inLanguage": "nl",
			    "isPartOf": {
			      "@id": "https://www.praktijk-voorbeeld.example/contact",
			    },
			    "mainEntity": [
			      {
			        "@type": "Question",
			        "acceptedAnswer": {
			          "@type": "Answer",
			          "text": "<p>Nee. Lees <a href="https://www.praktijk-voorbeeld.example/blogs/een-eerste-hoortest">hoe het gaat</a> of <a href="https://www.praktijk-voorbeeld.example/contact#formulier">schrijf ons</a>.</p>",
			        },
			        "name": "Doet het pijn?",
			      },
			      {
			        "@type": "Question",
			        "acceptedAnswer": {
			          "@type": "Answer",
			          "text": "<p>Vraag het Praktijk Voorbeeld.</p>",
			        },
			        "name": "Wat kost het?",
			      },
			    ],
			  },
			]
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
		expect(describedBy("/aanbod")).toMatchInlineSnapshot(`
			{
			  "@context": "https://schema.org",
			  "@graph": [
			    {
			      "@id": "https://www.praktijk-voorbeeld.example/#website",
			      "@type": "WebSite",
			      "inLanguage": [
			        "nl",
			      ],
			      "url": "https://www.praktijk-voorbeeld.example/",
			    },
			    {
			      "@id": "https://www.praktijk-voorbeeld.example/aanbod",
			      "@type": "WebPage",
			      "description": "Alle feiten van de voorbeeldsite op één pagina, zodat er geen ongebruikt blijft.",
			      "inLanguage": "nl",
			      "isPartOf": {
			        "@id": "https://www.praktijk-voorbeeld.example/#website",
			      },
			      "url": "https://www.praktijk-voorbeeld.example/aanbod",
			    },
			    {
			      "@id": "https://www.praktijk-voorbeeld.example/#products/reis",
			      "@type": "Product",
			      "description": "Voor wie onderweg minder van motor en wielen wil horen.",
			      "mainEntityOfPage": {
			        "@id": "https://www.praktijk-voorbeeld.example/aanbod",
			      },
			      "name": "Reisdop op maat",
			      "offers": {
			        "@type": "Offer",
			        "price": "75.00",
			        "priceCurrency": "EUR",
			        "priceSpecification": {
			          "@type": "UnitPriceSpecification",
			          "price": "75.00",
			          "priceCurrency": "EUR",
			          "valueAddedTaxIncluded": true,
			        },
			      },
			    },
			    {
			      "@id": "https://www.praktijk-voorbeeld.example/#branches/voorbeeldstad",
			      "@type": [
			        "LocalBusiness",
			        "MedicalBusiness",
			      ],
			      "address": {
			        "@type": "PostalAddress",
			        "addressCountry": "NL",
			        "addressLocality": "Voorbeeldstad",
			        "streetAddress": "Voorbeeldstraat 1",
			      },
			      "areaServed": {
			        "@type": "AdministrativeArea",
			        "name": "De stad en omgeving",
			      },
			      "hasOfferCatalog": {
			        "@type": "OfferCatalog",
			        "itemListElement": [
			          {
			            "@type": "Offer",
			            "itemOffered": {
			              "@type": "Service",
			              "name": "Hoortest",
			              "url": "https://www.praktijk-voorbeeld.example/blogs/een-eerste-hoortest",
			            },
			          },
			          {
			            "@type": "Offer",
			            "itemOffered": {
			              "@type": "Service",
			              "name": "Gehoorbescherming op maat",
			              "url": "https://www.praktijk-voorbeeld.example/blogs/oordoppen-op-maat",
			            },
			          },
			          {
			            "@type": "Offer",
			            "itemOffered": {
			              "@type": "Service",
			              "name": "Onderhoud en reparatie",
			            },
			          },
			        ],
			        "name": "Wat we hier voor u doen",
			      },
			      "image": "https://www.praktijk-voorbeeld.example/images/scenes/voorbeeld.800aeb71.svg",
			      "name": "Vestiging Voorbeeldstad",
			      "openingHoursSpecification": [
			        {
			          "@type": "OpeningHoursSpecification",
			          "closes": "12:30",
			          "dayOfWeek": [
			            "Tuesday",
			          ],
			          "opens": "09:00",
			        },
			        {
			          "@type": "OpeningHoursSpecification",
			          "closes": "17:00",
			          "dayOfWeek": [
			            "Tuesday",
			          ],
			          "opens": "13:30",
			        },
			        {
			          "@type": "OpeningHoursSpecification",
			          "closes": "17:00",
			          "dayOfWeek": [
			            "Wednesday",
			            "Thursday",
			            "Friday",
			          ],
			          "opens": "09:00",
			        },
			        {
			          "@type": "OpeningHoursSpecification",
			          "closes": "16:00",
			          "dayOfWeek": [
			            "Saturday",
			          ],
			          "opens": "10:00",
			        },
			      ],
			      "specialOpeningHoursSpecification": [
			        {
			          "@type": "OpeningHoursSpecification",
			          "closes": "00:00",
			          "opens": "00:00",
			          "validFrom": "2026-12-25",
			          "validThrough": "2026-12-25",
			        },
			        {
			          "@type": "OpeningHoursSpecification",
			          "closes": "00:00",
			          "opens": "00:00",
			          "validFrom": "2027-01-01",
			          "validThrough": "2027-01-01",
			        },
			      ],
			      "url": "https://www.praktijk-voorbeeld.example/contact",
			    },
			    {
			      "@id": "https://www.praktijk-voorbeeld.example/#products/kind",
			      "@type": "Product",
			      "description": "Voor kleine oren, die nog groeien.",
			      "mainEntityOfPage": {
			        "@id": "https://www.praktijk-voorbeeld.example/aanbod",
			      },
			      "name": "Dop voor kinderen",
			      "offers": {
			        "@type": "Offer",
			        "priceSpecification": {
			          "@type": "UnitPriceSpecification",
			          "minPrice": 60,
			          "priceCurrency": "EUR",
			          "unitText": "per paar",
			          "valueAddedTaxIncluded": true,
			        },
			      },
			    },
			    {
			      "@id": "https://www.praktijk-voorbeeld.example/#products/werk",
			      "@type": "Product",
			      "description": "Voor een heel bedrijf tegelijk.",
			      "mainEntityOfPage": {
			        "@id": "https://www.praktijk-voorbeeld.example/aanbod",
			      },
			      "name": "Dop voor op het werk",
			    },
			  ],
			}
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
			const sound = requireSound(openContent(real.root).read().site);
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
