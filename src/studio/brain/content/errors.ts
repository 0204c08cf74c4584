import type { AnyProblem } from "#core/problems/problem.ts";

/** What stops a site from being built. */
export function errorsAmong(problems: readonly AnyProblem[]): AnyProblem[] {
	return problems.filter(({ level }) => level === "error");
}

/** What makes two mistakes the same one, wherever in its file an edit moved it. */
export function identityOf({ code, place, values }: AnyProblem): string {
	// What else can stand there is another list after each edit.
	return JSON.stringify([place.file, code, { ...values, known: undefined, nearest: undefined }]);
}
