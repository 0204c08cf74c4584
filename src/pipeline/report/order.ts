import { type AnyProblem, comparePlaces } from "#core/problems/problem.ts";
import { countLevels, type LevelCounts, levels } from "./counts.ts";

/** The problems of one file, in the order in which they are reported. */
export interface FileProblems {
	readonly file: string;
	readonly problems: readonly AnyProblem[];
	readonly counts: LevelCounts;
}

/**
 * All problems in the order of every report. Files with errors come first, and in a file its errors: what stops
 * the build does not drown among warnings. Within a level everything stands by file and place.
 */
export function groupByFile(problems: readonly AnyProblem[]): FileProblems[] {
	const files = new Map<string, AnyProblem[]>();
	for (const each of [...problems].sort(compareProblems)) {
		const known = files.get(each.place.file);
		if (known) known.push(each);
		else files.set(each.place.file, [each]);
	}
	// The map keeps the order in which files came, and that is the order of their most serious problem.
	return [...files].map(([file, own]) => ({ file, problems: own, counts: countLevels(own) }));
}

/** By level, then by file and place. The Dutch comes before its translations, and what is to be translated last. */
function compareProblems(a: AnyProblem, b: AnyProblem): number {
	return levels.indexOf(a.level) - levels.indexOf(b.level) || distance(a) - distance(b) || comparePlaces(a, b);
}

/** How far a problem is from the Dutch. */
export function distance({ code, place }: AnyProblem): number {
	if (code === "translations-open") return 2;
	return place.file.startsWith("content/translations/") ? 1 : 0;
}
