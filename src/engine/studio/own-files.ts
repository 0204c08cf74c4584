import { readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { isBelow } from "#engine/base/below.ts";
import { replaceOwnFile } from "#engine/files/replace-file.ts";
import type { ContentFile } from "#pipeline/read/files.ts";
import { decodeText } from "#pipeline/read/text.ts";
import type { StoredText } from "#studio/brain/edits/store.ts";

const byteOrderMark = "\uFEFF";

/** Reads a file of the content. Undefined when it is gone, leads out of the folder, or holds what no editor writes. */
export function readOwn<F extends Pick<ContentFile, "file">>(
	root: string,
	file: F,
): (StoredText & { readonly file: F }) | undefined {
	const absolute = join(root, file.file);
	try {
		if (!isBelow(realpathSync(join(root, "content")), realpathSync(absolute))) return undefined;
		const read = readFileSync(absolute);
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
export function writeOwn(root: string, texts: ReadonlyMap<StoredText, string>): boolean {
	const pathOf = ({ file }: StoredText) => join(root, file.file);
	const unchanged = (own: StoredText) => readFileSync(pathOf(own), "utf8") === own.bytes;
	if (![...texts.keys()].every(unchanged)) return false;
	const written: StoredText[] = [];
	try {
		for (const [own, text] of texts) {
			const mark = own.bytes.startsWith(byteOrderMark) ? byteOrderMark : "";
			replaceOwnFile(pathOf(own), mark + text);
			written.push(own);
		}
	} catch (error) {
		for (const own of written) replaceOwnFile(pathOf(own), own.bytes);
		throw error;
	}
	return true;
}
