import { currencyIn, partsOfPrice } from "#core/fields/kinds/price.ts";
import { fill } from "#core/fill.ts";
import { type Language, localeTagOf, type SourceLanguage } from "#core/languages.ts";
import { remembered } from "#core/remembered.ts";
import type { Price } from "#core/resolved.ts";
import { sourceOf } from "../site/accessors.ts";
import { type Region, regionOf } from "../site/region.ts";
import { escapePattern } from "../text/escape-pattern.ts";
import { clues } from "./clues.ts";
import { type Context, isolate } from "./context.ts";
import { markPrice } from "./marking.ts";
import { asShown, type NodeKind, type WrittenOut } from "./node-kind.ts";
import { faultsOfSum } from "./sum.ts";

export const priceNode: NodeKind = {
	present: (value, _, context) => presentPrice(String(value), context),
	marked: markPrice,
	spellOut({ value }, context) {
		const { text, from } = presentPrice(String(value), context);
		return { text: from ? text : isolate(text, context.language) };
	},
	writtenOut: priceWrittenOut,
	references: () => [],
	faults: faultsOfSum,
	faultsOn: undefined,
	// `1.139` may be a slip in the cents.
	isCertain: (_, { found }) => !isWithoutCents.test(found),
	isMeantHere: isInCurrency,
	shown: (value, { site }) =>
		String(value).replace(/\d.*/, (sum) =>
			formatAmount(sum, sourceOf(site), regionOf(site).currency).replaceAll("\u00a0", " "),
		),
	key: undefined,
	told: asShown,
};

/** A price as people of a language write it. */
export function presentPrice(
	written: string,
	{ language, words, site }: Pick<Context, "language" | "words" | "site">,
): Price {
	const { amount, from } = partsOfPrice(written);
	if (amount === undefined) return { text: words.price_on_request };
	const [sum, text] = [Number(amount).toFixed(2), formatAmount(amount, language, regionOf(site).currency)];
	return from
		? { amount: sum, from: true, text: fill(words.price_from, { price: isolate(text, language) }) }
		: { amount: sum, text };
}

/** An amount as people of a language write it; cents appear when the editor wrote them. */
function formatAmount(written: string, language: Language, currency: string): string {
	return formatter(language, currency, written.includes(".") ? 2 : 0).format(Number(written));
}

/** Making a formatter takes far longer than using it. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, currency: string, digits: number): Intl.NumberFormat {
	const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
	return remembered(
		formatters,
		`${language} ${currency} ${digits}`,
		() => new Intl.NumberFormat(localeTagOf(language), { style: "currency", currency, ...fraction }),
	);
}

interface Signs {
	readonly before: string;
	readonly behind: string;
	readonly clue: RegExp;
}

/** Of each currency; every price asks for those of its own. */
const signs = new Map<string, Signs>();

/** What stands for a currency in a text, as a pattern: before an amount, and behind it. */
function signsOf(currency: string): Signs {
	return remembered(signs, currency, () => makeSigns(currency));
}

function makeSigns(currency: string): Signs {
	const parts = new Intl.NumberFormat("nl", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
	const sign = escapePattern(parts.formatToParts(1).find(({ type }) => type === "currency")?.value ?? currency);
	const word = currency === "EUR" ? "euros?\\b|" : "";
	return {
		before: `(?:${sign}|${currency})`,
		behind: `(?:${word}${currency}\\b|${sign})`,
		clue: currency === "EUR" ? clues.amount : new RegExp(`${sign}|(?<![a-z])${currency}`, "i"),
	};
}

/** What stands in an amount before three digits and before the cents, as patterns. */
const marks: Readonly<Record<SourceLanguage, readonly [group: string, cents: string]>> = {
	nl: ["\\.", ","],
	en: [",", "\\."],
	de: ["\\.", ","],
	fr: ["[ \u00a0\u202f]", ","],
	es: ["\\.", ","],
};

/** Whether an amount may be meant in the currency of a place: it says no other. */
function isInCurrency(written: string, { currency }: Pick<Region, "currency">): boolean {
	const said = currencyIn(written);
	const { before, behind } = signsOf(currency);
	return said === undefined || new RegExp(`^(?:${before}|${behind})$`, "i").test(said);
}

/**
 * Whether an amount that somebody types says one thing. `1.250` is a thousand where a point stands between thousands;
 * elsewhere it may be a slip in the cents.
 */
export function saysOneAmount(typed: string, place: Region): boolean {
	const [group] = marks[place.source];
	const isWhole = !isWithoutCents.test(typed) || new RegExp(`\\d${group}\\d{3}\\D*$`).test(typed);
	return isWhole && isInCurrency(typed, place);
}

/** Three digits behind a sign that may stand between thousands or before the cents. */
const isWithoutCents = /^\D*\d{1,3}[.,]\d{3}\D*$/;

/** An amount in a text: `€ 45`, `€45,-`, `45,00 euro`. */
export function anyAmount({ currency, source }: Region): string {
	const { before, behind } = signsOf(currency);
	const [group, cents] = marks[source];
	const whole = `\\d(?:\\d|${group}(?=\\d))*`;
	return `${before}\\s?${whole}(?:${cents}(?:\\d\\d|[-–]))?|(?<![\\d,.])${whole}(?:${cents}\\d\\d)? ?${behind}`;
}

/** A text in which this is not found has no amount. */
export function clueOfAmount({ currency }: Region): RegExp {
	return signsOf(currency).clue;
}

function priceWrittenOut(written: string, place: Region): WrittenOut | undefined {
	const { amount: sum } = partsOfPrice(written);
	if (sum === undefined) return undefined;
	const [euros = "", cents = "00"] = sum.split(".");
	const [group, point] = marks[place.source];
	const whole = euros.replace(/\B(?=(\d{3})+$)/g, `${group}?`);
	const amount = cents === "00" ? `${whole}(?:${point}[-–]|[,.]00)?` : `${whole}[,.]${cents}`;
	const end = "(?![\\d,.]\\d|\\d)";
	const { before, behind, clue } = signsOf(place.currency);
	const pattern = new RegExp(`${before}\\s?${amount}${end}|(?<![\\d,.])${amount} ?${behind}`, "g");
	return { pattern, clue };
}
