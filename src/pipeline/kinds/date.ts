import { differenceInCalendarDays, parseISO } from "date-fns";
import { type Days, never } from "#core/days.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { type Language, localeTagOf } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { remembered } from "#core/remembered.ts";
import type { DateText } from "#core/resolved.ts";
import { writtenAt } from "../read/written.ts";
import { sourceOf } from "../site/accessors.ts";
import type { WrittenField } from "../site/fields.ts";
import { markDate } from "./marking.ts";
import { asShown, type NodeKind } from "./node-kind.ts";

export const dateNode: NodeKind = {
	present: (value, _, { language }) => formatDate(String(value), language),
	marked: markDate,
	spellOut: ({ value }, { language }) => ({ text: formatDate(String(value), language).long }),
	writtenOut: undefined,
	references: () => [],
	faults: faultsOfOrder,
	faultsOn: faultsOfDate,
	isCertain: () => true,
	shown: (value, { site }) => formatDate(String(value), sourceOf(site)).long,
	key: undefined,
	told: asShown,
};

/** There are far fewer days than places that name them, and writing one takes long. */
const days = new Map<string, DateText>();

/** A calendar day in words. The day is read as local time, so that it never shifts with the time zone. */
export function formatDate(iso: string, language: Language): DateText {
	return remembered(days, `${language} ${iso}`, () => {
		const day = parseISO(iso);
		return { iso, long: formatterOf(language, "long").format(day), medium: formatterOf(language, "short").format(day) };
	});
}

/** Making a formatter takes far longer than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(language: Language, month: "long" | "short"): Intl.DateTimeFormat {
	const format = { day: "numeric", month, year: "numeric" } as const;
	return remembered(formatters, `${language} ${month}`, () => new Intl.DateTimeFormat(localeTagOf(language), format));
}

/** The days on which something is there, in words: `van 1 december 2026 tot en met 4 januari 2027`. */
export function daysInWords({ from, until }: Days, language: EditorLanguage): string {
	if (from === never) return inLanguage(words.notYet, language);
	const [first, last] = [from, until].map((day) => day && formatDate(day, language).long);
	const said = first && last ? words.between : first ? words.from : words.until;
	return inLanguage(said, language, { first, last });
}

const words = {
	notYet: { nl: "nog niet", en: "not yet" },
	from: { nl: "vanaf {first}", en: "from {first}" },
	until: { nl: "tot en met {last}", en: "until {last}" },
	between: { nl: "van {first} tot en met {last}", en: "from {first} until {last}" },
};

/** So many days back or ahead, forty years and ten, a year has most likely a wrong digit. */
const [longAgo, farAhead] = [14_600, 3_650];

/** A period ends on the day on which it begins, or later. */
function* faultsOfOrder({ meta, value, path, source }: WrittenField): Generator<AnyProblem> {
	const first = meta.after ? writtenAt(source.written, [...path.slice(0, -1), meta.after]) : undefined;
	if (first?.kind !== "scalar" || String(value) >= first.text) return;
	yield problem("days-order", source.valueAt(path), { from: first.text, until: String(value) });
}

/** A day that has come already is not in the future, and what is there until a day is not left behind after it. */
function* faultsOfDate({ meta, value, path, source }: WrittenField, today: string): Generator<AnyProblem> {
	const found = String(value);
	const left = daysLeft(found, today);
	// What stays for ever may well have a far last day.
	if (left < -longAgo || (left > farAhead && meta.when !== "last")) {
		yield problem("unlikely", source.valueAt(path), { why: "day", found });
		return;
	}
	if (meta.when === "past" && left > 0) {
		yield problem("future-date", source.valueAt(path), { name: String(path.at(-1)), found });
	}
	if (meta.when === "last" && left < 0) yield problem("expired", source.valueAt(path), { found });
}

/** Thousands of articles share a few hundred days. */
const daysFrom = new Map<string, Map<string, number>>();

export function daysLeft(found: string, today: string): number {
	const known = remembered(daysFrom, today, () => new Map<string, number>());
	return remembered(known, found, () => differenceInCalendarDays(parseISO(found), parseISO(today)));
}
