import type { Language } from "../languages.ts";
import { entry, languageName } from "./entry.ts";

/** A vertical tab, pasted from a word processor. */
export const softLineBreak = "000B";

/** Such as a space without width, or one that turns the direction of a text. */
export function isHidden(code: string): boolean {
	return /^(?:00AD|20..|FEFF)$/.test(code);
}

/** Mistakes in a file as a file, and in its YAML. */
export const readProblems = {
	"unreadable-file": entry<{ name: string }>({
		nl: {
			title: "Bestand mag niet worden gelezen",
			message: ({ name }) => `Het systeem laat u \`${name}\` niet lezen.`,
			hint: "Kijk van wie het bestand is. Geef uzelf leesrechten, of vraag dat aan wie uw computer beheert.",
		},
		en: {
			title: "No permission to read the file",
			message: ({ name }) => `The system does not let you read \`${name}\`.`,
			hint: "Check who owns the file. Give yourself permission to read it, or ask whoever manages your computer.",
		},
	}),
	"unreadable-folder": entry<{ name: string }>({
		nl: {
			title: "Map mag niet worden gelezen",
			message: ({ name }) =>
				`Het systeem laat u niet in de map \`${name}\` kijken. Wat erin staat, is niet gecontroleerd, en wat ernaar verwijst ook niet.`,
			hint: "Kijk van wie de map is. Geef uzelf leesrechten, of vraag dat aan wie uw computer beheert.",
		},
		en: {
			title: "No permission to read the folder",
			message: ({ name }) =>
				`The system does not let you look into the folder \`${name}\`. Its contents have not been checked, nor has anything that refers to them.`,
			hint: "Check who owns the folder. Give yourself permission to read it, or ask whoever manages your computer.",
		},
	}),
	"file-too-large": entry<{ size: string; limit: string }>({
		nl: {
			title: "Bestand is te groot",
			message: ({ size, limit }) => `Dit bestand is ${size}; een bestand mag hoogstens ${limit} zijn.`,
			hint: "Verdeel de inhoud over meer pagina's, of haal weg wat er per ongeluk in geplakt is.",
		},
		en: {
			title: "File is too large",
			message: ({ size, limit }) => `This file is ${size}; the limit is ${limit}.`,
			hint: "Divide the content over several pages, or remove what was pasted by accident.",
		},
	}),
	"wrong-encoding": entry<Record<never, never>>({
		nl: {
			title: "Bestand is niet in UTF-8 opgeslagen",
			message: "Dit bestand bevat tekens die niet als UTF-8 te lezen zijn.",
			hint: "Open het bestand in uw tekstverwerker, kies bij opslaan de codering UTF-8 en sla het opnieuw op.",
		},
		en: {
			title: "File is not saved as UTF-8",
			message: "This file contains characters that are not valid UTF-8.",
			hint: "Open the file in your editor, choose the encoding UTF-8 and save it again.",
		},
	}),
	"unprintable-sign": entry<{ code: string }>({
		nl: {
			title: "Teken dat niemand ziet",
			message: ({ code }) =>
				isHidden(code)
					? `Hier staat een onzichtbaar teken (U+${code}), zoals dat meekomt bij plakken uit Word of van een site.`
					: code === softLineBreak
						? "Hier staat een zachte regelafbreking, zoals Word die maakt met Shift en Enter; een pagina kan die niet tonen."
						: `Hier staat een stuurteken (U+${code}) dat geen letter is; een pagina kan het niet tonen.`,
			hint: ({ code }) =>
				isHidden(code)
					? "Typ de regel opnieuw, of draai `npm run validate -- --fix`: dat haalt het teken weg."
					: "Haal het weg en typ een spatie of een nieuwe regel. Ziet u niets staan, typ de regel dan opnieuw.",
		},
		en: {
			title: "Invisible character",
			message: ({ code }) =>
				isHidden(code)
					? `Found the invisible character U+${code}, which comes along with pasted text.`
					: code === softLineBreak
						? "Found a soft line break, which Word makes with Shift and Enter; a page cannot show it."
						: `Found the control character U+${code}; a page cannot show it.`,
			hint: ({ code }) =>
				isHidden(code)
					? "Type the line again, or run `npm run validate -- --fix`, which removes it."
					: "Remove it and type a space or a new line. If you see nothing, type the line again.",
		},
	}),
	/** `known` are the names that its folder may have, `images` the endings of pictures. */
	"wrong-image-name": entry<{ name: string; right: string }>({
		nl: {
			title: "Naam van een beeld past niet",
			message: ({ name }) =>
				`\`${name}\` kan zo niet op de site: in de naam mogen alleen kleine letters, cijfers, streepjes en punten staan.`,
			hint: ({ right }) => `Hernoem het bestand naar \`content/${right}\`.`,
		},
		en: {
			title: "Picture name cannot be used",
			message: ({ name }) =>
				`\`${name}\` cannot be published: its name may contain only lower-case letters, digits, hyphens and dots.`,
			hint: ({ right }) => `Rename the file to \`content/${right}\`.`,
		},
	}),
	"source-language-folder": entry<{ name: string; right: string; source: Language }>({
		nl: {
			title: "De eerste taal heeft geen eigen map",
			message: ({ name, source }) =>
				`\`${name}\` staat in een map voor het ${languageName(source, "nl")}, maar ${languageName(source, "nl")}e pagina's hebben geen taal in hun adres.`,
			hint: ({ right }) => `Zet het bestand in \`content/${right}\`.`,
		},
		en: {
			title: "The first language has no folder of its own",
			message: ({ name, source }) =>
				`\`${name}\` is in a folder for ${languageName(source, "en")}, but ${languageName(source, "en")} pages have no language in their address.`,
			hint: ({ right }) => `Move the file to \`content/${right}\`.`,
		},
	}),
	"empty-file": entry<Record<never, never>>({
		nl: {
			title: "Bestand is leeg",
			message: "In dit bestand staat niets.",
			hint: "Vul het bestand, of verwijder het.",
		},
		en: {
			title: "File is empty",
			message: "There is nothing in this file.",
			hint: "Fill the file, or delete it.",
		},
	}),
} as const;
