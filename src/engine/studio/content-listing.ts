import { statSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { FileGone, type ListedFile } from "#core/files.ts";
import { isText } from "#pipeline/read/files.ts";
import { DiskFiles } from "../files/disk-files.ts";

/** A file of the content, and another stamp after each change of it. */
export interface StampedFile extends ListedFile {
	readonly stamp: string;
	/** What it holds, when it is a text and was asked for. */
	readonly bytes?: Uint8Array | undefined;
}

/** The files of the content below `root`, with what the texts among them hold if `texts` says so. */
export function contentListing(root: string, texts: boolean): StampedFile[] {
	const files = new DiskFiles(root);
	return [...files.list()].flatMap((listed) => {
		const stat = statSync(files.pathOf(listed.name), { throwIfNoEntry: false });
		if (!stat && !listed.fault) return [];
		const stamp = stat ? [stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs].join(" ") : "";
		const bytes = texts && !listed.fault && isText(listed.name) ? bytesOf(files, listed.name) : undefined;
		return [{ ...listed, stamp, ...(bytes && { bytes }) }];
	});
}

/** As long as a program may need that empties a file before it writes it, in milliseconds. */
const writing = 500;

/**
 * What a file holds, once it is written: of one that holds nothing since a moment ago somebody would read that all of it is
 * gone. Undefined when it may not be read, and for one that has just gone.
 */
export async function writtenBytesOf(files: DiskFiles, name: string): Promise<Uint8Array | undefined> {
	const until = Date.now() + writing;
	let bytes = bytesOf(files, name);
	while (bytes?.length === 0 && Date.now() < until) {
		await setTimeout(20);
		bytes = bytesOf(files, name);
	}
	return bytes;
}

function bytesOf(files: DiskFiles, name: string): Uint8Array | undefined {
	try {
		return files.bytes(name);
	} catch (error) {
		if (error instanceof FileGone) return undefined;
		throw error;
	}
}
