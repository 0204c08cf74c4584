import { type KindAnswers, type Labelled, noAdvice, readAsWritten, wordType } from "../answers.ts";
import { field } from "../kind.ts";
import { words } from "../words.ts";

/** One line of words that a visitor reads. Translated; `{…}` is filled from facts. */
export function text(description: string, { max = 300, label }: { max?: number } & Labelled = {}) {
	return field(words(max), description, { kind: "text", max }, label);
}

export const textKind: KindAnswers = {
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
