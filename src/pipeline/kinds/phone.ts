import { getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js";
import { type CountryCode, countries } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { ContactPoint } from "#core/resolved.ts";
import { sourceOf } from "../site/accessors.ts";
import type { WrittenField } from "../site/fields.ts";
import { type Region, regionOf } from "../site/region.ts";
import { clues } from "./clues.ts";
import { isolate } from "./context.ts";
import { markContact } from "./marking.ts";
import { asShown, isNeverCertain, type NodeKind, type WrittenOut } from "./node-kind.ts";

export const phoneNode: NodeKind = {
	present: (value, _, { language, site }) => formatPhone(String(value), language, regionOf(site)),
	marked: markContact,
	spellOut({ value }, { language, site }) {
		const { text, href } = formatPhone(String(value), language, regionOf(site));
		return { text: isolate(text, language), href };
	},
	writtenOut: phoneWrittenOut,
	references: () => [],
	faults: faultsOfPhone,
	faultsOn: undefined,
	isCertain: isNeverCertain,
	shown: (value, { site }) => formatPhone(String(value), sourceOf(site), regionOf(site)).text,
	key: (value, { site }) => formatPhone(String(value), sourceOf(site), regionOf(site)).href,
	told: asShown,
};

/** A phone number: national for who reads the source language, international for others. */
export function formatPhone(
	written: string,
	language: Language,
	{ country, source }: Pick<Region, "country" | "source">,
): ContactPoint {
	const number = parsePhoneNumberFromString(written, country);
	if (!number) return { href: `tel:${written.replace(/[^\d+]/g, "")}`, text: written };
	const text = language === source ? number.formatNational() : number.formatInternational();
	return { href: number.getURI(), text };
}

function* faultsOfPhone({ value, source, path }: WrittenField, { country }: Region): Generator<AnyProblem> {
	const found = String(value);
	if (!isPossiblePhone(found, country))
		yield problem("invalid-phone", source.valueAt(path), { found, dutch: country === "NL" });
}

/** Whether a number has the digits of a phone number: ten in the Netherlands, elsewhere by its country. */
export function isPossiblePhone(written: string, country: CountryCode): boolean {
	const digits = written.replace(/\D/g, "");
	// Numbers for information and free calls are shorter or longer.
	const isUsual = country === "NL" && digits.startsWith("0") && !/^0(800|90[069])/.test(digits);
	if (isUsual) return digits.length === 10;
	return parsePhoneNumberFromString(written, country)?.isPossible() ?? false;
}

/** A phone number as people of a country write it, when it is one; else as it is. */
export function usualPhone(written: string, country: CountryCode): string {
	return parsePhoneNumberFromString(written, country)?.formatNational() ?? written;
}

/** A phone number of a country in a text: its digits, with what may stand before and between them. */
export function anyPhone({ country }: Region): string {
	const code = getCountryCallingCode(country);
	const abroad = String.raw`(?:\+|00)${code}[ ()-]*(?:\(0\) ?)?`;
	// In the Netherlands all numbers are nine digits long; elsewhere a number without its country may be anything.
	return country === "NL"
		? String.raw`(?<![\d+-])(?:${abroad}|0)[1-9](?:[ ()-]{0,2}\d){8}(?![\d-])`
		: String.raw`(?<![\d+-])${abroad}[1-9](?:[ ()./-]{0,2}\d){5,11}(?![\d-])`;
}

function phoneWrittenOut(written: string, { country }: Region): WrittenOut {
	const { trunk } = countries[country];
	const code = getCountryCallingCode(country);
	const bare = written.replace(/\D/g, "").replace(new RegExp(`^${trunk}`), "");
	const digits = parsePhoneNumberFromString(written, country)?.nationalNumber ?? bare;
	const before = `(?:\\+${code}|00${code}|${trunk})`;
	const pattern = new RegExp(`${before}[ ()-]*${[...digits].join("[ ()-]*")}(?!\\d)`, "g");
	return { pattern, clue: clues.phone };
}
