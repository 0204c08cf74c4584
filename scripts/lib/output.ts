import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutputFile } from "#pipeline/emit/output-file.ts";

/**
 * A folder that is filled aside and put in place when it is complete,
 * so that a build that fails or is stopped leaves the last good one as it is.
 */
export class OutputFolder {
	readonly #target: string;
	readonly #temporary: string;

	/** `target` is the folder that will be replaced. */
	constructor(target: string) {
		this.#target = target;
		this.#temporary = mkdtempSync(`${target}.new-`);
		// A temporary folder is its owner's alone; a web server, which is another user, must read this one.
		chmodSync(this.#temporary, 0o777 & ~process.umask());
	}

	write({ path, content }: OutputFile): void {
		const file = join(this.#temporary, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, content);
	}

	/** Copies a file to an address of the site. */
	copyFile(from: string, address: string): void {
		const file = join(this.#temporary, address);
		mkdirSync(dirname(file), { recursive: true });
		cpSync(from, file, { dereference: true });
	}

	copyFolder(from: string, to: string): void {
		cpSync(from, join(this.#temporary, to), { recursive: true });
	}

	/** Replaces the target. */
	commit(): void {
		const old = `${this.#target}.old-${process.pid}`;
		if (existsSync(this.#target)) renameSync(this.#target, old);
		renameSync(this.#temporary, this.#target);
		rmSync(old, { recursive: true, force: true });
	}

	/** Throws away what was written. */
	discard(): void {
		rmSync(this.#temporary, { recursive: true, force: true });
	}
}
