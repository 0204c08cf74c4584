import { rmSync } from "node:fs";
import { rename } from "#pipeline/write/rename.ts";
import { type FileRecord, type FileRecords, manifestPath, writeManifest } from "./manifest.ts";
import { OutputFiles } from "./output-files.ts";
import {
	makeNew,
	moveAside,
	removeLeftovers,
	removeOld,
	removeOldLater,
	restoreOutput,
	taken,
} from "./staging-folders.ts";

/**
 * A folder that is filled aside and put in place when it is complete,
 * so that a build that fails or is stopped leaves the last good one as it is.
 */
export class OutputFolder extends OutputFiles {
	readonly #included = new Map<string, FileRecord>();

	/** `target` is the folder that will be replaced; in `cache` it is kept what is known of its files. */
	constructor(target: string, cache: string) {
		restoreOutput(target);
		removeLeftovers(target);
		super({ target, filling: makeNew(target), manifest: manifestPath(cache, target) });
	}

	/** Adds what others, such as workers, have made in the same place. */
	include(made: FileRecords): void {
		for (const [path, record] of made) this.#included.set(path, record);
	}

	/** Replaces the target. Another build may do so at the same moment; the later one stays. */
	commit(): void {
		const { target, filling, manifest } = this.place;
		// Before the folder: what it says of files that do not get there holds for no others.
		const files = new Map([...this.#included, ...this.made]);
		writeManifest(manifest, target, files);
		const remove = files.size < many ? removeOld : removeOldLater;
		for (const old of replace(target, filling)) remove(target, old);
	}

	/** Throws away what was written. */
	discard(): void {
		rmSync(this.place.filling, { recursive: true, force: true });
	}
}

/** To remove this many files takes about 50 milliseconds; nobody has to wait longer for that. */
const many = 4000;

/** Gives the folders that were moved aside. If it fails, the target is as it was. */
function replace(target: string, filling: string): string[] {
	const aside: string[] = [];
	for (let attempt = 1; ; attempt++) {
		const old = moveAside(target);
		if (old) aside.push(old);
		try {
			rename(filling, target);
			return aside;
		} catch (error) {
			// Between the two steps another build put its own in place, or a command put the old one back.
			const again = attempt < 100 && taken.includes((error as NodeJS.ErrnoException).code ?? "");
			if (again) continue;
			restoreOutput(target);
			throw error;
		}
	}
}
