import type { AnyProblem, Location } from "#core/problems/problem.ts";
import { dataAt, dataOf } from "#pipeline/authoring/edits/data.ts";
import { documentOf, writtenOf } from "#pipeline/read/document.ts";
import { isNewerPerhaps } from "#pipeline/validate/unknown-here.ts";
import { identityOf, isSample } from "../content/errors.ts";
import { pathAt } from "../problems/path-at.ts";

/** Whether a file of content is there: now, or online. */
interface Files {
	readonly isHere: (file: string) => boolean;
	readonly isOnline: (file: string) => boolean;
	/** What stands where an example is here, and where one is online, as `exampleAt` gives it. */
	readonly saysHere: (example: AnyProblem) => string;
	readonly saysOnline: (example: AnyProblem) => string;
}

/**
 * What keeps a site from being made ready: every error, but of samples, and of what a newer program may know, only those
 * that are not `online`. A page that has another address now is in a new file, and one is gone; a section that moved says on
 * another page what it said on its own.
 */
export function stoppingAmong(
	found: readonly AnyProblem[],
	online: readonly AnyProblem[],
	{ isHere, isOnline, saysHere, saysOnline }: Files,
): AnyProblem[] {
	const left = online.filter(mayBeOnline);
	/** Each that is online makes up for one that is here. */
	const without = (errors: readonly AnyProblem[], isIt: (error: AnyProblem, each: AnyProblem) => boolean) =>
		errors.filter((error) => {
			const at = left.findIndex((each) => isIt(error, each));
			if (at !== -1) left.splice(at, 1);
			return at === -1;
		});
	const isSame = (error: AnyProblem, each: AnyProblem) =>
		isOnline(error.place.file)
			? kindOf(each) === kindOf(error)
			: !isHere(each.place.file) && kindOf({ ...each, place: error.place }) === kindOf(error);
	const hasMoved = (error: AnyProblem, each: AnyProblem) =>
		each.code === error.code && each.place.file !== error.place.file && saysOnline(each) === saysHere(error);
	const fresh = new Set(without(without(found.filter(mayBeOnline), isSame), hasMoved));
	return found.filter((each) => !mayBeOnline(each) || fresh.has(each));
}

/** What stands where an example is, with the sort of section that it is in: by that it is known again on another page. */
export function exampleAt(text: string, place: Pick<Location, "line" | "column">): string {
	const root = writtenOf(documentOf(text).contents);
	const data = dataOf(root);
	const path = pathAt(text, root, place);
	// A block that is an example as a whole says so in its list of samples.
	const marks = path.indexOf("samples");
	const own = marks === -1 ? path : path.slice(0, marks);
	return JSON.stringify([dataAt(data, [...path.slice(0, 2), "type"]) ?? null, dataAt(data, own) ?? null]);
}

function mayBeOnline(error: AnyProblem): boolean {
	return isSample(error) || isNewerPerhaps(error);
}

/** The same in a section or item that moved: the number of that is in its values. */
function kindOf(error: AnyProblem): string {
	return identityOf(error).replace(/(?<=\.)\d+\b/g, "");
}
