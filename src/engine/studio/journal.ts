import { resolve } from "node:path";
import { joined, type Patch, patchBetween, reversed } from "#pipeline/authoring/edits/patch.ts";
import { fingerprintOf } from "#pipeline/read/fingerprint.ts";
import { type Store, storeFor } from "../store/store.ts";
import { KeptFiles } from "./kept-files.ts";
import type { OwnFile } from "./own-files.ts";
import { undone, type WholeFile } from "./whole-files.ts";

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

interface Kept {
	/** The oldest first. */
	readonly done: readonly Done[];
	/** What was taken back, the latest last. */
	readonly undone: readonly Done[];
	/** What is being written; when it stands here at the start, somebody pulled the plug. */
	readonly begun?: Done | undefined;
}

/** So many edits can be taken back. */
const mostKept = 200;

/** What was done in Studio and can be taken back, also after a restart. */
export class Journal {
	readonly #store: Store;
	readonly #name: string;
	/** What the files hold that came or went. */
	readonly files: KeptFiles;
	#kept: Kept;

	/** `project` is the folder of the program, `root` that of the content. */
	constructor(project: string, root: string) {
		this.#store = storeFor(project, "studio");
		this.#name = fingerprintOf(resolve(root)).slice(0, 16);
		const read = this.#store.read(this.#name);
		this.#kept = read ? (JSON.parse(read.toString()) as Kept) : { done: [], undone: [] };
		const { done, undone, begun } = this.#kept;
		const files = [...done, ...undone, ...(begun ? [begun] : [])].flatMap((each) => each.files ?? []);
		this.files = new KeptFiles(project, this.#name);
		this.files.forget(new Set(files.map(({ kept }) => kept)));
	}

	/** What is being written; at the start, what was not written to its end. */
	get begun(): Done | undefined {
		return this.#kept.begun;
	}

	/** What would be taken back. */
	get undo(): Done | undefined {
		return this.#kept.done.at(-1);
	}

	/** What would be done again. */
	get redo(): Done | undefined {
		return this.#kept.undone.at(-1);
	}

	/** Notes what is about to be written. */
	begin(entry: Done): void {
		this.#keep({ ...this.#kept, begun: entry });
	}

	/** Nothing of what was begun has been written, or all of it is gone again. */
	cancel(): void {
		this.#keep({ ...this.#kept, begun: undefined });
	}

	/** What was begun is written: something new, or something old taken back or done again. */
	finish(way: "edit" | "undo" | "redo"): void {
		const { done, undone, begun } = this.#kept;
		if (!begun) return;
		const whole = way === "edit" ? together(done.at(-1), begun) : undefined;
		if (whole) this.#keep({ done: [...done.slice(0, -1), whole], undone: [] });
		else if (way === "edit") this.#keep({ done: [...done, begun].slice(-mostKept), undone: [] });
		else if (way === "undo") this.#keep({ done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] });
		else this.#keep({ done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) });
	}

	#keep(kept: Kept): void {
		this.#kept = kept;
		this.#store.writeForSite(this.#name, JSON.stringify(kept));
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
