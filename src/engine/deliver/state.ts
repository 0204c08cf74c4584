import { readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "#engine/files/replace-file.ts";

/** What one delivery has to know of the one before. */
export interface State {
	/** The version that somebody put back, and the tip in whose place it is until there is another one. */
	readonly held?: { readonly tip: string; readonly commit: string };
	/** The names of releases that somebody went back from. */
	readonly withdrawn?: readonly string[];
	/** Stands for the configuration that nginx read last. */
	readonly nginx?: string;
}

/** Reads it; what is not there or damaged says nothing. */
export function readState(folder: string): State {
	try {
		return JSON.parse(readFileSync(fileIn(folder), "utf8")) as State;
	} catch {
		return {};
	}
}

export function changeState(folder: string, changes: { readonly [Key in keyof State]: State[Key] | undefined }): void {
	replaceFile(fileIn(folder), JSON.stringify({ ...readState(folder), ...changes }), { lasting: true });
}

function fileIn(folder: string): string {
	return join(folder, "state.json");
}
