import * as z from "zod";
import { nameOf } from "#core/fields/kinds.ts";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { type AnyProblem, type ProblemText, wordsOf } from "#core/problems/problem.ts";
import type { Offer } from "#core/studio.ts";
import type { Question } from "#pipeline/authoring/wizards/wizard.ts";
import { yaml } from "#pipeline/authoring/wizards/yaml.ts";
import { parseSource } from "#pipeline/read/source.ts";
import { offerOf } from "#pipeline/report/offers.ts";
import { validateValue } from "#pipeline/validate/issues.ts";
import { offerIn } from "../problems/offers.ts";

interface Wrong {
	readonly problem: string;
	/** What the answer could be instead. */
	readonly offer?: Offer | undefined;
}

/** What the kind of a field says of an answer; `worded` puts it in the words of where it is asked. */
export function wrongIn(
	{ name, field }: Question,
	answer: string,
	language: EditorLanguage,
	worded: (problem: AnyProblem, language: EditorLanguage) => ProblemText = wordsOf,
): Wrong | undefined {
	const called = nameOf(field, language) ?? name;
	const source = parseSource("", answer === "" ? "{}" : yaml({ [called]: answer }));
	const where = { kind: "group", name: called } as const;
	const [first] = validateValue({ source, schema: z.strictObject({ [called]: field }), at: [], where }).problems;
	if (!first) return undefined;
	if (first.code === "missing-field") return { problem: inLanguage(empty, language) };
	const { message, hint } = worded(first, language);
	return { problem: `${message} ${hint}`, offer: offerIn(offerOf(first), answer) };
}

const empty = { nl: "Vul dit in.", en: "Fill this in." };
