import * as z from "zod";
import { asWritten, type KindAnswers, type Labelled, noAdvice, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** One of a few fixed words; each comes with what it means, for the editor. */
export function choice<const T extends Record<string, string>>(
	description: string,
	options: T,
	{ label }: Labelled = {},
) {
	const names = Object.keys(options) as [keyof T & string, ...(keyof T & string)[]];
	const meanings = names.map((name) => `${name} (${options[name]})`).join(", ");
	const schema = z.enum(names);
	return field<"choice", keyof T & string, keyof T & string>(
		schema as unknown as z.ZodType<keyof T & string>,
		`${description} Kies uit: ${meanings}.`,
		{ kind: "choice", options },
		label,
	);
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
