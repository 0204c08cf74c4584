import type { AnyProblem, Location } from "#core/problems/problem.ts";
import { type JsonReport, jsonReport, type ReportedProblem } from "#pipeline/report/json.ts";
import type { ReportOptions } from "#pipeline/report/options.ts";
import { type Instead, insteadOf } from "../problems/offers.ts";

/** A problem in words, with what was meant where that is known. */
export interface AdvisedProblem extends ReportedProblem {
	readonly instead?: Instead | undefined;
}

/** The report of all that is wrong, as pages are told of it. */
export interface AdvisedReport extends JsonReport {
	readonly problems: readonly AdvisedProblem[];
}

export function advisedReport(problems: readonly AnyProblem[], options: ReportOptions): AdvisedReport {
	const advice = new Map<string, Instead | undefined>();
	for (const each of problems) {
		const key = keyOf({ ...each.place, code: each.code });
		// Two of a kind at one place are not told apart, and neither is mended by a button.
		advice.set(key, advice.has(key) ? undefined : insteadOf(each));
	}
	const report = jsonReport(problems, options);
	return {
		...report,
		problems: report.problems.map((each) => {
			const instead = advice.get(keyOf(each));
			return instead ? { ...each, instead } : each;
		}),
	};
}

/** No other problem has the same, but for one of a kind at the same place. */
export function keyOf({ file, line, column, code }: Location & { readonly code: string }): string {
	return `${file}:${line}:${column}:${code}`;
}
