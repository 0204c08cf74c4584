import { entry } from "./entry.ts";

/** A vertical tab, pasted from a word processor. */
export const softLineBreak = "000B";

/** Mistakes in a file as a file, and in its YAML. */
export const readProblems = {
	"unreadable-file": entry<{ name: string }>({
		nl: {
			title: "Bestand mag niet worden gelezen",
			message: ({ name }) => `Het systeem laat u \`${name}\` niet lezen.`,
			hint: "Kijk van wie het bestand is. Geef uzelf leesrechten, of vraag dat aan wie uw computer beheert.",
		},
		en: {
			title: "File may not be read",
			message: ({ name }) => `The system does not let you read \`${name}\`.`,
			hint: "See whose file it is. Give yourself the right to read it, or ask whoever manages your computer.",
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
			title: "Folder may not be read",
			message: ({ name }) =>
				`The system does not let you look into the folder \`${name}\`. What it holds is not checked, nor what refers to it.`,
			hint: "See whose folder it is. Give yourself the right to read it, or ask whoever manages your computer.",
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
				code === softLineBreak
					? "Hier staat een zachte regelafbreking, zoals Word die maakt met Shift en Enter; een pagina kan die niet tonen."
					: `Hier staat een stuurteken (U+${code}) dat geen letter is; een pagina kan het niet tonen.`,
			hint: "Haal het weg en typ een spatie of een nieuwe regel. Ziet u niets staan, typ de regel dan opnieuw.",
		},
		en: {
			title: "Invisible character",
			message: ({ code }) =>
				code === softLineBreak
					? "Found a soft line break, which Word makes with Shift and Enter; a page cannot show it."
					: `Found the control character U+${code}; a page cannot show it.`,
			hint: "Remove it and type a space or a new line. If you see nothing, type the line again.",
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
	"yaml-syntax": entry<{ detail: "indent" | "quote" | "colon" | "special" | "divider" | "other"; original: string }>({
		nl: {
			title: "YAML klopt niet",
			message: "Vanaf hier is niet te lezen wat er bedoeld wordt.",
			hint: ({ detail, original }) =>
				({
					indent:
						"Regels die bij elkaar horen, beginnen op dezelfde kolom. Zet evenveel spaties voor deze regel als voor de regels erboven.",
					quote:
						"Een waarde die met een aanhalingsteken begint, moet met hetzelfde teken eindigen. Begint de tekst zelf zo, zoals bij 's avonds, zet hem dan helemaal tussen dubbele aanhalingstekens.",
					colon:
						"Achter een dubbele punt in een tekst volgt een spatie; zet de hele tekst dan tussen dubbele aanhalingstekens.",
					special:
						"Een waarde die met een leesteken als %, @, &, * of een accent begint, hoort helemaal tussen dubbele aanhalingstekens.",
					divider: "Voor YAML houdt het bestand op bij een regel die met --- of ... begint. Haal die regel weg.",
					other: `Kijk naar deze regel en de regel erboven. De lezer van YAML meldt: ${original}`,
				})[detail],
		},
		en: {
			title: "Invalid YAML",
			message: "The file cannot be read from here on.",
			hint: ({ detail, original }) =>
				({
					indent:
						"Lines that belong together start in the same column. Put as many spaces before this line as before the lines above.",
					quote:
						"A value that starts with a quotation mark must end with the same mark. If the text itself starts with one, put the whole text between double quotes.",
					colon: "This text contains a colon followed by a space; put the whole text between double quotes.",
					special: "Put a value that starts with a character such as %, @, & or * between double quotes.",
					divider: "For YAML the file ends at a line that starts with --- or ... . Remove that line.",
					other: `Look at this line and the one above. The YAML reader says: ${original}`,
				})[detail],
		},
	}),
	"tab-indent": entry<Record<never, never>>({
		nl: {
			title: "Tab in de inspringing",
			message: "Deze regel springt in met een tab; YAML kent alleen spaties.",
			hint: "Vervang de tab door twee spaties per niveau.",
		},
		en: {
			title: "Tab in the indentation",
			message: "This line is indented with a tab; YAML allows only spaces.",
			hint: "Replace the tab with two spaces per level.",
		},
	}),
	"duplicate-key": entry<{ key: string }>({
		nl: {
			title: "Veld staat er twee keer",
			message: ({ key }) => `\`${key}\` staat in dit blok meer dan één keer.`,
			hint: "Laat één van de twee staan.",
		},
		en: {
			title: "Duplicate field",
			message: ({ key }) => `\`${key}\` appears more than once in this block.`,
			hint: "Keep one of them.",
		},
	}),
	"alias-refused": entry<{ name: string }>({
		nl: {
			title: "Verwijzing met & of *",
			message: ({ name }) => `\`${name}\` is een YAML-verwijzing; die worden niet gebruikt.`,
			hint: "Schrijf de waarde voluit, of zet de tekst tussen aanhalingstekens als hij met & of * begint.",
		},
		en: {
			title: "Reference with & or *",
			message: ({ name }) => `\`${name}\` is a YAML reference, which is not allowed.`,
			hint: "Write the value in full, or put the text between double quotes if it starts with & or *.",
		},
	}),
	"tag-refused": entry<{ tag: string }>({
		nl: {
			title: "Waarde begint met een uitroepteken",
			message: ({ tag }) => `YAML leest \`${tag}\` als een aanwijzing voor zichzelf en laat het weg.`,
			hint: "Zet de hele waarde tussen dubbele aanhalingstekens.",
		},
		en: {
			title: "Value starts with an exclamation mark",
			message: ({ tag }) => `YAML reads \`${tag}\` as an instruction and leaves it out.`,
			hint: "Put the whole value between double quotes.",
		},
	}),
	"forbidden-key": entry<{ key: string }>({
		nl: {
			title: "Naam is niet toegestaan",
			message: ({ key }) => `\`${key}\` kan geen naam van een veld zijn.`,
			hint: "Haal deze regel weg of geef het veld zijn eigen naam.",
		},
		en: {
			title: "Name is not allowed",
			message: ({ key }) => `\`${key}\` cannot be the name of a field.`,
			hint: "Remove this line, or give the field a different name.",
		},
	}),
	"quote-hash": entry<{ name: string; source: string }>({
		nl: {
			title: "Aanhalingstekens ontbreken",
			message: ({ name }) => `Achter \`${name}:\` staat een hekje, en alles achter een hekje leest YAML als uitleg.`,
			hint: ({ name, source }) => `Zet de waarde tussen dubbele aanhalingstekens: \`${name}: "${source}"\`.`,
		},
		en: {
			title: "Missing quotation marks",
			message: ({ name }) =>
				`The value of \`${name}\` starts with #, and YAML reads everything after that as a comment.`,
			hint: ({ name, source }) => `Put the value between double quotes: \`${name}: "${source}"\`.`,
		},
	}),
	"quote-braces": entry<{ source: string }>({
		nl: {
			title: "Aanhalingstekens ontbreken",
			message: "Een waarde die met { begint, leest YAML niet als tekst.",
			hint: ({ source }) => `Zet de hele waarde tussen dubbele aanhalingstekens: \`"${source}"\`.`,
		},
		en: {
			title: "Missing quotation marks",
			message: "YAML does not read a value that starts with { as text.",
			hint: ({ source }) => `Put the whole value between double quotes: \`"${source}"\`.`,
		},
	}),
} as const;
