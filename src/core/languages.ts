import { remembered } from "./remembered.ts";

/** The languages in which the builder has words of its own for visitors. */
export const builderLanguages = ["nl", "en", "de", "fr", "es", "ar"] as const;

/** Those that may be the source language of a site. */
export const sourceLanguages = ["nl", "en", "de", "fr", "es"] as const satisfies readonly Language[];

export type SourceLanguage = (typeof sourceLanguages)[number];

/** Languages into which a site may be translated as well, by their codes in ISO 639-1; it translates the words of the builder too. */
const otherLanguages =
	"af az be bg bn bs ca cs cy da el et eu fa fi fy ga gd gl he hi hr hu hy id is it ja ka kk ko ku lb lt lv mk mn ms mt no pa pl ps pt rm ro ru sk sl so sq sr sv sw ta th ti tr uk ur uz vi zh";

type CodesIn<Text, Found = never> = Text extends `${infer First} ${infer Rest}`
	? CodesIn<Rest, Found | First>
	: Found | Text;

/**
 * The languages that a site may have. Which of them it has, its settings say: the first is its source language, which
 * editors write and which stands at addresses without a prefix.
 */
export const languages = /* @__PURE__ */ everyLanguage();

export type Language = (typeof builderLanguages)[number] | CodesIn<typeof otherLanguages>;

/** Called only where somebody asks for all, so that pages of visitors are without the list. */
function everyLanguage(): readonly Language[] {
	return [...builderLanguages, ...(otherLanguages.split(" ") as CodesIn<typeof otherLanguages>[])];
}

/** Whether the builder has words of its own in a language; a site brings them in every other one. */
export function hasBuilderWords(language: Language): boolean {
	return builderLanguages.some((each) => each === language);
}

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

const scripts = new Map<Language, string | undefined>();

/** The script that a language is usually written in, by its code in ISO 15924: `Latn`. */
export function scriptOf(language: Language): string | undefined {
	return remembered(scripts, language, () => new Intl.Locale(language).maximize().script);
}

/** Those in Arabic letters. */
const inArabicScript: ReadonlySet<Language> = new Set(["ar", "fa", "ps", "ur"]);

/** Writing direction of a language. */
export function directionOf(language: Language): "ltr" | "rtl" {
	return inArabicScript.has(language) || language === "he" ? "rtl" : "ltr";
}

/** What stands between things that are named in one line. */
export function commaOf(language: Language): string {
	return inArabicScript.has(language) ? "، " : ", ";
}

/** What stands between a name and what is said of it: in French apart from the name. */
export function colonOf(language: Language): string {
	return language === "fr" ? "\u00a0:" : ":";
}

const countryOf: Partial<Record<Language, string>> = { nl: "NL", en: "GB", de: "DE", fr: "FR", es: "ES" };

/** For `Intl`: as people write in the country that the builder has in mind, and everywhere with the digits of addresses. */
export function localeTagOf(language: Language): string {
	const country = countryOf[language];
	return country ? `${language}-${country}` : `${language}-u-nu-latn`;
}

/** For Open Graph, which wants a language with a country: `nl_NL`. */
export function openGraphLocaleOf(language: Language): string {
	// Open Graph knows no Arabic of one country.
	const country = language === "ar" ? "AR" : (countryOf[language] ?? new Intl.Locale(language).maximize().region);
	return `${language}_${country}`;
}

/** A language in its own words, as a heading has it: `Frysk`, `Français`. */
export function languageNameOf(language: Language): string {
	const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
	const [first = "", ...rest] = name;
	return first.toLocaleUpperCase(language) + rest.join("");
}
