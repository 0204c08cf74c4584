import type { AnyProblem } from "#core/problems/problem.ts";

/** What stops a site from being built. */
export function errorsAmong(problems: readonly AnyProblem[]): AnyProblem[] {
	return problems.filter(({ level }) => level === "error");
}

/** It is a mistake only before a site goes live; one that is online already has gone. */
export function isSample({ code }: { readonly code: string }): boolean {
	return code === "sample-left" || code === "placeholder-left" || code === "template-left";
}

/** What makes two mistakes the same one, wherever in its file an edit moved it. */
export function identityOf({ code, place, values }: AnyProblem): string {
	// What else can stand there is another list after each edit.
	return JSON.stringify([place.file, code, { ...values, known: undefined, nearest: undefined }]);
}
