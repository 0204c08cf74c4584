import { writtenOf } from "#core/resolved.ts";
import type { Field, FieldError } from "./types.ts";
import type { Values } from "./values.ts";

/** What is wrong, by name of the field and in the order of the form. */
export type Errors = ReadonlyMap<string, FieldError>;

/** Letters and digits of any script, no spaces, and a domain with at least two parts. */
const emailPattern = /^(?!\.)(?!.*\.[.@])[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Holds trimmed values against the rules of their fields. `fallback` is said where a field has no words of its own. */
export function findErrors(fields: readonly Field[], values: Values, fallback: string): Errors {
	const wrong = fields.filter((field) => !isValid(field, values));
	return new Map(wrong.map((field) => [field.name, field.message ?? fallback]));
}

function isValid(field: Field, values: Values): boolean {
	const value = values[field.name] ?? "";
	if (value === "") return !isRequired(field, values);
	if (field.kind === "email" && !emailPattern.test(value)) return false;
	if (isChosen(field)) return true;
	return value.length >= (field.min ?? 0) && value.length <= (field.max ?? Number.POSITIVE_INFINITY);
}

/** Whether a field must be filled in, given what else was filled in. */
function isRequired({ required, requiredWhen }: Field, values: Values): boolean {
	if (required) return true;
	return requiredWhen !== undefined && values[requiredWhen.field] === writtenOf(requiredWhen.value);
}

/** Limits on length are about what is typed. */
function isChosen({ kind }: Field): boolean {
	return kind === "radio" || kind === "select" || kind === "checkboxes";
}
