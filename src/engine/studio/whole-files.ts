import { existsSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { replaceFile } from "#engine/files/replace-file.ts";
import type { PublishedChange } from "#pipeline/load/published.ts";
import { isBelow } from "#pipeline/read/below.ts";
import { contentFile } from "#pipeline/read/files.ts";
import type { LiveSite } from "#studio/brain/content/live-site.ts";
import { type KeptFiles, nameOf } from "./kept-files.ts";
import { type OwnFile, writeOwn } from "./own-files.ts";

/** A picture or a download that comes into the content, or goes. */
export interface WholeFile {
	/** As the content names it: `content/images/fotos/winkel.jpg`. */
	readonly file: string;
	/** The name under which its bytes are kept. */
	readonly kept: string;
	readonly comes: boolean;
}

/** The same way back: what came last goes first, as a file may go and come as another. */
export function undone(files: readonly WholeFile[]): WholeFile[] {
	return files.toReversed().map((each) => ({ ...each, comes: !each.comes }));
}

/** What is published then; what comes is read where it is kept. */
export function publishedBy(
	files: readonly WholeFile[],
	{ content }: LiveSite,
	{ root, kept }: Folders,
): PublishedChange {
	const come = files.flatMap(({ file, kept: name, comes }) => {
		const coming = comes ? contentFile(join(root, "content"), file, content.site.source) : undefined;
		return coming ? [{ ...coming, absolute: kept.pathOf(name) }] : [];
	});
	return { come, go: files.flatMap(({ file, comes }) => (comes ? [] : (content.file(file) ?? []))) };
}

interface Folders {
	/** Folder that holds `content`. */
	readonly root: string;
	readonly kept: KeptFiles;
}

/**
 * Lets files come and go, and writes other texts into others: all of it, or, when something is not as it was seen,
 * nothing. Gives whether it was done. Throws what the file system says when it refuses.
 */
export function writeAll(files: readonly WholeFile[], texts: ReadonlyMap<OwnFile, string>, folders: Folders): boolean {
	const made: WholeFile[] = [];
	const makeAll = () => files.every((file) => makeOne(file, folders) && made.push(file));
	let isDone = false;
	try {
		isDone = makeAll() && writeOwn(texts);
		return isDone;
	} finally {
		if (!isDone) for (const file of undone(made)) makeOne(file, folders);
	}
}

/** Gives whether it was done: nothing is ever written over, and what goes is what was seen. */
export function makeOne({ file, kept: name, comes }: WholeFile, { root, kept }: Folders): boolean {
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
