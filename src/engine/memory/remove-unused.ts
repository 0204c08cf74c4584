import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Takes old files out of a folder in which each site has one. Sites come and go, above all those of tests: only the
 * latest files, and those of the last day, are kept.
 */
export function removeUnused(cache: string): void {
	const day = 24 * 60 * 60 * 1000;
	const kept = 20;
	const names = readdirSync(cache);
	if (names.length <= kept) return;
	names
		.map((name) => ({ name, time: statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
		.sort((a, b) => b.time - a.time)
		.slice(kept)
		.filter(({ time }) => Date.now() - time > day)
		.forEach(({ name }) => {
			rmSync(join(cache, name), { force: true });
		});
}
