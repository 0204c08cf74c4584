import type { Amounts } from "./amounts.ts";
import type { TaxCosts, TaxSituation } from "./tax.ts";

/** Questions that are answered with an amount. Only the income must be filled in. */
const amountNames = ["income", "price", "insurer", "ownContribution", "ownRisk", "aids", "medical"] as const;

export type AmountName = (typeof amountNames)[number];

/** What a visitor filled in, as written. Choices are those of the radio buttons, empty when none is made. */
export type Answers = Readonly<Record<AmountName | "year" | "partner" | "aow", string>>;

export const noAnswers: Answers = {
	year: "",
	partner: "nee",
	aow: "nee",
	income: "",
	price: "",
	insurer: "",
	ownContribution: "",
	ownRisk: "",
	aids: "",
	medical: "",
};

/** What can be wrong with an amount. */
export type AmountError = "missing" | "invalid";

/** What is wrong with an amount; undefined when nothing is. */
export function errorOf(name: AmountName, written: string, { parse }: Amounts): AmountError | undefined {
	if (written.trim() === "") return name === "income" ? "missing" : undefined;
	return parse(written) === undefined ? "invalid" : undefined;
}

/** All that the calculation needs, in cents. */
export interface Question extends TaxSituation, TaxCosts {
	readonly year: string;
}

/** Reads answers that are complete; else says what is in the way: something missing, or something invalid. */
export function readAnswers(answers: Answers, amounts: Amounts): Question | AmountError {
	const errors = amountNames.map((name) => errorOf(name, answers[name], amounts));
	if (errors.includes("invalid")) return "invalid";
	if (answers.year === "" || errors.includes("missing")) return "missing";
	const cents = amountNames.map((name) => [name, amounts.parse(answers[name]) ?? 0] as const);
	return {
		...(Object.fromEntries(cents) as Record<AmountName, number>),
		year: answers.year,
		partner: answers.partner === "ja",
		aow: answers.aow === "ja",
	};
}

/** Whether a question is answered with an amount. */
export function isAmountName(name: string): name is AmountName {
	return (amountNames as readonly string[]).includes(name);
}
