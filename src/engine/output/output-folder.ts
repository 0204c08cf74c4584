import { existsSync } from "node:fs";
import { UsageError } from "#engine/base/usage-error.ts";
import { finish, seal, stagedIn } from "./journal.ts";
import { type FileRecords, manifestPath, stateOf, writeManifest } from "./manifest.ts";
import { OutputFiles } from "./output-files.ts";
import { releaseStaging, takeStaging } from "./staging.ts";

/**
 * A folder whose next state is prepared beside it, and put in place file by file when it is complete,
 * so that a build that fails or is stopped before that leaves the last good one as it is.
 */
export class OutputFolder extends OutputFiles {
	#open = true;

	/**
	 * Waits until nobody else prepares an output of `target`; `waiting` hears of that. In `cache` it is kept what is known
	 * of the files. Only `commit` and `discard` let others go on.
	 */
	constructor(target: string, cache: string, waiting = () => {}) {
		super({ target, staging: takeStaging(target, waiting), manifest: manifestPath(cache, target) });
	}

	/** Adds what others, such as workers, have made in the same place. */
	include(made: FileRecords): void {
		for (const [path, record] of made) this.made.set(path, record);
	}

	/** Stands for all that is in the target. */
	get state(): string {
		return stateOf(this.present.files, this.present.others);
	}

	/** Whether the files so far are just those that are in the target. */
	get isUnchanged(): boolean {
		return this.#removed(this.#folders()).length === 0 && !existsSync(stagedIn(this.place.staging));
	}

	/**
	 * Makes the files so far all that is in the target, and gives its new `state`. If that fails when it has begun, it is
	 * finished by the next command.
	 */
	commit(): string {
		const { target, staging, manifest } = this.place;
		if (this.present.files.size > 0 && !existsSync(target)) {
			throw new UsageError({
				nl: "{target} verdween terwijl de site gemaakt werd. Bouw nog een keer.",
				en: "{target} disappeared while the site was being built. Build once more.",
				values: { target },
			});
		}
		const folders = this.#folders();
		const removed = this.#removed(folders);
		// Before the folder: what it says of files that do not get there holds for no others.
		const isNews = [...this.made].some(([path, record]) => this.present.files.get(path) !== record);
		if (isNews) writeManifest(manifest, target, this.made);
		if (removed.length > 0 || existsSync(stagedIn(staging))) {
			seal(staging, removed);
			this.#open = false;
			finish(target, staging);
		}
		this.#open = false;
		releaseStaging(target);
		folders.delete("");
		return stateOf(this.made, folders);
	}

	/** Throws away what was written and not committed. */
	discard(): void {
		if (this.#open) releaseStaging(this.place.target);
		this.#open = false;
	}

	/** The folders that stay, that of the output itself by an empty name. */
	#folders(): Set<string> {
		const folders = new Set([""]);
		for (const path of this.made.keys()) {
			for (let folder = folderOf(path); !folders.has(folder); folder = folderOf(folder)) folders.add(folder);
		}
		return folders;
	}

	/** What is to go: all that is not wanted, in folders that stay. */
	#removed(folders: ReadonlySet<string>): string[] {
		const { files, others } = this.present;
		return [...files.keys(), ...others].filter(
			(path) => !this.made.has(path) && !folders.has(path) && folders.has(folderOf(path)),
		);
	}
}

function folderOf(path: string): string {
	return path.slice(0, path.lastIndexOf("/"));
}
