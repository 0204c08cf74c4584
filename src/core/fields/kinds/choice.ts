import * as z from "zod";
import { asWritten, type KindAnswers, type Labelled, noAdvice, wordless } from "../answers.ts";
import { type FieldMeta, field } from "../kind.ts";

/** One of a few fixed words; each comes with what it means, for the editor. */
export function choice<const T extends Record<string, string>>(
	description: string,
	options: T,
	{ label, codes }: Labelled & Pick<FieldMeta, "codes"> = {},
) {
	const names = Object.keys(options) as [keyof T & string, ...(keyof T & string)[]];
	const schema = z.enum(names);
	return field<"choice", keyof T & string, keyof T & string>(
		schema as unknown as z.ZodType<keyof T & string>,
		description,
		{ kind: "choice", options, ...(codes && { codes }) },
		label,
	);
}

/** One of a few codes, which have a name in every language. */
export function code<const T extends string>(
	description: string,
	codes: NonNullable<FieldMeta["codes"]>,
	all: readonly T[],
	{ label }: Labelled = {},
) {
	const options = Object.fromEntries(all.map((each) => [each, each])) as Record<string, string>;
	return choice(description, options as Record<T, string>, { codes, ...(label && { label }) });
}

export const choiceKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "choice",
	expected: { nl: "een van de vaste woorden", en: "one of the fixed words" },
	advice: noAdvice,
	label: undefined,
	names: "nothing",
	inText: "nothing",
	pitfall: "none",
};
