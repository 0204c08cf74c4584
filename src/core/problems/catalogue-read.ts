import { entry, listNames, offerEn, offerNl } from "./entry.ts";

const frontPage = "content/pages/index.yaml";

/** A vertical tab, pasted from a word processor. */
export const softLineBreak = "000B";

/** Such as a space without width, or one that turns the direction of a text. */
export function isHidden(code: string): boolean {
	return /^(?:00AD|20..|FEFF)$/.test(code);
}

/** Mistakes in a file as a file, and in its YAML. */
export const readProblems = {
	"file-too-large": entry<{ size: string; limit: string }>({
		nl: {
			title: "Bestand is te groot",
			text: ({ size, limit }) => ({
				message: `Dit bestand is ${size}; een bestand mag hoogstens ${limit} zijn.`,
				hint: "Verdeel de inhoud over meer pagina's, of haal weg wat er per ongeluk in geplakt is.",
			}),
		},
		en: {
			title: "File is too large",
			text: ({ size, limit }) => ({
				message: `This file is ${size}; the limit is ${limit}.`,
				hint: "Divide the content over several pages, or remove what was pasted by accident.",
			}),
		},
	}),
	"wrong-encoding": entry<Record<never, never>>({
		nl: {
			title: "Bestand is niet in UTF-8 opgeslagen",
			text: () => ({
				message: "Dit bestand bevat tekens die niet als UTF-8 te lezen zijn.",
				hint: "Open het bestand in uw tekstverwerker, kies bij opslaan de codering UTF-8 en sla het opnieuw op.",
			}),
		},
		en: {
			title: "File is not saved as UTF-8",
			text: () => ({
				message: "This file contains characters that are not valid UTF-8.",
				hint: "Open the file in your editor, choose the encoding UTF-8 and save it again.",
			}),
		},
	}),
	"unprintable-sign": entry<{ code: string }>({
		nl: {
			title: "Teken dat niemand ziet",
			text: ({ code }) => ({
				message: isHidden(code)
					? `Hier staat een onzichtbaar teken (U+${code}), zoals dat meekomt bij plakken uit Word of van een site.`
					: code === softLineBreak
						? "Hier staat een zachte regelafbreking, zoals Word die maakt met Shift en Enter; een pagina kan die niet tonen."
						: `Hier staat een stuurteken (U+${code}) dat geen letter is; een pagina kan het niet tonen.`,
				hint: isHidden(code)
					? "Typ de regel opnieuw, of draai `npm run validate -- --fix`: dat haalt het teken weg."
					: "Haal het weg en typ een spatie of een nieuwe regel. Ziet u niets staan, typ de regel dan opnieuw.",
			}),
		},
		en: {
			title: "Invisible character",
			text: ({ code }) => ({
				message: isHidden(code)
					? `Found the invisible character U+${code}, which comes along when text is pasted.`
					: code === softLineBreak
						? "Found a soft line break, which Word makes with Shift and Enter; a page cannot show it."
						: `Found the control character U+${code}; a page cannot show it.`,
				hint: isHidden(code)
					? "Type the line again, or run `npm run validate -- --fix`, which removes it."
					: "Remove it and type a space or a new line. If you see nothing, type the line again.",
			}),
		},
	}),
	"wrong-extension": entry<{ name: string; right: string }>({
		nl: {
			title: "Verkeerde bestandsnaam",
			text: ({ name, right }) => ({
				message: `\`${name}\` wordt niet gelezen, want de naam eindigt niet op \`.yaml\`.`,
				hint: `Hernoem het bestand naar \`${right}\`.`,
			}),
		},
		en: {
			title: "Wrong file name",
			text: ({ name, right }) => ({
				message: `\`${name}\` is not read, because its name does not end in \`.yaml\`.`,
				hint: `Rename the file to \`${right}\`.`,
			}),
		},
	}),
	"wrong-file-name": entry<{ name: string }>({
		nl: {
			title: "Bestandsnaam past niet in een adres",
			text: ({ name }) => ({
				message: `\`${name}\` wordt een adres op de site, en daarin mogen alleen kleine letters, cijfers en streepjes staan.`,
				hint: "Hernoem het bestand of de map, bijvoorbeeld `tinnitus-week.yaml`.",
			}),
		},
		en: {
			title: "File name cannot be part of an address",
			text: ({ name }) => ({
				message: `\`${name}\` becomes an address of the site, which may contain only lower-case letters, digits and hyphens.`,
				hint: "Rename the file or folder, for example `tinnitus-week.yaml`.",
			}),
		},
	}),
	"file-name-too-long": entry<{ name: string }>({
		nl: {
			title: "Bestandsnaam te lang",
			text: ({ name }) => ({
				message: `Computers kunnen de bestanden niet opslaan die de site van \`${name}\` maakt: hun namen zijn nog langer.`,
				hint: "Geef het bestand of de map een naam van hoogstens 50 letters.",
			}),
		},
		en: {
			title: "File name is too long",
			text: ({ name }) => ({
				message: `The files that the site makes from \`${name}\` have longer names, which computers cannot save.`,
				hint: "Give the file or folder a name of at most 50 characters.",
			}),
		},
	}),
	"link-out-of-folder": entry<{ name: string }>({
		nl: {
			title: "Verwijzing buiten de map content",
			text: ({ name }) => ({
				message: `\`${name}\` is een snelkoppeling naar een plek buiten de map content en wordt niet gelezen.`,
				hint: "Zet het bestand zelf in de map content.",
			}),
		},
		en: {
			title: "Link leads out of the content folder",
			text: ({ name }) => ({
				message: `\`${name}\` is a link to a place outside the content folder, so it is not read.`,
				hint: "Put the file itself in the content folder.",
			}),
		},
	}),
	"missing-file": entry<{ name: string }>({
		nl: {
			title: "Bestand ontbreekt",
			text: ({ name }) => ({
				message: `Het bestand \`${name}\`${name === frontPage ? ", de voorpagina," : ""} is er niet, en zonder dat bestand kan de site niet gemaakt worden.`,
				hint: "Zet het bestand terug; `content/README.md` beschrijft wat erin hoort.",
			}),
		},
		en: {
			title: "File not found",
			text: ({ name }) => ({
				message: `There is no file \`${name}\`${name === frontPage ? ", the front page" : ""}, and the site cannot be built without it.`,
				hint: "Put the file back; `content/README.md` describes what belongs in it.",
			}),
		},
	}),
	"unportable-file-name": entry<{ name: string }>({
		nl: {
			title: "Bestandsnaam kan niet op Windows",
			text: ({ name }) => ({
				message: `Een computer met Windows kan \`${name}\` niet opslaan.`,
				hint: "Hernoem het bestand of de map: zonder tekens als `:` en `?`, zonder punt of spatie aan het eind, en niet alleen `con`, `prn`, `aux`, `nul`, `com1` of `lpt1`.",
			}),
		},
		en: {
			title: "File name is not allowed on Windows",
			text: ({ name }) => ({
				message: `A computer with Windows cannot save \`${name}\`.`,
				hint: "Rename the file or folder: without characters such as `:` and `?`, without a full stop or space at the end, and not just `con`, `prn`, `aux`, `nul`, `com1` or `lpt1`.",
			}),
		},
	}),
	/** `known` are the names that its folder may have, `images` the endings of pictures. */
	"unknown-file": entry<{
		name: string;
		nearest?: string | undefined;
		known?: readonly string[] | undefined;
		images?: readonly string[] | undefined;
	}>({
		nl: {
			title: "Onbekend bestand",
			text: ({ name, nearest, known, images }) => ({
				message: `Geen onderdeel van de site leest \`${name}\`.`,
				hint: images
					? `Een beeld eindigt op ${listNames(images, "of")}. Sla het zo op met een programma voor foto's.`
					: offerNl(nearest, known ?? []) || "Pagina's (`.yaml`) horen in content/pages, beelden in content/images.",
			}),
		},
		en: {
			title: "Unknown file",
			text: ({ name, nearest, known, images }) => ({
				message: `No part of the site reads \`${name}\`.`,
				hint: images
					? `A picture ends in ${listNames(images, "or")}. Save it like that with a program for photos.`
					: offerEn(nearest, known ?? [], "values") ||
						"Pages (`.yaml`) belong in content/pages, pictures in content/images.",
			}),
		},
	}),
	"wrong-image-name": entry<{ name: string; right: string }>({
		nl: {
			title: "Naam van een beeld past niet",
			text: ({ name, right }) => ({
				message: `\`${name}\` kan zo niet op de site: in de naam mogen alleen kleine letters, cijfers, streepjes en punten staan.`,
				hint: `Hernoem het bestand naar \`content/${right}\`.`,
			}),
		},
		en: {
			title: "Name of a picture does not fit",
			text: ({ name, right }) => ({
				message: `\`${name}\` cannot be published: its name may contain only lower-case letters, digits, hyphens and dots.`,
				hint: `Rename the file to \`content/${right}\`.`,
			}),
		},
	}),
	"source-language-folder": entry<{ name: string; right: string }>({
		nl: {
			title: "Nederlands heeft geen eigen map",
			text: ({ name, right }) => ({
				message: `\`${name}\` staat in een map voor het Nederlands, maar Nederlandse pagina's hebben geen taal in hun adres.`,
				hint: `Zet het bestand in \`content/${right}\`.`,
			}),
		},
		en: {
			title: "Dutch has no folder of its own",
			text: ({ name, right }) => ({
				message: `\`${name}\` is in a folder for Dutch, but Dutch pages have no language in their address.`,
				hint: `Move the file to \`content/${right}\`.`,
			}),
		},
	}),
	"empty-file": entry<Record<never, never>>({
		nl: {
			title: "Bestand is leeg",
			text: () => ({
				message: "In dit bestand staat niets.",
				hint: "Vul het bestand, of verwijder het.",
			}),
		},
		en: {
			title: "File is empty",
			text: () => ({ message: "There is nothing in this file.", hint: "Fill the file, or delete it." }),
		},
	}),
} as const;
