import { readProblems } from "#core/problems/catalogue-read.ts";
import { validateProblems } from "#core/problems/catalogue-validate.ts";
import { valueProblems } from "#core/problems/catalogue-values.ts";
import { yamlProblems } from "#core/problems/catalogue-yaml.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { identityOf, type Repair } from "./repair.ts";
import { claimOf } from "./table.ts";

/** Of a line, and of what one of them hides of the same line. */
const syntax = ["yaml-syntax", "json-syntax"];

/** Mistakes of YAML itself, and others that keep a file from being judged. */
const unreadable = new Set([
	...syntax,
	"tab-indent",
	"duplicate-key",
	"block-twice",
	"alias-refused",
	"tag-refused",
	"unprintable-sign",
	"merge-conflict",
	"pasted-lines",
	"foreign-file",
]);

/**
 * The repairs that made a new error, and are therefore not to be kept. A repair also brings to light what could not
 * be seen before: a file that can be read is judged, a field with its right name is held against its kind. That is
 * no fault of the repair, so an error counts only where the claim of a repair is refuted.
 */
export function blamed(
	repairs: readonly Repair[],
	before: readonly AnyProblem[],
	after: readonly AnyProblem[],
): readonly Repair[] {
	const known = new Set(before.map(identityOf));
	const fresh = after.filter((each) => each.level === "error" && !known.has(identityOf(each)));
	const refuted = repairs.filter((each) => fresh.some((error) => isRefutedBy(each, error)));
	const wrong = new Set(refuted.map(({ problem }) => problem));
	// What fixes one problem in several lines stands or falls as a whole.
	return repairs.filter((each) => wrong.has(each.problem));
}

function isRefutedBy(repair: Repair, error: AnyProblem): boolean {
	if ("rename" in repair) return error.code === "duplicate-address" && doublesFile(repair.rename, error);
	if (doublesName(repair.text, error)) return true;
	if (error.place.file !== repair.file) return false;
	const wasReadable = !unreadable.has(repair.problem.code);
	if (wasReadable && unreadable.has(error.code)) return true;
	if (error.place.line !== repair.line) return false;
	switch (claimOf(repair.problem)) {
		case "value":
			return true;
		case "text":
			return (
				Object.hasOwn({ ...readProblems, ...yamlProblems, ...validateProblems, ...valueProblems }, error.code) &&
				!textProblems.has(error.code)
			);
		case "name":
			return unreadable.has(error.code) && !syntax.includes(error.code);
	}
}

/** What may be wrong on the line of a value that has become a text. */
const textProblems = new Set(["too-long", "unknown-field"]);

function doublesFile(name: string, { place, values }: AnyProblem): boolean {
	return place.file === name || ("other" in values && values.other === name);
}

/** Two of a name that may stand once; the report points to the second, whichever was changed. */
function doublesName(text: string, { code, values }: AnyProblem): boolean {
	if (code === "duplicate-anchor") return values.anchor === text;
	if (code === "menu-item-taken") return values.name === text;
	return code === "duplicate-address" && values.address === text;
}
