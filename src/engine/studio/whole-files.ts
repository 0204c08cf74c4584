import { existsSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isBelow } from "#engine/base/below.ts";
import { replaceFile } from "#engine/files/replace-file.ts";
import type { FileMove, Transaction } from "#studio/brain/edits/store.ts";
import { writeOwn } from "./own-files.ts";
import { nameOf, type StoredFiles } from "./stored-files.ts";

interface Folders {
	/** Folder that holds `content`. */
	readonly root: string;
	readonly kept: StoredFiles;
}

/**
 * Lets files come and go, and writes other texts into others: all of it, or, when something is not as it was seen,
 * nothing. Gives whether it was done. Throws what the file system says when it refuses.
 */
export function writeAll({ files, texts }: Transaction, folders: Folders): boolean {
	const made: FileMove[] = [];
	const makeAll = () => files.every((file) => makeOne(file, folders) && made.push(file));
	let isDone = false;
	try {
		isDone = makeAll() && writeOwn(folders.root, texts);
		return isDone;
	} finally {
		if (!isDone) for (const file of made.reverse()) makeOne({ ...file, comes: !file.comes }, folders);
	}
}

/** Gives whether it was done: nothing is ever written over, and what goes is what was seen. */
export function makeOne({ file, kept: name, comes }: FileMove, { root, kept }: Folders): boolean {
	const absolute = join(root, file);
	if (!isInside(join(root, "content"), absolute)) return false;
	const isThere = existsSync(absolute);
	if (!comes) {
		if (!isThere || nameOf(readFileSync(absolute)) !== name) return false;
		rmSync(absolute);
		return true;
	}
	const bytes = kept.read(name);
	if (isThere || !bytes) return false;
	replaceFile(absolute, bytes, { lasting: true });
	return true;
}

/** No link leads it out of the folder. */
function isInside(folder: string, absolute: string): boolean {
	const there = existsSync(absolute) ? absolute : dirname(absolute);
	if (there !== folder && !existsSync(there)) return isInside(folder, there);
	return isBelow(realpathSync(folder), realpathSync(there));
}
