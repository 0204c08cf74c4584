import { withoutDirections, withWesternDigits } from "#core/typed.ts";
import type { Field } from "./types.ts";

/** What a visitor filled in, by name of the field; several choices are one value. */
export type Values = Readonly<Record<string, string>>;

/** Name of the field that people do not see; the form service knows it by this name. */
export const trapName = "_honey";

/** Reads the fields of a form, trimmed, and written so that whoever receives them can call and search. */
export function readValues(fields: readonly Field[], data: FormData): Values {
	return Object.fromEntries(fields.map((field) => [field.name, readable(field, entered(data, field.name))]));
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
