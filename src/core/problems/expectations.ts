import type { KindName } from "../fields/kind.ts";

interface Expectation {
	readonly nl: string;
	readonly en: string;
}

/** A kind, or a shape that a value can have. */
export type Expected = KindName | "whole" | "map" | "list";

/** What a field of each kind expects, in words that end a sentence. */
export const expectations: Readonly<Record<Expected, Expectation>> = {
	text: { nl: "een regel tekst", en: "a line of text" },
	label: { nl: "een regel tekst", en: "a line of text" },
	name: { nl: "een naam", en: "a name" },
	markdown: { nl: "tekst", en: "text" },
	link: {
		nl: 'een adres: `/contact`, `#anker`, `https://…` of een feit zoals `"{business.phone}"`',
		en: 'an address: `/contact`, `#anchor`, `https://…` or a fact such as `"{business.phone}"`',
	},
	image: {
		nl: "een beeld met `file:` (en `alt:`), in kleine letters zonder spaties",
		en: "a picture with `file:` (and `alt:`), in lower case without spaces",
	},
	file: {
		nl: "de naam van een beeld in content/images, in kleine letters en zonder spaties, zoals `scenes/muziek.svg`",
		en: "the name of a picture in content/images, in lower case and without spaces, such as `scenes/muziek.svg`",
	},
	icon: { nl: "de naam van een pictogram", en: "the name of an icon" },
	price: {
		nl: "een prijs in euro, zoals `139` of `45.00`, zonder euroteken en met een punt",
		en: "a price in euros, such as `139` or `45.00`, with a decimal point and without a euro sign",
	},
	date: { nl: "een dag zoals `2026-03-12`", en: "a date such as `2026-03-12`" },
	time: { nl: "een tijd zoals `09:30`", en: "a time such as `09:30`" },
	hours: {
		nl: "openingstijden zoals `09:30-17:00`, of `gesloten`",
		en: "opening hours such as `09:30-17:00`, or `gesloten`",
	},
	phone: {
		nl: "een telefoonnummer zoals `058 123 45 67`",
		en: "a phone number such as `058 123 45 67`",
	},
	email: {
		nl: "een e-mailadres zoals `naam@voorbeeld.nl`",
		en: "an e-mail address such as `name@example.org`",
	},
	url: { nl: "een adres dat begint met `https://`", en: "an address that starts with `https://`" },
	origin: {
		nl: "het adres van een site zoals `https://www.voorbeeld.nl`, in kleine letters en zonder iets erachter",
		en: "the address of a site such as `https://www.example.org`, in lower case and with nothing after it",
	},
	choice: { nl: "een van de vaste woorden", en: "one of the fixed words" },
	flag: { nl: "`ja` of `nee`", en: "`ja` (yes) or `nee` (no)" },
	number: { nl: "een getal zoals `3` of `2.5`", en: "a number such as `3` or `2.5`" },
	ref: {
		nl: "een naam uit de feiten, in kleine letters",
		en: "a name from the facts, in lower case",
	},
	pages: { nl: "een adres zoals `/blogs`", en: "an address such as `/blogs`" },
	id: {
		nl: "een naam van kleine letters, cijfers en streepjes",
		en: "a name of lower-case letters, digits and hyphens",
	},
	path: {
		nl: "een adres op deze site zoals `/contact`, in kleine letters en zonder schuine streep aan het eind",
		en: "an address on this site such as `/contact`, in lower case and without a slash at the end",
	},
	color: {
		nl: 'een kleurcode tussen aanhalingstekens, zoals `"#7a3018"`',
		en: 'a colour code between quotation marks, such as `"#7a3018"`',
	},
	language: {
		nl: "een taal in twee letters, zoals `nl` of `de`",
		en: "a language in two letters, such as `nl` or `de`",
	},
	samples: { nl: "een lijst met namen van velden", en: "a list of field names" },
	whole: { nl: "een heel getal, zoals `3`", en: "a whole number, such as `3`" },
	map: { nl: "een blok met velden", en: "a block of fields" },
	list: {
		nl: "een lijst: elke regel begint met een streepje",
		en: "a list: every line starts with a hyphen",
	},
};
