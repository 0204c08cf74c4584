import * as z from "zod";
import { asWritten, type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** The address of a page of this site, without language: `/contact`. */
export function path(description: string, { label }: Labelled = {}) {
	const pattern = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/;
	return field(z.string().max(200).regex(pattern), description, { kind: "path" }, label);
}

export const pathKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "line",
	expected: {
		nl: "een adres op deze site zoals `/contact`, in kleine letters en zonder schuine streep aan het eind",
		en: "an address on this site such as `/contact`, in lower case and without a slash at the end",
	},
	advice(written) {
		const bare = written.toLowerCase().replace(/^\/?/, "/").replace(/\/+$/, "");
		return /^(\/[a-z0-9-]+)+$/.test(bare) ? bare : undefined;
	},
	label: undefined,
	names: "page",
	inText: "address",
	pitfall: "none",
};
