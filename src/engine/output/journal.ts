import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { rename } from "#engine/files/rename.ts";
import { replaceFile } from "#engine/files/replace-file.ts";
import { compressedName } from "#pipeline/emit/hosting.ts";

/** The folder in a staging folder whose files come to stand in the output, each at the same path. */
export function stagedIn(staging: string): string {
	return join(staging, "files");
}

/**
 * Says that all is ready, and what is to be removed: from this moment on the next output comes to be, be it in another
 * process. On the disk it is before anything is moved, so that it outlasts a power cut too.
 */
export function seal(staging: string, removed: readonly string[]): void {
	replaceFile(journalOf(staging), JSON.stringify(removed), { lasting: true });
}

/**
 * Puts the files of a staging folder in place and removes what is to go, if it was sealed. Who reads a file of the
 * output gets it whole, old or new, and never finds one compressed beside it that says something else. It can be stopped
 * at any moment and done once more from the beginning.
 */
export function finish(target: string, staging: string): void {
	if (!existsSync(journalOf(staging))) return;
	const removed = JSON.parse(readFileSync(journalOf(staging), "utf8")) as string[];
	const remove = (path: string) => rmSync(target + path, { recursive: true, force: true });
	removed.filter((path) => compressedName.test(path)).forEach(remove);
	if (existsSync(stagedIn(staging))) put(stagedIn(staging), target);
	removed.forEach(remove);
	rmSync(journalOf(staging));
}

function journalOf(staging: string): string {
	return join(staging, "journal.json");
}

/** Moves a file, or a folder into the one that is there already. Of another kind, what is there makes room. */
function put(from: string, to: string): void {
	try {
		rename(from, to);
	} catch (error) {
		const [isFolder, wasFolder] = [kindOf(from), kindOf(to)];
		if (wasFolder === undefined || (!isFolder && !wasFolder)) throw error;
		if (isFolder && wasFolder) {
			const names = inOrder(readdirSync(from));
			for (const name of names.filter((each) => compressedName.test(each)))
				rmSync(join(to, name), { recursive: true, force: true });
			for (const name of names) put(join(from, name), join(to, name));
		} else {
			rmSync(to, { recursive: true });
			rename(from, to);
		}
	}
}

/** Whether something is a folder; undefined when it is not there. */
function kindOf(path: string): boolean | undefined {
	return lstatSync(path, { throwIfNoEntry: false })?.isDirectory();
}

/** What pages name comes before them, and what is compressed after what it was made from. */
function inOrder(names: readonly string[]): string[] {
	const turn = (name: string) => (name === "assets" || name === "images" ? 0 : compressedName.test(name) ? 2 : 1);
	return names.toSorted((one, other) => turn(one) - turn(other));
}
