import { randomBytes } from "node:crypto";
import {
	accessSync,
	chmodSync,
	constants,
	existsSync,
	mkdirSync,
	readdirSync,
	realpathSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { rename } from "./rename.ts";

/**
 * Writes a file of somebody's own, such as content, so that it outlasts a power cut. A link stays a link, and the file
 * keeps its rights; one that may not be written is not replaced by another either. See `replaceFile`.
 */
export function replaceOwnFile(file: string, text: string): void {
	const present = existsSync(file);
	if (present) accessSync(file, constants.W_OK);
	replaceFile(present ? realpathSync(file) : file, text, { lasting: true, mode: present && statSync(file).mode });
}

interface Options {
	/** Rights of the file; without them those of any new file. */
	readonly mode?: number | false;
	/** It has to be on the disk before it takes the place of the old one. */
	readonly lasting: boolean;
}

/**
 * Writes a file and its folder. At every moment it is there whole, old or new. Throws what the file system says when it
 * refuses, with the name of this file; then the old one is as it was.
 */
export function replaceFile(file: string, content: string | Uint8Array, { mode = false, lasting }: Options): void {
	// With a dot in front it is no content, should it stay behind. The name of the file itself may be as long as names can be.
	const temporary = join(dirname(file), `.${randomBytes(6).toString("hex")}`);
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(temporary, content, { flag: "wx", flush: lasting });
		if (mode !== false) chmodSync(temporary, mode);
		rename(temporary, file);
	} catch (error) {
		if (existsSync(temporary)) rmSync(temporary);
		throw Object.assign(error as Error, { path: file });
	}
}

/** The name of a file that is being written. */
const temporaryName = /^\.[0-9a-f]{12}$/;

/** Milliseconds: no writing takes longer. */
const longest = 10_000;

/** Removes below a folder what writings left that were cut off. */
export function removeCutOff(folder: string): void {
	try {
		for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
			if (!entry.isFile() || !temporaryName.test(entry.name)) continue;
			const file = join(entry.parentPath, entry.name);
			const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {};
			if (Date.now() - mtimeMs > longest) rmSync(file, { force: true });
		}
	} catch {
		// What may not be read or removed does no harm.
	}
}
