import type { Language } from "../languages.ts";
import { entry, languageName, warning } from "./entry.ts";

/** "Nederlandse tekst" */
function textNl(source: Language): string {
	return `${languageName(source, "nl")}e tekst`;
}

function textEn(source: Language): string {
	return `${languageName(source, "en")} text`;
}

interface Difference {
	readonly lost: string | undefined;
	readonly added: string | undefined;
	/** The source language. */
	readonly source: Language;
}

/** What is wrong in a translation that is there. */
export const translatedProblems = {
	"translation-fact": entry<Difference>({
		nl: {
			title: "Feit in de vertaling klopt niet",
			message: ({ lost, added, source }) =>
				added
					? `\`${added}\` staat niet in de ${textNl(source)}.`
					: `\`${lost}\` uit de ${textNl(source)} ontbreekt in de vertaling.`,
			hint: ({ lost, added, source }) =>
				!added
					? "Zet het feit met de accolades op zijn plaats in de vertaling."
					: lost
						? `Bedoelde u \`${lost}\`?`
						: `Haal het weg, of zet het ook in de ${textNl(source)}.`,
		},
		en: {
			title: "Wrong fact in the translation",
			message: ({ lost, added, source }) =>
				added
					? `\`${added}\` is not in the ${textEn(source)}.`
					: `\`${lost}\` is in the ${textEn(source)} but not in the translation.`,
			hint: ({ lost, added, source }) =>
				!added
					? "Put the fact, with its braces, in its place in the translation."
					: lost
						? `Did you mean \`${lost}\`?`
						: `Remove it, or add it to the ${textEn(source)} as well.`,
		},
	}),
	"translation-link": entry<Difference>({
		nl: {
			title: "Link in de vertaling klopt niet",
			message: ({ lost, added, source }) =>
				added
					? `De link naar \`${added}\` staat niet in de ${textNl(source)}.`
					: `De link naar \`${lost}\` uit de ${textNl(source)} ontbreekt in de vertaling.`,
			hint: ({ lost, source }) =>
				lost
					? `Schrijf \`[woorden](${lost})\`. Adressen zijn in elke taal gelijk.`
					: `Haal de link weg, of zet hem ook in de ${textNl(source)}.`,
		},
		en: {
			title: "Wrong link in the translation",
			message: ({ lost, added, source }) =>
				added
					? `The link to \`${added}\` is not in the ${textEn(source)}.`
					: `The link to \`${lost}\` is in the ${textEn(source)} but not in the translation.`,
			hint: ({ lost, source }) =>
				lost
					? `Write \`[words](${lost})\`. Addresses are the same in every language.`
					: `Remove the link, or add it to the ${textEn(source)} as well.`,
		},
	}),
	// `heading`: how the translation has to begin, where what was written is a heading.
	"translation-shape": entry<{ source: Language; heading?: string }>({
		nl: {
			title: "Vertaling heeft een andere vorm",
			message: ({ source }) => `Het ${languageName(source, "nl")} en de vertaling zijn niet hetzelfde soort blok.`,
			hint: ({ heading }) =>
				heading
					? `Het is een kop: begin ook de vertaling met \`${heading}\` en een spatie.`
					: "Een alinea blijft één alinea, een kop houdt zijn hekjes, een lijst evenveel punten en een tabel evenveel rijen.",
		},
		en: {
			title: "Translation has a different structure",
			message: ({ source }) => `The ${languageName(source, "en")} and the translation are not the same kind of block.`,
			hint: ({ heading }) =>
				heading
					? `It is a heading: begin the translation with \`${heading}\` and a space, too.`
					: "A paragraph stays one paragraph, a heading keeps its level, a list its number of items and a table its rows.",
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
