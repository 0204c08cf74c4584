import type { CountryCode } from "./countries.ts";
import type { InReports } from "./fields/answers.ts";
import { addDays, weekdayOf } from "./opening.ts";

/** A day of the calendar on which most businesses of a country are closed. */
export interface Holiday {
	readonly date: string;
	readonly name: InReports;
}

/**
 * Easter Sunday in the Gregorian calendar, for every year of it. After J. Meeus, "Astronomical Algorithms" (2nd edition,
 * 1998), chapter 8, who has the rule from Butcher's "Ecclesiastical Calendar" (1876); the names are his.
 */
export function easterSunday(year: number): string {
	const whole = (dividend: number, divisor: number) => Math.floor(dividend / divisor);
	const a = year % 19;
	const [b, c] = [whole(year, 100), year % 100];
	const [d, e] = [whole(b, 4), b % 4];
	const f = whole(b + 8, 25);
	const g = whole(b - f + 1, 3);
	const h = (19 * a + b - d - g + 15) % 30;
	const [i, k] = [whole(c, 4), c % 4];
	const l = (32 + 2 * e + 2 * i - h - k) % 7;
	const m = whole(a + 11 * h + 22 * l, 451);
	const n = h + l - 7 * m + 114;
	return dayOf(year, whole(n, 31), (n % 31) + 1);
}

/** The public holidays of a year, in order. Of a country whose holidays nobody has written down here there are none. */
export function holidaysIn(country: CountryCode, year: number): readonly Holiday[] {
	const holidays = rules[country]?.(year) ?? [];
	return [...holidays].sort((one, other) => one.date.localeCompare(other.date));
}

const rules: { readonly [C in CountryCode]?: (year: number) => readonly Holiday[] } = {
	/**
	 * Those of article 3 of the Algemene termijnenwet (wetten.overheid.nl/BWBR0002448), and the two Sundays. Most people
	 * work on Liberation Day, except once in five years.
	 */
	NL: (year) => {
		const easter = easterSunday(year);
		const kings = dayOf(year, 4, 27);
		return [
			holiday(dayOf(year, 1, 1), { nl: "Nieuwjaarsdag", en: "New Year's Day" }),
			holiday(easter, { nl: "Eerste Paasdag", en: "Easter Sunday" }),
			holiday(addDays(easter, 1), { nl: "Tweede Paasdag", en: "Easter Monday" }),
			holiday(weekdayOf(kings) === "sunday" ? addDays(kings, -1) : kings, { nl: "Koningsdag", en: "King's Day" }),
			...(year % 5 === 0 ? [holiday(dayOf(year, 5, 5), { nl: "Bevrijdingsdag", en: "Liberation Day" })] : []),
			holiday(addDays(easter, 39), { nl: "Hemelvaartsdag", en: "Ascension Day" }),
			holiday(addDays(easter, 49), { nl: "Eerste Pinksterdag", en: "Whit Sunday" }),
			holiday(addDays(easter, 50), { nl: "Tweede Pinksterdag", en: "Whit Monday" }),
			holiday(dayOf(year, 12, 25), { nl: "Eerste Kerstdag", en: "Christmas Day" }),
			holiday(dayOf(year, 12, 26), { nl: "Tweede Kerstdag", en: "Boxing Day" }),
		];
	},
};

function holiday(date: string, name: InReports): Holiday {
	return { date, name };
}

function dayOf(year: number, month: number, day: number): string {
	const two = (number: number) => String(number).padStart(2, "0");
	return `${year}-${two(month)}-${two(day)}`;
}
