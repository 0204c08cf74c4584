import * as z from "zod";
import { type KindAnswers, noAdvice, readAsWritten, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/**
 * Fields that may still hold samples: adds `samples`, where an editor names the fields (or `all`)
 * that are not real yet. Views receive the same list; `validate --live` refuses it.
 */
export function withSamples<T extends z.core.$ZodShape>(shape: T) {
	const names = ["all", ...Object.keys(shape)] as [string, ...string[]];
	const samples = field<"samples", string[]>(
		z.array(z.enum(names)).min(1),
		"Wat nog een voorbeeld is; haal een naam weg zodra het echt is. Staat er `all`, dan is alles nog een voorbeeld.",
		{ kind: "samples" },
	);
	return { ...shape, samples: samples.optional() };
}

export const samplesKind: KindAnswers = {
	...wordless,
	shape: "list",
	form: "marks",
	read: readAsWritten,
	jsonType: {},
	expected: { nl: "een lijst met namen van velden", en: "a list of field names" },
	advice: noAdvice,
	label: ["gemarkeerd als voorbeeld", "marked as samples"],
	names: "fields",
	inText: "nothing",
	pitfall: "none",
};
