import type { KindAnswers, Labelled } from "../answers.ts";
import { field } from "../kind.ts";
import { entriesKind, entriesName } from "./entries.ts";

/**
 * All entries of a collection of facts, or one of them, to choose from; a view receives a label of each, or, where an
 * entry is a list of things, of each of these.
 */
export function options(description: string, { label }: Labelled = {}) {
	return field(entriesName(), description, { kind: "options" }, label);
}

export const optionsKind: KindAnswers = entriesKind;
