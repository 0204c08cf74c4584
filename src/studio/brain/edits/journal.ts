import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { rename } from "#engine/files/rename.ts";
import { replaceFile } from "#engine/files/replace-file.ts";
import { KeptFiles } from "#engine/studio/kept-files.ts";
import type { OwnFile } from "#engine/studio/own-files.ts";
import { undone, type WholeFile } from "#engine/studio/whole-files.ts";
import { joined, type Patch, patchBetween, reversed } from "#pipeline/authoring/edits/patch.ts";

/** What was done, in words, and how it is taken back. */
export interface Done {
	readonly name: string;
	readonly patches: readonly (Patch & { readonly file: string })[];
	/** Files that came or went with it. */
	readonly files?: readonly WholeFile[] | undefined;
	/** Of typing without a break: what has the same name is taken back together. */
	readonly stretch?: string | undefined;
	/** The pages on which it shows: before it was done, and since. */
	readonly pages?: readonly [before: string, since: string] | undefined;
}

/** Something new, or something old that is taken back or done again. */
export type Way = "edit" | "undo" | "redo";

interface Kept {
	/** The oldest first. */
	readonly done: readonly Done[];
	/** What was taken back, the latest last. */
	readonly undone: readonly Done[];
}

/** The journal as it will be when something has been written. */
interface Next extends Kept {
	/** What is being written; when that stands there at the start, somebody pulled the plug. */
	readonly begun: Done;
}

/** Below the folder of the site: it goes with the site wherever that goes, and outlasts what is installed. */
const home = ".studio";

/** So many edits can be taken back. */
const mostKept = 200;

/**
 * What was done in Studio and can be taken back, also after a restart. What is begun is noted with all that the journal
 * will hold when it is done, so that to end it takes no room on a disk: that note takes the place of the journal, or goes.
 */
export class Journal {
	readonly #folder: string;
	/** What the files hold that came or went. */
	readonly files: KeptFiles;
	#kept: Kept;
	#next: Next | undefined;

	/** `root` is the folder that holds `content`. */
	constructor(root: string) {
		this.#folder = join(root, home);
		this.#kept = readKept<Kept>(this.#path("journal.json")) ?? { done: [], undone: [] };
		this.#next = readKept<Next>(this.#path("begun.json"));
		const { done, undone } = this.#kept;
		const files = [...done, ...undone, ...(this.#next ? [this.#next.begun] : [])].flatMap((each) => each.files ?? []);
		this.files = new KeptFiles(this.#path("files"));
		this.files.forget(new Set(files.map(({ kept }) => kept)));
	}

	/** What is being written; at the start, what was not written to its end. */
	get begun(): Done | undefined {
		return this.#next?.begun;
	}

	/** What would be taken back. */
	get undo(): Done | undefined {
		return this.#kept.done.at(-1);
	}

	/** What would be done again. */
	get redo(): Done | undefined {
		return this.#kept.undone.at(-1);
	}

	/**
	 * Notes what is about to be written: something new, or something old taken back or done again. Throws what the file
	 * system says when it refuses: then nothing may be written that could not be taken back.
	 */
	begin(begun: Done, way: Way): void {
		// Git takes it for no part of the site.
		if (!existsSync(this.#path(".gitignore"))) replaceFile(this.#path(".gitignore"), "*\n", { lasting: false });
		const next = { ...after(this.#kept, begun, way), begun };
		replaceFile(this.#path("begun.json"), JSON.stringify(next), { lasting: true });
		this.#next = next;
	}

	/** Nothing of what was begun has been written, or all of it is gone again. */
	cancel(): void {
		rmSync(this.#path("begun.json"), { force: true });
		this.#next = undefined;
	}

	/** What was begun is written. */
	finish(): void {
		if (!this.#next) return;
		rename(this.#path("begun.json"), this.#path("journal.json"));
		this.#kept = this.#next;
		this.#next = undefined;
	}

	#path(name: string): string {
		return join(this.#folder, name);
	}
}

/** What the journal holds when something has been done. */
function after({ done, undone }: Kept, begun: Done, way: Way): Kept {
	if (way === "undo") return { done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] };
	if (way === "redo") return { done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) };
	const whole = together(done.at(-1), begun);
	return { done: whole ? [...done.slice(0, -1), whole] : [...done, begun].slice(-mostKept), undone: [] };
}

/** Undefined when there is none, or when a disk has lost it. */
function readKept<T extends Kept>(file: string): T | undefined {
	try {
		return JSON.parse(readFileSync(file, "utf8")) as T;
	} catch {
		return undefined;
	}
}

/** The way back. */
export function back({ name, patches, files = [] }: Done): Done & { readonly files: readonly WholeFile[] } {
	return { name, patches: patches.map((patch) => ({ ...patch, ...reversed(patch) })), files: undone(files) };
}

/** From what files said to what they say now. */
export function patchesOf(texts: ReadonlyMap<OwnFile, string>): Done["patches"] {
	return [...texts].map(([own, text]) => ({ file: own.file.file, ...patchBetween(own.text, text) }));
}

/** Two changes of one stretch of typing as one; undefined for any others. */
function together(last: Done | undefined, next: Done): Done | undefined {
	if (!last || next.stretch === undefined || last.stretch !== next.stretch) return undefined;
	if (last.files?.length || next.files?.length) return undefined;
	const patches = new Map(last.patches.map((patch) => [patch.file, patch]));
	for (const { file, ...after } of next.patches) {
		const before = patches.get(file);
		const patch = before ? joined(before, after) : after;
		if (!patch) return undefined;
		patches.set(file, { file, ...patch });
	}
	return { ...next, patches: [...patches.values()] };
}
