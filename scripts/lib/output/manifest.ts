import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, type Stats, writeFileSync } from "node:fs";
import { join } from "node:path";
import { removeUnused } from "../remove-unused.ts";

/** A file of an output folder as it was left there. */
export interface FileRecord {
	readonly size: number;
	/** Time of its last change, in milliseconds. */
	readonly mtimeMs: number;
	/** Number that the file system gave it. A link to the file has the same, a copy has not. */
	readonly ino: number;
	/** What it was made from, in the words of its maker. */
	readonly madeFrom: string;
}

/** Records by the path of the file in the folder, with a slash before it. */
export type FileRecords = ReadonlyMap<string, FileRecord>;

/** Has to change with the form of a manifest. */
const version = 1;

/**
 * The file that describes the output folder `target`. It lies in `cache` and not in the folder, because everything in
 * there is published. So it may describe another state than the folder is in; a record therefore speaks of one file,
 * known by its number, its size and its time, and holds or does not hold for that file alone.
 */
export function manifestPath(cache: string, target: string): string {
	return join(cache, `${createHash("sha256").update(target).digest("hex").slice(0, 16)}.json`);
}

/** Reads a manifest. One that is missing, cut off, older or of another folder tells nothing: no records. */
export function readManifest(file: string, target: string): FileRecords {
	try {
		const read: unknown = JSON.parse(readFileSync(file, "utf8"));
		if (isManifest(read) && read.version === version && read.target === target) return new Map(read.files);
	} catch {
		// As if there were none: then every file is compared by its content.
	}
	return new Map();
}

/** Writes a manifest, complete or not at all. Without it nothing is lost but time, so a failure is no mistake. */
export function writeManifest(file: string, target: string, files: FileRecords): void {
	const temporary = `${file}.${process.pid}`;
	try {
		mkdirSync(join(file, ".."), { recursive: true });
		writeFileSync(temporary, JSON.stringify({ version, target, files: [...files] }));
		renameSync(temporary, file);
		removeUnused(join(file, ".."));
	} catch {
		rmSync(temporary, { force: true });
	}
}

/** Whether a file is the one that a record speaks of, and untouched since. */
export function agrees(record: FileRecord, stat: Stats): boolean {
	return stat.ino === record.ino && stat.size === record.size && stat.mtimeMs === record.mtimeMs;
}

function isManifest(read: unknown): read is { version: number; target: string; files: [string, FileRecord][] } {
	if (typeof read !== "object" || read === null || !("files" in read) || !Array.isArray(read.files)) return false;
	return read.files.every(
		(entry: unknown) => Array.isArray(entry) && typeof entry[1] === "object" && entry[1] !== null,
	);
}
