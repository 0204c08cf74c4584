import { type KindAnswers, type Labelled, noAdvice, readAsWritten, wordType } from "../answers.ts";
import { field } from "../kind.ts";
import { words } from "../words.ts";

/** A line of words that a visitor reads, and the practice reads back in its mail: a view receives the Dutch too. */
export function label(description: string, { max = 120, label: name }: { max?: number } & Labelled = {}) {
	return field(words(max), description, { kind: "label", max }, name);
}

export const labelKind: KindAnswers = {
	shape: "value",
	form: "line",
	read: readAsWritten,
	jsonType: wordType,
	expected: { nl: "een regel tekst", en: "a line of text" },
	advice: noAdvice,
	label: undefined,
	translated: true,
	words: "line",
	holdsFacts: true,
	names: "nothing",
	inText: "words",
	pitfall: "none",
};
