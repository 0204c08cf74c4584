import { addDictionary, type Dictionary, type EditorLanguage, localeLoader } from "#core/in-language.ts";
import { addProblems, type Problems } from "#core/problems/problem.ts";
import { addPhrases, type Phrases } from "#pipeline/review/wording/phrases.ts";

const loadWords = localeLoader(
	import.meta.glob<Dictionary>("../../locales/*/*.json", { import: "default" }),
	addDictionary,
	reportError,
);

const loadProblems = localeLoader(
	import.meta.glob<Problems>("../../locales/*/problems.ts", { import: "default" }),
	(language, [problems]) => problems && addProblems(language, problems),
	reportError,
);

const loadPhrases = localeLoader(
	import.meta.glob<Phrases>("../../locales/*/review.ts", { import: "default" }),
	(language, [phrases]) => phrases && addPhrases(language, phrases),
	reportError,
);

/** Fetches all that is said in a language. */
export async function loadLocale(language: EditorLanguage): Promise<void> {
	await Promise.all([loadWords(language), loadProblems(language), loadPhrases(language)]);
}
