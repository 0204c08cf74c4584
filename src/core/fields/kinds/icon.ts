import * as z from "zod";
import { isIcon } from "#core/icons/names.ts";
import { asWritten, type KindAnswers, type Labelled, noAdvice, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** A drawing from the icon set. */
export function icon(description: string, { label }: Labelled = {}) {
	return field(z.string().refine(isIcon), description, { kind: "icon" }, label);
}

export const iconKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "icon",
	expected: { nl: "de naam van een pictogram", en: "the name of an icon" },
	advice: noAdvice,
	label: ["pictogram", "icon"],
	names: "icon",
	inText: "nothing",
	pitfall: "none",
};
