import { partsOfPrice } from "#core/fields/kinds/price.ts";
import { fill } from "#core/fill.ts";
import { type Language, localeTags, sourceLanguage } from "#core/languages.ts";
import { remembered } from "#core/remembered.ts";
import type { Price } from "#core/resolved.ts";
import { type Context, isolate } from "./context.ts";
import { markPrice } from "./marking.ts";
import { asShown, type NodeKind, type WrittenOut } from "./node-kind.ts";

export const priceNode: NodeKind = {
	present: (value, _, context) => presentPrice(String(value), context),
	marked: markPrice,
	spellOut({ value }, context) {
		const { text, from } = presentPrice(String(value), context);
		return { text: from ? text : isolate(text, context.language) };
	},
	writtenOut: priceWrittenOut,
	references: () => [],
	faults: undefined,
	faultsOn: undefined,
	// `1.139` may be a slip in the cents.
	isCertain: (_, { found }) => !/^\D*\d{1,3}[.,]\d{3}\D*$/.test(found),
	shown: (value) => String(value).replace(/\d.*/, (sum) => formatAmount(sum, sourceLanguage).replaceAll("\u00a0", " ")),
	key: undefined,
	told: asShown,
};

/** A price as people of a language write it. */
export function presentPrice(written: string, { language, words }: Pick<Context, "language" | "words">): Price {
	const { amount, from } = partsOfPrice(written);
	if (amount === undefined) return { text: words.price_on_request };
	const [sum, text] = [Number(amount).toFixed(2), formatAmount(amount, language)];
	return from
		? { amount: sum, from: true, text: fill(words.price_from, { price: isolate(text, language) }) }
		: { amount: sum, text };
}

/** An amount in euros as people of a language write it; cents appear when the editor wrote them. */
function formatAmount(written: string, language: Language): string {
	return euros(language, written.includes(".") ? 2 : 0).format(Number(written));
}

/** Making a formatter takes far longer than using it. */
const formatters = new Map<string, Intl.NumberFormat>();

function euros(language: Language, digits: number): Intl.NumberFormat {
	const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
	return remembered(
		formatters,
		`${language} ${digits}`,
		() => new Intl.NumberFormat(localeTags[language], { style: "currency", currency: "EUR", ...fraction }),
	);
}

/** An amount in a text: `€ 45`, `€45,-`, `45,00 euro`. */
export const anyAmount = String.raw`(?:€|EUR)\s?\d[\d.]*(?:,(?:\d\d|[-–]))?|(?<![\d,.])\d[\d.]*(?:,\d\d)? ?(?:euro\b|EUR\b|€)`;

/** A text in which this is not found has no amount. */
export const amountClue = /€|(?<![a-z])eur/i;

function priceWrittenOut(written: string): WrittenOut | undefined {
	const { amount: sum } = partsOfPrice(written);
	if (sum === undefined) return undefined;
	const [euros = "", cents = "00"] = sum.split(".");
	const whole = euros.replace(/\B(?=(\d{3})+$)/g, "\\.?");
	const amount = cents === "00" ? `${whole}(?:,[-–]|[,.]00)?` : `${whole}[,.]${cents}`;
	const end = "(?![\\d,.]\\d|\\d)";
	const pattern = new RegExp(`(?:€|EUR)\\s?${amount}${end}|(?<![\\d,.])${amount} ?(?:euro\\b|EUR\\b|€)`, "g");
	return { pattern, clue: amountClue };
}
