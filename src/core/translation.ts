import * as z from "zod";
import { text } from "./fields/fields.ts";
import { type Language, languageNames } from "./languages.ts";
import { remembered } from "./remembered.ts";

/** One passage in Dutch and in another language, as a translation file holds it. */
export interface TranslationPair {
	readonly nl: string;
	/** What the Dutch was when it was translated; there as long as nobody has looked at the translation again. */
	readonly was?: string | undefined;
	/** Undefined as long as nobody has translated the passage. */
	readonly translation?: string | undefined;
}

const schemas = new Map<Language, ReturnType<typeof makeSchema>>();

/** The schema of a file in `content/translations/<language>/`; one for all, because to make it takes longer than to use it. */
export function translationSchema(language: Language) {
	return remembered(schemas, language, () => makeSchema(language));
}

function makeSchema(language: Language) {
	const pair = z.strictObject({
		nl: text("De tekst in het Nederlands, precies zoals die op de site staat.", { max: 20_000 }),
		was: text("Hoe het Nederlands was toen het werd vertaald. Haal deze regel weg als de vertaling weer klopt.", {
			max: 20_000,
		}).optional(),
		[language]: text(`De vertaling: ${languageNames[language]}.`, { max: 20_000 }).nullable().optional(),
	});
	return z.array(pair).min(1).describe(`Vertaalde teksten: ${languageNames[language]}.`);
}

/** A pair of a file that its schema has found sound. */
export function pairOf(value: Readonly<Record<string, unknown>>, language: Language): TranslationPair {
	const translation = value[language];
	return {
		nl: String(value.nl),
		...(typeof value.was === "string" && { was: value.was }),
		...(typeof translation === "string" && { translation }),
	};
}
