import { createHash, hash } from "node:crypto";
import type { Stats } from "node:fs";
import { dirname, join } from "node:path";
import { readProven, writeProven } from "#engine/files/proven-file.ts";
import { removeUnused } from "../memory/remove-unused.mjs";

/** A file of an output folder as it was left there. */
export interface FileRecord {
	readonly size: number;
	/** Time of its last change, in milliseconds. */
	readonly mtimeMs: number;
	/** Number that the file system gave it. It keeps that when it is renamed; a copy has another. */
	readonly ino: number;
	/** What it was made from, in the words of its maker; undefined when that is not known. */
	readonly madeFrom: string | undefined;
}

/** Records by the path of the file in the folder, with a slash before it. */
export type FileRecords = ReadonlyMap<string, FileRecord>;

/** Has to change with the form of a manifest. */
const version = 2;

/**
 * The file that describes the output folder `target`. It lies in `cache` and not in the folder, because everything in
 * there is published. So it may describe another state than the folder is in; a record therefore speaks of one file,
 * known by its number, its size and its time, and holds or does not hold for that file alone.
 */
export function manifestPath(cache: string, target: string): string {
	return join(cache, `${createHash("sha256").update(target).digest("hex").slice(0, 16)}.json`);
}

interface Manifest {
	readonly version: number;
	readonly target: string;
	readonly files: readonly (readonly [path: string, record: FileRecord])[];
}

/**
 * Reads a manifest. One that is missing, damaged, older or of another folder tells nothing: no records, and then every
 * file is compared by its content.
 */
export function readManifest(file: string, target: string): FileRecords {
	const text = readProven(file)?.toString();
	const read = text === undefined ? undefined : (JSON.parse(text) as Manifest);
	return new Map(read?.version === version && read.target === target ? read.files : []);
}

/** Writes a manifest, complete or not at all. Without it nothing is lost but time, so a failure is no mistake. */
export function writeManifest(file: string, target: string, files: FileRecords): void {
	const manifest: Manifest = { version, target, files: [...files] };
	if (writeProven(file, JSON.stringify(manifest))) removeUnused(dirname(file), 20);
}

/** Stands for the files of an output as they lie there, and for the folders that they lie in. */
export function stateOf(files: FileRecords, folders: Iterable<string>): string {
	const lines = [...folders];
	for (const [path, { size, mtimeMs, ino }] of files) lines.push(`${path} ${size} ${mtimeMs} ${ino}`);
	return hash("sha256", lines.sort().join("\n"), "base64url");
}

/** Whether a file is the one that a record speaks of, and untouched since. */
export function agrees(record: FileRecord, stat: Stats): boolean {
	return stat.ino === record.ino && stat.size === record.size && stat.mtimeMs === record.mtimeMs;
}
