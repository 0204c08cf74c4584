import * as z from "zod";
import { digitsType, type KindAnswers, type Labelled, readAsWritten, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** An amount in euros including VAT, as written: `139` or `45.00`. */
export function price(description: string, { label }: Labelled = {}) {
	return field(z.string().regex(/^\d{1,6}(\.\d{2})?$/), description, { kind: "price" }, label);
}

export const priceKind: KindAnswers = {
	...wordless,
	shape: "value",
	form: "amount",
	read: readAsWritten,
	jsonType: { ...digitsType, minimum: 0 },
	expected: {
		nl: "een prijs in euro, zoals `139` of `45.00`, zonder euroteken en met een punt",
		en: "a price in euros, such as `139` or `45.00`, with a decimal point and without a euro sign",
	},
	advice(written) {
		const bare = written.replace(/^(€|eur|euro)\s*/i, "").replace(/,-+$/, "");
		const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(bare.trim());
		if (!match) return undefined;
		return match[2] ? `${match[1]}.${match[2].padEnd(2, "0")}` : match[1];
	},
	label: ["bedrag", "amount"],
	names: "nothing",
	inText: "words",
	pitfall: "none",
};
