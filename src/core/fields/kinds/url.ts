import * as z from "zod";
import { isFollowed } from "#core/addresses.ts";
import { asWritten, type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** An address elsewhere on the web, with `https://`. */
export function url(description: string, { label }: Labelled = {}) {
	const pattern = /^https:\/\/[^\s/]+\.[^\s]+$/;
	return field(z.string().max(500).regex(pattern).refine(isFollowed), description, { kind: "url" }, label);
}

export const urlKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "line",
	expected: { nl: "een adres dat begint met `https://`", en: "an address that starts with `https://`" },
	advice(written) {
		const bare = written.replace(/^http:\/\//, "");
		return /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(bare) ? `https://${bare}` : undefined;
	},
	label: ["adres", "address"],
	names: "address",
	inText: "address",
	pitfall: "address",
};
