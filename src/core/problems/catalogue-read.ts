import { entry } from "./entry.ts";

/** A vertical tab, pasted from a word processor. */
export const softLineBreak = "000B";

/** Mistakes in a file as a file, and in its YAML. */
export const readProblems = {
	"unreadable-file": entry<{ name: string }>({
		nl: {
			title: "Bestand mag niet worden gelezen",
			text: ({ name }) => ({
				message: `Het systeem laat u \`${name}\` niet lezen.`,
				hint: "Kijk van wie het bestand is. Geef uzelf leesrechten, of vraag dat aan wie uw computer beheert.",
			}),
		},
		en: {
			title: "File may not be read",
			text: ({ name }) => ({
				message: `The system does not let you read \`${name}\`.`,
				hint: "See whose file it is. Give yourself the right to read it, or ask whoever manages your computer.",
			}),
		},
	}),
	"unreadable-folder": entry<{ name: string }>({
		nl: {
			title: "Map mag niet worden gelezen",
			text: ({ name }) => ({
				message: `Het systeem laat u niet in de map \`${name}\` kijken. Wat erin staat, is niet gecontroleerd, en wat ernaar verwijst ook niet.`,
				hint: "Kijk van wie de map is. Geef uzelf leesrechten, of vraag dat aan wie uw computer beheert.",
			}),
		},
		en: {
			title: "Folder may not be read",
			text: ({ name }) => ({
				message: `The system does not let you look into the folder \`${name}\`. What it holds is not checked, nor what refers to it.`,
				hint: "See whose folder it is. Give yourself the right to read it, or ask whoever manages your computer.",
			}),
		},
	}),
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
				message:
					code === softLineBreak
						? "Hier staat een zachte regelafbreking, zoals Word die maakt met Shift en Enter; een pagina kan die niet tonen."
						: `Hier staat een stuurteken (U+${code}) dat geen letter is; een pagina kan het niet tonen.`,
				hint: "Haal het weg en typ een spatie of een nieuwe regel. Ziet u niets staan, typ de regel dan opnieuw.",
			}),
		},
		en: {
			title: "Invisible character",
			text: ({ code }) => ({
				message:
					code === softLineBreak
						? "Found a soft line break, which Word makes with Shift and Enter; a page cannot show it."
						: `Found the control character U+${code}; a page cannot show it.`,
				hint: "Remove it and type a space or a new line. If you see nothing, type the line again.",
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
				message: `Het bestand \`${name}\` is er niet, en zonder dat bestand kan de site niet gemaakt worden.`,
				hint: "Zet het bestand terug; `content/README.md` beschrijft wat erin hoort.",
			}),
		},
		en: {
			title: "File not found",
			text: ({ name }) => ({
				message: `There is no file \`${name}\`, and the site cannot be built without it.`,
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
	"unknown-file": entry<{ name: string; nearest?: string | undefined }>({
		nl: {
			title: "Onbekend bestand",
			text: ({ name, nearest }) => ({
				message: `Geen onderdeel van de site leest \`${name}\`.`,
				hint: nearest ? `Bedoelde u \`${nearest}\`?` : "Pagina's horen in content/pages, beelden in content/images.",
			}),
		},
		en: {
			title: "Unknown file",
			text: ({ name, nearest }) => ({
				message: `No part of the site reads \`${name}\`.`,
				hint: nearest ? `Did you mean \`${nearest}\`?` : "Pages belong in content/pages, pictures in content/images.",
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
	"yaml-syntax": entry<{ detail: "indent" | "quote" | "colon" | "special" | "divider" | "other"; original: string }>({
		nl: {
			title: "YAML klopt niet",
			text: ({ detail, original }) => {
				const hints = {
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
				};
				return { message: "Vanaf hier is niet te lezen wat er bedoeld wordt.", hint: hints[detail] };
			},
		},
		en: {
			title: "Invalid YAML",
			text: ({ detail, original }) => {
				const hints = {
					indent:
						"Lines that belong together start in the same column. Put as many spaces before this line as before the lines above.",
					quote:
						"A value that starts with a quotation mark must end with the same mark. If the text itself starts with one, put the whole text between double quotes.",
					colon: "This text contains a colon followed by a space; put the whole text between double quotes.",
					special: "Put a value that starts with a character such as %, @, & or * between double quotes.",
					divider: "For YAML the file ends at a line that starts with --- or ... . Remove that line.",
					other: `Look at this line and the one above. The YAML reader says: ${original}`,
				};
				return { message: "The file cannot be read from here on.", hint: hints[detail] };
			},
		},
	}),
	"tab-indent": entry<Record<never, never>>({
		nl: {
			title: "Tab in de inspringing",
			text: () => ({
				message: "Deze regel springt in met een tab; YAML kent alleen spaties.",
				hint: "Vervang de tab door twee spaties per niveau.",
			}),
		},
		en: {
			title: "Tab in the indentation",
			text: () => ({
				message: "This line is indented with a tab; YAML allows only spaces.",
				hint: "Replace the tab with two spaces per level.",
			}),
		},
	}),
	"duplicate-key": entry<{ key: string }>({
		nl: {
			title: "Veld staat er twee keer",
			text: ({ key }) => ({
				message: `\`${key}\` staat in dit blok meer dan één keer.`,
				hint: "Laat één van de twee staan.",
			}),
		},
		en: {
			title: "Duplicate field",
			text: ({ key }) => ({
				message: `\`${key}\` appears more than once in this block.`,
				hint: "Keep one of them.",
			}),
		},
	}),
	"alias-refused": entry<{ name: string }>({
		nl: {
			title: "Verwijzing met & of *",
			text: ({ name }) => ({
				message: `\`${name}\` is een YAML-verwijzing; die worden niet gebruikt.`,
				hint: "Schrijf de waarde voluit, of zet de tekst tussen aanhalingstekens als hij met & of * begint.",
			}),
		},
		en: {
			title: "Reference with & or *",
			text: ({ name }) => ({
				message: `\`${name}\` is a YAML reference, which is not allowed.`,
				hint: "Write the value in full, or put the text between double quotes if it starts with & or *.",
			}),
		},
	}),
	"tag-refused": entry<{ tag: string }>({
		nl: {
			title: "Waarde begint met een uitroepteken",
			text: ({ tag }) => ({
				message: `YAML leest \`${tag}\` als een aanwijzing voor zichzelf en laat het weg.`,
				hint: "Zet de hele waarde tussen dubbele aanhalingstekens.",
			}),
		},
		en: {
			title: "Value starts with an exclamation mark",
			text: ({ tag }) => ({
				message: `YAML reads \`${tag}\` as an instruction and leaves it out.`,
				hint: "Put the whole value between double quotes.",
			}),
		},
	}),
	"forbidden-key": entry<{ key: string }>({
		nl: {
			title: "Naam is niet toegestaan",
			text: ({ key }) => ({
				message: `\`${key}\` kan geen naam van een veld zijn.`,
				hint: "Haal deze regel weg of geef het veld zijn eigen naam.",
			}),
		},
		en: {
			title: "Name is not allowed",
			text: ({ key }) => ({
				message: `\`${key}\` cannot be the name of a field.`,
				hint: "Remove this line, or give the field a different name.",
			}),
		},
	}),
	"quote-hash": entry<{ name: string; source: string }>({
		nl: {
			title: "Aanhalingstekens ontbreken",
			text: ({ name, source }) => ({
				message: `Achter \`${name}:\` staat een hekje, en alles achter een hekje leest YAML als uitleg.`,
				hint: `Zet de waarde tussen dubbele aanhalingstekens: \`${name}: "${source}"\`.`,
			}),
		},
		en: {
			title: "Missing quotation marks",
			text: ({ name, source }) => ({
				message: `The value of \`${name}\` starts with #, and YAML reads everything after that as a comment.`,
				hint: `Put the value between double quotes: \`${name}: "${source}"\`.`,
			}),
		},
	}),
	"quote-braces": entry<{ source: string }>({
		nl: {
			title: "Aanhalingstekens ontbreken",
			text: ({ source }) => ({
				message: "Een waarde die met { begint, leest YAML niet als tekst.",
				hint: `Zet de hele waarde tussen dubbele aanhalingstekens: \`"${source}"\`.`,
			}),
		},
		en: {
			title: "Missing quotation marks",
			text: ({ source }) => ({
				message: "YAML does not read a value that starts with { as text.",
				hint: `Put the whole value between double quotes: \`"${source}"\`.`,
			}),
		},
	}),
} as const;
