import { accessSync, constants, lstatSync, readdirSync } from "node:fs";
import { agrees, type FileRecord, type FileRecords, readManifest } from "./manifest.ts";

/** What stands in an output folder, by paths from it with a slash before them. */
export interface Present {
	/** What a file was made from is said only while nobody has touched it. */
	readonly files: FileRecords;
	/** Folders, links and whatever else is there. */
	readonly others: readonly string[];
}

/** Goes through an output folder once. Throws when a folder in it may not be changed. */
export function readPresent(target: string, manifest: string): Present {
	const files = new Map<string, FileRecord>();
	const others: string[] = [];
	const known = readManifest(manifest, target);
	const readFolder = (folder: string) => {
		accessSync(target + folder, constants.W_OK);
		for (const name of readdirSync(target + folder)) {
			const path = `${folder}/${name}`;
			const state = lstatSync(target + path);
			if (state.isFile()) {
				const record = known.get(path);
				const { size, mtimeMs, ino } = state;
				files.set(path, record && agrees(record, state) ? record : { size, mtimeMs, ino, madeFrom: undefined });
			} else others.push(path);
			if (state.isDirectory()) readFolder(path);
		}
	};
	// A link to a folder is no output: it makes room for one.
	if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) readFolder("");
	return { files, others };
}
