import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FolderAhead } from "#pipeline/load/site-reader.ts";
import { type ContentFile, listContent } from "#pipeline/read/files.ts";

/** A content folder on its way from one thread to another. */
export interface ReadFolder {
	readonly listed: FolderAhead["listed"];
	/** What the files of all pages hold, one behind the other, in the order of the list. */
	readonly bytes: Uint8Array<ArrayBuffer>;
	/** Where each of them begins, and where the last one ends. */
	readonly starts: Uint32Array;
}

/** Lists the content below `root`, and reads its pages. Throws when a file goes away meanwhile. */
export function readFolder(root: string): ReadFolder {
	const listed = listContent(join(root, "content"));
	const all = pagesOf(listed.files).map(({ absolute }) => readFileSync(absolute));
	const starts = new Uint32Array(all.length + 1);
	for (const [index, { length }] of all.entries()) starts[index + 1] = (starts[index] ?? 0) + length;
	const bytes = new Uint8Array(starts.at(-1) ?? 0);
	for (const [index, each] of all.entries()) bytes.set(each, starts[index]);
	return { listed, bytes, starts };
}

/** The same folder for a reader. */
export function folderAhead({ listed, bytes, starts }: ReadFolder): FolderAhead {
	const places = new Map(pagesOf(listed.files).map(({ file }, index) => [file, index]));
	return {
		listed,
		bytesOf(file) {
			const index = places.get(file);
			if (index === undefined) return undefined;
			const [start = 0, end = 0] = [starts[index], starts[index + 1]];
			return Buffer.from(bytes.buffer, start, end - start);
		},
	};
}

function pagesOf(files: readonly ContentFile[]): ContentFile[] {
	return files.filter(({ role }) => role === "page");
}
