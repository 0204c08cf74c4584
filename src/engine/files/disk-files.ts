import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { FileGone, type Files, type ListedFile } from "#core/files.ts";
import { isBelow } from "../base/below.ts";
import { readBytes, readFolder } from "./bytes.ts";
import { stampOf } from "./stamp.mjs";

/** The files of a folder that holds `content`. */
export class DiskFiles implements Files {
	readonly #root: string;

	constructor(root: string) {
		this.#root = root;
	}

	list(): Iterable<ListedFile> {
		return unlessGone("content", () => [...walk(this.#root, "content", realpathSync(this.pathOf("content")))]);
	}

	has(name: string): boolean {
		return existsSync(this.pathOf(name));
	}

	bytes(name: string): Uint8Array | undefined {
		return unlessGone(name, () => readBytes(this.pathOf(name)));
	}

	stamp(name: string): string | undefined {
		return stampOf(this.pathOf(name));
	}

	pathOf(name: string): string {
		return join(this.#root, name);
	}
}

/** `content` is the folder to which its name leads. */
function* walk(root: string, folder: string, content: string): Generator<ListedFile> {
	const entries = readFolder(join(root, folder));
	if (!entries) yield { name: folder, fault: "unreadable-folder" };
	for (const entry of entries ?? []) {
		if (entry.name.startsWith(".")) continue;
		const name = `${folder}/${entry.name}`;
		if (entry.isDirectory()) yield* walk(root, name, content);
		else
			yield entry.isSymbolicLink() && leavesFolder(join(root, name), content) ? { name, fault: "leads-out" } : { name };
	}
}

function leavesFolder(absolute: string, content: string): boolean {
	try {
		const target = realpathSync(absolute);
		return target === content || !isBelow(content, target);
	} catch {
		// A link that points to nothing is as useless as one that points outside.
		return true;
	}
}

const goneCodes: readonly unknown[] = ["ENOENT", "ENOTDIR", "EISDIR"];

function unlessGone<T>(name: string, read: () => T): T {
	try {
		return read();
	} catch (error) {
		if (goneCodes.includes((error as NodeJS.ErrnoException).code)) throw new FileGone(name, { cause: error });
		throw error;
	}
}
