import * as z from "zod";
import { digitsType, type KindAnswers, type Labelled, noAdvice, readAsWritten, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** A telephone number, national or with `+`. Checked against the numbering plan by the pipeline. */
export function phone(description: string, { label }: Labelled = {}) {
	return field(z.string().regex(/^\+?[0-9][0-9 ()-]{7,20}$/), description, { kind: "phone" }, label);
}

export const phoneKind: KindAnswers = {
	...wordless,
	shape: "value",
	form: "line",
	read: readAsWritten,
	jsonType: digitsType,
	expected: {
		nl: "een telefoonnummer zoals `058 123 45 67`",
		en: "a phone number such as `058 123 45 67`",
	},
	advice: noAdvice,
	flaw(written) {
		const digits = written.replace(/\D/g, "").length;
		if (digits >= 18) return { nl: "Schrijf één telefoonnummer.", en: "Write one phone number." };
		if (!/[a-z]/i.test(written)) return undefined;
		return { nl: "Schrijf alleen het nummer, zonder woorden.", en: "Write the number alone, without words." };
	},
	label: ["telefoonnummer", "phone number"],
	names: "nothing",
	inText: "address",
	pitfall: "none",
};
