import type { AnyProblem } from "#core/problems/problem.ts";
import { identityOf } from "../content/errors.ts";

/** Whether a file of content is there: now, or online. */
interface Files {
	readonly isHere: (file: string) => boolean;
	readonly isOnline: (file: string) => boolean;
}

/**
 * What keeps a site from being made ready: every error, but of samples only more than are `online` in the same file. A
 * page that has another address now is in a new file, and one is gone.
 */
export function stoppingAmong(
	found: readonly AnyProblem[],
	online: readonly AnyProblem[],
	{ isHere, isOnline }: Files,
): AnyProblem[] {
	const left = online.filter(isSample);
	const isKnown = (sample: AnyProblem) => {
		const kind = kindOf(sample);
		const isSame = (each: AnyProblem) =>
			isOnline(sample.place.file)
				? kindOf(each) === kind
				: !isHere(each.place.file) && kindOf({ ...each, place: sample.place }) === kind;
		const at = left.findIndex(isSame);
		if (at !== -1) left.splice(at, 1);
		return at !== -1;
	};
	return found.filter((each) => !(isSample(each) && isKnown(each)));
}

/** It is a mistake only before a site goes live; one that is online already has gone. */
function isSample({ code }: AnyProblem): boolean {
	return code === "sample-left" || code === "placeholder-left" || code === "template-left";
}

/** The same for a sample in a section or item that moved: the number of that is in its values. */
function kindOf(sample: AnyProblem): string {
	return identityOf(sample).replace(/(?<=\.)\d+\b/g, "");
}
