import type { KindAnswers, Labelled } from "../answers.ts";
import { type FieldMeta, field } from "../kind.ts";
import { words } from "../words.ts";
import { textKind } from "./text.ts";

/** A line of words that a visitor reads, and the business reads back in its mail: a view receives the Dutch too. */
export function label(
	description: string,
	{ max = 120, label: name, choiceOf }: { max?: number } & Labelled & Pick<FieldMeta, "choiceOf"> = {},
) {
	return field(words(max), description, { kind: "label", max, ...(choiceOf && { choiceOf }) }, name);
}

/** To an editor it is a line of text like any other. */
export const labelKind: KindAnswers = textKind;
