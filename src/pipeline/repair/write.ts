import {
	accessSync,
	chmodSync,
	constants,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Repaired } from "./rounds.ts";

const byteOrderMark = "\uFEFF";

/**
 * Writes what was repaired below `root`, the folder that holds `content`. A file is there whole, old or new, at every
 * moment. Gives the files that somebody changed meanwhile; if there are any, nothing is written. Throws what the file
 * system says when it refuses.
 */
export function writeRepairs(root: string, { drafts, originals }: Repaired): string[] {
	const present = new Map([...drafts.names].map(([from, to]) => [to, from]));
	const texts = [...drafts.texts].map(([file, text]) => {
		// A link stays a link; its target changes.
		const path = realpathSync(join(root, present.get(file) ?? file));
		// A file that may not be written is not replaced by another either.
		accessSync(path, constants.W_OK);
		const now = readFileSync(path, "utf8");
		const mark = now.startsWith(byteOrderMark) ? byteOrderMark : "";
		return { file, path, text: mark + text, untouched: now === mark + (originals.get(file) ?? "") };
	});
	const changed = texts.filter(({ untouched }) => !untouched).map(({ file }) => file);
	if (changed.length > 0) return changed;
	for (const { path, text } of texts) replaceFile(path, text);
	for (const [from, to] of drafts.names) renameSync(join(root, from), join(root, to));
	return [];
}

function replaceFile(path: string, text: string): void {
	// With a dot in front it is no content, should it stay behind.
	const temporary = join(dirname(path), `.${basename(path)}.${process.pid}`);
	try {
		writeFileSync(temporary, text);
		chmodSync(temporary, statSync(path).mode);
		renameSync(temporary, path);
	} catch (error) {
		rmSync(temporary, { force: true });
		throw error;
	}
}
