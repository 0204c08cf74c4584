import { type KindAnswers, type Labelled, noAdvice, readAsWritten, wordType } from "../answers.ts";
import { field } from "../kind.ts";
import { words } from "../words.ts";

/** The name of a person, place, company or work: the same in every language. */
export function properName(description: string, { max = 120, label }: { max?: number } & Labelled = {}) {
	return field(words(max), description, { kind: "name", max }, label);
}

export const nameKind: KindAnswers = {
	shape: "value",
	form: "line",
	read: readAsWritten,
	jsonType: wordType,
	expected: { nl: "een naam", en: "a name" },
	advice: noAdvice,
	label: undefined,
	translated: false,
	words: "name",
	holdsFacts: true,
	names: "nothing",
	inText: "words",
	pitfall: "none",
};
