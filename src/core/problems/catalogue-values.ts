import type { AddressFault } from "../addresses.ts";
import type { InReports } from "../fields/answers.ts";
import type { FieldMeta } from "../fields/kind.ts";
import { inLanguage } from "../in-language.ts";
import { entry, offerEn, offerNl } from "./entry.ts";
import { type Expected, expectation } from "./expectations.ts";

/** Values that do not fit their field. */
export const valueProblems = {
	/** `max` is the largest number that may stand there; `meta` says by what advice is held against the rest of a site. */
	"invalid-value": entry<{
		name: string;
		found: string;
		expected: Expected;
		advice?: string | undefined;
		flaw?: InReports | undefined;
		max?: number | undefined;
		meta?: FieldMeta | undefined;
	}>({
		nl: {
			title: "Waarde past niet",
			message: ({ name, found, expected }) => `\`${name}\` is ${expectation(expected).nl}; hier staat \`${found}\`.`,
			hint: ({ expected, advice, flaw }) =>
				advice
					? `Schrijf \`${advice}\`.`
					: flaw
						? inLanguage(flaw, "nl")
						: `Schrijf in plaats daarvan ${expectation(expected).nl}.`,
		},
		en: {
			title: "Invalid value",
			message: ({ name, found, expected }) => `\`${name}\` must be ${expectation(expected).en}; found \`${found}\`.`,
			hint: ({ expected, advice, flaw }) =>
				advice ? `Write \`${advice}\`.` : flaw ? inLanguage(flaw, "en") : `Write ${expectation(expected).en} instead.`,
		},
	}),
	"unusable-address": entry<{ found: string; why: AddressFault }>({
		nl: {
			title: "Adres klopt niet",
			message: ({ found }) => `Een browser kan \`${found}\` niet openen.`,
			hint: ({ why }) =>
				({
					space:
						"In een adres staat geen spatie, regeleinde of `\\`. Haal weg wat er niet hoort; een spatie die echt bij het adres hoort, schrijft u als `%20`.",
					name: "Achter `https://` hoort de naam van een site, van letters, cijfers, punten en streepjes: `https://www.voorbeeld.nl/pagina`.",
					port: "Haal de dubbele punt en het getal achter de naam van de site weg; zo'n hoog getal kan daar niet staan.",
					user: "Haal weg wat voor de `@` staat: achter `https://` hoort meteen de naam van de site. Een e-mailadres begint met `mailto:`.",
					mail: "Zet een e-mailadres achter `mailto:`, bijvoorbeeld `mailto:naam@voorbeeld.nl`.",
					phone:
						"Zet een telefoonnummer achter `tel:`, met alleen cijfers en eventueel een + ervoor: `tel:+31581234567`.",
				})[why],
		},
		en: {
			title: "Invalid address",
			message: ({ found }) => `A browser cannot open \`${found}\`.`,
			hint: ({ why }) =>
				({
					space:
						"An address contains no space, line end or `\\`. Remove what does not belong there; write a space that is part of the address as `%20`.",
					name: "`https://` is followed by the name of a site, made of letters, digits, dots and hyphens: `https://www.example.org/page`.",
					port: "Remove the colon and the number after the name of the site; the number is too high.",
					user: "Remove what is before the `@`: `https://` is followed directly by the name of the site. An email address starts with `mailto:`.",
					mail: "Put an email address after `mailto:`, for example `mailto:name@example.org`.",
					phone: "Put a phone number after `tel:`, digits only, with a + before them if needed: `tel:+31581234567`.",
				})[why],
		},
	}),
	"unknown-option": entry<{ name: string; found: string; nearest?: string | undefined; known: readonly string[] }>({
		nl: {
			title: "Onbekende keuze",
			message: ({ name, found }) => `\`${name}\` kent de waarde \`${found}\` niet.`,
			hint: ({ nearest, known }) => offerNl(nearest, known),
		},
		en: {
			title: "Unknown value",
			message: ({ name, found }) => `\`${found}\` is not a value of \`${name}\`.`,
			hint: ({ nearest, known }) => offerEn(nearest, known, "values"),
		},
	}),
	/** `nearest` is the one that was meant, `others` are the few that it could be. */
	"unknown-icon": entry<{ name: string; found: string; nearest?: string | undefined; others: readonly string[] }>({
		nl: {
			title: "Onbekend pictogram",
			message: ({ name, found }) => `\`${name}\` noemt een pictogram \`${found}\`, dat er niet is.`,
			hint: ({ nearest, others }) =>
				offerNl(nearest, others) || "Alle pictogrammen staan met hun Engelse naam op https://phosphoricons.com.",
		},
		en: {
			title: "Unknown icon",
			message: ({ name, found }) => `\`${name}\` names an icon \`${found}\`, which does not exist.`,
			hint: ({ nearest, others }) =>
				offerEn(nearest, others, "icons") || "All icons are on https://phosphoricons.com, with their names.",
		},
	}),
	"too-long": entry<{ name: string; length: number; max: number }>({
		nl: {
			title: "Tekst is te lang",
			message: ({ name, length, max }) => `\`${name}\` heeft ${length} tekens; er passen er ${max}.`,
			hint: "Maak de tekst korter, of zet het langere verhaal in een ander onderdeel.",
		},
		en: {
			title: "Text is too long",
			message: ({ name, length, max }) => `\`${name}\` has ${length} characters; the limit is ${max}.`,
			hint: "Make the text shorter, or move part of it to another section.",
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
			message: ({ name, found, limit, side }) =>
				`\`${name}\` is ${found}; het mag ${side === "min" ? "niet kleiner" : "niet groter"} zijn dan ${limit}.`,
			hint: ({ name, limit, side, range, swapped }) =>
				swapped
					? `De getallen van \`${name}\` en \`${swapped}\` lijken verwisseld: draai ze om.`
					: range
						? `Schrijf een getal van ${range[0]} tot en met ${range[1]}.`
						: `Schrijf ${side === "min" ? "minstens" : "hoogstens"} ${limit}.`,
		},
		en: {
			title: "Number out of range",
			message: ({ name, found, limit, side }) =>
				`\`${name}\` is ${found}; it must be ${side === "min" ? "at least" : "at most"} ${limit}.`,
			hint: ({ name, limit, side, range, swapped }) =>
				swapped
					? `The numbers of \`${name}\` and \`${swapped}\` seem to be swapped: exchange them.`
					: range
						? `Write a number from ${range[0]} to ${range[1]}.`
						: `Write ${side === "min" ? "at least" : "at most"} ${limit}.`,
		},
	}),
} as const;
