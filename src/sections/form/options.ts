import { directionOf } from "#core/languages.ts";
import type { Text } from "#core/resolved.ts";
import type { Field } from "./types.ts";

/** What a visitor can choose from: the field's own list, or the names of the services it points to. */
export function optionsOf({ options, optionsFrom }: Field): readonly Text[] {
	return options ?? optionsFrom?.services.map(({ name }) => name) ?? [];
}

/** Attributes of words that are in another language than the page. */
export function languageOf(text: Text) {
	return typeof text === "string" ? {} : { lang: text.lang, dir: directionOf(text.lang) };
}
