import * as z from "zod";
import { addressFault, isSiteAddress } from "#core/addresses.ts";
import { asWritten, type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** Where a site stands: `https://www.voorbeeld.nl`, or below a path, `https://naam.github.io/praktijk`. */
export function siteAddress(description: string, { label }: Labelled = {}) {
	const pattern = /^https?:\/\/[a-z0-9.-]+(:\d+)?(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$/;
	return field(z.string().regex(pattern).refine(isSiteAddress), description, { kind: "siteAddress" }, label);
}

export const siteAddressKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "line",
	expected: {
		nl: "het adres van een site zoals `https://www.voorbeeld.nl` of `https://naam.github.io/praktijk`, zonder schuine streep aan het eind",
		en: "the address of a site such as `https://www.example.org` or `https://name.github.io/practice`, without a slash at the end",
	},
	advice(written) {
		const [, scheme = "https://", host = "", path = ""] = /^(https?:\/\/)?([^/?#]+)(\/[^?#]*)?$/i.exec(written) ?? [];
		const address = `${scheme}${host}`.toLowerCase() + path.replace(/\/+$/, "");
		return addressFault(address) === undefined && isSiteAddress(address) ? address : undefined;
	},
	flaw(written) {
		if (!/^(?:https?:\/\/)?[^\s/?#]+\.[^\s?#]+[?#]/i.test(written)) return undefined;
		return {
			nl: "Haal weg wat vanaf het vraagteken of het hekje staat.",
			en: "Remove everything from the question mark or the # onwards.",
		};
	},
	label: undefined,
	names: "nothing",
	inText: "nothing",
	pitfall: "address",
};
