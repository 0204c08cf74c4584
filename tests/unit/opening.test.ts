import { describe, expect, test } from "vitest";
import { dutchClock, openingStatus, type WeekHours } from "#core/opening.ts";

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

const at = (moment: string, closed: string[] = []) => openingStatus(hours, closed, new Date(moment));

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
		expect(at("2026-12-24T18:00:00+01:00", ["2026-12-25"])).toMatchObject({ inDays: 4, day: "monday" });
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
		expect(openingStatus(closed, [], new Date("2026-11-23T10:00:00Z"))).toBeUndefined();
	});
});

test("midnight belongs to the new day in the Netherlands", () => {
	expect(dutchClock(new Date("2026-06-30T22:00:00Z"))).toEqual({
		date: "2026-07-01",
		weekday: "wednesday",
		time: "00:00",
	});
});
