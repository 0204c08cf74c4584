import * as z from "zod";
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

/** The last day on which something is true; the check warns before and after. */
export function validUntil() {
	return date("Laatste dag waarop dit klopt. De controle waarschuwt 30 dagen van tevoren.", { when: "expiry" });
}

function isCalendarDay(iso: string): boolean {
	const day = new Date(`${iso}T00:00:00Z`);
	return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(iso);
}

export const dateKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "day",
	expected: { nl: "een dag zoals `2026-03-12`", en: "a date such as `2026-03-12`" },
	advice(written) {
		const match = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(written);
		if (!match) return undefined;
		return `${match[3]}-${match[2]?.padStart(2, "0")}-${match[1]?.padStart(2, "0")}`;
	},
	label: ["datum", "date"],
	names: "nothing",
	inText: "words",
	pitfall: "none",
};
