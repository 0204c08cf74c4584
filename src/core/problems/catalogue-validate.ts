import type { InReports } from "../fields/answers.ts";
import { entry, type Named, offerEn, offerNl, type Where, whereEn, whereNl } from "./entry.ts";
import { type Expected, expectation, isBlock } from "./expectations.ts";

/** What stands where something else is expected. */
const forms = {
	map: { nl: "een blok met velden", en: "a block of fields" },
	list: { nl: "een lijst", en: "a list" },
	value: { nl: "één waarde", en: "a single value" },
};

/** Mistakes inside one file: its fields, lists and sections. */
export const validateProblems = {
	"unknown-field": entry<Named & { where: Where }>({
		nl: {
			title: "Onbekend veld",
			message: ({ name, where }) => `\`${name}\` is geen veld van ${whereNl(where)}.`,
			hint: ({ nearest, known }) => offerNl(nearest, known) || "Haal deze regel weg.",
		},
		en: {
			title: "Unknown field",
			message: ({ name, where }) => `\`${name}\` is not a field of ${whereEn(where)}.`,
			hint: ({ nearest, known }) => offerEn(nearest, known, "fields") || "Remove this line.",
		},
	}),
	"pasted-page": entry<Record<never, never>>({
		nl: {
			title: "Pagina op de verkeerde plek",
			message: "`sections` hoort bij een pagina; het lijkt erop dat hier een pagina geplakt is.",
			hint: "Knip de pagina hier weg, en zet haar in een eigen bestand in content/pages.",
		},
		en: {
			title: "Page in the wrong place",
			message: "`sections` belongs to a page; a page seems to have been pasted here.",
			hint: "Cut the page out, and put it into a file of its own in content/pages.",
		},
	}),
	"missing-field": entry<{ name: string; where: Where; description: InReports }>({
		nl: {
			title: "Veld ontbreekt",
			message: ({ name, where }) => `In ${whereNl(where)} ontbreekt \`${name}\`.`,
			hint: ({ name, description }) => `Voeg een regel \`${name}:\` toe. ${description.nl}`.trim(),
		},
		en: {
			title: "Missing field",
			message: ({ name, where }) => `\`${name}\` is missing from ${whereEn(where)}.`,
			hint: ({ name, description }) => `Add a line \`${name}:\`. ${description.en}`.trim(),
		},
	}),
	"empty-value": entry<{ name: string }>({
		nl: {
			title: "Waarde ontbreekt",
			message: ({ name }) => `Achter \`${name}:\` staat niets.`,
			hint: "Vul een waarde in, of haal de hele regel weg als het veld niet nodig is.",
		},
		en: {
			title: "Missing value",
			message: ({ name }) => `There is nothing after \`${name}:\`.`,
			hint: "Fill in a value, or remove the whole line if the field is not needed.",
		},
	}),
	"wrong-structure": entry<{ name: string; expected: Expected; found: "map" | "list" | "value" }>({
		nl: {
			title: "Vorm klopt niet",
			message: ({ name, expected, found }) =>
				`\`${name}\` is ${expectation(expected).nl}; hier staat ${forms[found].nl}.`,
			hint: ({ expected }) =>
				expected === "list"
					? "Zet voor elk punt een streepje en een spatie, op een eigen regel."
					: isBlock(expected)
						? "Zet elk veld op een eigen regel, ingesprongen: `naam: waarde`."
						: "Zet de waarde op dezelfde regel, achter de dubbele punt.",
		},
		en: {
			title: "Wrong structure",
			message: ({ name, expected, found }) =>
				`\`${name}\` must be ${expectation(expected).en}; found ${forms[found].en}.`,
			hint: ({ expected }) =>
				expected === "list"
					? "Put a hyphen and a space before every item, each on its own line."
					: isBlock(expected)
						? "Put each field on its own line, indented: `name: value`."
						: "Put the value on the same line, after the colon.",
		},
	}),
	"colon-in-text": entry<{ source: string }>({
		nl: {
			title: "Dubbele punt in een tekst",
			message: "Door de dubbele punt leest YAML dit als een naam met een waarde, niet als tekst.",
			hint: ({ source }) => `Zet de hele tekst tussen dubbele aanhalingstekens: \`"${source}"\`.`,
		},
		en: {
			title: "Colon in a text",
			message: "Because of the colon YAML reads this as a name with a value, not as text.",
			hint: ({ source }) => `Put the whole text between double quotes: \`"${source}"\`.`,
		},
	}),
	"comma-in-text": entry<{ source: string }>({
		nl: {
			title: "Komma in een tekst",
			message:
				"Tussen accolades begint achter een komma een nieuw veld, dus hier leest YAML de tekst maar tot de komma.",
			hint: ({ source }) => `Zet de hele tekst tussen dubbele aanhalingstekens: \`"${source}"\`.`,
		},
		en: {
			title: "Comma in a text",
			message: "Between braces a comma begins a new field, so YAML reads this text only up to the comma.",
			hint: ({ source }) => `Put the whole text between double quotes: \`"${source}"\`.`,
		},
	}),
	"wrong-count": entry<{ name: string; found: number; limit: number; side: "min" | "max" }>({
		nl: {
			title: "Aantal klopt niet",
			message: ({ name, found, limit, side }) =>
				`\`${name}\` heeft ${found} ${found === 1 ? "punt" : "punten"}; het moeten er ${side === "min" ? "minstens" : "hoogstens"} ${limit} zijn.`,
			hint: ({ side }) =>
				side === "min"
					? "Voeg een punt toe, of haal de lijst weg als dat veld niet verplicht is."
					: "Haal punten weg, of verdeel ze over twee onderdelen.",
		},
		en: {
			title: "Wrong number of items",
			message: ({ name, found, limit, side }) =>
				`\`${name}\` has ${found} ${found === 1 ? "item" : "items"}; there must be ${side === "min" ? "at least" : "at most"} ${limit}.`,
			hint: ({ side }) =>
				side === "min"
					? "Add an item, or remove the list if that field is not required."
					: "Remove items, or divide them over two sections.",
		},
	}),
	/** `found` is a field whose value is a type of section. */
	"missing-type": entry<{ known: readonly string[]; found?: string | undefined }>({
		nl: {
			title: "Onderdeel zonder type",
			message: "Dit onderdeel zegt niet wat het is.",
			hint: ({ known, found }) =>
				found
					? `Schrijf \`type:\` in plaats van \`${found}:\`.`
					: `Voeg een regel \`type:\` toe. ${offerNl(undefined, known)}`,
		},
		en: {
			title: "Missing section type",
			message: "This section does not say what type it is.",
			hint: ({ known, found }) =>
				found
					? `Write \`type:\` instead of \`${found}:\`.`
					: `Add a line \`type:\`. ${offerEn(undefined, known, "values")}`,
		},
	}),
	"unknown-section": entry<Named>({
		nl: {
			title: "Onbekend soort onderdeel",
			message: ({ name }) => `Er is geen onderdeel \`${name}\`.`,
			hint: ({ nearest, known }) => offerNl(nearest, known),
		},
		en: {
			title: "Unknown section type",
			message: ({ name }) => `There is no section type \`${name}\`.`,
			hint: ({ nearest, known }) => offerEn(nearest, known, "values"),
		},
	}),
	/** `nearest` is the same name as it can be written. */
	"invalid-entry-name": entry<{ name: string; nearest?: string | undefined }>({
		nl: {
			title: "Naam past niet",
			message: ({ name }) => `\`${name}\` kan niet de naam van een feit zijn.`,
			hint: ({ nearest }) =>
				nearest
					? `Schrijf \`${nearest}\`.`
					: "Gebruik kleine letters, cijfers en streepjes, bijvoorbeeld `rogge-klein`.",
		},
		en: {
			title: "Invalid name",
			message: ({ name }) => `\`${name}\` cannot be the name of a fact.`,
			hint: ({ nearest }) =>
				nearest ? `Write \`${nearest}\`.` : "Use lower-case letters, digits and hyphens, for example `rye-bread`.",
		},
	}),
} as const;
