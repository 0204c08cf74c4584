import { addDictionary, type Dictionary, type EditorLanguage, localeLoader } from "#core/in-language.ts";
import { sourceLanguages } from "#core/languages.ts";
import { tellMissing } from "#studio/brain/fetched.ts";

/** Fetches the words of a language that the page says itself; the others come with what the worker answers. */
export const loadLocale = localeLoader(
	import.meta.glob<Dictionary>("../../locales/*/{app,studio}.json", { import: "default" }),
	addDictionary,
	(error) => {
		reportError(error);
		tellMissing();
	},
);

/** The first of the languages of the browser that Studio speaks; English where it speaks none of them. */
export function languageOfBrowser(): EditorLanguage {
	const wanted = navigator.languages.map((each) => each.replace(/-.*/, "").replace("fy", "nl"));
	return wanted.flatMap((each) => sourceLanguages.filter((spoken) => spoken === each))[0] ?? "en";
}
