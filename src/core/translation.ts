import * as z from "zod";
import { text } from "./fields/fields.ts";
import type { Language } from "./languages.ts";
import { remembered } from "./remembered.ts";

/** One passage in the source language and in another one, as a translation file holds it. */
export interface TranslationPair {
	readonly written: string;
	/** What was written when it was translated; there as long as nobody has looked at the translation again. */
	readonly was?: string | undefined;
	/** Undefined as long as nobody has translated the passage. */
	readonly translation?: string | undefined;
}

/** The languages of a translation file: the one that editors write, and the one that it is for. */
export interface Tongues {
	readonly source: Language;
	readonly language: Language;
}

const schemas = new Map<string, ReturnType<typeof makeSchema>>();

/** The schema of a file in `content/translations/<language>/`; one for all, because to make it takes longer than to use it. */
export function translationSchema(tongues: Tongues) {
	return remembered(schemas, `${tongues.source} ${tongues.language}`, () => makeSchema(tongues));
}

function makeSchema({ source, language }: Tongues) {
	const pair = z.strictObject({
		[source]: text("De tekst, precies zoals die op de site staat.", { max: 20_000 }),
		was: text("Hoe de tekst was toen die werd vertaald. Haal deze regel weg als de vertaling weer klopt.", {
			max: 20_000,
		}).optional(),
		[language]: text("De vertaling.", { max: 20_000 }).nullable().optional(),
	});
	return z.array(pair).min(1).describe("Vertaalde teksten.");
}

/** A pair of a file that its schema has found sound. */
export function pairOf(value: Readonly<Record<string, unknown>>, { source, language }: Tongues): TranslationPair {
	const translation = value[language];
	return {
		written: String(value[source]),
		...(typeof value.was === "string" && { was: value.was }),
		...(typeof translation === "string" && { translation }),
	};
}
