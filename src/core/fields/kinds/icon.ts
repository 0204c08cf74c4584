import * as z from "zod";
import { iconNames, icons } from "#core/icons.ts";
import { asWritten, type KindAnswers, type Labelled, noAdvice, wordless } from "../answers.ts";
import { field } from "../kind.ts";

/** A drawing from the icon set. */
export function icon(description: string, { label }: Labelled = {}) {
	return field(z.enum(iconNames), description, { kind: "icon", options: icons }, label);
}

export const iconKind: KindAnswers = {
	...asWritten,
	...wordless,
	form: "choice",
	expected: { nl: "de naam van een pictogram", en: "the name of an icon" },
	advice: noAdvice,
	label: ["pictogram", "icon"],
	names: "nothing",
	inText: "nothing",
	pitfall: "none",
};
