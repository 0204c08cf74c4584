/**
 * The languages that the builder knows. Which of them a site has, its settings say: the first is its source language,
 * which editors write and which stands at addresses without a prefix.
 */
export const languages = ["nl", "en", "de", "fr", "es", "ar"] as const;

export type Language = (typeof languages)[number];

/** Those that may be the source language of a site. */
export const sourceLanguages = ["nl", "en", "de", "fr", "es"] as const satisfies readonly Language[];

export type SourceLanguage = (typeof sourceLanguages)[number];

/** The source language of a site that does not say which. */
export const defaultSource = "nl" satisfies SourceLanguage;

/** The source language of a site, by its languages. */
export function sourceIn([first = defaultSource]: readonly Language[]): Language {
	return first;
}

/** What a reader sees where a translation is missing: English, if the site has it, or else what editors wrote. */
export function fallbackIn(all: readonly Language[]): Language {
	return all.includes("en") ? "en" : sourceIn(all);
}

/** Writing direction of a language. */
export function directionOf(language: Language): "ltr" | "rtl" {
	return language === "ar" ? "rtl" : "ltr";
}

/** For `Intl`; Arabic keeps Latin digits. */
export const localeTags: Readonly<Record<Language, string>> = {
	nl: "nl-NL",
	en: "en-GB",
	de: "de-DE",
	fr: "fr-FR",
	es: "es-ES",
	ar: "ar-u-nu-latn",
};

/** For Open Graph, which wants a language with a country. */
export const openGraphLocales: Readonly<Record<Language, string>> = {
	nl: "nl_NL",
	en: "en_GB",
	de: "de_DE",
	fr: "fr_FR",
	es: "es_ES",
	ar: "ar_AR",
};

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
	nl: "Nederlands",
	en: "English",
	de: "Deutsch",
	fr: "Français",
	es: "Español",
	ar: "العربية",
};
