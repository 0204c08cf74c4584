import * as z from "zod";
import { isFollowed } from "#core/addresses.ts";
import { asWritten, type KindAnswers, type Labelled } from "../answers.ts";
import { field } from "../kind.ts";
import { urlKind } from "./url.ts";

/** Where a click leads: a path of this site, an anchor, a fact in braces, or an address elsewhere. */
export function link(description: string, { label }: Labelled = {}) {
	const pattern = /^(\/|#[a-z]|https:\/\/|mailto:|tel:|\{)/;
	return field(z.string().max(500).regex(pattern).refine(isFollowed), description, { kind: "link" }, label);
}

export const linkKind: KindAnswers = {
	...asWritten,
	form: "link",
	expected: {
		nl: 'een adres: `/contact`, `#anker`, `https://…` of een feit zoals `"{business.phone}"`',
		en: 'an address: `/contact`, `#anchor`, `https://…` or a fact such as `"{business.phone}"`',
	},
	advice(written) {
		if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(written)) return `mailto:${written}`;
		if (/^[a-z0-9-]+(\/[a-z0-9-]+)*(#[a-z][a-z0-9-]*)?$/.test(written)) return `/${written}`;
		return urlKind.advice(written);
	},
	label: ["link", "link"],
	translated: false,
	words: "none",
	holdsFacts: true,
	names: "page",
	inText: "address",
	pitfall: "address",
};
