import type { Level, ReportLanguage } from "#core/problems/entry.ts";

/** How many problems there are of each level. */
export type LevelCounts = Readonly<Record<Level, number>>;

/** All levels, the most serious first. */
export const levels: readonly Level[] = ["error", "warning", "remark"];

const names = {
	nl: {
		error: ["fout", "fouten"],
		warning: ["waarschuwing", "waarschuwingen"],
		remark: ["opmerking", "opmerkingen"],
	},
	en: { error: ["error", "errors"], warning: ["warning", "warnings"], remark: ["remark", "remarks"] },
} as const;

export function countLevels(problems: readonly { readonly level: Level }[]): LevelCounts {
	const counts = { error: 0, warning: 0, remark: 0 };
	for (const { level } of problems) counts[level]++;
	return counts;
}

/** The most serious level that occurs. */
export function worstOf(counts: LevelCounts): Level | undefined {
	return levels.find((level) => counts[level] > 0);
}

/** "2 fouten en 1 waarschuwing"; empty when there is nothing to count. */
export function countLine(counts: LevelCounts, language: ReportLanguage): string {
	const parts = levels.flatMap((level) => {
		const count = counts[level];
		return count === 0 ? [] : [`${count} ${names[language][level][count === 1 ? 0 : 1]}`];
	});
	return new Intl.ListFormat(language).format(parts);
}

/** What stands before the title of a problem, so that its level does not hang on a colour. */
export function levelPrefix(level: Level, language: ReportLanguage): string {
	if (level === "error") return "";
	const name = names[language][level][0];
	return `${name.charAt(0).toUpperCase()}${name.slice(1)}: `;
}

/** The one line of a report without problems. */
export const soundLine: Readonly<Record<ReportLanguage, string>> = {
	nl: "✓ De inhoud klopt.",
	en: "✓ The content is valid.",
};
