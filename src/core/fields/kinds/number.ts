import * as z from "zod";
import { type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** A number that is counted or calculated with. */
export function number(
	description: string,
	{
		min = 0,
		max = 1_000_000,
		whole = false,
		named = false,
		label,
	}: { min?: number; max?: number; whole?: boolean; named?: boolean } & Labelled = {},
) {
	const schema = whole ? z.int().min(min).max(max) : z.number().min(min).max(max);
	return field(schema, description, { kind: "number", whole, named }, label);
}

export const numberKind: KindAnswers = {
	...wordless,
	shape: "value",
	form: "number",
	read(source) {
		return /^[-+]?\d+(\.\d+)?$/.test(source) ? Number(source) : source;
	},
	jsonType: {},
	expected: { nl: "een getal zoals `3` of `2.5`", en: "a number such as `3` or `2.5`" },
	advice(written) {
		return /^-?\d+,\d+$/.test(written) ? written.replace(",", ".") : undefined;
	},
	flaw(written) {
		if (!/\d/.test(written)) return undefined;
		return {
			nl: "Schrijf alleen het getal, zoals `3` of `2.5`, zonder iets ervoor of erachter.",
			en: "Write the number alone, such as `3` or `2.5`, with nothing before or after it.",
		};
	},
	label: undefined,
	names: "nothing",
	inText: "words",
	pitfall: "none",
};
