import type { HourRange } from "./resolved.ts";

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

export type Weekday = (typeof weekdays)[number];

export type WeekHours = Readonly<Record<Weekday, readonly HourRange[]>>;

/** Days of the calendar, of which the last may be left out when it is the first. */
interface Period {
	readonly from: { readonly iso: string };
	readonly until?: { readonly iso: string } | undefined;
}

/** A day or a period on which the hours are not those of the week; closed when it names no hours at all. */
export interface Exception extends Period {
	readonly hours?: readonly HourRange[] | undefined;
	readonly days?: { readonly [Day in Weekday]?: readonly HourRange[] | undefined } | undefined;
}

export type OpeningStatus =
	| { readonly state: "open"; readonly until: string }
	| { readonly state: "closed"; readonly inDays: number; readonly day: Weekday; readonly opens: string };

/** Day and time in a time zone, whatever clock the visitor has and whether summer time is on. */
export function clockIn(timeZone: string, now: Date): { date: string; weekday: Weekday; time: string } {
	const parts = new Intl.DateTimeFormat("en-CA", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	}).formatToParts(now);
	const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
	const date = `${part("year")}-${part("month")}-${part("day")}`;
	return { date, weekday: weekdayOf(date), time: `${part("hour")}:${part("minute")}` };
}

/** Which day it is in a time zone, `2026-11-22`: the one clock of builds, checks and servers. */
export function today(timeZone: string): string {
	return clockIn(timeZone, new Date()).date;
}

export function weekdayOf(date: string): Weekday {
	const index = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
	return weekdays[index] ?? "monday";
}

/** So many days after a day. */
export function addDays(date: string, days: number): string {
	const day = new Date(`${date}T12:00:00Z`);
	day.setUTCDate(day.getUTCDate() + days);
	return day.toISOString().slice(0, 10);
}

export function lastDayOf({ from, until = from }: Period): string {
	return until.iso;
}

export function isOneDay(period: Period): boolean {
	return lastDayOf(period) === period.from.iso;
}

export function covers(period: Period, date: string): boolean {
	return period.from.iso <= date && date <= lastDayOf(period);
}

/** The exceptions for a branch, the one that counts first: a day before a period, and its own before that of all. */
export function inOrder<E extends Exception>(own: readonly E[] = [], ofAll: readonly E[] = []): E[] {
	const all = [...own, ...ofAll];
	const days = all.filter(isOneDay);
	const firstOfDay = days.filter((each) => days.find(({ from }) => from.iso === each.from.iso) === each);
	return [...firstOfDay, ...all.filter((each) => !isOneDay(each))];
}

/** The opening hours of a day. Of the exceptions, in order, the first that covers it counts. */
export function hoursOn(date: string, week: WeekHours, exceptions: readonly Exception[]): readonly HourRange[] {
	const weekday = weekdayOf(date);
	const usual = week[weekday];
	const exception = exceptions.find((each) => covers(each, date));
	if (!exception) return usual;
	const { days, hours = days ? usual : [] } = exception;
	const staysClosed = usual.length === 0 && !isOneDay(exception);
	return days?.[weekday] ?? (staysClosed ? usual : hours);
}

/**
 * Whether a branch is open at a moment, and otherwise when it opens next within two weeks. What closes before it opens
 * goes on after midnight. Undefined when it never opens.
 */
export function openingStatus(
	week: WeekHours,
	exceptions: readonly Exception[],
	{ timeZone, now }: { readonly timeZone: string; readonly now: Date },
): OpeningStatus | undefined {
	const { date, time } = clockIn(timeZone, now);
	const hoursIn = (days: number) => hoursOn(addDays(date, days), week, exceptions);
	const night = hoursIn(-1).find(({ opens, closes }) => closes < opens && time < closes);
	if (night) return { state: "open", until: night.closes };
	for (let inDays = 0; inDays < 15; inDays++) {
		for (const { opens, closes } of hoursIn(inDays)) {
			if (inDays > 0 || time < opens) {
				return { state: "closed", inDays, day: weekdayOf(addDays(date, inDays)), opens };
			}
			if (time < closes || closes < opens) return { state: "open", until: closes };
		}
	}
	return undefined;
}
