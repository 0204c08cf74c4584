import * as z from "zod";
import { type KindAnswers, type Labelled, noAdvice, readAsWritten, wordType } from "../answers.ts";
import { field } from "../kind.ts";
import { isBlank } from "../words.ts";

/**
 * Running text in Markdown, without raw HTML.
 * `under` is the level of the heading it stands below (1 when the text brings its own second-level headings).
 */
export function markdown(
	description: string,
	{ max = 20_000, under = 2, label }: { max?: number; under?: number } & Labelled = {},
) {
	return field(
		z
			.string()
			.min(1)
			.max(max)
			.refine((value) => !isBlank(value)),
		description,
		{ kind: "markdown", under },
		label,
	);
}

export const markdownKind: KindAnswers = {
	shape: "value",
	form: "text",
	read: readAsWritten,
	jsonType: wordType,
	expected: { nl: "tekst", en: "text" },
	advice: noAdvice,
	label: ["tekst", "text"],
	translated: true,
	words: "markdown",
	holdsFacts: true,
	names: "nothing",
	inText: "nothing",
	pitfall: "none",
};
