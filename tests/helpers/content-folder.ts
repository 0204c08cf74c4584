import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

function namesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
		.sort();
}

/** The files of a folder by their paths in it, with forward slashes; bytes as a string of one character each. */
export function filesIn(folder: string): ReadonlyMap<string, string> {
	return new Map(namesIn(folder).map((name) => [name, readFileSync(join(folder, name), "latin1")]));
}

/** The names under which two sets of files differ, in order. */
export function differingFiles(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
	const names = new Set([...one.keys(), ...other.keys()]);
	return [...names].filter((name) => one.get(name) !== other.get(name)).sort();
}

/** A folder `content`, as somebody edits it. */
export class ContentFolder {
	readonly #folder: string;

	constructor(folder: string) {
		this.#folder = folder;
	}

	/** Its files whose names match, in order. */
	names(pattern: RegExp): string[] {
		return namesIn(this.#folder).filter((name) => pattern.test(name));
	}

	bytes(name: string): Buffer {
		return readFileSync(join(this.#folder, name));
	}

	text(name: string): string {
		return this.bytes(name).toString();
	}

	write(name: string, content: string | Uint8Array): void {
		mkdirSync(dirname(join(this.#folder, name)), { recursive: true });
		writeFileSync(join(this.#folder, name), content);
	}

	remove(name: string): void {
		rmSync(join(this.#folder, name));
	}

	rename(from: string, to: string): void {
		mkdirSync(dirname(join(this.#folder, to)), { recursive: true });
		renameSync(join(this.#folder, from), join(this.#folder, to));
	}

	/** Everything as it is now. */
	files(): ReadonlyMap<string, string> {
		return filesIn(this.#folder);
	}

	/** Makes everything as it was once, and leaves alone what is still so. */
	restore(files: ReadonlyMap<string, string>): void {
		for (const name of differingFiles(files, this.files())) {
			const before = files.get(name);
			if (before === undefined) this.remove(name);
			else this.write(name, Buffer.from(before, "latin1"));
		}
	}
}
