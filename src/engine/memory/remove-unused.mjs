import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const day = 24 * 60 * 60 * 1000;

/**
 * Keeps a cache from growing with every change of the code and every site: only the latest entries stay, and those of
 * the last day, which may be in use.
 * @param {string} cache
 * @param {number} kept so many of them
 */
export function removeUnused(cache, kept) {
	const names = readdirSync(cache);
	if (names.length <= kept) return;
	names
		.map((name) => ({ name, time: statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
		.sort((a, b) => b.time - a.time)
		.slice(kept)
		.filter(({ time }) => Date.now() - time > day)
		.forEach(({ name }) => {
			remove(join(cache, name));
		});
}

/** @param {string} entry */
export function remove(entry) {
	try {
		rmSync(entry, { recursive: true, force: true });
	} catch {
		// It belongs to somebody else; it takes space and does no harm.
	}
}
