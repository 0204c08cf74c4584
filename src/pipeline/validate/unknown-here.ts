import { fieldMeant } from "#core/fields/field-meant.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { typeMeant } from "../site/sections.ts";

/** A section or a field that this program does not know and never writes: it hides nothing of the rest. */
export function isUnknownHere({ code }: AnyProblem): boolean {
	return code === "unknown-section" || code === "unknown-field";
}

/** A newer program may know it. What is misspelt is a mistake to everybody. */
export function isNewerPerhaps({ code, values }: AnyProblem): boolean {
	if (code === "unknown-section") return typeMeant(values.name) === undefined;
	return code === "unknown-field" && fieldMeant(values.name, values.known) === undefined;
}
