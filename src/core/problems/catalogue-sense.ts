import type { CountryCode } from "../countries.ts";
import { entry, type ReportLanguage, warning } from "./entry.ts";

/** A value that is written well and can hardly be meant; what it is about decides the words. */
export type Unlikely =
	| { readonly why: "price"; readonly found: string }
	| { readonly why: "postal-code"; readonly found: string }
	| { readonly why: "day"; readonly found: string }
	| { readonly why: "mail-domain"; readonly found: string; readonly meant: string }
	| { readonly why: "far-away"; readonly found: string; readonly kilometres: number }
	| { readonly why: "abroad"; readonly found: string; readonly country: CountryCode }
	| { readonly why: "half-position"; readonly found: string }
	| { readonly why: "always-closed"; readonly found: string }
	| { readonly why: "suffix"; readonly found: string; readonly name: string };

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
	"listed-again": warning<{ found: string; line: number }>({
		nl: {
			title: "Staat al in een ander onderdeel",
			message: ({ found, line }) => `\`${found}\` staat op deze pagina ook op regel ${line}, in een ander onderdeel.`,
			hint: "Haal een van de twee weg.",
		},
		en: {
			title: "Listed in another section",
			message: ({ found, line }) => `This page already has \`${found}\` on line ${line}, in another section.`,
			hint: "Remove one of the two.",
		},
	}),
	/** `outcome` begins with a minus sign where more is taken off than there is. */
	"wrong-sum": entry<{ sum: string; outcome: string; found: string }>({
		nl: {
			title: "Som klopt niet",
			message: ({ sum, outcome, found }) => `${sum} is ${outcome}, en hier staat \`${found}\`.`,
			hint: ({ outcome }) =>
				outcome.startsWith("−")
					? "Kijk de bedragen en hun tekens na: er gaat meer af dan er is."
					: `Zet hier \`${outcome}\`, of kijk de bedragen en tekens erboven na.`,
		},
		en: {
			title: "Wrong sum",
			message: ({ sum, outcome, found }) => `${sum} is ${outcome}, and this says \`${found}\`.`,
			hint: ({ outcome }) =>
				outcome.startsWith("−")
					? "Check the amounts and their signs: more is taken off than there is."
					: `Write \`${outcome}\` here, or check the amounts and signs above it.`,
		},
	}),
	"fact-twice": entry<{ name: string; other: string }>({
		nl: {
			title: "Feit staat in twee bestanden",
			message: ({ name, other }) => `\`${name}\` staat ook in ${other}.`,
			hint: "Laat het op één plaats staan. Zijn het er echt twee, geef er dan één een andere naam.",
		},
		en: {
			title: "Fact in two files",
			message: ({ name, other }) => `\`${name}\` is also in ${other}.`,
			hint: "Keep it in one place. If these are really two, give one of them another name.",
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
	"name-differs": entry<{ name: string; field: string; found: string }>({
		nl: {
			title: "Veld en blok zijn niet hetzelfde",
			message: ({ name, field, found }) => `In het blok \`${name}\` staat \`${field}: ${found}\`.`,
			hint: ({ name, field }) => `Schrijf \`${field}: ${name}\`, en kijk of de rest van het blok daarbij hoort.`,
		},
		en: {
			title: "Field and block differ",
			message: ({ name, field, found }) => `The block \`${name}\` says \`${field}: ${found}\`.`,
			hint: ({ name, field }) => `Write \`${field}: ${name}\`, and check that the rest of the block belongs to it.`,
		},
	}),
	unlikely: warning<Unlikely>({
		nl: {
			title: "Klopt dit wel?",
			message: (values) =>
				({
					price: () => "Dit product kost niets.",
					"postal-code": () => `\`${values.found}\` is geen Nederlandse postcode.`,
					day: () => `\`${values.found}\` ligt heel ver in de tijd.`,
					"mail-domain": () => `\`${values.found}\` lijkt een tikfout.`,
					"far-away": () =>
						`\`${values.found}\` ligt ${"kilometres" in values ? values.kilometres : ""} kilometer van alle andere plaatsen en vestigingen.`,
					abroad: () =>
						`\`${values.found}\` ligt niet in ${"country" in values ? countryName(values.country, "nl") : ""}.`,
					"half-position": () => `\`${values.found}\` heeft maar één van beide: een breedtegraad of een lengtegraad.`,
					"always-closed": () => `\`${values.found}\` is op alle dagen gesloten.`,
					suffix: () => `\`${values.found}\` noemt het bedrijf anders dan \`${"name" in values ? values.name : ""}\`.`,
				})[values.why](),
			hint: (values) =>
				({
					price: "Vul de prijs in.",
					"postal-code": "Schrijf vier cijfers, een spatie en twee hoofdletters: `1234 AB`.",
					day: "Kijk of het jaar vier goede cijfers heeft.",
					"mail-domain": `Bedoelde u \`${"meant" in values ? values.meant : ""}\`?`,
					abroad:
						"Kijk of `latitude` en `longitude` kloppen en niet verwisseld zijn, en of het land in site.yaml klopt.",
					"far-away": "Kijk of `latitude` en `longitude` kloppen.",
					"half-position": "Vul ook de andere in: pas dan is er een kaart.",
					"always-closed": "Vul de openingstijden in, bijvoorbeeld `09:30-17:00`.",
					suffix: 'Deze woorden staan achter de titel van elke pagina. Pas ze aan, of schrijf `"{business.name}"`.',
				})[values.why],
		},
		en: {
			title: "Is this right?",
			message: (values) =>
				({
					price: () => "This product costs nothing.",
					"postal-code": () => `\`${values.found}\` is not a Dutch postal code.`,
					day: () => `\`${values.found}\` is a very long way off.`,
					"mail-domain": () => `\`${values.found}\` looks like a typing mistake.`,
					"far-away": () =>
						`\`${values.found}\` is ${"kilometres" in values ? values.kilometres : ""} kilometres from all other towns and branches.`,
					abroad: () =>
						`\`${values.found}\` is not in the country of the business (${"country" in values ? countryName(values.country, "en") : ""}).`,
					"half-position": () => `\`${values.found}\` has only one of the two: a latitude or a longitude.`,
					"always-closed": () => `\`${values.found}\` is closed on every day.`,
					suffix: () =>
						`\`${values.found}\` names the business differently from \`${"name" in values ? values.name : ""}\`.`,
				})[values.why](),
			hint: (values) =>
				({
					price: "Fill in the price.",
					"postal-code": "Write four digits, a space and two capital letters: `1234 AB`.",
					day: "Check the four digits of the year.",
					"mail-domain": `Did you mean \`${"meant" in values ? values.meant : ""}\`?`,
					abroad: "Check that `latitude` and `longitude` are right and not swapped, and the country in site.yaml.",
					"far-away": "Check `latitude` and `longitude`.",
					"half-position": "Fill in the other one too: only then is there a map.",
					"always-closed": "Fill in the opening hours, for example `09:30-17:00`.",
					suffix: 'These words follow the title of every page. Change them, or write `"{business.name}"`.',
				})[values.why],
		},
	}),
} as const;

function countryName(country: CountryCode, report: ReportLanguage): string {
	return new Intl.DisplayNames(report, { type: "region" }).of(country) ?? country;
}
