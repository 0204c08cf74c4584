import { type Language, localeTagOf } from "#core/languages.ts";
import { remembered } from "#core/remembered.ts";
import type { LanguageName } from "#core/resolved.ts";
import { inert, isNeverCertain, type NodeKind, shownAsWritten } from "./node-kind.ts";

export const languageNode: NodeKind = {
	...inert,
	...shownAsWritten,
	present: (value, _, { language }) => nameLanguage(String(value), language),
	spellOut: undefined,
	isCertain: isNeverCertain,
};

const languageNames = new Map<Language, Intl.DisplayNames>();

/** The name of a language, in another one. */
export function nameLanguage(code: string, language: Language): LanguageName {
	const make = () => new Intl.DisplayNames([localeTagOf(language)], { type: "language" });
	return { code, name: remembered(languageNames, language, make).of(code) ?? code };
}
