import { entry, listNames, type Named, offerEn, offerNl, warning } from "./entry.ts";

/** Mistakes between files: what points somewhere must arrive. */
export const checkProblems = {
	"broken-link": entry<{ target: string; nearest?: string | undefined }>({
		nl: {
			title: "Link loopt dood",
			message: ({ target }) => `Er is geen pagina \`${target}\`.`,
			hint: ({ nearest }) =>
				nearest
					? `Bedoelde u \`${nearest}\`?`
					: "Verwijs naar een bestaande pagina, of maak de pagina in content/pages.",
		},
		en: {
			title: "Link leads nowhere",
			message: ({ target }) => `There is no page \`${target}\`.`,
			hint: ({ nearest }) =>
				nearest ? `Did you mean \`${nearest}\`?` : "Link to an existing page, or create the page in content/pages.",
		},
	}),
	"broken-anchor": entry<{ page: string; anchor: string; nearest?: string | undefined; known: readonly string[] }>({
		nl: {
			title: "Anker bestaat niet",
			message: ({ page, anchor }) => `Op \`${page}\` is geen onderdeel met \`id: ${anchor}\`.`,
			hint: ({ anchor, nearest, known }) =>
				offerNl(nearest, known) ||
				`Geef het onderdeel op die pagina een regel \`id: ${anchor}\`, of verwijs naar de pagina zonder anker.`,
		},
		en: {
			title: "Anchor does not exist",
			message: ({ page, anchor }) => `There is no section with \`id: ${anchor}\` on \`${page}\`.`,
			hint: ({ anchor, nearest, known }) =>
				offerEn(nearest, known, "values") ||
				`Give the section on that page a line \`id: ${anchor}\`, or link to the page without an anchor.`,
		},
	}),
	"unsafe-link": entry<{ target: string }>({
		nl: {
			title: "Link is niet toegestaan",
			message: ({ target }) => `\`${target}\` is geen veilig adres.`,
			hint: "Gebruik een adres dat begint met `/`, `#`, `https://`, `mailto:` of `tel:`.",
		},
		en: {
			title: "Link is not allowed",
			message: ({ target }) => `\`${target}\` is not a safe address.`,
			hint: "Use an address that starts with `/`, `#`, `https://`, `mailto:` or `tel:`.",
		},
	}),
	"unknown-fact": entry<Named>({
		nl: {
			title: "Feit bestaat niet",
			message: ({ name }) => `\`{${name}}\` verwijst naar een feit dat er niet is.`,
			hint: ({ nearest, known }) =>
				offerNl(
					nearest && `{${nearest}}`,
					known.map((each) => `{${each}}`),
				),
		},
		en: {
			title: "Fact does not exist",
			message: ({ name }) => `\`{${name}}\` refers to a fact that does not exist.`,
			hint: ({ nearest, known }) =>
				offerEn(
					nearest && `{${nearest}}`,
					known.map((each) => `{${each}}`),
					"values",
				),
		},
	}),
	"unprintable-fact": entry<{ name: string }>({
		nl: {
			title: "Feit past niet in een tekst",
			message: ({ name }) => `\`{${name}}\` is geen tekst, prijs, datum of nummer en kan niet in een zin staan.`,
			hint: "Verwijs naar één veld van het feit, bijvoorbeeld `{products.roggebrood.price}`.",
		},
		en: {
			title: "Fact cannot be part of a text",
			message: ({ name }) => `\`{${name}}\` is not a text, price, date or number, so it cannot be part of a sentence.`,
			hint: "Use one field of the fact, for example `{products.rye.price}`.",
		},
	}),
	"price-on-request": entry<{ name: string }>({
		nl: {
			title: "Deze prijs is op aanvraag",
			message: ({ name }) => `\`{${name}}\` is geen bedrag: de prijs is op aanvraag.`,
			hint: "Schrijf de zin zonder prijs, bijvoorbeeld: vraag ons naar de prijs.",
		},
		en: {
			title: "This price is on request",
			message: ({ name }) => `\`{${name}}\` is not an amount: the price is on request.`,
			hint: "Write the sentence without the price, for example: ask us for the price.",
		},
	}),
	"unlinkable-fact": entry<{ target: string }>({
		nl: {
			title: "Link leidt nergens heen",
			message: ({ target }) =>
				`\`${target}\` is geen adres: alleen een telefoonnummer, e-mailadres of adres kan een link zijn.`,
			hint: 'Verwijs naar één feit met een adres, bijvoorbeeld `"{business.phone}"`, of schrijf een adres zoals `/contact`.',
		},
		en: {
			title: "Link leads nowhere",
			message: ({ target }) =>
				`\`${target}\` is not an address: only a phone number, email address or address can be a link.`,
			hint: 'Use one fact with an address, for example `"{business.phone}"`, or write an address such as `/contact`.',
		},
	}),
	"no-pages-below": warning<{ folder: string }>({
		nl: {
			title: "Overzicht blijft leeg",
			message: ({ folder }) => `Onder \`${folder}\` staat geen enkele pagina.`,
			hint: "Kies een adres waaronder pagina's staan, bijvoorbeeld `/blogs`.",
		},
		en: {
			title: "Overview is empty",
			message: ({ folder }) => `There are no pages below \`${folder}\`.`,
			hint: "Choose an address that has pages below it, for example `/blogs`.",
		},
	}),
	"cut-by-hash": warning<{ lost: string }>({
		nl: {
			title: "Tekst stopt bij #",
			message: ({ lost }) =>
				`Wat na een spatie en # komt, leest YAML als opmerking: \`${lost}\` staat niet op de site.`,
			hint: "Zet de hele tekst tussen dubbele aanhalingstekens. Is het echt een opmerking, zet dan een spatie achter de #.",
		},
		en: {
			title: "Text stops at #",
			message: ({ lost }) => `YAML reads what follows a space and # as a comment: \`${lost}\` is not on the site.`,
			hint: "Put the whole text between double quotes. If it is a comment, put a space after the #.",
		},
	}),
	"unknown-ref": entry<Named & { collection: string }>({
		nl: {
			title: "Naam komt niet voor",
			message: ({ name, collection }) => `In content/facts/${collection}.yaml staat geen \`${name}\`.`,
			hint: ({ nearest, known }) => offerNl(nearest, known),
		},
		en: {
			title: "Unknown name",
			message: ({ name, collection }) => `There is no \`${name}\` in content/facts/${collection}.yaml.`,
			hint: ({ nearest, known }) => offerEn(nearest, known, "values"),
		},
	}),
	"duplicate-anchor": entry<{ anchor: string; line: number }>({
		nl: {
			title: "Anker staat er twee keer",
			message: ({ anchor, line }) => `\`id: ${anchor}\` staat op deze pagina ook op regel ${line}.`,
			hint: "Geef elk onderdeel een eigen id.",
		},
		en: {
			title: "Duplicate anchor",
			message: ({ anchor, line }) => `\`id: ${anchor}\` is already used on line ${line} of this page.`,
			hint: "Give every section its own id.",
		},
	}),
	"page-heading": entry<{ found: number; types: readonly string[] }>({
		nl: {
			title: "Pagina heeft niet één hoofdkop",
			message: ({ found }) =>
				found === 0
					? "Geen onderdeel van deze pagina draagt de hoofdkop."
					: `${found} onderdelen van deze pagina dragen een hoofdkop; het moet er één zijn.`,
			hint: ({ types }) => `Begin de pagina met één onderdeel ${listNames(types, "of")}.`,
		},
		en: {
			title: "Page must have one main heading",
			message: ({ found }) =>
				found === 0
					? "No section of this page holds the main heading."
					: `${found} sections of this page hold a main heading; there must be exactly one.`,
			hint: ({ types }) => `Start the page with one section ${listNames(types, "or")}.`,
		},
	}),
	"invalid-phone": entry<{ found: string; dutch: boolean }>({
		nl: {
			title: "Telefoonnummer kan niet bestaan",
			message: ({ found }) => `\`${found}\` heeft niet het aantal cijfers van een telefoonnummer.`,
			hint: ({ dutch }) =>
				dutch
					? "Een Nederlands nummer heeft tien cijfers; een buitenlands nummer begint met + en de landcode."
					: "Schrijf het nummer zoals mensen in uw land het intoetsen; een buitenlands nummer begint met + en de landcode.",
		},
		en: {
			title: "Invalid phone number",
			message: ({ found }) => `\`${found}\` does not have the number of digits of a phone number.`,
			hint: ({ dutch }) =>
				dutch
					? "A Dutch number has ten digits; a foreign number starts with + and the country code."
					: "Write the number as people in your country dial it; a foreign number starts with + and the country code.",
		},
	}),
	"sample-left": entry<{ name: string; all?: boolean }>({
		nl: {
			title: "Voorbeeld is nog niet vervangen",
			message: ({ name }) => `\`${name}\` is nog een voorbeeld.`,
			hint: ({ all }) =>
				all
					? "Vul in wat klopt, en haal dan de regel met `samples:` weg."
					: "Vul de echte waarde in en haal de naam uit de lijst `samples:`.",
		},
		en: {
			title: "Sample has not been replaced",
			message: ({ name }) => `\`${name}\` is still a sample.`,
			hint: ({ all }) =>
				all
					? "Fill in what is right, and then remove the line with `samples:`."
					: "Fill in the real value and remove the name from the list `samples:`.",
		},
	}),
} as const;
