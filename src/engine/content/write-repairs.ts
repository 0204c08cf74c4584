import { accessSync, constants, readFileSync } from "node:fs";
import { join } from "node:path";
import { rename } from "#engine/files/rename.ts";
import { replaceOwnFile } from "#engine/files/replace-file.ts";
import type { Repaired } from "#pipeline/repair/rounds.ts";

const byteOrderMark = "\uFEFF";

/**
 * Writes what was repaired below `root`, the folder that holds `content`. A file is there whole, old or new, at every
 * moment. Gives the files that somebody changed meanwhile; if there are any, nothing is written. Throws what the file
 * system says when it refuses.
 */
export function writeRepairs(root: string, { drafts, originals }: Repaired): string[] {
	const present = new Map([...drafts.names].map(([from, to]) => [to, from]));
	const texts = [...drafts.texts].map(([file, text]) => {
		const path = join(root, present.get(file) ?? file);
		// If one of them cannot be written, none is.
		accessSync(path, constants.W_OK);
		const now = readFileSync(path, "utf8");
		const mark = now.startsWith(byteOrderMark) ? byteOrderMark : "";
		return { file, path, text: mark + text, untouched: now === mark + (originals.get(file) ?? "") };
	});
	const changed = texts.filter(({ untouched }) => !untouched).map(({ file }) => file);
	if (changed.length > 0) return changed;
	for (const { path, text } of texts) replaceOwnFile(path, text);
	for (const [from, to] of drafts.names) rename(join(root, from), join(root, to));
	return [];
}
