import * as z from "zod";
import { addressFault, isOrigin, originOf } from "#core/addresses.ts";
import { asWritten, type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** The address of a whole site, `https://www.voorbeeld.nl`, without anything behind it. */
export function origin(description: string, { label }: Labelled = {}) {
	const pattern = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;
	return field(z.string().regex(pattern).refine(isOrigin), description, { kind: "origin" }, label);
}

export const originKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "line",
	expected: {
		nl: "het adres van een site zoals `https://www.voorbeeld.nl`, in kleine letters en zonder iets erachter",
		en: "the address of a site such as `https://www.example.org`, in lower case and with nothing after it",
	},
	advice(written) {
		const address = /^https?:\/\//i.test(written) ? written.toLowerCase() : `https://${written}`;
		// What stands behind the name of the site may be meant.
		if (!/^https?:\/\/[^/?#]+\/?$/.test(address)) return undefined;
		return addressFault(address) === undefined ? originOf(address) : undefined;
	},
	flaw(written) {
		if (!/^(?:https?:\/\/)?[^\s/]+\.[^\s/]+\/./i.test(written)) return undefined;
		return {
			nl: "Haal weg wat achter de naam van de site staat, vanaf de schuine streep.",
			en: "Remove what comes after the name of the site, from the slash onwards.",
		};
	},
	label: undefined,
	names: "nothing",
	inText: "nothing",
	pitfall: "address",
};
