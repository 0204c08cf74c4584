import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { easterSunday, holidaysIn } from "#core/holidays.ts";
import { addDays, weekdayOf } from "#core/opening.ts";

/** Easter by the older way: the Sunday after the full moon that the golden number and the epact of the year give. */
function byEpact(year: number): string {
	const golden = (year % 19) + 1;
	const century = Math.floor(year / 100) + 1;
	const solar = Math.floor((3 * century) / 4) - 12;
	const lunar = Math.floor((8 * century + 5) / 25) - 5;
	const epact = (((11 * golden + 20 + lunar - solar) % 30) + 30) % 30;
	const late = (epact === 25 && golden > 11) || epact === 24 ? epact + 1 : epact;
	const moon = 44 - late < 21 ? 44 - late + 30 : 44 - late;
	const fullMoon = addDays(`${year}-03-01`, moon - 1);
	const days = Array.from({ length: 7 }, (_, index) => addDays(fullMoon, index + 1));
	return days.find((day) => weekdayOf(day) === "sunday") ?? "";
}

describe("Easter", () => {
	test.each([
		"1818-03-22",
		"1943-04-25",
		"1961-04-02",
		"2000-04-23",
		"2024-03-31",
		"2025-04-20",
		"2026-04-05",
		"2027-03-28",
		"2028-04-16",
		"2038-04-25",
		"2285-03-22",
	])("is on %s", (date) => {
		expect(easterSunday(Number(date.slice(0, 4)))).toBe(date);
	});

	test("is in every year the Sunday after the full moon of spring", () => {
		const year = fc.integer({ min: 1583, max: 9999 });
		const agrees = (each: number) => {
			expect(easterSunday(each)).toBe(byEpact(each));
		};
		fc.assert(fc.property(year, agrees));
	});
});

describe("the public holidays", () => {
	const named = (year: number) => holidaysIn("NL", year).map(({ date, name }) => `${date} ${name.nl}`);

	test("of the Netherlands are those of the law, by the calendar of the year", () => {
		expect(named(2027)).toEqual([
			"2027-01-01 Nieuwjaarsdag",
			"2027-03-28 Eerste Paasdag",
			"2027-03-29 Tweede Paasdag",
			"2027-04-27 Koningsdag",
			"2027-05-06 Hemelvaartsdag",
			"2027-05-16 Eerste Pinksterdag",
			"2027-05-17 Tweede Pinksterdag",
			"2027-12-25 Eerste Kerstdag",
			"2027-12-26 Tweede Kerstdag",
		]);
	});

	test("keep the birthday of the King off a Sunday, and have Liberation Day once in five years", () => {
		expect(named(2025)).toContain("2025-04-26 Koningsdag");
		expect(named(2025)).toContain("2025-05-05 Bevrijdingsdag");
		expect(named(2031)).toContain("2031-04-26 Koningsdag");
		expect(named(2026).join()).not.toContain("Bevrijdingsdag");
	});

	test("of a country of which they are not known are none", () => {
		expect(holidaysIn("CW", 2027)).toEqual([]);
	});
});
