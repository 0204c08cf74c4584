import { entry } from "./entry.ts";
import { type JsonMistake, jsonTextEn, jsonTextNl } from "./json-words.ts";
import { type Pasted, pastedEn, pastedNl } from "./pasted-words.ts";
import { type SyntaxProblem, syntaxTextEn, syntaxTextNl } from "./syntax-words.ts";

/** A file that another program made. */
export type ForeignKind = "RTF" | "HTML" | "SVG" | "PDF" | "Word";

/** Mistakes in the YAML or JSON of a file. */
export const yamlProblems = {
	"yaml-syntax": entry<SyntaxProblem>({
		nl: {
			title: "Regel is niet te lezen",
			message: (found) => syntaxTextNl(found).message,
			hint: (found) => syntaxTextNl(found).hint,
		},
		en: {
			title: "Line cannot be read",
			message: (found) => syntaxTextEn(found).message,
			hint: (found) => syntaxTextEn(found).hint,
		},
	}),
	"json-syntax": entry<{ mistake: JsonMistake }>({
		nl: {
			title: "Regel is niet te lezen",
			message: ({ mistake }) => jsonTextNl[mistake][0],
			hint: ({ mistake }) => jsonTextNl[mistake][1],
		},
		en: {
			title: "Line cannot be read",
			message: ({ mistake }) => jsonTextEn[mistake][0],
			hint: ({ mistake }) => jsonTextEn[mistake][1],
		},
	}),
	"merge-conflict": entry<Record<never, never>>({
		nl: {
			title: "Twee versies door elkaar",
			message:
				"Hier staan twee versies van dezelfde regels: Git kon ze niet samenvoegen en zette er regels met `<<<<<<<`, `=======` en `>>>>>>>` bij.",
			hint: "Kies welke regels blijven, en haal de andere weg, met de regels van Git erbij.",
		},
		en: {
			title: "Two versions mixed",
			message:
				"Found two versions of the same lines: Git could not merge them and added lines with `<<<<<<<`, `=======` and `>>>>>>>`.",
			hint: "Choose which lines to keep, and remove the others together with the lines of Git.",
		},
	}),
	"pasted-lines": entry<Pasted>({
		nl: {
			title: "Meegekopieerd van elders",
			message: (found) => pastedNl(found).message,
			hint: (found) => pastedNl(found).hint,
		},
		en: {
			title: "Copied in from elsewhere",
			message: (found) => pastedEn(found).message,
			hint: (found) => pastedEn(found).hint,
		},
	}),
	"foreign-file": entry<{ kind: ForeignKind }>({
		nl: {
			title: "Bestand van een ander programma",
			message: ({ kind }) =>
				`Dit is een ${kind}-bestand met de naam van een tekstbestand; de bouwer kan het niet lezen.`,
			hint: "Maak het opnieuw als gewone tekst (‘platte tekst’, UTF-8), met regels zoals `title: Contact`.",
		},
		en: {
			title: "File from another program",
			message: ({ kind }) => `This is a ${kind} file with the name of a text file, and cannot be read.`,
			hint: "Create it again as plain text (UTF-8), with lines such as `title: Contact`.",
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
	/** `other` is the line of the first one; 0 when that is not known. */
	"duplicate-key": entry<{ key: string; other: number }>({
		nl: {
			title: "Veld staat er twee keer",
			message: ({ key, other }) =>
				`\`${key}\` staat in dit blok meer dan één keer${other > 0 ? `, ook op regel ${other}` : ""}.`,
			hint: "Laat één van de twee staan.",
		},
		en: {
			title: "Duplicate field",
			message: ({ key, other }) =>
				`\`${key}\` appears more than once in this block${other > 0 ? `, also on line ${other}` : ""}.`,
			hint: "Keep one of them.",
		},
	}),
	/** `key` is the first of these fields, `other` the line where it stands before; 0 when that is not known. */
	"block-twice": entry<{ key: string; count: number; other: number }>({
		nl: {
			title: "Stuk staat er twee keer",
			message: ({ key, count, other }) =>
				`Vanaf hier staan ${count} velden voor de tweede keer in dit blok, te beginnen met \`${key}\`${other > 0 ? `, dat ook op regel ${other} staat` : ""}.`,
			hint: "Is dit stuk per ongeluk nog eens geplakt, haal het dan weg. Laat anders van elk veld één staan.",
		},
		en: {
			title: "Duplicate block",
			message: ({ key, count, other }) =>
				`From here on, ${count} fields appear for the second time in this block, starting with \`${key}\`${other > 0 ? `, which is also on line ${other}` : ""}.`,
			hint: "If this was pasted once too often, remove it. Otherwise keep one of each field.",
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
