import { addDictionary, type Dictionary, type EditorLanguage, localeLoader } from "#core/in-language.ts";
import type { ReportWords } from "#pipeline/report/wording/nl.ts";
import { addReportWords } from "#pipeline/report/wording/words.ts";
import { loadLocale as loadWords } from "#studio/worker/load-locale.ts";

function fail(error: unknown): never {
	throw error;
}

const loadCommands = localeLoader(
	import.meta.glob<Dictionary>("../../locales/*/commands.json", { import: "default" }),
	addDictionary,
	fail,
);

const loadReportWords = localeLoader(
	import.meta.glob<ReportWords>("../../locales/*/report.ts", { import: "default" }),
	(language, [words]) => words && addReportWords(language, words),
	fail,
);

/** Fetches all that commands and their reports say in a language. */
export async function loadLocale(language: EditorLanguage): Promise<void> {
	await Promise.all([loadWords(language), loadCommands(language), loadReportWords(language)]);
}
