import { entry, warning } from "./entry.ts";

/** What is wrong in a translation that is there. */
export const translatedProblems = {
	"translation-fact": entry<{ lost: string | undefined; added: string | undefined }>({
		nl: {
			title: "Feit in de vertaling klopt niet",
			message: ({ lost, added }) =>
				added
					? `\`${added}\` staat niet in de Nederlandse tekst.`
					: `\`${lost}\` uit de Nederlandse tekst ontbreekt in de vertaling.`,
			hint: ({ lost, added }) =>
				!added
					? "Zet het feit met de accolades op zijn plaats in de vertaling."
					: lost
						? `Bedoelde u \`${lost}\`?`
						: "Haal het weg, of zet het ook in de Nederlandse tekst.",
		},
		en: {
			title: "Wrong fact in the translation",
			message: ({ lost, added }) =>
				added
					? `\`${added}\` is not in the Dutch text.`
					: `\`${lost}\` is in the Dutch text but not in the translation.`,
			hint: ({ lost, added }) =>
				!added
					? "Put the fact, with its braces, in its place in the translation."
					: lost
						? `Did you mean \`${lost}\`?`
						: "Remove it, or add it to the Dutch text as well.",
		},
	}),
	"translation-link": entry<{ lost: string | undefined; added: string | undefined }>({
		nl: {
			title: "Verwijzing in de vertaling klopt niet",
			message: ({ lost, added }) =>
				added
					? `De verwijzing naar \`${added}\` staat niet in de Nederlandse tekst.`
					: `De verwijzing naar \`${lost}\` uit de Nederlandse tekst ontbreekt in de vertaling.`,
			hint: ({ lost }) =>
				lost
					? `Schrijf \`[woorden](${lost})\`. Adressen zijn in elke taal gelijk.`
					: "Haal de verwijzing weg, of zet haar ook in de Nederlandse tekst.",
		},
		en: {
			title: "Wrong link in the translation",
			message: ({ lost, added }) =>
				added
					? `The link to \`${added}\` is not in the Dutch text.`
					: `The link to \`${lost}\` is in the Dutch text but not in the translation.`,
			hint: ({ lost }) =>
				lost
					? `Write \`[words](${lost})\`. Addresses are the same in every language.`
					: "Remove the link, or add it to the Dutch text as well.",
		},
	}),
	"translation-shape": entry<Record<never, never>>({
		nl: {
			title: "Vertaling heeft een andere vorm",
			message: "Het Nederlands en de vertaling zijn niet hetzelfde soort blok.",
			hint: "Een alinea blijft één alinea, een kop houdt zijn hekjes, een lijst evenveel punten en een tabel evenveel rijen.",
		},
		en: {
			title: "Translation has a different structure",
			message: "The Dutch and the translation are not the same kind of block.",
			hint: "A paragraph stays one paragraph, a heading keeps its level, a list its number of items and a table its rows.",
		},
	}),
	"translation-too-long": warning<{ length: number; max: number }>({
		nl: {
			title: "Vertaling is erg lang",
			message: ({ length, max }) => `De vertaling is ${length} tekens lang. Op deze plaats passen er ongeveer ${max}.`,
			hint: "Zeg het korter.",
		},
		en: {
			title: "Translation is very long",
			message: ({ length, max }) => `The translation is ${length} characters long. There is room for about ${max}.`,
			hint: "Make it shorter.",
		},
	}),
} as const;
