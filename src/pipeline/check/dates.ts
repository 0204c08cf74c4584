import { differenceInCalendarDays, formatISO, parseISO } from "date-fns";
import { problem } from "#core/problems/problem.ts";
import { remembered } from "#core/remembered.ts";
import type { MakeFieldCheck } from "./field-check.ts";

/** So many days before something is no longer true, an editor hears of it. */
const notice = 30;

/** Days that have come already are not in the future, and what holds until a day still holds. */
export const checkDates: MakeFieldCheck = (_, { today = new Date() }) => {
	const now = parseISO(formatISO(today, { representation: "date" }));
	// Thousands of articles share a few hundred days.
	const known = new Map<string, number>();
	const daysUntil = (found: string) => remembered(known, found, () => differenceInCalendarDays(parseISO(found), now));
	return {
		kinds: new Set(["date"]),
		*look({ meta, value, path, source }) {
			if (!meta.when) return;
			const found = String(value);
			const days = daysUntil(found);
			if (meta.when === "past") {
				if (days > 0) yield problem("future-date", source.valueAt(path), { name: String(path.at(-1)), found });
			} else if (days < 0) yield problem("expired", source.valueAt(path), { found });
			else if (days <= notice) yield problem("expires-soon", source.valueAt(path), { found, days });
		},
	};
};
