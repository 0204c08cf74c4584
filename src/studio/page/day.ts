import type { EditorLanguage } from "#core/in-language.ts";

/** A day in words: `22 november 2026`. */
export function dayIn(day: string, report: EditorLanguage): string {
	return new Intl.DateTimeFormat(report, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
