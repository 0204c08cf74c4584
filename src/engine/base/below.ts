import path, { type PlatformPath } from "node:path";

/**
 * Whether a path is a folder or something below it. Both are absolute. On Windows slashes of both kinds and letters of
 * both sizes are the same, as they are to the file system. `rules` are those of another system than this one.
 */
export function isBelow(folder: string, file: string, rules: PlatformPath = path): boolean {
	const way = rules.relative(folder, file);
	return way !== ".." && !way.startsWith(`..${rules.sep}`) && !rules.isAbsolute(way);
}
