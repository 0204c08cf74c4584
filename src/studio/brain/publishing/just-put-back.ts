import type { Publishing } from "#core/studio-publishing.ts";
import type { SendBackRequest } from "../requests.ts";
import { subjectOf } from "./replacement.ts";
import type { Versions } from "./versions.ts";

/** Whether what waits to go online is what was put back, as somebody saw it before, and nothing that came between. */
export async function isJustPutBack(
	{ files, review }: Publishing,
	{ commit, scope, shown }: SendBackRequest,
	versions: Versions,
): Promise<boolean> {
	const [subject, hunk] = scope.split("#");
	const others = await versions.changedSince(commit);
	const isPutBack = (file: string) =>
		(scope === "" || subjectOf(file) === subject) && (hunk !== undefined || !others.has(file));
	return files.every(isPutBack) && JSON.stringify(review?.chapters) === shown;
}
