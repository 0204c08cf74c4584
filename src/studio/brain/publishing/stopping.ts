import type { AnyProblem } from "#core/problems/problem.ts";
import { identityOf } from "../content/errors.ts";

/** What keeps a site from being made ready: every error, but of samples only more than are `online` in the same file. */
export function stoppingAmong(found: readonly AnyProblem[], online: readonly AnyProblem[]): AnyProblem[] {
	const left = online.filter(isSample).map(kindOf);
	return found.filter((each) => {
		const known = isSample(each) ? left.indexOf(kindOf(each)) : -1;
		if (known !== -1) left.splice(known, 1);
		return known === -1;
	});
}

/** It is a mistake only before a site goes live; one that is online already has gone. */
function isSample({ code }: AnyProblem): boolean {
	return code === "sample-left" || code === "placeholder-left" || code === "template-left";
}

/** The same for a sample in a section or item that moved: the number of that is in its values. */
function kindOf(sample: AnyProblem): string {
	return identityOf(sample).replace(/(?<=\.)\d+\b/g, "");
}
