import * as z from "zod";
import { type KindAnswers, type Labelled, wordless } from "../answers.ts";
import { inAnyLanguage, spellingsOf } from "../editor-words.ts";
import { field } from "../kind.ts";

/** Yes or no; written `ja` or `nee`, in the language of the site. */
export function flag(description: string, { label }: Labelled = {}) {
	return field(z.boolean(), description, { kind: "flag" }, label);
}

const yes = new RegExp(`^(?:${spellingsOf("yes")})$`, "iu");
const no = new RegExp(`^(?:${spellingsOf("no")})$`, "iu");

export const flagKind: KindAnswers = {
	...wordless,
	shape: "value",
	form: "switch",
	read(source) {
		const value = source.toLowerCase();
		if (value === "true" || inAnyLanguage("yes").includes(value)) return true;
		if (value === "false" || inAnyLanguage("no").includes(value)) return false;
		return source;
	},
	jsonType: { type: undefined, enum: [...inAnyLanguage("yes"), ...inAnyLanguage("no"), true, false] },
	expected: { nl: "`ja` of `nee`", en: "`yes` or `no`, in the language of the site" },
	editorWords: ["yes", "no"],
	advice(written) {
		if (yes.test(written)) return "ja";
		return no.test(written) ? "nee" : undefined;
	},
	label: undefined,
	names: "nothing",
	inText: "nothing",
	pitfall: "none",
};
