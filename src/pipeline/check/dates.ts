import { differenceInCalendarDays, formatISO, parseISO } from "date-fns";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { Site } from "../site.ts";
import { writtenFields } from "./written.ts";

/** So many days before something is no longer true, an editor hears of it. */
const notice = 30;

/** Days that have come already are not in the future, and what holds until a day still holds. */
export function* checkDates(site: Site, { today = new Date() }: { today?: Date }): Generator<AnyProblem> {
	for (const { meta, value, path, source } of writtenFields(site)) {
		if (meta.kind !== "date" || !meta.when) continue;
		const found = String(value);
		const place = source.valueAt(path);
		const days = differenceInCalendarDays(parseISO(found), parseISO(formatISO(today, { representation: "date" })));
		if (meta.when === "past") {
			if (days > 0) yield problem("future-date", place, { name: String(path.at(-1)), found });
		} else if (days < 0) yield problem("expired", place, { found });
		else if (days <= notice) yield problem("expires-soon", place, { found, days });
	}
}
