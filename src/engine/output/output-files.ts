import {
	closeSync,
	constants,
	copyFileSync,
	fstatSync,
	linkSync,
	lstatSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	rmSync,
	type Stats,
	statSync,
	unlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";
import { agrees, type FileRecord, type FileRecords, readManifest } from "./manifest.ts";

/** Where an output is made: plain data, which a worker can be given. */
export interface OutputPlace {
	/** The folder that will be replaced; it holds the present output, if there is one. */
	readonly target: string;
	/** The folder that is being filled. */
	readonly filling: string;
	/** The file that describes the present output. */
	readonly manifest: string;
}

/**
 * Fills a new output folder. A file that is the same as in the present output is taken over as it is, with its times
 * and its mode, and so are copies; only others are written. Several may fill one folder, each its own files.
 */
export class OutputFiles {
	readonly place: OutputPlace;
	readonly #known: FileRecords;
	readonly #made = new Map<string, FileRecord>();
	readonly #folders = new Set<string>();

	constructor(place: OutputPlace) {
		this.place = place;
		this.#known = readManifest(place.manifest, place.target);
	}

	/** The files so far, by their paths; what a worker made goes to `OutputFolder.include`. */
	get made(): FileRecords {
		return this.#made;
	}

	/** Writes a file. `madeFrom` is a short text, such as a hash, for all that its content depends on; see `keep`. */
	write({ path, content }: { path: string; content: string | Uint8Array }, madeFrom = ""): void {
		const bytes = Buffer.from(content);
		const stat = this.#takeEqual(path, bytes.length, () => bytes) ?? create(this.#free(path), bytes);
		this.#record(path, stat, madeFrom);
	}

	/** Whether it is known what a file of the present output was made from; without that it cannot be kept. */
	knows(path: string): boolean {
		return this.#known.has(keyOf(path));
	}

	/**
	 * Takes a file over from the present output without knowing its content. Gives false, and takes nothing, unless the
	 * file was made with the same `madeFrom` and nobody has touched it since; then it has to be written.
	 */
	keep(path: string, madeFrom = ""): boolean {
		const known = this.#known.get(keyOf(path));
		if (known?.madeFrom !== madeFrom) return false;
		const stat = this.#take(path, (_, original) => agrees(known, original));
		if (stat) this.#record(path, stat, madeFrom);
		return stat !== undefined;
	}

	/** Copies a file to an address of the site. */
	copyFile(from: string, address: string): void {
		const source = statSync(from);
		const madeFrom = [from, source.size, source.mtimeMs, source.ino].join("\n");
		if (this.keep(address, madeFrom)) return;
		const taken = this.#takeEqual(address, source.size, () => readFileSync(from));
		this.#record(address, taken ?? copy(from, this.#free(address)), madeFrom);
	}

	copyFolder(from: string, to: string): void {
		for (const entry of readdirSync(from, { withFileTypes: true })) {
			const [source, address] = [join(from, entry.name), posix.join(to, entry.name)];
			if (entry.isDirectory()) this.copyFolder(source, address);
			else this.copyFile(source, address);
		}
	}

	/** Takes a file over if it has this content, which is asked for only when the size is right. */
	#takeEqual(path: string, size: number, content: () => Uint8Array): Stats | undefined {
		if (statOf(this.place.target + keyOf(path))?.size !== size) return undefined;
		const isEqual = (file: string) => Buffer.compare(readFileSync(file), content()) === 0;
		return this.#take(path, (file, original) => original.size === size && isEqual(file));
	}

	/**
	 * Takes a file over from the present output if `isSame` says so. Another build may replace the present output at any
	 * moment, so what is judged is the file that was taken, never the one that was there before.
	 */
	#take(path: string, isSame: (file: string, original: Stats) => boolean): Stats | undefined {
		const from = this.place.target + keyOf(path);
		const to = this.#free(path);
		const link = linked(from, to);
		const original = link ?? copied(from, to);
		if (!original) return undefined;
		if (original.isFile() && isSame(to, original)) return link ?? lstatSync(to);
		unlinkSync(to);
		return undefined;
	}

	/** Where a file comes to stand: its folder is there, and nothing else is in its place. */
	#free(path: string): string {
		const file = this.place.filling + keyOf(path);
		const folder = dirname(file);
		if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
		this.#folders.add(folder);
		// To write into a file that was taken over would change the present output too.
		if (this.#made.delete(keyOf(path))) unlinkSync(file);
		return file;
	}

	#record(path: string, { size, mtimeMs, ino }: Stats, madeFrom: string): void {
		this.#made.set(keyOf(path), { size, mtimeMs, ino, madeFrom });
	}
}

function keyOf(path: string): string {
	return path.startsWith("/") ? path : `/${path}`;
}

function create(file: string, bytes: Uint8Array): Stats {
	const opened = openSync(file, "wx");
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

function copy(from: string, to: string): Stats {
	copyFileSync(from, to, constants.COPYFILE_EXCL);
	return statSync(to);
}

/** Links a file. Gives undefined when that cannot be done: the file is not there any more, or links are refused. */
function linked(from: string, to: string): Stats | undefined {
	try {
		linkSync(from, to);
		return lstatSync(to);
	} catch {
		return undefined;
	}
}

/** Copies a file with its times, where links are refused. Gives the state of the file that was copied. */
function copied(from: string, to: string): Stats | undefined {
	try {
		const before = lstatSync(from);
		copyFileSync(from, to, constants.COPYFILE_EXCL);
		const after = lstatSync(from);
		if (after.ino === before.ino && after.mtimeMs === before.mtimeMs) {
			utimesSync(to, before.atime, before.mtimeMs / 1000);
			return before;
		}
	} catch {
		// It is not there any more, or may not be read: then it is made anew.
	}
	rmSync(to, { force: true });
	return undefined;
}

/** The state of a file; undefined when there is none of that name. */
function statOf(file: string): Stats | undefined {
	try {
		return lstatSync(file, { throwIfNoEntry: false });
	} catch (error) {
		// A part of its path is a file.
		if ((error as NodeJS.ErrnoException).code === "ENOTDIR") return undefined;
		throw error;
	}
}
