import { type Language, localeTagOf } from "#core/languages.ts";
import { withWesternDigits } from "#core/typed.ts";

/** Larger amounts are typing mistakes. */
const mostCents = 9_999_999_999;

/** How amounts are read and written in a language. Amounts are whole cents. */
export interface Amounts {
	/** Reads `1.234,50`, `€ 1234`, `1234.5`, `12,-` or `٣٠٬٠٠٠`; undefined for what is no amount or leaves doubt. */
	parse(written: string): number | undefined;
	/** As they stand in a field: `1.234` or `1.234,50`. */
	formatEntry(cents: number): string;
	/** As they stand in the result: `€ 1.234,50`. */
	format(cents: number): string;
}

const known = new Map<Language, Amounts>();

/** Amounts as readers of a language write them. */
export function amountsIn(language: Language): Amounts {
	const amounts = known.get(language) ?? makeAmounts(localeTagOf(language));
	known.set(language, amounts);
	return amounts;
}

function makeAmounts(locale: string): Amounts {
	const currency = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
	// Always grouped: Spanish leaves it out for four digits, and a reader would find his own amount changed.
	const options = { useGrouping: "always", maximumFractionDigits: 2 } as const;
	const whole = new Intl.NumberFormat(locale, options);
	const precise = new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: 2 });
	const group = whole.formatToParts(1234).find(({ type }) => type === "group")?.value === "," ? "," : ".";
	return {
		parse: (written) => parseAmount(written, group),
		formatEntry: (cents) => (cents % 100 === 0 ? whole : precise).format(cents / 100),
		format: (cents) => currency.format(cents / 100),
	};
}

/** One or two digits behind a point or comma are cents, three are thousands only where the language has that sign for them. */
function parseAmount(written: string, group: "." | ","): number | undefined {
	const bare = withWesternDigits(written)
		.replace(/\s/g, "")
		.replaceAll("٬", group)
		.replaceAll("٫", group === "." ? "," : ".")
		.replace(/^(€|eur(o)?|يورو)/i, "")
		.replace(/(€|eur(o)?|يورو)$/i, "")
		.replace(/[,.]-{1,2}$|[.,]$/, "");
	const match = /^(\d+|[1-9]\d{0,2}(?:([.,])\d{3})+)(?:([.,])(\d{1,2}))?$/.exec(bare);
	if (!match) return undefined;
	const [, whole = "", thousands, decimal, cents = ""] = match;
	// `1.234.50` and `1,234.567,8` mix up what both signs mean.
	if (thousands && (thousands === decimal || !/^\d{1,3}(\.\d{3})+$|^\d{1,3}(,\d{3})+$/.test(whole))) return undefined;
	if (thousands && !decimal && thousands !== group) return undefined;
	const total = Number(whole.replace(/\D/g, "")) * 100 + Number(cents.padEnd(2, "0"));
	return total <= mostCents ? total : undefined;
}
