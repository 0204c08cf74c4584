import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { replaceOwnFile } from "#engine/files/replace-file.ts";
import { isBelow } from "#pipeline/read/below.ts";
import type { ContentFile } from "#pipeline/read/files.ts";
import { decodeText } from "#pipeline/read/text.ts";
import type { StoredFile } from "#studio/brain/edits/store.ts";

const byteOrderMark = "\uFEFF";

/** Reads a file of the content. Undefined when it is gone, leads out of the folder, or holds what no editor writes. */
export function readOwn(root: string, file: ContentFile): StoredFile | undefined {
	try {
		if (!isBelow(realpathSync(join(root, "content")), realpathSync(file.absolute))) return undefined;
		const read = readFileSync(file.absolute);
		const { text } = decodeText(file.file, read);
		const bytes = read.toString();
		return text !== undefined && bytes.replace(byteOrderMark, "") === text ? { file, bytes, text } : undefined;
	} catch (error) {
		// The disk refuses; anything else is an error of the program.
		if (!(error instanceof Error && "syscall" in error)) throw error;
		return undefined;
	}
}

/**
 * Writes other texts into files: into all of them, or, when one cannot be written or says something else by now, into
 * none. Gives whether they were written. Throws what the file system says when it refuses.
 */
export function writeOwn(texts: ReadonlyMap<StoredFile, string>): boolean {
	const unchanged = ({ file, bytes }: StoredFile) => readFileSync(file.absolute, "utf8") === bytes;
	if (![...texts.keys()].every(unchanged)) return false;
	const written: StoredFile[] = [];
	try {
		for (const [own, text] of texts) {
			const mark = own.bytes.startsWith(byteOrderMark) ? byteOrderMark : "";
			replaceOwnFile(own.file.absolute, mark + text);
			written.push(own);
		}
	} catch (error) {
		for (const { file, bytes } of written) replaceOwnFile(file.absolute, bytes);
		throw error;
	}
	return true;
}
