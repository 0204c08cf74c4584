import { type Dictionary, localeLoader } from "#core/in-language.ts";

/** Fetches all words of a language. */
export const loadLocale = localeLoader(
	import.meta.glob<Dictionary>("../../locales/*/*.json", { import: "default" }),
	reportError,
);
