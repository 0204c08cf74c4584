import type { AddressFault } from "../addresses.ts";
import type { InReports } from "../fields/answers.ts";
import { entry, offerEn, offerNl, type Where, whereEn, whereNl } from "./entry.ts";
import { type Expected, expectation, isBlock } from "./expectations.ts";

interface Named {
	name: string;
	nearest?: string | undefined;
	known: readonly string[];
}

/** Mistakes inside one file: its fields and values. */
export const validateProblems = {
	"unknown-field": entry<Named & { where: Where }>({
		nl: {
			title: "Onbekend veld",
			text: ({ name, nearest, known, where }) => ({
				message: `\`${name}\` is geen veld van ${whereNl(where)}.`,
				hint: offerNl(nearest, known) || "Haal deze regel weg.",
			}),
		},
		en: {
			title: "Unknown field",
			text: ({ name, nearest, known, where }) => ({
				message: `\`${name}\` is not a field of ${whereEn(where)}.`,
				hint: offerEn(nearest, known, "fields") || "Remove this line.",
			}),
		},
	}),
	"missing-field": entry<{ name: string; where: Where; description: string }>({
		nl: {
			title: "Veld ontbreekt",
			text: ({ name, where, description }) => ({
				message: `In ${whereNl(where)} ontbreekt \`${name}\`.`,
				hint: `Voeg een regel \`${name}:\` toe. ${description}`.trim(),
			}),
		},
		en: {
			title: "Missing field",
			text: ({ name, where, description }) => ({
				message: `\`${name}\` is missing from ${whereEn(where)}.`,
				hint: `Add a line \`${name}:\`. ${description}`.trim(),
			}),
		},
	}),
	"empty-value": entry<{ name: string }>({
		nl: {
			title: "Waarde ontbreekt",
			text: ({ name }) => ({
				message: `Achter \`${name}:\` staat niets.`,
				hint: "Vul een waarde in, of haal de hele regel weg als het veld niet nodig is.",
			}),
		},
		en: {
			title: "Missing value",
			text: ({ name }) => ({
				message: `There is nothing after \`${name}:\`.`,
				hint: "Fill in a value, or remove the whole line if the field is not needed.",
			}),
		},
	}),
	/** `max` is the largest number that may stand there. */
	"invalid-value": entry<{
		name: string;
		found: string;
		expected: Expected;
		advice?: string | undefined;
		flaw?: InReports | undefined;
		max?: number | undefined;
	}>({
		nl: {
			title: "Waarde past niet",
			text: ({ name, found, expected, advice, flaw }) => ({
				message: `\`${name}\` is ${expectation(expected).nl}; hier staat \`${found}\`.`,
				hint: advice
					? `Schrijf \`${advice}\`.`
					: (flaw?.nl ?? `Schrijf in plaats daarvan ${expectation(expected).nl}.`),
			}),
		},
		en: {
			title: "Invalid value",
			text: ({ name, found, expected, advice, flaw }) => ({
				message: `\`${name}\` must be ${expectation(expected).en}; found \`${found}\`.`,
				hint: advice ? `Write \`${advice}\`.` : (flaw?.en ?? `Write ${expectation(expected).en} instead.`),
			}),
		},
	}),
	"unusable-address": entry<{ found: string; why: AddressFault }>({
		nl: {
			title: "Adres klopt niet",
			text: ({ found, why }) => {
				const hints = {
					space:
						"In een adres staat geen spatie, regeleinde of `\\`. Haal weg wat er niet hoort; een spatie die echt bij het adres hoort, schrijft u als `%20`.",
					name: "Achter `https://` hoort de naam van een site, van letters, cijfers, punten en streepjes: `https://www.voorbeeld.nl/pagina`.",
					port: "Haal de dubbele punt en het getal achter de naam van de site weg; zo'n hoog getal kan daar niet staan.",
					user: "Haal weg wat voor de `@` staat: achter `https://` hoort meteen de naam van de site. Een e-mailadres begint met `mailto:`.",
					mail: "Zet een e-mailadres achter `mailto:`, bijvoorbeeld `mailto:naam@voorbeeld.nl`.",
					phone:
						"Zet een telefoonnummer achter `tel:`, met alleen cijfers en eventueel een + ervoor: `tel:+31581234567`.",
				};
				return { message: `Een browser kan \`${found}\` niet openen.`, hint: hints[why] };
			},
		},
		en: {
			title: "Invalid address",
			text: ({ found, why }) => {
				const hints = {
					space:
						"An address contains no space, line end or `\\`. Remove what does not belong there; write a space that is part of the address as `%20`.",
					name: "`https://` is followed by the name of a site, made of letters, digits, dots and hyphens: `https://www.example.org/page`.",
					port: "Remove the colon and the number after the name of the site; the number is too high.",
					user: "Remove what is before the `@`: `https://` is followed directly by the name of the site. An e-mail address starts with `mailto:`.",
					mail: "Put an e-mail address after `mailto:`, for example `mailto:name@example.org`.",
					phone: "Put a phone number after `tel:`, digits only, with a + before them if needed: `tel:+31581234567`.",
				};
				return { message: `A browser cannot open \`${found}\`.`, hint: hints[why] };
			},
		},
	}),
	"unknown-option": entry<{ name: string; found: string; nearest?: string | undefined; known: readonly string[] }>({
		nl: {
			title: "Onbekende keuze",
			text: ({ name, found, nearest, known }) => ({
				message: `\`${name}\` kent de waarde \`${found}\` niet.`,
				hint: offerNl(nearest, known),
			}),
		},
		en: {
			title: "Unknown value",
			text: ({ name, found, nearest, known }) => ({
				message: `\`${found}\` is not a value of \`${name}\`.`,
				hint: offerEn(nearest, known, "values"),
			}),
		},
	}),
	"wrong-structure": entry<{ name: string; expected: Expected; found: "map" | "list" | "value" }>({
		nl: {
			title: "Vorm klopt niet",
			text: ({ name, expected, found }) => {
				const forms = { map: "een blok met velden", list: "een lijst", value: "één waarde" };
				return {
					message: `\`${name}\` is ${expectation(expected).nl}; hier staat ${forms[found]}.`,
					hint:
						expected === "list"
							? "Zet voor elk punt een streepje en een spatie, op een eigen regel."
							: isBlock(expected)
								? "Zet elk veld op een eigen regel, ingesprongen: `naam: waarde`."
								: "Zet de waarde op dezelfde regel, achter de dubbele punt.",
				};
			},
		},
		en: {
			title: "Wrong structure",
			text: ({ name, expected, found }) => {
				const forms = { map: "a block of fields", list: "a list", value: "a single value" };
				return {
					message: `\`${name}\` must be ${expectation(expected).en}; found ${forms[found]}.`,
					hint:
						expected === "list"
							? "Put a hyphen and a space before every item, each on its own line."
							: isBlock(expected)
								? "Put each field on its own line, indented: `name: value`."
								: "Put the value on the same line, after the colon.",
				};
			},
		},
	}),
	"colon-in-text": entry<{ source: string }>({
		nl: {
			title: "Dubbele punt in een tekst",
			text: ({ source }) => ({
				message: "Door de dubbele punt leest YAML dit als een naam met een waarde, niet als tekst.",
				hint: `Zet de hele tekst tussen dubbele aanhalingstekens: \`"${source}"\`.`,
			}),
		},
		en: {
			title: "Colon in a text",
			text: ({ source }) => ({
				message: "Because of the colon YAML reads this as a name with a value, not as text.",
				hint: `Put the whole text between double quotes: \`"${source}"\`.`,
			}),
		},
	}),
	"too-long": entry<{ name: string; length: number; max: number }>({
		nl: {
			title: "Tekst is te lang",
			text: ({ name, length, max }) => ({
				message: `\`${name}\` heeft ${length} tekens; er passen er ${max}.`,
				hint: "Maak de tekst korter, of zet het langere verhaal in een andere sectie.",
			}),
		},
		en: {
			title: "Text is too long",
			text: ({ name, length, max }) => ({
				message: `\`${name}\` has ${length} characters; the limit is ${max}.`,
				hint: "Make the text shorter, or move part of it to another section.",
			}),
		},
	}),
	/** `range` is all that is allowed; `swapped` the field beside it whose number belongs here. */
	"out-of-range": entry<{
		name: string;
		found: string;
		limit: string;
		side: "min" | "max";
		range?: readonly [number, number] | undefined;
		swapped?: string | undefined;
	}>({
		nl: {
			title: "Getal past niet",
			text: ({ name, found, limit, side, range, swapped }) => ({
				message: `\`${name}\` is ${found}; het mag ${side === "min" ? "niet kleiner" : "niet groter"} zijn dan ${limit}.`,
				hint: swapped
					? `De getallen van \`${name}\` en \`${swapped}\` lijken verwisseld: draai ze om.`
					: range
						? `Schrijf een getal van ${range[0]} tot en met ${range[1]}.`
						: `Schrijf ${side === "min" ? "minstens" : "hoogstens"} ${limit}.`,
			}),
		},
		en: {
			title: "Number out of range",
			text: ({ name, found, limit, side, range, swapped }) => ({
				message: `\`${name}\` is ${found}; it must be ${side === "min" ? "at least" : "at most"} ${limit}.`,
				hint: swapped
					? `The numbers of \`${name}\` and \`${swapped}\` seem to be swapped: exchange them.`
					: range
						? `Write a number from ${range[0]} to ${range[1]}.`
						: `Write ${side === "min" ? "at least" : "at most"} ${limit}.`,
			}),
		},
	}),
	"wrong-count": entry<{ name: string; found: number; limit: number; side: "min" | "max" }>({
		nl: {
			title: "Aantal klopt niet",
			text: ({ name, found, limit, side }) => ({
				message: `\`${name}\` heeft ${found} ${found === 1 ? "punt" : "punten"}; het moeten er ${side === "min" ? "minstens" : "hoogstens"} ${limit} zijn.`,
				hint:
					side === "min"
						? "Voeg een punt toe, of haal de lijst weg als dat veld niet verplicht is."
						: "Haal punten weg, of verdeel ze over twee secties.",
			}),
		},
		en: {
			title: "Wrong number of items",
			text: ({ name, found, limit, side }) => ({
				message: `\`${name}\` has ${found} ${found === 1 ? "item" : "items"}; there must be ${side === "min" ? "at least" : "at most"} ${limit}.`,
				hint:
					side === "min"
						? "Add an item, or remove the list if that field is not required."
						: "Remove items, or divide them over two sections.",
			}),
		},
	}),
	/** `found` is a field whose value is a type of section. */
	"missing-type": entry<{ known: readonly string[]; found?: string | undefined }>({
		nl: {
			title: "Sectie zonder type",
			text: ({ known, found }) => ({
				message: "Deze sectie zegt niet wat ze is.",
				hint: found
					? `Schrijf \`type:\` in plaats van \`${found}:\`.`
					: `Voeg een regel \`type:\` toe. ${offerNl(undefined, known)}`,
			}),
		},
		en: {
			title: "Missing section type",
			text: ({ known, found }) => ({
				message: "This section does not say what type it is.",
				hint: found
					? `Write \`type:\` instead of \`${found}:\`.`
					: `Add a line \`type:\`. ${offerEn(undefined, known, "values")}`,
			}),
		},
	}),
	"unknown-section": entry<Named>({
		nl: {
			title: "Onbekend soort sectie",
			text: ({ name, nearest, known }) => ({
				message: `Er is geen sectie \`${name}\`.`,
				hint: offerNl(nearest, known),
			}),
		},
		en: {
			title: "Unknown section type",
			text: ({ name, nearest, known }) => ({
				message: `There is no section type \`${name}\`.`,
				hint: offerEn(nearest, known, "values"),
			}),
		},
	}),
	"invalid-entry-name": entry<{ name: string }>({
		nl: {
			title: "Naam past niet",
			text: ({ name }) => ({
				message: `\`${name}\` kan niet de naam van een feit zijn.`,
				hint: "Gebruik kleine letters, cijfers en streepjes, bijvoorbeeld `muziek-regular`.",
			}),
		},
		en: {
			title: "Invalid name",
			text: ({ name }) => ({
				message: `\`${name}\` cannot be the name of a fact.`,
				hint: "Use lower-case letters, digits and hyphens, for example `muziek-regular`.",
			}),
		},
	}),
} as const;
