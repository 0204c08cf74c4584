import type { EditorLanguage } from "#core/in-language.ts";
import type { Level } from "#core/problems/entry.ts";
import { reportWords } from "./wording/words.ts";

/** How many problems there are of each level. */
export type LevelCounts = Readonly<Record<Level, number>>;

/** All levels, the most serious first. */
export const levels: readonly Level[] = ["error", "warning", "remark"];

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
export function countLine(counts: LevelCounts, language: EditorLanguage): string {
	const { problems } = reportWords(language);
	const parts = levels.flatMap((level) => (counts[level] === 0 ? [] : [problems(counts[level], level)]));
	return new Intl.ListFormat(language).format(parts);
}
