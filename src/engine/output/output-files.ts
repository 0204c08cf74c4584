import {
	closeSync,
	fstatSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	type Stats,
	statSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import { stagedIn } from "./journal.ts";
import type { FileRecord } from "./manifest.ts";
import { type Present, readPresent } from "./present.ts";

/** Where an output is made: plain data, which a worker can be given. */
export interface OutputPlace {
	/** The folder that will be changed; it holds the present output, if there is one. */
	readonly target: string;
	/** The folder in which the next output is prepared. */
	readonly staging: string;
	/** The file that describes the present output. */
	readonly manifest: string;
}

/**
 * Prepares the next output: a file that is the same as in the present one stays there as it is, only others are
 * written. Several may prepare one output, each its own files.
 */
export class OutputFiles {
	readonly place: OutputPlace;
	/** The files so far, by their paths; what a worker made goes to `OutputFolder.include`. */
	readonly made = new Map<string, FileRecord>();
	readonly #folders = new Set<string>();
	#present: Present | undefined;

	constructor(place: OutputPlace) {
		this.place = place;
	}

	/** What stands in the present output, as it was when somebody first asked for it. */
	get present(): Present {
		this.#present ??= readPresent(this.place.target, this.place.manifest);
		return this.#present;
	}

	/** Writes a file. `madeFrom` is a short text, such as a hash, for all that its content depends on; see `keep`. */
	write({ path, content }: { path: string; content: string | Uint8Array }, madeFrom = ""): void {
		const key = keyOf(path);
		const bytes = Buffer.from(content);
		// What was written under this name before is not in the present output.
		const file = this.made.has(key) ? undefined : this.present.files.get(key);
		const stays = file?.size === bytes.length && holds(this.place.target + key, bytes);
		const { size, mtimeMs, ino } = stays ? file : this.#stage(key, bytes);
		if (!stays || !this.keep(path, madeFrom)) this.made.set(key, { size, mtimeMs, ino, madeFrom });
	}

	/** Whether it is known what a file of the present output was made from; without that it cannot be kept. */
	knows(path: string): boolean {
		return this.present.files.get(keyOf(path))?.madeFrom !== undefined;
	}

	/**
	 * Keeps a file of the present output without knowing its content. Gives false, and keeps nothing, unless the file was
	 * made with the same `madeFrom` and nobody has touched it since; then it has to be written.
	 */
	keep(path: string, madeFrom = ""): boolean {
		const file = this.present.files.get(keyOf(path));
		if (file?.madeFrom !== madeFrom) return false;
		this.made.set(keyOf(path), file);
		return true;
	}

	/** Copies a file to an address of the site. */
	copyFile(from: string, address: string): void {
		const { size, mtimeMs, ino } = statSync(from);
		const madeFrom = [from, size, mtimeMs, ino].join("\n");
		if (!this.keep(address, madeFrom)) this.write({ path: address, content: readFileSync(from) }, madeFrom);
	}

	copyFolder(from: string, to: string): void {
		for (const entry of readdirSync(from, { withFileTypes: true })) {
			const [source, address] = [join(from, entry.name), posix.join(to, entry.name)];
			if (entry.isDirectory()) this.copyFolder(source, address);
			else this.copyFile(source, address);
		}
	}

	#stage(key: string, bytes: Uint8Array): Stats {
		const file = stagedIn(this.place.staging) + key;
		const folder = dirname(file);
		if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
		this.#folders.add(folder);
		const opened = openSync(file, "w");
		try {
			writeFileSync(opened, bytes);
			return fstatSync(opened);
		} catch (error) {
			// The system knows only the number of an open file.
			throw Object.assign(error as Error, { path: file });
		} finally {
			closeSync(opened);
		}
	}
}

function keyOf(path: string): string {
	return path.startsWith("/") ? path : `/${path}`;
}

/** Whether a file holds just this; one that cannot be read is made anew. */
function holds(file: string, bytes: Buffer): boolean {
	try {
		return readFileSync(file).equals(bytes);
	} catch {
		return false;
	}
}
