import type { AnyProblem } from "#core/problems/problem.ts";
import type { TracedSite } from "../site/traced-site.ts";

/** What is wrong; what was right in an earlier run, and read the same then, is not judged again. */
export function unlessStillRight(site: TracedSite, name: string, judge: () => readonly AnyProblem[]) {
	if (site.known(name)) return [];
	const { value: problems, reads } = site.trace(judge);
	if (problems.length === 0) site.add(name, { value: "right", reads });
	return problems;
}
