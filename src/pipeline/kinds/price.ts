import { type Language, localeTags, sourceLanguage } from "#core/languages.ts";
import { remembered } from "#core/remembered.ts";
import type { Price } from "#core/resolved.ts";
import { isolate } from "./context.ts";
import { asShown, type NodeKind, type WrittenOut } from "./node-kind.ts";

export const priceNode: NodeKind = {
	present: (value, _, { language }) => formatPrice(String(value), language),
	spellOut: ({ value }, { language }) => ({ text: isolate(formatPrice(String(value), language).text, language) }),
	writtenOut: priceWrittenOut,
	references: () => [],
	faults: undefined,
	faultsOn: undefined,
	// `1.139` may be a slip in the cents.
	isCertain: (_, { found }) => !/^\D*\d{1,3}[.,]\d{3}\D*$/.test(found),
	shown: (value) => formatPrice(String(value), sourceLanguage).text.replaceAll("\u00a0", " "),
	key: undefined,
	told: asShown,
};

/** An amount in euros as people of a language write it; cents appear when the editor wrote them. */
export function formatPrice(written: string, language: Language): Price {
	const formatter = euros(language, written.includes(".") ? 2 : 0);
	return { amount: Number(written).toFixed(2), text: formatter.format(Number(written)) };
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

function priceWrittenOut(written: string): WrittenOut {
	const [euros = "", cents = "00"] = written.split(".");
	const whole = euros.replace(/\B(?=(\d{3})+$)/g, "\\.?");
	const amount = cents === "00" ? `${whole}(?:,[-–]|[,.]00)?` : `${whole}[,.]${cents}`;
	const end = "(?![\\d,.]\\d|\\d)";
	const pattern = new RegExp(`(?:€|EUR)\\s?${amount}${end}|(?<![\\d,.])${amount} ?(?:euro\\b|EUR\\b|€)`, "g");
	return { pattern, clue: /€|eur/i };
}
