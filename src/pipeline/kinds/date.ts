import { differenceInCalendarDays, format, formatISO, parseISO } from "date-fns";
import { ar, enGB, es, fr, nl } from "date-fns/locale";
import { type Language, sourceLanguage } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { remembered } from "#core/remembered.ts";
import type { DateText } from "#core/resolved.ts";
import { writtenAt } from "../read/written.ts";
import type { WrittenField } from "../site/fields.ts";
import { asShown, type NodeKind } from "./node-kind.ts";

export const dateNode: NodeKind = {
	present: (value, _, { language }) => formatDate(String(value), language),
	spellOut: ({ value }, { language }) => ({ text: formatDate(String(value), language).long }),
	writtenOut: undefined,
	references: () => [],
	faults: faultsOfOrder,
	faultsOn: faultsOfDate,
	// `03/04/2026` is a day in April or in March, depending on who writes.
	isCertain: (_, { found }) => !found.includes("/") || /^(1[3-9]|2\d|3[01])\//.test(found.trim()),
	shown: (value) => formatDate(String(value), sourceLanguage).long,
	key: undefined,
	told: asShown,
};

const locales = { nl, en: enGB, fr, es, ar };

/** There are far fewer days than places that name them, and writing one takes long. */
const days = new Map<string, DateText>();

/** A calendar day in words. The day is read as local time, so that it never shifts with the time zone. */
export function formatDate(iso: string, language: Language): DateText {
	return remembered(days, `${language} ${iso}`, () => {
		const day = parseISO(iso);
		const options = { locale: locales[language] };
		return {
			iso,
			long: format(day, "d MMMM y", options),
			medium: format(day, "d MMM yyyy", options),
		};
	});
}

/** So many days before something is no longer true, an editor hears of it. */
const notice = 30;

/** So many days back or ahead, forty years and ten, a year has most likely a wrong digit. */
const [longAgo, farAhead] = [14_600, 3_650];

/** A period ends on the day on which it begins, or later. */
function* faultsOfOrder({ meta, value, path, source }: WrittenField): Generator<AnyProblem> {
	const first = meta.after ? writtenAt(source.written, [...path.slice(0, -1), meta.after]) : undefined;
	if (first?.kind !== "scalar" || String(value) >= first.text) return;
	yield problem("period-order", source.valueAt(path), { from: first.text, until: String(value) });
}

/** A day that has come already is not in the future, and what holds until a day still holds. */
function* faultsOfDate({ meta, value, path, source }: WrittenField, today: Date): Generator<AnyProblem> {
	const found = String(value);
	const left = daysLeft(found, today);
	// What holds for ever may well have a far day behind it.
	if (left < -longAgo || (left > farAhead && meta.when !== "expiry")) {
		yield problem("unlikely", source.valueAt(path), { why: "day", found });
		return;
	}
	if (!meta.when) return;
	if (meta.when === "past") {
		if (left > 0) yield problem("future-date", source.valueAt(path), { name: String(path.at(-1)), found });
	} else if (left < 0) yield problem("expired", source.valueAt(path), { found });
	else if (left <= notice && meta.when === "expiry")
		yield problem("expires-soon", source.valueAt(path), { found, days: left });
}

/** Thousands of articles share a few hundred days. */
const daysFrom = new WeakMap<Date, Map<string, number>>();

function daysLeft(found: string, today: Date): number {
	const known = remembered(daysFrom, today, () => new Map<string, number>());
	const now = () => parseISO(formatISO(today, { representation: "date" }));
	return remembered(known, found, () => differenceInCalendarDays(parseISO(found), now()));
}
