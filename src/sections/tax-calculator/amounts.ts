/** Larger amounts are typing mistakes. */
const mostCents = 9_999_999_999;

/** Money as Dutch people read it, in every language of the site: the tax forms have it so. */
const currency = new Intl.NumberFormat("nl-NL", { style: "currency", currency: "EUR" });

const whole = new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 0 });
const precise = new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Reads `1.234,50`, `€ 1234`, `1234.5` or `12,-` as cents; undefined for what is no amount or leaves doubt. */
export function parseAmount(written: string): number | undefined {
	const bare = written
		.replace(/\s/g, "")
		.replace(/^(€|eur(o)?)/i, "")
		.replace(/(€|eur(o)?)$/i, "")
		.replace(/,-{1,2}$|[.,]$/, "");
	const match = /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(bare) ?? /^(\d+)\.(\d{1,2})$/.exec(bare);
	if (!match) return undefined;
	const euros = Number(match[1]?.replaceAll(".", ""));
	const cents = euros * 100 + Number((match[2] ?? "").padEnd(2, "0"));
	return cents <= mostCents ? cents : undefined;
}

/** Cents as they stand in a field: `1.234` or `1.234,50`. */
export function formatEntry(cents: number): string {
	return (cents % 100 === 0 ? whole : precise).format(cents / 100);
}

/** Cents as they stand in the result: `€ 1.234,50`. */
export function formatAmount(cents: number): string {
	return currency.format(cents / 100);
}
