import * as z from "zod";
import { sourceLanguages } from "#core/languages.ts";
import { remembered } from "#core/remembered.ts";
import { asWritten, type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { type FieldMeta, field } from "../kind.ts";

/** A calendar day, `2026-03-12`; not before the one in the field `after` beside it. */
export function date(
	description: string,
	{ when, after, label }: { when?: FieldMeta["when"]; after?: string } & Labelled = {},
) {
	const day = z
		.string()
		.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
		.refine(isCalendarDay);
	return field(day, description, { kind: "date", ...(when && { when }), ...(after && { after }) }, label);
}

function isCalendarDay(iso: string): boolean {
	const day = new Date(`${iso}T00:00:00Z`);
	return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(iso);
}

/** Asking `Intl` for them takes long, and only what is written in another way is asked for. */
const monthNames = new Map<number, readonly string[]>();

/** What a month, from 1, is called in every language that a site is written in, whole and short, as letters alone. */
function namesOf(month: number): readonly string[] {
	return remembered(monthNames, month, () =>
		sourceLanguages.flatMap((language) =>
			(["long", "short"] as const).map((style) => {
				const format = new Intl.DateTimeFormat(language, { month: style, timeZone: "UTC" });
				return lettersOf(format.format(Date.UTC(2026, month - 1)));
			}),
		),
	);
}

/** Small letters without accents and points. */
function lettersOf(word: string): string {
	return word
		.normalize("NFD")
		.replace(/[^\p{L}]/gu, "")
		.toLowerCase();
}

/** The month of which a word is the name, or how the name begins: `3` for `mrt` and `März`; undefined where it may be two. */
function monthOf(word: string): string | undefined {
	const letters = lettersOf(word);
	if (letters.length < 3) return undefined;
	const all = Array.from({ length: 12 }, (_, month) => month + 1);
	const [month, other] = all.filter((each) => namesOf(each).some((name) => name.startsWith(letters)));
	return month === undefined || other !== undefined ? undefined : String(month);
}

const weekday = String.raw`(?:\p{L}+\.?,?\s+)?`;
const dayFirst = new RegExp(
	String.raw`^${weekday}(\d{1,2})(?:st|nd|rd|th|er|º)?(?:[-/.]|\s)\s*(?:de\s+)?(\d{1,2}|\p{L}{3,10})\.?,?(?:[-/.]|\s)\s*(?:del?\s+)?(\d{4})$`,
	"iu",
);
const monthFirst = new RegExp(String.raw`^${weekday}(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$`, "iu");

/** Year, month and day of a date in another notation, of any language. */
function partsOf(written: string): readonly [year: string, month: string, day: string] | undefined {
	const [, year, ...rest] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? [];
	if (year) return [year, rest[0] ?? "", rest[1] ?? ""];
	const [, first, itsDay = "", itsYear = ""] = monthFirst.exec(written) ?? [];
	const american = first && monthOf(first);
	if (american) return [itsYear, american, itsDay];
	const [, day = "", month = "", end] = dayFirst.exec(written) ?? [];
	if (!end) return undefined;
	// Only Americans write the month first, and then with slashes.
	if (Number(month) > 12 && Number(day) <= 12 && written.includes("/")) return [end, day, month];
	if (/\d/.test(month)) return [end, month, day];
	const named = monthOf(month);
	return named === undefined ? undefined : [end, named, day];
}

/** `03/04/2026` is a day in April or in March, depending on who writes; the two of them, and nothing where only one is meant. */
function readings(written: string): readonly string[] {
	const [, one = "", other = "", year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
	if (!year || Number(one) === Number(other)) return [];
	const days = [`${year}-${pair(other)}-${pair(one)}`, `${year}-${pair(one)}-${pair(other)}`].filter(isCalendarDay);
	return days.length > 1 ? days : [];
}

function pair(digits: string): string {
	return digits.padStart(2, "0");
}

export const dateKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "day",
	expected: { nl: "een dag zoals `2026-03-12`", en: "a date such as `2026-03-12`" },
	advice(written) {
		if (readings(written).length > 1) return undefined;
		const [year, month, day] = partsOf(written) ?? [];
		const iso = `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
		return isCalendarDay(iso) ? iso : undefined;
	},
	flaw(written) {
		const [one, other] = readings(written);
		if (one && other) {
			return {
				nl: "Schrijf eerst het jaar, dan de maand, dan de dag: `{one}` of `{other}`.",
				en: "Write the year, then the month, then the day: `{one}` or `{other}`.",
				values: { one, other },
			};
		}
		const [year = "", month = ""] = partsOf(written) ?? [];
		if (year === "") return undefined;
		if (Number(month) < 1 || Number(month) > 12) {
			return {
				nl: "Maand {month} bestaat niet: eerst het jaar, dan de maand, dan de dag.",
				en: "There is no month {month}: write the year, then the month, then the day.",
				values: { month },
			};
		}
		const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
		return {
			nl: "Die dag bestaat niet: deze maand heeft {last} dagen.",
			en: "There is no such day: this month has {last} days.",
			values: { last },
		};
	},
	label: ["datum", "date"],
	names: "nothing",
	inText: "words",
	pitfall: "none",
};
