import * as z from "zod";
import { downloadAddress } from "#core/downloads.ts";
import type { KindAnswers } from "#core/fields/answers.ts";
import { type FieldMeta, unwrap } from "#core/fields/kind.ts";
import type { FormOption } from "#core/studio.ts";
import { builtInWords } from "../../site/built-in-words.ts";
import { entriesOf } from "../../site/facts.ts";
import type { Site } from "../../site/site.ts";
import { nameOfEntry } from "./names.ts";

type Control = KindAnswers["form"];

interface Asked {
	readonly site: Site;
	readonly schema: z.core.$ZodType;
	readonly meta: FieldMeta | undefined;
}

type Options = (asked: Asked) => readonly FormOption[] | undefined;

const none: Options = () => undefined;

/** What can be chosen in each control. */
const optionsOf: Readonly<Record<Control, Options>> = {
	line: none,
	text: none,
	number: none,
	amount: none,
	day: none,
	hours: none,
	color: none,
	point: none,
	switch: () => [
		{ value: "ja", text: "ja" },
		{ value: "nee", text: "nee" },
	],
	choice: ({ site, schema, meta }) =>
		wordsOf(schema).map((value) => ({
			value,
			text: meta?.options?.[value] ?? site.words?.value[value] ?? builtInWords(site.source)[value] ?? value,
		})),
	marks: ({ schema }) => wordsOf(schema).map((value) => ({ value, text: value })),
	picture: ({ site }) => site.images.names.map((value) => ({ value, text: value })),
	download: ({ site }) => site.downloads.names.map((name) => ({ value: downloadAddress(name), text: name })),
	entry: ({ site, meta }) =>
		Object.entries(entriesOf(site, meta?.collection ?? "")).map(([value, entry]) => ({
			value,
			text: nameOfEntry(meta?.collection ?? "", entry) ?? value,
		})),
};

/** What can be chosen for a value. */
export function optionsFor(control: Control, asked: Asked): readonly FormOption[] | undefined {
	return optionsOf[control](asked);
}

function wordsOf(schema: z.core.$ZodType): readonly string[] {
	const inner = unwrap(schema);
	return inner instanceof z.ZodEnum ? inner.options.map(String) : [];
}
