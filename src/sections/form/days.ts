import { weekdays } from "#core/opening.ts";
import { plainText, shownOf, type Text, writtenOf } from "#core/resolved.ts";
import { weekdayNamed } from "#core/weekday-names.ts";
import { optionsOf } from "./options.ts";
import type { Field } from "./types.ts";
import { entered } from "./values.ts";

/** Days that a form does not offer, because the place that was chosen is closed then. */
export interface ClosedDays {
	/** Of the place. */
	readonly name: Text;
	/** As options are written. */
	readonly days: ReadonlySet<string>;
	/** Those that were chosen before the place was, as a visitor reads them. */
	readonly lost: readonly string[];
}

/** Whether a field may hold days that depend on the place that is chosen in another; by its shape, not by its words. */
export function followsPlace(field: Field, fields: readonly Field[]): boolean {
	return field.kind === "checkboxes" && fields.some(({ branches }) => branches);
}

/** What is closed at the place that is chosen; undefined where no place is, or one that no branch says anything of. */
export function closedDays(fields: readonly Field[], data: FormData, source: string): ClosedDays | undefined {
	const [branch] = fields.flatMap((field) => {
		const chosen = optionsOf(field).findIndex((option) => writtenOf(option) === entered(data, field.name));
		return field.branches?.[chosen] ?? [];
	});
	if (!branch) return undefined;
	const closed = new Set(weekdays.filter((day) => branch.hours[day].length === 0));
	const gone = fields.flatMap((field) =>
		daysIn(field, source)
			.filter(({ day }) => closed.has(day))
			.map(({ option }) => ({ name: field.name, option })),
	);
	return {
		name: branch.name,
		days: new Set(gone.map(({ option }) => writtenOf(option))),
		lost: gone
			.filter(({ name, option }) => data.getAll(name).includes(writtenOf(option)))
			.map(({ option }) => plainText(shownOf(option))),
	};
}

/** The options of a field that name a day of the week. */
function daysIn(field: Field, source: string) {
	return optionsOf(field).flatMap((option) => {
		const day = weekdayNamed(writtenOf(option), source);
		return day ? [{ day, option }] : [];
	});
}
