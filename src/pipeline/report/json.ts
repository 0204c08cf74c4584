import type { EditorLanguage } from "#core/in-language.ts";
import type { Level } from "#core/problems/entry.ts";
import { type AnyProblem, type Location, wordsOf } from "#core/problems/problem.ts";
import { countLevels, type LevelCounts } from "./counts.ts";
import { codeFrame } from "./frame.ts";
import { type OfferedWords, offerOf } from "./offers.ts";
import type { ReportOptions } from "./options.ts";
import { groupByFile } from "./order.ts";

/** A problem with its words, as JSON and the overlay in the browser show it. */
interface ReportedProblem extends Location {
	readonly code: string;
	readonly level: Level;
	readonly title: string;
	readonly message: string;
	readonly hint: string;
	readonly frame: readonly string[];
	/** What was meant, where there is one answer. */
	readonly offer?: OfferedWords | undefined;
}

/** The report as data. scripts/README.md describes it for other programs. */
export interface JsonReport {
	/** Goes up when a field changes its meaning or goes away; a new field leaves it as it is. */
	readonly version: 1;
	readonly counts: LevelCounts;
	readonly problems: readonly ReportedProblem[];
}

/** All problems as plain data, in the order of the terminal report. */
export function jsonReport(
	problems: readonly AnyProblem[],
	{ language, texts }: Pick<ReportOptions, "texts"> & { readonly language: EditorLanguage },
): JsonReport {
	const reported = groupByFile(problems).flatMap((file) => {
		const text = texts.get(file.file);
		return file.problems.map((each) => {
			const offer = offerOf(each);
			return {
				...each.place,
				code: each.code,
				level: each.level,
				...wordsOf(each, language),
				frame: text === undefined ? [] : codeFrame(text, each.place),
				...(offer && { offer }),
			};
		});
	});
	return { version: 1, counts: countLevels(problems), problems: reported };
}
