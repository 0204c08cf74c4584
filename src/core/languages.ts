/** The languages of the site; Dutch is what editors write and stands at addresses without a prefix. */
export const languages = ["nl", "en", "fr", "es", "ar"] as const;

export type Language = (typeof languages)[number];

export const sourceLanguage = "nl" satisfies Language;

/** What a reader sees where a translation is missing, before Dutch. */
export const fallbackLanguage = "en" satisfies Language;

/** Writing direction of a language. */
export function directionOf(language: Language): "ltr" | "rtl" {
	return language === "ar" ? "rtl" : "ltr";
}

/** For `Intl`; Arabic keeps Latin digits. */
export const localeTags: Readonly<Record<Language, string>> = {
	nl: "nl-NL",
	en: "en-GB",
	fr: "fr-FR",
	es: "es-ES",
	ar: "ar-u-nu-latn",
};

/** For Open Graph, which wants a language with a country. */
export const openGraphLocales: Readonly<Record<Language, string>> = {
	nl: "nl_NL",
	en: "en_GB",
	fr: "fr_FR",
	es: "es_ES",
	ar: "ar_AR",
};

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
	nl: "Nederlands",
	en: "English",
	fr: "Français",
	es: "Español",
	ar: "العربية",
};
