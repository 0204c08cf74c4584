import type { EditorLanguage } from "#core/in-language.ts";
import { type Language, languageNameOf } from "#core/languages.ts";
import type { Counts, FileStatus } from "../translate/status.ts";
import { alignedRows } from "./table.ts";
import { reportWords } from "./wording/words.ts";

/** What is translated, as a table: a row for each file, a column for each language. */
export function statusTable(files: readonly FileStatus[], report: EditorLanguage): string {
	const languages = [...(files[0]?.languages.keys() ?? [])];
	const header = ["", ...languages.map((language) => languageNameOf(language))];
	const rows = files.map(({ name, languages: counts }) => [
		name,
		...languages.map((language) => cell(counts.get(language), report)),
	]);
	const total = [
		reportWords(report).translations.total,
		...languages.map((language) => cell(totalOf(files, language), report)),
	];
	return alignedRows([header, ...rows, total]);
}

function totalOf(files: readonly FileStatus[], language: Language): Counts {
	const all = files.flatMap(({ languages }) => languages.get(language) ?? []);
	const sum = (part: keyof Counts) => all.reduce((count, each) => count + each[part], 0);
	return { translated: sum("translated"), stale: sum("stale"), missing: sum("missing") };
}

function cell(counts: Counts | undefined, report: EditorLanguage): string {
	if (!counts) return "";
	const { translated, stale, missing } = counts;
	const all = translated + stale + missing;
	const words = reportWords(report).translations;
	const rest = [stale > 0 ? `${stale} ${words.stale}` : "", missing > 0 ? `${missing} ${words.missing}` : ""].filter(
		Boolean,
	);
	return [`${translated}/${all}`, ...rest].join(", ");
}
