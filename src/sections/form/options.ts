import { directionOf } from "#core/languages.ts";
import type { Label, Text } from "#core/resolved.ts";
import type { Field } from "./types.ts";

/** What a visitor can choose from: the field's own list, or what it takes from the facts. */
export function optionsOf({ options, optionsFrom = [] }: Field): readonly Label[] {
	return options ?? optionsFrom.flat();
}

/** Attributes of words that are in another language than the page. */
export function languageOf(text: Text) {
	return typeof text === "string" ? {} : { lang: text.lang, dir: directionOf(text.lang) };
}
