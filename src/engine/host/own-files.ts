import { hash } from "node:crypto";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "#engine/files/replace-file.ts";

/** What became of a file. */
export type Fate = "made" | "renewed" | "same" | "left";

/**
 * Files that are made once for a person, who may change them: what somebody changed is never written over, and what nobody
 * touched follows what it was made from. What was written last is noted in one file of the folder.
 */
export class OwnFiles {
	readonly #note: string;
	readonly #written: Record<string, string>;

	constructor(folder: string) {
		this.#note = join(folder, noteName);
		this.#written = readNote(this.#note);
	}

	/** Writes a file, unless somebody has changed it since. */
	write(file: string, text: string, mode = 0o644): Fate {
		const present = existsSync(file) ? readFileSync(file, "utf8") : undefined;
		if (present === text) {
			this.#keep(file, text);
			return "same";
		}
		if (present !== undefined && this.#written[file] !== hash("sha256", present, "hex")) return "left";
		replaceFile(file, text, { lasting: true, mode });
		chmodSync(file, mode);
		this.#keep(file, text);
		return present === undefined ? "made" : "renewed";
	}

	#keep(file: string, text: string): void {
		const now = hash("sha256", text, "hex");
		if (this.#written[file] === now) return;
		this.#written[file] = now;
		replaceFile(this.#note, `${JSON.stringify(this.#written, null, "\t")}\n`, { lasting: true });
	}
}

const noteName = "host.json";

/** Files were made in a folder so. */
export function isNoted(folder: string): boolean {
	return existsSync(join(folder, noteName));
}

function readNote(file: string): Record<string, string> {
	try {
		return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
	} catch {
		return {};
	}
}
