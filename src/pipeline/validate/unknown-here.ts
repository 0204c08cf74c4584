import { fieldMeant } from "#core/fields/field-meant.ts";
import type { AnyProblem } from "#core/problems/problem.ts";

/** A section or a field that this program does not know and never writes: it hides nothing of the rest. */
export function isUnknownHere({ code }: AnyProblem): boolean {
	return code === "unknown-section" || code === "unknown-field";
}

/** A newer program may know it. A field whose name is misspelt is a mistake to everybody. */
export function isNewerPerhaps(found: AnyProblem): boolean {
	const { code, values } = found;
	return isUnknownHere(found) && (code !== "unknown-field" || fieldMeant(values.name, values.known) === undefined);
}
