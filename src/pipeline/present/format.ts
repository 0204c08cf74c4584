import { format, parseISO } from "date-fns";
import { ar, enGB, es, fr, nl } from "date-fns/locale";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import { type Language, localeTags, sourceLanguage } from "#core/languages.ts";
import { remembered } from "#core/remembered.ts";
import type { ContactPoint, DateText, HourRange, LanguageName, Price } from "#core/resolved.ts";

const locales = { nl, en: enGB, fr, es, ar };

/** There are far fewer days than places that name them, and writing one takes long. */
const days = new Map<string, DateText>();

/** A calendar day in words. The day is read as local time, so that it never shifts with the time zone. */
export function formatDate(iso: string, language: Language): DateText {
	return remembered(days, `${language} ${iso}`, () => {
		const day = parseISO(iso);
		const options = { locale: locales[language] };
		return {
			iso,
			long: format(day, "d MMMM y", options),
			medium: format(day, "d MMM yyyy", options),
		};
	});
}

/** An amount in euros as people of a language write it; cents appear when the editor wrote them. */
export function formatPrice(written: string, language: Language): Price {
	const formatter = euros(language, written.includes(".") ? 2 : 0);
	return { amount: Number(written).toFixed(2), text: formatter.format(Number(written)) };
}

/** Making a formatter takes far longer than using it. */
const formatters = new Map<string, Intl.NumberFormat>();

function euros(language: Language, digits: number): Intl.NumberFormat {
	const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
	return remembered(
		formatters,
		`${language} ${digits}`,
		() => new Intl.NumberFormat(localeTags[language], { style: "currency", currency: "EUR", ...fraction }),
	);
}

export function formatNumber(value: number, language: Language): string {
	return remembered(formatters, language, () => new Intl.NumberFormat(localeTags[language])).format(value);
}

/** A phone number: national for Dutch readers, international for others. */
export function formatPhone(written: string, language: Language): ContactPoint {
	const number = parsePhoneNumberFromString(written, "NL");
	if (!number) return { href: `tel:${written.replace(/[^\d+]/g, "")}`, text: written };
	const text = language === sourceLanguage ? number.formatNational() : number.formatInternational();
	return { href: number.getURI(), text };
}

/** Whether a number has the digits of a phone number: ten in the Netherlands, elsewhere by its country. */
export function isPossiblePhone(written: string): boolean {
	const digits = written.replace(/\D/g, "");
	// Numbers for information and free calls are shorter or longer.
	if (digits.startsWith("0") && !/^0(800|90[069])/.test(digits)) return digits.length === 10;
	return parsePhoneNumberFromString(written, "NL")?.isPossible() ?? false;
}

/** `09:30-12:30, 13:00-17:00` as ranges; none when closed. */
export function parseHours(written: string): HourRange[] {
	const times = written.match(/\d{2}:\d{2}/g) ?? [];
	const ranges: HourRange[] = [];
	for (let index = 0; index + 1 < times.length; index += 2) {
		ranges.push({ opens: times[index] ?? "", closes: times[index + 1] ?? "" });
	}
	return ranges;
}

const languageNames = new Map<Language, Intl.DisplayNames>();

/** The name of a language, in another one. */
export function nameLanguage(code: string, language: Language): LanguageName {
	const make = () => new Intl.DisplayNames([localeTags[language]], { type: "language" });
	return { code, name: remembered(languageNames, language, make).of(code) ?? code };
}

/** Keeps digits and Latin letters left to right inside Arabic text. */
export function isolate(text: string, language: Language): string {
	return language === "ar" ? `\u2066${text}\u2069` : text;
}
