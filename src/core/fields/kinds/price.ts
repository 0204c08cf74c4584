import * as z from "zod";
import { currencies } from "#core/countries.ts";
import { digitsType, type KindAnswers, type Labelled, readAsWritten, wordless } from "../answers.ts";
import { anyLanguagePattern, spellingsOf } from "../editor-words.ts";
import { field } from "../kind.ts";

const amount = String.raw`\d{1,6}(?:\.\d{2})?`;

/** What a price may be besides an amount: the lowest one, or one that a visitor has to ask for. */
const forms = { from: `${anyLanguagePattern("from")} ${amount}`, request: anyLanguagePattern("request") };

/**
 * An amount in euros including VAT, as written: `139` or `45.00`; where it says so also `vanaf 139` or `op aanvraag`, in
 * the language of the site. In a list that is a sum, `sign` names the choice beside it of `plus`, `minus` and `equals`.
 */
export function price(
	description: string,
	{ label, also = [], sign }: Labelled & { readonly also?: readonly (keyof typeof forms)[]; sign?: string } = {},
) {
	const written = [amount, ...also.map((form) => forms[form])].join("|");
	const meta = { kind: "price", ...(sign && { sign }) } as const;
	return field(z.string().regex(new RegExp(`^(?:${written})$`)), description, meta, label);
}

/** What a price says; without an amount it is on request. */
export function partsOfPrice(written: string): { readonly amount?: string; readonly from: boolean } {
	const digits = /\d.*$/.exec(written)?.[0];
	return { ...(digits !== undefined && { amount: digits }), from: /^[^\d]+\d/.test(written) };
}

/** How people write the two forms, in any language. */
const onRequest = new RegExp(`^(?:${spellingsOf("request")})\\.?$`, "iu");
const lowest = new RegExp(`^((?:${spellingsOf("from")})(?=[^\\p{L}.]))?\\s*(.*)$`, "iu");

/** The sign, the code or the name of a currency, before an amount or behind it. */
const currency = `\\p{Sc}|${currencies.join("|")}|euros?`;
const besideAmount = new RegExp(`^(?:${currency})(?=[\\s\\d])\\s*|(?<=[\\s\\d\\-–—])\\s*(?:${currency})\\.?$`, "giu");

/** What a written price says of its currency: `€`, `GBP` or `euros`; undefined where it says nothing. */
export function currencyIn(written: string): string | undefined {
	const [, , sum = ""] = lowest.exec(written.trim()) ?? [];
	return sum.match(besideAmount)?.[0].replace(/[\s.]/g, "");
}

export const priceKind: KindAnswers = {
	...wordless,
	shape: "value",
	form: "amount",
	read: readAsWritten,
	jsonType: { ...digitsType, minimum: 0 },
	expected: {
		nl: "een prijs zoals `139` of `45.00`, zonder € ervoor en met een punt; soms ook `vanaf 139` of `op aanvraag`",
		en: "a price such as `139` or `45.00`, with a decimal point and without a sign such as € or £; sometimes also `from 139` or `on request`, in the language of the site",
	},
	expectedInForm: {
		nl: "een bedrag, zoals `139`, `45,00` of `€ 45`; soms ook `vanaf 139` of `op aanvraag`",
		en: "an amount, such as `139`, `45.00` or `€ 45`; sometimes also `from 139` or `on request`, in the language of the site",
	},
	editorWords: ["from", "request"],
	advice(written) {
		if (onRequest.test(written)) return "op aanvraag";
		const [, from, sum = ""] = lowest.exec(written) ?? [];
		const bare = sum
			.replace(besideAmount, "")
			.replace(/[.,](?:-+|–|—)$/, "")
			.trim();
		// `1.139,00` and `1 139`: what stands between the thousands is left out.
		const match = /^(\d{1,3}(?:([. ,\u00a0\u202f])\d{3})+|\d{1,6})(?:([.,])(\d{1,2}))?$/.exec(bare);
		const [, euros = "", thousands, point, cents] = match ?? [];
		if (!match || (thousands !== undefined && thousands === point)) return undefined;
		const whole = euros.replace(/\D/g, "");
		if (whole.length > 6) return undefined;
		return `${from ? "vanaf " : ""}${whole}${cents ? `.${cents.padEnd(2, "0")}` : ""}`;
	},
	flaw(written) {
		if (/^\d{7,}$/.test(written)) {
			return {
				nl: "Een prijs is hoogstens 999999; kijk of er een cijfer te veel staat.",
				en: "A price is at most 999999; check for a digit too many.",
			};
		}
		if (/^-/.test(written)) return { nl: "Een prijs is nooit minder dan 0.", en: "A price is never below 0." };
		if (/%$/.test(written)) {
			return { nl: "Een prijs is een bedrag, en geen percentage.", en: "A price is an amount, and not a percentage." };
		}
		if (/\d[a-z]|[a-z]\d/i.test(written)) {
			return {
				nl: "Er staat een letter tussen de cijfers, zoals een O in plaats van een 0.",
				en: "There is a letter among the digits, such as an O instead of a 0.",
			};
		}
		if (!/\d/.test(written)) return undefined;
		if (/\p{L}/u.test(written)) {
			return {
				nl: "Schrijf alleen het bedrag, zoals `139` of `45.00`. Woorden erbij horen in een tekst.",
				en: "Write the amount alone, such as `139` or `45.00`. Words belong in a text.",
			};
		}
		return {
			nl: "Schrijf één bedrag: `139`, of met centen `45.00`.",
			en: "Write one amount: `139`, or with cents `45.00`.",
		};
	},
	label: ["bedrag", "amount"],
	names: "nothing",
	inText: "words",
	pitfall: "none",
};
