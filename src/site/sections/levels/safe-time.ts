import { type Language, localeTagOf } from "#core/languages.ts";

/** Working day on which limits for noise are counted, in minutes. */
export const wholeDay = 480;

/** Decibels at which that day is just safe as a whole; 3 more halve the time. */
export const safeAllDay = 85;

/** Minutes a day that a level is safe for ears; not more than a whole day. */
export function safeMinutes(decibel: number): number {
	return Math.min(wholeDay, wholeDay * 2 ** ((safeAllDay - decibel) / 3));
}

/** As people say it: minutes in fives, hours in halves. */
export function inHours(minutes: number, lang: Language): { readonly hours: string } | { readonly minutes: number } {
	if (minutes < 57.5) return { minutes: Math.max(1, minutes < 4 ? Math.round(minutes) : Math.round(minutes / 5) * 5) };
	const halves = Math.round(minutes / 30) / 2;
	return { hours: new Intl.NumberFormat(localeTagOf(lang)).format(halves) };
}
