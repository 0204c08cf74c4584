import { directionOf } from "#core/languages.ts";
import { type Label, plainText, type Text } from "#core/resolved.ts";
import type { Field } from "./types.ts";

type Area = NonNullable<NonNullable<Field["optionsFrom"]>["towns"]>;

/** What a visitor can choose from: the field's own list, or what it takes from the facts. */
export function optionsOf({ options, optionsFrom }: Field): readonly Label[] {
	if (options) return options;
	const { services = [], towns } = optionsFrom ?? {};
	return [...services.map(({ name }) => name), ...(towns ? townsOf(towns) : [])];
}

/** All towns of an area, where a list is easiest searched from A to Z, and then the choice for elsewhere. */
function townsOf({ towns, elsewhere }: Area): readonly Label[] {
	const names = towns.map(({ name }) => plainText(name));
	return [...names.sort((a, b) => a.localeCompare(b, "nl")), elsewhere];
}

/** Attributes of words that are in another language than the page. */
export function languageOf(text: Text) {
	return typeof text === "string" ? {} : { lang: text.lang, dir: directionOf(text.lang) };
}
