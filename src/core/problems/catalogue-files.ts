import type { Language } from "../languages.ts";
import { entry, languageName, listNames, offerEn, offerNl } from "./entry.ts";

const frontPage = "content/pages/index.yaml";

/** Mistakes in the names of files, and in where they are. */
export const fileProblems = {
	"wrong-extension": entry<{ name: string; right: string }>({
		nl: {
			title: "Verkeerde bestandsnaam",
			message: ({ name }) => `\`${name}\` wordt niet gelezen, want de naam eindigt niet op \`.yaml\` of \`.json\`.`,
			hint: ({ right }) => `Hernoem het bestand naar \`${right}\`.`,
		},
		en: {
			title: "Wrong file name",
			message: ({ name }) => `\`${name}\` is not read, because its name does not end in \`.yaml\` or \`.json\`.`,
			hint: ({ right }) => `Rename the file to \`${right}\`.`,
		},
	}),
	"two-forms": entry<{ name: string; other: string }>({
		nl: {
			title: "Twee bestanden voor hetzelfde",
			message: ({ name, other }) => `\`${name}\` en \`${other}\` zijn voor hetzelfde: een in YAML en een in JSON.`,
			hint: "Houd het bestand dat klopt, en haal het andere weg.",
		},
		en: {
			title: "Two files for the same thing",
			message: ({ name, other }) => `\`${name}\` and \`${other}\` are for the same thing: one in YAML and one in JSON.`,
			hint: "Keep the file that is right, and remove the other.",
		},
	}),
	"wrong-file-name": entry<{ name: string }>({
		nl: {
			title: "Bestandsnaam past niet in een adres",
			message: ({ name }) =>
				`\`${name}\` wordt een adres op de site, en daarin mogen alleen kleine letters, cijfers en streepjes staan.`,
			hint: "Hernoem het bestand of de map, bijvoorbeeld `open-dag.yaml`.",
		},
		en: {
			title: "File name cannot be part of an address",
			message: ({ name }) =>
				`\`${name}\` becomes an address of the site, which may contain only lower-case letters, digits and hyphens.`,
			hint: "Rename the file or folder, for example `open-day.yaml`.",
		},
	}),
	"file-name-too-long": entry<{ name: string }>({
		nl: {
			title: "Bestandsnaam te lang",
			message: ({ name }) =>
				`Computers kunnen de bestanden niet opslaan die de site van \`${name}\` maakt: hun namen zijn nog langer.`,
			hint: "Geef het bestand of de map een naam van hoogstens 50 letters.",
		},
		en: {
			title: "File name is too long",
			message: ({ name }) =>
				`The files that the site makes from \`${name}\` have longer names, which computers cannot save.`,
			hint: "Give the file or folder a name of at most 50 characters.",
		},
	}),
	"link-out-of-folder": entry<{ name: string }>({
		nl: {
			title: "Snelkoppeling buiten de map content",
			message: ({ name }) =>
				`\`${name}\` is een snelkoppeling naar een plek buiten de map content en wordt niet gelezen.`,
			hint: "Zet het bestand zelf in de map content.",
		},
		en: {
			title: "Link leads out of the content folder",
			message: ({ name }) => `\`${name}\` is a link to a place outside the content folder, so it is not read.`,
			hint: "Put the file itself in the content folder.",
		},
	}),
	"missing-file": entry<{ name: string }>({
		nl: {
			title: "Bestand ontbreekt",
			message: ({ name }) =>
				`Het bestand \`${name}\`${name === frontPage ? ", de voorpagina," : ""} is er niet, en zonder dat bestand kan de site niet gemaakt worden.`,
			hint: "Zet het bestand terug; `content/README.md` beschrijft wat erin hoort.",
		},
		en: {
			title: "File not found",
			message: ({ name }) =>
				`There is no file \`${name}\`${name === frontPage ? ", the front page" : ""}, and the site cannot be built without it.`,
			hint: "Put the file back; `content/README.md` describes what belongs in it.",
		},
	}),
	"unportable-file-name": entry<{ name: string }>({
		nl: {
			title: "Bestandsnaam kan niet op Windows",
			message: ({ name }) => `Een computer met Windows kan \`${name}\` niet opslaan.`,
			hint: "Hernoem het bestand of de map: zonder tekens als `:` en `?`, zonder punt of spatie aan het eind, en niet alleen `con`, `prn`, `aux`, `nul`, `com1` of `lpt1`.",
		},
		en: {
			title: "File name is not allowed on Windows",
			message: ({ name }) => `A computer with Windows cannot save \`${name}\`.`,
			hint: "Rename the file or folder: without characters such as `:` and `?`, without a full stop or space at the end, and not just `con`, `prn`, `aux`, `nul`, `com1` or `lpt1`.",
		},
	}),
	"words-not-paired": entry<{ source: Language; language: Language; right: string }>({
		nl: {
			title: "Woorden in een andere taal",
			message: "Dit bestand wordt niet gelezen. Woorden in een andere taal zijn vertalingen, net als andere teksten.",
			hint: ({ source, language, right }) =>
				`Zet elk woord in \`content/${right}\`, op twee regels: \`- ${source}:\` met het ${languageName(source, "nl")}e woord en \`  ${language}:\` met de vertaling. Gooi dit bestand daarna weg.`,
		},
		en: {
			title: "Words in another language",
			message: "This file is not read. Words in another language are translations, like all other texts.",
			hint: ({ source, language, right }) =>
				`Put each word into \`content/${right}\`, on two lines: \`- ${source}:\` with the ${languageName(source, "en")} word and \`  ${language}:\` with the translation. Then remove this file.`,
		},
	}),
	"unknown-file": entry<{
		name: string;
		nearest?: string | undefined;
		known?: readonly string[] | undefined;
		images?: readonly string[] | undefined;
	}>({
		nl: {
			title: "Onbekend bestand",
			message: ({ name }) => `Geen onderdeel van de site leest \`${name}\`.`,
			hint: ({ nearest, known, images }) =>
				images
					? `Een beeld eindigt op ${listNames(images, "of")}. Sla het zo op met een programma voor foto's.`
					: offerNl(nearest, known ?? []) || "Pagina's (`.yaml`) horen in content/pages, beelden in content/images.",
		},
		en: {
			title: "Unknown file",
			message: ({ name }) => `No part of the site reads \`${name}\`.`,
			hint: ({ nearest, known, images }) =>
				images
					? `A picture ends in ${listNames(images, "or")}. Save it like that with a program for photos.`
					: offerEn(nearest, known ?? [], "values") ||
						"Pages (`.yaml`) belong in content/pages, pictures in content/images.",
		},
	}),
} as const;
