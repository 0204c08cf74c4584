import * as z from "zod";
import { mailAddress } from "#core/addresses.ts";
import { asWritten, type KindAnswers, type Labelled, noAdvice, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** An e-mail address. */
export function email(description: string, { label }: Labelled = {}) {
	return field(z.string().max(254).regex(mailAddress), description, { kind: "email" }, label);
}

export const emailKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "line",
	expected: {
		nl: "een e-mailadres zoals `naam@voorbeeld.nl`",
		en: "an e-mail address such as `name@example.org`",
	},
	advice: noAdvice,
	label: ["e-mailadres", "e-mail address"],
	names: "nothing",
	inText: "address",
	pitfall: "none",
};
