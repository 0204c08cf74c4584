import type { AnyProblem } from "#core/problems/problem.ts";

/** A section or a field that this program does not know and never writes: a newer one may. */
export function isUnknownHere({ code }: AnyProblem): boolean {
	return code === "unknown-section" || code === "unknown-field";
}
