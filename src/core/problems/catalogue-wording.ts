import type { Language } from "../languages.ts";
import { languageName, warning } from "./entry.ts";

/** What a text, a link or a translation says and can hardly be meant to say. */
export const wordingProblems = {
	"translation-number": warning<{ found: string; source: Language }>({
		nl: {
			title: "Getal staat alleen in de vertaling",
			message: ({ found, source }) =>
				`\`${found}\` staat wel in de vertaling en niet in de ${languageName(source, "nl")}e tekst.`,
			hint: ({ source }) =>
				`Haal het weg. Hoort het erbij, zet het dan ook in het ${languageName(source, "nl")}, liefst als feit.`,
		},
		en: {
			title: "Number only in the translation",
			message: ({ found, source }) =>
				`The translation has \`${found}\`, which the ${languageName(source, "en")} text does not have.`,
			hint: ({ source }) =>
				`Remove it. If it belongs there, put it in the ${languageName(source, "en")} too, as a fact where possible.`,
		},
	}),
	"translation-same": warning<{ source: Language }>({
		nl: {
			title: "Niet vertaald maar overgenomen",
			message: ({ source }) => `De vertaling is precies de ${languageName(source, "nl")}e zin.`,
			hint: "Vertaal de zin, of haal de vertaling weg; dan weet de site dat zij nog ontbreekt.",
		},
		en: {
			title: "Copied instead of translated",
			message: ({ source }) => `The translation is the ${languageName(source, "en")} sentence itself.`,
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
	"schema-line": warning<{ found: string; expected: string }>({
		nl: {
			title: "Hulp tijdens het typen werkt niet",
			message: ({ found }) => `Deze regel noemt \`${found}\`, en dat hoort niet bij dit bestand.`,
			hint: ({ expected }) => `Schrijf \`# yaml-language-server: $schema=${expected}\`.`,
		},
		en: {
			title: "No help while typing",
			message: ({ found }) => `This line names \`${found}\`, which does not belong to this file.`,
			hint: ({ expected }) => `Write \`# yaml-language-server: $schema=${expected}\`.`,
		},
	}),
	"own-address": warning<{ target: string; path: string }>({
		nl: {
			title: "Link naar de eigen site",
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
			title: "Price is not one of the facts",
			message: ({ found }) => `\`${found}\` is next to the name of a product, and no product has this price.`,
			hint: ({ token }) => `Write \`{${token}}\`, or change the price in content/facts.`,
		},
	}),
	"phone-not-a-fact": warning<{ found: string }>({
		nl: {
			title: "Telefoonnummer is geen van de feiten",
			message: ({ found }) => `\`${found}\` staat nergens bij de feiten.`,
			hint: "Is het een nummer van het bedrijf, schrijf dan `{business.phone}`. Is het van een ander, kijk dan of het klopt.",
		},
		en: {
			title: "Phone number is not one of the facts",
			message: ({ found }) => `\`${found}\` is not among the facts.`,
			hint: "If it is a number of the business, write `{business.phone}`. If it is someone else’s, check that it is right.",
		},
	}),
} as const;
