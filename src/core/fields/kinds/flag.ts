import * as z from "zod";
import { type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** Yes or no; written `ja` or `nee`. */
export function flag(description: string, { label }: Labelled = {}) {
	return field(z.boolean(), `${description} ja of nee.`, { kind: "flag" }, label);
}

export const flagKind: KindAnswers = {
	...wordless,
	shape: "value",
	form: "switch",
	read(source) {
		const value = source.toLowerCase();
		if (value === "ja" || value === "true") return true;
		if (value === "nee" || value === "false") return false;
		return source;
	},
	jsonType: { type: undefined, enum: ["ja", "nee", true, false] },
	expected: { nl: "`ja` of `nee`", en: "`ja` (yes) or `nee` (no)" },
	advice(written) {
		if (/^(?:yes|y|j|on|aan|waar|wel)$/i.test(written)) return "ja";
		return /^(?:no|n|off|uit|onwaar|niet)$/i.test(written) ? "nee" : undefined;
	},
	label: undefined,
	names: "nothing",
	inText: "nothing",
	pitfall: "none",
};
