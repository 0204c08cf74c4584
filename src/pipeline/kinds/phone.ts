import { parsePhoneNumberFromString } from "libphonenumber-js";
import { type Language, sourceLanguage } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { ContactPoint } from "#core/resolved.ts";
import type { WrittenField } from "../site/fields.ts";
import { clues } from "./clues.ts";
import { isolate } from "./context.ts";
import { markContact } from "./marking.ts";
import { asShown, isNeverCertain, type NodeKind, type WrittenOut } from "./node-kind.ts";

export const phoneNode: NodeKind = {
	present: (value, _, { language }) => formatPhone(String(value), language),
	marked: markContact,
	spellOut({ value }, { language }) {
		const { text, href } = formatPhone(String(value), language);
		return { text: isolate(text, language), href };
	},
	writtenOut: phoneWrittenOut,
	references: () => [],
	faults: faultsOfPhone,
	faultsOn: undefined,
	isCertain: isNeverCertain,
	shown: (value) => formatPhone(String(value), sourceLanguage).text,
	key: (value) => formatPhone(String(value), sourceLanguage).href,
	told: asShown,
};

/** A phone number: national for Dutch readers, international for others. */
export function formatPhone(written: string, language: Language): ContactPoint {
	const number = parsePhoneNumberFromString(written, "NL");
	if (!number) return { href: `tel:${written.replace(/[^\d+]/g, "")}`, text: written };
	const text = language === sourceLanguage ? number.formatNational() : number.formatInternational();
	return { href: number.getURI(), text };
}

function* faultsOfPhone({ value, source, path }: WrittenField): Generator<AnyProblem> {
	const found = String(value);
	if (!isPossiblePhone(found)) yield problem("invalid-phone", source.valueAt(path), { found });
}

/** Whether a number has the digits of a phone number: ten in the Netherlands, elsewhere by its country. */
function isPossiblePhone(written: string): boolean {
	const digits = written.replace(/\D/g, "");
	// Numbers for information and free calls are shorter or longer.
	if (digits.startsWith("0") && !/^0(800|90[069])/.test(digits)) return digits.length === 10;
	return parsePhoneNumberFromString(written, "NL")?.isPossible() ?? false;
}

/** A Dutch phone number in a text: ten digits, or nine behind the code of the country. */
export const anyPhone = String.raw`(?<![\d+-])(?:(?:\+|00)31[ ()-]*(?:\(0\) ?)?|0)[1-9](?:[ ()-]{0,2}\d){8}(?![\d-])`;

function phoneWrittenOut(written: string): WrittenOut {
	const digits = parsePhoneNumberFromString(written, "NL")?.nationalNumber ?? written.replace(/\D/g, "").slice(1);
	const pattern = new RegExp(`(?:\\+31|0031|0)[ ()-]*${[...digits].join("[ ()-]*")}(?!\\d)`, "g");
	return { pattern, clue: clues.phone };
}
