import { type Language, languageNames } from "#core/languages.ts";
import type { ReportLanguage } from "#core/problems/entry.ts";
import type { Counts, FileStatus } from "../translate/status.ts";
import { alignedRows } from "./table.ts";

const words = {
	nl: { stale: "verouderd", missing: "ontbreekt", total: "Samen" },
	en: { stale: "out of date", missing: "missing", total: "Total" },
} as const;

/** What is translated, as a table: a row for each file, a column for each language. */
export function statusTable(files: readonly FileStatus[], report: ReportLanguage): string {
	const languages = [...(files[0]?.languages.keys() ?? [])];
	const header = ["", ...languages.map((language) => languageNames[language])];
	const rows = files.map(({ name, languages: counts }) => [
		name,
		...languages.map((language) => cell(counts.get(language), report)),
	]);
	const total = [words[report].total, ...languages.map((language) => cell(totalOf(files, language), report))];
	return alignedRows([header, ...rows, total]);
}

function totalOf(files: readonly FileStatus[], language: Language): Counts {
	const all = files.flatMap(({ languages }) => languages.get(language) ?? []);
	const sum = (part: keyof Counts) => all.reduce((count, each) => count + each[part], 0);
	return { translated: sum("translated"), stale: sum("stale"), missing: sum("missing") };
}

function cell(counts: Counts | undefined, report: ReportLanguage): string {
	if (!counts) return "";
	const { translated, stale, missing } = counts;
	const all = translated + stale + missing;
	const rest = [
		stale > 0 ? `${stale} ${words[report].stale}` : "",
		missing > 0 ? `${missing} ${words[report].missing}` : "",
	].filter(Boolean);
	return [`${translated}/${all}`, ...rest].join(", ");
}
