import { type Weekday, weekdays } from "./opening.ts";
import { remembered } from "./remembered.ts";

/** By language: a formatter takes longer to make than all that is asked of it. */
const names = new Map<string, readonly string[]>();

/** What a day of the week is called in a language: `zaterdag`. */
export function weekdayName(day: Weekday, language: string): string {
	return namesIn(language)[weekdays.indexOf(day)] ?? day;
}

/** The day of the week that a text names in a language, and nothing else. */
export function weekdayNamed(text: string, language: string): Weekday | undefined {
	const wanted = text.trim().toLowerCase();
	return weekdays[namesIn(language).findIndex((name) => name.toLowerCase() === wanted)];
}

function namesIn(language: string): readonly string[] {
	return remembered(names, language, () => {
		const { format } = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
		// The first of January 2024 was a Monday.
		return weekdays.map((_, index) => format(Date.UTC(2024, 0, 1 + index)));
	});
}
