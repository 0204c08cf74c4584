import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { replaceFile } from "./replace-file.ts";

/** In front of the content stands its hash; so long that numbers behind it begin where processors want them. */
const hashLength = 64;

/** Reads a file that `writeProven` wrote. Gives undefined when there is none, or when it holds anything else. */
export function readProven(file: string): Buffer<ArrayBuffer> | undefined {
	try {
		const read = readFileSync(file);
		const content = read.subarray(hashLength);
		return read.toString("latin1", 0, hashLength) === hashOf(content) ? content : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Keeps a content that can be made again. Gives false when that cannot be done, because the disk is full or the folder
 * belongs to somebody else: nothing is lost but time.
 */
export function writeProven(file: string, content: string | Uint8Array): boolean {
	try {
		// What is proven when it is read need not wait for the disk.
		replaceFile(file, Buffer.concat([Buffer.from(hashOf(content)), Buffer.from(content)]), { lasting: false });
		return true;
	} catch {
		return false;
	}
}

function hashOf(content: string | Uint8Array): string {
	return createHash("sha256").update(content).digest("hex");
}
