import * as z from "zod";
import { digitsType, type KindAnswers, type Labelled, readAsWritten, wordless } from "../answers.ts";
import { field } from "../kind.ts";

const amount = String.raw`\d{1,6}(\.\d{2})?`;

/** What stands for a price that a visitor has to ask for. */
const onRequest = "op aanvraag";

/** An amount in euros including VAT, as written: `139` or `45.00`. */
export function price(description: string, { label }: Labelled = {}) {
	return field(z.string().regex(new RegExp(`^${amount}$`)), description, { kind: "price" }, label);
}

/** The same for what may cost more, or what cannot be said: also `vanaf 139` and `op aanvraag`. */
export function priceOfOffer(description: string, { label }: Labelled = {}) {
	const written = new RegExp(`^(vanaf )?${amount}$|^${onRequest}$`);
	return field(z.string().regex(written), description, { kind: "price" }, label);
}

/** What a price says; without an amount it is on request. */
export function partsOfPrice(written: string): { readonly amount?: string; readonly from: boolean } {
	const [, from, digits] = /^(vanaf )?(\d.*)$/.exec(written) ?? [];
	return { ...(digits !== undefined && { amount: digits }), from: from !== undefined };
}

export const priceKind: KindAnswers = {
	...wordless,
	shape: "value",
	form: "amount",
	read: readAsWritten,
	jsonType: { ...digitsType, minimum: 0 },
	expected: {
		nl: "een prijs in euro, zoals `139` of `45.00`, zonder euroteken en met een punt; bij een product ook `vanaf 139` of `op aanvraag`",
		en: "a price in euros, such as `139` or `45.00`, with a decimal point and without a euro sign; of a product also `vanaf 139` or `op aanvraag`",
	},
	advice(written) {
		if (/^(prijs )?op (aanvraag|verzoek)\.?$/i.test(written.trim())) return onRequest;
		const [, from = "", sum = ""] = /^(vanaf|va\.?|v\.a\.)?\s*(.*)$/i.exec(written.trim()) ?? [];
		const bare = sum.replace(/^(€|eur|euro)\s*/i, "").replace(/,-+$/, "");
		const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(bare.trim());
		if (!match) return undefined;
		const digits = match[2] ? `${match[1]}.${match[2].padEnd(2, "0")}` : match[1];
		return from ? `vanaf ${digits}` : digits;
	},
	label: ["bedrag", "amount"],
	names: "nothing",
	inText: "words",
	pitfall: "none",
};
