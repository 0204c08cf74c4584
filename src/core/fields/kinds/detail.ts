import * as z from "zod";
import { asWritten, type KindAnswers, type Labelled, noAdvice, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/**
 * The name of a field that a site declared, for facts of a `collection` or for those that the field `of` beside it names.
 */
export function detail(description: string, of: ({ collection: string } | { of: string }) & Labelled) {
	const { label, ...meta } = of;
	return field(z.string().regex(/^[a-z0-9][a-z0-9-]*$/), description, { kind: "detail", ...meta }, label);
}

export const detailKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "entry",
	expected: { nl: "de naam van een eigen veld uit kinds/", en: "the name of a field that is declared in kinds/" },
	advice: noAdvice,
	label: ["veld", "field"],
	names: "declared",
	inText: "nothing",
	pitfall: "none",
};
