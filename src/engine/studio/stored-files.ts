import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "#engine/files/replace-file.ts";

/** What files hold that came or went as a whole, so that it can be brought back: each under the name of its bytes. */
export class StoredFiles {
	readonly #folder: string;

	constructor(folder: string) {
		this.#folder = folder;
	}

	/** Where the bytes of a name are. */
	pathOf(name: string): string {
		return join(this.#folder, name);
	}

	/** Keeps bytes, and gives their name. Throws what the file system says when it refuses: they could not be brought back. */
	keep(bytes: Uint8Array): string {
		const name = nameOf(bytes);
		if (!this.read(name)) replaceFile(this.pathOf(name), bytes, { lasting: true });
		return name;
	}

	/** Undefined when they are gone, or damaged. */
	read(name: string): Buffer | undefined {
		try {
			const bytes = readFileSync(this.pathOf(name));
			return nameOf(bytes) === name ? bytes : undefined;
		} catch {
			return undefined;
		}
	}

	/** Forgets all but these names. */
	forget(but: ReadonlySet<string>): void {
		if (!existsSync(this.#folder)) return;
		for (const name of readdirSync(this.#folder)) if (!but.has(name)) rmSync(this.pathOf(name), { force: true });
	}
}

/** Stands for bytes: no others have the same. */
export function nameOf(bytes: Uint8Array): string {
	return createHash("sha256").update(bytes).digest("hex");
}
