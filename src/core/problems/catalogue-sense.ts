import { entry, warning } from "./entry.ts";

/** A value that is written well and can hardly be meant; what it is about decides the words. */
export type Unlikely =
	| { readonly why: "price"; readonly found: string }
	| { readonly why: "postal-code"; readonly found: string }
	| { readonly why: "day"; readonly found: string }
	| { readonly why: "mail-domain"; readonly found: string; readonly meant: string }
	| { readonly why: "far-away"; readonly found: string; readonly kilometres: number }
	| { readonly why: "always-closed"; readonly found: string }
	| { readonly why: "suffix"; readonly found: string; readonly name: string }
	| { readonly why: "alt"; readonly found: string };

/** What is written well and does not make sense. */
export const senseProblems = {
	"listed-twice": entry<{ found: string; line: number }>({
		nl: {
			title: "Staat er twee keer",
			message: ({ found, line }) => `\`${found}\` staat in deze lijst ook op regel ${line}.`,
			hint: "Haal een van de twee weg.",
		},
		en: {
			title: "Duplicate item",
			message: ({ found, line }) => `This list already has \`${found}\` on line ${line}.`,
			hint: "Remove one of the two.",
		},
	}),
	"circular-fact": entry<{ chain: readonly string[] }>({
		nl: {
			title: "Feit verwijst naar zichzelf",
			message: ({ chain }) => `Dit gaat in een kring rond: ${chain.map((name) => `\`{${name}}\``).join(" → ")}.`,
			hint: "Schrijf op een van deze plaatsen de woorden zelf.",
		},
		en: {
			title: "Fact refers to itself",
			message: ({ chain }) => `This goes round in a circle: ${chain.map((name) => `\`{${name}}\``).join(" → ")}.`,
			hint: "Write the words themselves in one of these places.",
		},
	}),
	"year-differs": entry<{ name: string; year: number }>({
		nl: {
			title: "Jaar en blok zijn niet hetzelfde",
			message: ({ name, year }) => `In het blok \`${name}\` staat \`year: ${year}\`.`,
			hint: ({ name }) => `Schrijf \`year: ${name}\`, en kijk of de cijfers van dat jaar zijn.`,
		},
		en: {
			title: "Year and block differ",
			message: ({ name, year }) => `The block \`${name}\` says \`year: ${year}\`.`,
			hint: ({ name }) => `Write \`year: ${name}\`, and check that the figures are of that year.`,
		},
	}),
	unlikely: warning<Unlikely>({
		nl: {
			title: "Klopt dit wel?",
			message: (values) =>
				({
					price: () => "Dit product kost niets.",
					"postal-code": () => `\`${values.found}\` is geen Nederlandse postcode.`,
					day: () => `\`${values.found}\` ligt heel ver weg.`,
					"mail-domain": () => `\`${values.found}\` lijkt een tikfout.`,
					"far-away": () =>
						`\`${values.found}\` ligt ${"kilometres" in values ? values.kilometres : ""} kilometer van alle andere plaatsen en vestigingen.`,
					"always-closed": () => `\`${values.found}\` is op alle dagen gesloten.`,
					suffix: () => `\`${values.found}\` noemt de praktijk anders dan \`${"name" in values ? values.name : ""}\`.`,
					alt: () => `\`${values.found}\` zegt niet wat er te zien is.`,
				})[values.why](),
			hint: (values) =>
				({
					price: "Vul de prijs in.",
					"postal-code": "Schrijf vier cijfers, een spatie en twee hoofdletters: `8911 AA`.",
					day: "Kijk of het jaar vier goede cijfers heeft.",
					"mail-domain": `Bedoelde u \`${"meant" in values ? values.meant : ""}\`?`,
					"far-away": "Kijk of `latitude` en `longitude` kloppen.",
					"always-closed": "Vul de openingstijden in, bijvoorbeeld `09:30-17:00`.",
					suffix: 'Deze woorden staan achter de titel van elke pagina. Pas ze aan, of schrijf `"{business.name}"`.',
					alt: "Schrijf in één zin wat er te zien is.",
				})[values.why],
		},
		en: {
			title: "Is this right?",
			message: (values) =>
				({
					price: () => "This product costs nothing.",
					"postal-code": () => `\`${values.found}\` is not a Dutch postal code.`,
					day: () => `\`${values.found}\` is very far away.`,
					"mail-domain": () => `\`${values.found}\` looks like a typing mistake.`,
					"far-away": () =>
						`\`${values.found}\` lies ${"kilometres" in values ? values.kilometres : ""} kilometres from all other towns and branches.`,
					"always-closed": () => `\`${values.found}\` is closed on every day.`,
					suffix: () =>
						`\`${values.found}\` names the practice otherwise than \`${"name" in values ? values.name : ""}\`.`,
					alt: () => `\`${values.found}\` does not say what the picture shows.`,
				})[values.why](),
			hint: (values) =>
				({
					price: "Fill in the price.",
					"postal-code": "Write four digits, a space and two capital letters: `8911 AA`.",
					day: "Check the four digits of the year.",
					"mail-domain": `Did you mean \`${"meant" in values ? values.meant : ""}\`?`,
					"far-away": "Check `latitude` and `longitude`.",
					"always-closed": "Fill in the opening hours, for example `09:30-17:00`.",
					suffix: 'These words follow the title of every page. Change them, or write `"{business.name}"`.',
					alt: "Say in one sentence what the picture shows.",
				})[values.why],
		},
	}),
	"translation-number": warning<{ found: string }>({
		nl: {
			title: "Getal staat niet in het Nederlands",
			message: ({ found }) => `\`${found}\` staat wel in de vertaling en niet in de Nederlandse tekst.`,
			hint: "Haal het weg. Hoort het erbij, zet het dan ook in het Nederlands, liefst als feit.",
		},
		en: {
			title: "Number is not in the Dutch",
			message: ({ found }) => `The translation has \`${found}\`, which the Dutch text does not have.`,
			hint: "Remove it. If it belongs there, put it in the Dutch too, as a fact where possible.",
		},
	}),
	"translation-same": warning<Record<never, never>>({
		nl: {
			title: "Niet vertaald maar overgenomen",
			message: "De vertaling is precies de Nederlandse zin.",
			hint: "Vertaal de zin, of haal de vertaling weg; dan weet de site dat zij nog ontbreekt.",
		},
		en: {
			title: "Copied instead of translated",
			message: "The translation is the Dutch sentence itself.",
			hint: "Translate it, or remove the translation, so that the site knows it is missing.",
		},
	}),
	"translation-twice": warning<{ line: number }>({
		nl: {
			title: "Twee vertalingen van dezelfde tekst",
			message: ({ line }) => `Deze tekst wordt ook op regel ${line} vertaald, en die vertaling telt.`,
			hint: "Haal een van de twee weg.",
		},
		en: {
			title: "Two translations of the same text",
			message: ({ line }) => `This text is also translated on line ${line}, and that translation counts.`,
			hint: "Remove one of the two.",
		},
	}),
	"own-address": warning<{ target: string; path: string }>({
		nl: {
			title: "Verwijzing naar de eigen site",
			message: ({ target }) => `\`${target}\` is een pagina van deze site zelf.`,
			hint: ({ path }) => `Schrijf \`${path}\`; dan blijft een bezoeker in zijn eigen taal.`,
		},
		en: {
			title: "Link to the site itself",
			message: ({ target }) => `\`${target}\` is a page of this site.`,
			hint: ({ path }) => `Write \`${path}\`, which keeps visitors in their own language.`,
		},
	}),
	"amount-differs": warning<{ found: string; token: string }>({
		nl: {
			title: "Prijs is geen van de feiten",
			message: ({ found }) => `\`${found}\` staat naast de naam van een product, en geen product heeft deze prijs.`,
			hint: ({ token }) => `Schrijf \`{${token}}\`, of verander de prijs in content/facts.`,
		},
		en: {
			title: "Price is none of the facts",
			message: ({ found }) => `\`${found}\` stands beside the name of a product, and no product has this price.`,
			hint: ({ token }) => `Write \`{${token}}\`, or change the price in content/facts.`,
		},
	}),
	"phone-not-a-fact": warning<{ found: string }>({
		nl: {
			title: "Telefoonnummer is geen van de feiten",
			message: ({ found }) => `\`${found}\` staat nergens bij de feiten.`,
			hint: "Is het een nummer van de praktijk, schrijf dan `{business.phone}`. Is het van een ander, kijk dan of het klopt.",
		},
		en: {
			title: "Phone number is none of the facts",
			message: ({ found }) => `\`${found}\` is not among the facts.`,
			hint: "If it is a number of the practice, write `{business.phone}`. If it is somebody else's, check it.",
		},
	}),
} as const;
