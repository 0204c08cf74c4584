import * as z from "zod";
import { asWritten, type KindAnswers, type Labelled, noAdvice, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** The language that something elsewhere is written in, `de`; a view receives its name too. */
export function language(description: string, { label }: Labelled = {}) {
	return field(z.string().regex(/^[a-z]{2}$/), description, { kind: "language" }, label);
}

export const languageKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "line",
	expected: {
		nl: "een taal in twee letters, zoals `nl` of `de`",
		en: "a language in two letters, such as `nl` or `de`",
	},
	advice: noAdvice,
	label: ["taal", "language"],
	names: "nothing",
	inText: "nothing",
	pitfall: "none",
};
