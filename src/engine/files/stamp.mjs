import { statSync } from "node:fs";

/** So long after a file was touched, another change of it cannot bear the same time, in milliseconds. */
const settled = 2000;

/**
 * What the file system says of a file: a file that was written since says something else. Undefined for one that was
 * touched a moment ago, of which that is not certain, and for one that went away.
 * @param {string} absolute
 * @returns {string | undefined}
 */
export function stampOf(absolute) {
	const stat = statSync(absolute, { throwIfNoEntry: false });
	// The time of the last change of anything about the file; no program can set it back.
	if (!stat || Math.abs(Date.now() - stat.ctimeMs) < settled) return undefined;
	return [stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs].join(" ");
}
