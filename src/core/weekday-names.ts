import { type Weekday, weekdays } from "./opening.ts";

/** What a day of the week is called in a language: `zaterdag`. */
export function weekdayName(day: Weekday, language: string): string {
	// The first of January 2024 was a Monday.
	const date = Date.UTC(2024, 0, 1 + weekdays.indexOf(day));
	return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(date);
}

/** The day of the week that a text names in a language, and nothing else. */
export function weekdayNamed(text: string, language: string): Weekday | undefined {
	const wanted = text.trim().toLowerCase();
	return weekdays.find((day) => weekdayName(day, language).toLowerCase() === wanted);
}
