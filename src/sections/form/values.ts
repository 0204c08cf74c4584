import { writtenOf } from "#core/resolved.ts";
import { withoutDirections, withWesternDigits } from "#core/typed.ts";
import { isAskedAfter } from "./asked.ts";
import type { Field } from "./types.ts";

/** What a visitor filled in, by name of the field; several choices are one value. */
export type Values = Readonly<Record<string, string>>;

/** Name of the field that people do not see; the form service knows it by this name. */
export const trapName = "_honey";

/**
 * Reads the fields of a form, trimmed, and written so that whoever receives them can call and search. What was typed in
 * a field that is no longer asked is left out.
 */
export function readValues(fields: readonly Field[], data: FormData): Values {
	return Object.fromEntries(
		fields.map((field, index) => {
			const value = isAsked(field, fields[index - 1], data) ? entered(data, field.name) : "";
			return [field.name, readable(field, value)];
		}),
	);
}

function isAsked(field: Field, before: Field | undefined, data: FormData): boolean {
	if (!before || !field.requiredWhen || !isAskedAfter(field, before)) return true;
	return data.getAll(before.name).includes(writtenOf(field.requiredWhen.value));
}

function readable({ kind, autocomplete }: Field, value: string): string {
	const numbered = kind === "tel" || autocomplete === "postal-code";
	return numbered ? withWesternDigits(value) : withoutDirections(value);
}

/** Whether the hidden field was filled in, which only a robot does. */
export function isTrapped(data: FormData): boolean {
	return entered(data, trapName) !== "";
}

/** What was entered under a name. */
export function entered(data: FormData, name: string): string {
	const values = data.getAll(name).map((value) => String(value).replace(/\r\n?/g, "\n").trim());
	return values.filter(Boolean).join(", ");
}
