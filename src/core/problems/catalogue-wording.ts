import { warning } from "./entry.ts";

/** What a text, a link or a translation says and can hardly be meant to say. */
export const wordingProblems = {
	"translation-number": warning<{ found: string }>({
		nl: {
			title: "Getal staat niet in het Nederlands",
			text: ({ found }) => ({
				message: `\`${found}\` staat wel in de vertaling en niet in de Nederlandse tekst.`,
				hint: "Haal het weg. Hoort het erbij, zet het dan ook in het Nederlands, liefst als feit.",
			}),
		},
		en: {
			title: "Number is not in the Dutch",
			text: ({ found }) => ({
				message: `The translation has \`${found}\`, which the Dutch text does not have.`,
				hint: "Remove it. If it belongs there, put it in the Dutch too, as a fact where possible.",
			}),
		},
	}),
	"translation-same": warning<Record<never, never>>({
		nl: {
			title: "Niet vertaald maar overgenomen",
			text: () => ({
				message: "De vertaling is precies de Nederlandse zin.",
				hint: "Vertaal de zin, of haal de vertaling weg; dan weet de site dat zij nog ontbreekt.",
			}),
		},
		en: {
			title: "Copied instead of translated",
			text: () => ({
				message: "The translation is the Dutch sentence itself.",
				hint: "Translate it, or remove the translation, so that the site knows it is missing.",
			}),
		},
	}),
	"translation-twice": warning<{ line: number }>({
		nl: {
			title: "Twee vertalingen van dezelfde tekst",
			text: ({ line }) => ({
				message: `Deze tekst wordt ook op regel ${line} vertaald, en die vertaling telt.`,
				hint: "Haal een van de twee weg.",
			}),
		},
		en: {
			title: "Two translations of the same text",
			text: ({ line }) => ({
				message: `This text is also translated on line ${line}, and that translation counts.`,
				hint: "Remove one of the two.",
			}),
		},
	}),
	"schema-line": warning<{ found: string; expected: string }>({
		nl: {
			title: "Hulp tijdens het typen werkt niet",
			text: ({ found, expected }) => ({
				message: `Deze regel noemt \`${found}\`, en dat hoort niet bij dit bestand.`,
				hint: `Schrijf \`# yaml-language-server: $schema=${expected}\`.`,
			}),
		},
		en: {
			title: "No help while typing",
			text: ({ found, expected }) => ({
				message: `This line names \`${found}\`, which does not belong to this file.`,
				hint: `Write \`# yaml-language-server: $schema=${expected}\`.`,
			}),
		},
	}),
	"own-address": warning<{ target: string; path: string }>({
		nl: {
			title: "Verwijzing naar de eigen site",
			text: ({ target, path }) => ({
				message: `\`${target}\` is een pagina van deze site zelf.`,
				hint: `Schrijf \`${path}\`; dan blijft een bezoeker in zijn eigen taal.`,
			}),
		},
		en: {
			title: "Link to the site itself",
			text: ({ target, path }) => ({
				message: `\`${target}\` is a page of this site.`,
				hint: `Write \`${path}\`, which keeps visitors in their own language.`,
			}),
		},
	}),
	"template-left": warning<{ found: string }>({
		nl: {
			title: "Tekst van het begin staat er nog",
			text: ({ found }) => ({
				message: `\`${found}\` is de tekst waarmee een nieuwe pagina begint.`,
				hint: "Schrijf wat een bezoeker moet lezen.",
			}),
		},
		en: {
			title: "Starting text not replaced",
			text: ({ found }) => ({
				message: `\`${found}\` is the text that a new page starts with.`,
				hint: "Write what visitors should read.",
			}),
		},
	}),
	"amount-differs": warning<{ found: string; token: string }>({
		nl: {
			title: "Prijs is geen van de feiten",
			text: ({ found, token }) => ({
				message: `\`${found}\` staat naast de naam van een product, en geen product heeft deze prijs.`,
				hint: `Schrijf \`{${token}}\`, of verander de prijs in content/facts.`,
			}),
		},
		en: {
			title: "Price is none of the facts",
			text: ({ found, token }) => ({
				message: `\`${found}\` stands beside the name of a product, and no product has this price.`,
				hint: `Write \`{${token}}\`, or change the price in content/facts.`,
			}),
		},
	}),
	"phone-not-a-fact": warning<{ found: string }>({
		nl: {
			title: "Telefoonnummer is geen van de feiten",
			text: ({ found }) => ({
				message: `\`${found}\` staat nergens bij de feiten.`,
				hint: "Is het een nummer van de praktijk, schrijf dan `{business.phone}`. Is het van een ander, kijk dan of het klopt.",
			}),
		},
		en: {
			title: "Phone number is none of the facts",
			text: ({ found }) => ({
				message: `\`${found}\` is not among the facts.`,
				hint: "If it is a number of the practice, write `{business.phone}`. If it is somebody else's, check it.",
			}),
		},
	}),
} as const;
