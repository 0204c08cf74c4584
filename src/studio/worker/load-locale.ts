/// <reference path="./own-locales.d.ts" />
import own from "virtual:sections/own-locales";
import { addDictionary, type Dictionary, type EditorLanguage, localeLoader } from "#core/in-language.ts";
import { addProblems, type Problems } from "#core/problems/problem.ts";
import { addPhrases, type Phrases } from "#pipeline/review/wording/phrases.ts";
import { tellMissing } from "#studio/brain/fetched.ts";

/** In a browser a tool that collects errors hears of it; in a command whoever reads. */
function fail(error: unknown): void {
	tellMissing();
	if ("reportError" in globalThis) reportError(error);
	else console.error(error);
}

const loadWords = localeLoader(
	{
		// Before those of the builder, which say everywhere what they say.
		...own,
		// What only commands say is no matter of Studio.
		...import.meta.glob<Dictionary>(["../../locales/*/*.json", "!../../locales/*/commands.json"], {
			import: "default",
		}),
	},
	addDictionary,
	fail,
);

const loadProblems = localeLoader(
	import.meta.glob<Problems>("../../locales/*/problems.ts", { import: "default" }),
	(language, [problems]) => problems && addProblems(language, problems),
	fail,
);

const loadPhrases = localeLoader(
	import.meta.glob<Phrases>("../../locales/*/review.ts", { import: "default" }),
	(language, [phrases]) => phrases && addPhrases(language, phrases),
	fail,
);

/** Fetches all that is said in a language. */
export async function loadLocale(language: EditorLanguage): Promise<void> {
	await Promise.all([loadWords(language), loadProblems(language), loadPhrases(language)]);
}
