import * as z from "zod";
import { asWritten, type KindAnswers, type Labelled, noAdvice, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/**
 * All entries of a collection of facts (`breads`), or one of them (`breads.rye`); a view receives a card of each.
 * `details` is the field beside it that names the declared fields on each card, and `group` the one that names the field
 * by which the cards stand in groups.
 */
export function entries(
	description: string,
	{ details, group, label }: { details: string; group?: string } & Labelled,
) {
	return field(entriesName(), description, { kind: "entries", details, ...(group && { group }) }, label);
}

export function entriesName() {
	return z.string().regex(/^[a-z0-9][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)?$/);
}

export const entriesKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "entry",
	expected: {
		nl: "de naam van een bestand in facts/, zoals `services`, of van een feit daarin, zoals `services.advies`",
		en: "the name of a file in facts/, such as `services`, or of a fact in it, such as `services.advice`",
	},
	advice: noAdvice,
	label: ["feiten", "facts"],
	names: "facts",
	inText: "nothing",
	pitfall: "none",
};
