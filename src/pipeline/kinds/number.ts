import { type Language, localeTagOf } from "#core/languages.ts";
import { remembered } from "#core/remembered.ts";
import { asWritten, inert, type NodeKind, shownAsWritten } from "./node-kind.ts";

export const numberNode: NodeKind = {
	...inert,
	...shownAsWritten,
	present: asWritten,
	spellOut: ({ value }, { language }) => ({ text: formatNumber(Number(value), language) }),
	// `1,250` may be a thousand and more.
	isCertain: (_, { found, max = Number.POSITIVE_INFINITY }) =>
		!/^[1-9]\d{0,2},\d{3}$/.test(found.trim()) || Number(found.replace(",", "")) > max,
};

/** Making a formatter takes far longer than using it. */
const formatters = new Map<Language, Intl.NumberFormat>();

function formatNumber(value: number, language: Language): string {
	return remembered(formatters, language, () => new Intl.NumberFormat(localeTagOf(language))).format(value);
}
