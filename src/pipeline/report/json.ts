import type { Level } from "#core/problems/entry.ts";
import { type AnyProblem, comparePlaces, type Place, type ReportLanguage, wordsOf } from "#core/problems/problem.ts";
import { codeFrame } from "./frame.ts";

/** A problem with its words, as JSON and the overlay in the browser show it. */
export interface ReportedProblem extends Place {
	readonly code: string;
	readonly level: Level;
	readonly title: string;
	readonly message: string;
	readonly hint: string;
	readonly frame: readonly string[];
}

/** All problems as plain data, in the order of the terminal report. */
export function jsonReport(
	problems: readonly AnyProblem[],
	{ language, texts }: { language: ReportLanguage; texts: ReadonlyMap<string, string> },
): ReportedProblem[] {
	return [...problems].sort(comparePlaces).map((each) => {
		const text = texts.get(each.place.file);
		return {
			...each.place,
			code: each.code,
			level: each.level,
			...wordsOf(each, language),
			frame: text === undefined ? [] : codeFrame(text, each.place),
		};
	});
}
