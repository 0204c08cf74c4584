import { immutableFolders } from "#core/reserved.ts";

/**
 * Files that are no part of a site any more and stay for pages that were open before, by their paths, with the moment at
 * which they left it, in seconds since 1970.
 */
export type FormerFiles = ReadonlyMap<string, number>;

/** Seconds that they stay. */
const stays = 24 * 60 * 60;

/** What was online until now: the paths of its files, and what stays beside them. */
interface Before {
	readonly files: Iterable<string>;
	readonly former: FormerFiles;
}

/** What is to stay beside the files of a site: what may be asked for by a page that was opened in the last day. */
export function formerFiles(
	files: Iterable<string>,
	before: Before,
	now = Math.floor(Date.now() / 1000),
): Map<string, number> {
	// A moment that is still to come was told by a clock that was wrong.
	const former = new Map([...before.former].filter(([, left]) => Math.abs(now - left) < stays));
	for (const path of before.files) if (isLasting(path)) former.set(path, now);
	for (const path of files) former.delete(path);
	return former;
}

/** Whether a file has another name with every other content, so that the old one may stay beside the new one. */
export function isLasting(path: string): boolean {
	return immutableFolders.some((folder) => path.replace(/^\//, "").startsWith(`${folder}/`));
}
