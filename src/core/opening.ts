import type { HourRange } from "./resolved.ts";

export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

export type Weekday = (typeof weekdays)[number];

export type WeekHours = Readonly<Record<Weekday, readonly HourRange[]>>;

export type OpeningStatus =
	| { readonly state: "open"; readonly until: string }
	| { readonly state: "closed"; readonly inDays: number; readonly day: Weekday; readonly opens: string };

/** Day and time in the Netherlands, whatever clock the visitor has and whether summer time is on. */
export function dutchClock(now: Date): { date: string; weekday: Weekday; time: string } {
	const parts = new Intl.DateTimeFormat("en-CA", {
		timeZone: "Europe/Amsterdam",
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

/** Which day it is in the Netherlands, `2026-11-22`: the one clock of builds, checks and servers. */
export function today(): string {
	return dutchClock(new Date()).date;
}

function weekdayOf(date: string): Weekday {
	const index = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
	return weekdays[index] ?? "monday";
}

/** So many days after a day. */
export function addDays(date: string, days: number): string {
	const day = new Date(`${date}T12:00:00Z`);
	day.setUTCDate(day.getUTCDate() + days);
	return day.toISOString().slice(0, 10);
}

/**
 * Whether a branch is open at a moment, and otherwise when it opens next within two weeks.
 * `closedDays` are ISO dates. Undefined when it never opens.
 */
export function openingStatus(hours: WeekHours, closedDays: readonly string[], now: Date): OpeningStatus | undefined {
	const { date, time } = dutchClock(now);
	for (let inDays = 0; inDays < 15; inDays++) {
		const day = addDays(date, inDays);
		if (closedDays.includes(day)) continue;
		const weekday = weekdayOf(day);
		for (const { opens, closes } of hours[weekday]) {
			if (inDays > 0 || time < opens) return { state: "closed", inDays, day: weekday, opens };
			if (time < closes) return { state: "open", until: closes };
		}
	}
	return undefined;
}
