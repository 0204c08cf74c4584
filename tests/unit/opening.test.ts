import { describe, expect, test } from "vitest";
import { clockIn, type Exception, hoursOn, inOrder, openingStatus, type WeekHours } from "#core/opening.ts";

const day = [{ opens: "09:30", closes: "17:00" }];
const hours: WeekHours = {
	monday: day,
	tuesday: day,
	wednesday: [
		{ opens: "09:30", closes: "12:30" },
		{ opens: "13:30", closes: "17:00" },
	],
	thursday: day,
	friday: day,
	saturday: [],
	sunday: [],
};

const timeZone = "Europe/Amsterdam";

const at = (moment: string, exceptions: Exception[] = [], week = hours) =>
	openingStatus(week, exceptions, { timeZone, now: new Date(moment) });

const period = (from: string, until: string) => ({ from: { iso: from }, until: { iso: until } });

describe("a branch", () => {
	test("is open from its first to its last minute", () => {
		expect(at("2026-11-23T09:29:59+01:00")).toMatchObject({ state: "closed", inDays: 0, opens: "09:30" });
		expect(at("2026-11-23T09:30:00+01:00")).toEqual({ state: "open", until: "17:00" });
		expect(at("2026-11-23T16:59:59+01:00")).toEqual({ state: "open", until: "17:00" });
		expect(at("2026-11-23T17:00:00+01:00")).toMatchObject({ state: "closed", inDays: 1, day: "tuesday" });
	});

	test("closes over lunch", () => {
		expect(at("2026-11-25T13:00:00+01:00")).toMatchObject({ state: "closed", inDays: 0, opens: "13:30" });
	});

	test("opens again after the weekend and after closed days", () => {
		expect(at("2026-11-21T12:00:00+01:00")).toMatchObject({ inDays: 2, day: "monday" });
		expect(at("2026-12-24T18:00:00+01:00", [{ from: { iso: "2026-12-25" } }])).toMatchObject({
			inDays: 4,
			day: "monday",
		});
	});

	test("is open after midnight when it opened the day before", () => {
		const week = { ...hours, friday: [{ opens: "22:00", closes: "02:00" }] };
		const open = { state: "open", until: "02:00" };
		expect(at("2026-11-27T23:00:00+01:00", [], week)).toEqual(open);
		expect(at("2026-11-28T01:00:00+01:00", [], week)).toEqual(open);
		expect(at("2026-11-28T02:00:00+01:00", [], week)).toMatchObject({ state: "closed", day: "monday" });
		expect(at("2026-11-28T01:00:00+01:00", [{ from: { iso: "2026-11-28" } }], week)).toEqual(open);
		expect(at("2026-11-28T01:00:00+01:00", [{ from: { iso: "2026-11-27" } }], week)).toMatchObject({ inDays: 2 });
	});

	test("keeps Dutch time in summer and in winter", () => {
		// The clock goes forward on 29 March 2026 and back on 25 October 2026.
		expect(at("2026-03-27T08:29:00Z")).toMatchObject({ state: "closed" });
		expect(at("2026-03-27T08:30:00Z")).toMatchObject({ state: "open" });
		expect(at("2026-03-30T07:30:00Z")).toMatchObject({ state: "open" });
		expect(at("2026-10-26T07:30:00Z")).toMatchObject({ state: "closed" });
		expect(at("2026-10-26T08:30:00Z")).toMatchObject({ state: "open" });
	});

	test("that never opens says nothing", () => {
		const closed = { ...hours, monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] };
		expect(openingStatus(closed, [], { timeZone, now: new Date("2026-11-23T10:00:00Z") })).toBeUndefined();
	});
});

test("midnight belongs to the new day where the business is", () => {
	expect(clockIn(timeZone, new Date("2026-06-30T22:00:00Z"))).toEqual({
		date: "2026-07-01",
		weekday: "wednesday",
		time: "00:00",
	});
	expect(clockIn("America/Curacao", new Date("2026-06-30T22:00:00Z"))).toMatchObject({
		date: "2026-06-30",
		time: "18:00",
	});
});

describe("the hours of a day with exceptions", () => {
	const short = [{ opens: "10:00", closes: "12:00" }];
	const summer = { ...period("2026-07-01", "2026-08-31"), hours: short, days: { friday: [] } };
	const on = (date: string, own: Exception[], ofAll: Exception[] = []) => hoursOn(date, hours, inOrder(own, ofAll));

	test("of one day are what it says, also when it is closed otherwise", () => {
		expect(on("2026-12-20", [{ from: { iso: "2026-12-20" }, hours: short }])).toBe(short);
		expect(on("2026-12-21", [{ from: { iso: "2026-12-20" }, hours: short }])).toBe(day);
		expect(on("2026-12-21", [{ from: { iso: "2026-12-21" } }])).toEqual([]);
	});

	test("of a period are for days that are open otherwise, and its own days go before", () => {
		expect(on("2026-06-30", [summer])).toBe(day);
		expect(on("2026-07-01", [summer])).toBe(short);
		expect(on("2026-07-03", [summer])).toEqual([]);
		expect(on("2026-07-04", [summer])).toEqual([]);
		expect(on("2026-07-04", [{ ...summer, days: { saturday: short } }])).toBe(short);
		expect(on("2026-08-31", [{ ...period("2026-07-01", "2026-08-31"), days: { friday: [] } }])).toBe(day);
	});

	test("go by the day before the period, and by the branch before the practice", () => {
		const holiday = { from: { iso: "2026-07-15" } };
		const own = { from: { iso: "2026-07-15" }, hours: day };
		expect(on("2026-07-15", [summer], [holiday])).toEqual([]);
		expect(on("2026-07-15", [own], [holiday])).toBe(day);
		expect(on("2026-07-16", [summer], [period("2026-07-01", "2026-07-31")])).toBe(short);
	});
});
