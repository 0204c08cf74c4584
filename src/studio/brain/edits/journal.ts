import { joined, type Patch, patchBetween, reversed } from "#pipeline/authoring/edits/patch.ts";
import type { FileMove, StoredFile } from "./store.ts";

/** What was done, in words, and how it is taken back. */
export interface JournalEntry {
	readonly name: string;
	/** One after another; a file may have several. */
	readonly patches: readonly (Patch & { readonly file: string })[];
	/** Files that came or went with it. */
	readonly files?: readonly FileMove[] | undefined;
	/** Of typing without a break: what has the same name is taken back together. */
	readonly typingSession?: string | undefined;
	/** It repaired a mistake, which is back when it is taken back. */
	readonly repairs?: boolean | undefined;
	/** The pages on which it shows: before it was done, and since. */
	readonly pages?: readonly [before: string, since: string] | undefined;
}

/** Something new, or something old that is taken back or done again. */
export type Way = "edit" | "undo" | "redo";

export interface JournalState {
	/** The oldest first. */
	readonly done: readonly JournalEntry[];
	/** What was taken back, the latest last. */
	readonly undone: readonly JournalEntry[];
}

/** The journal as it will be when something has been written. */
export interface Next extends JournalState {
	/** What is being written; when that stands there at the start, somebody pulled the plug. */
	readonly begun: JournalEntry;
}

/** Where the journal is stored. */
export interface JournalStore {
	/** What was kept and what was being written, as far as a disk has not lost it. */
	read(): { readonly kept: JournalState | undefined; readonly next: Next | undefined };
	/** Notes what is about to be written, so that nothing is written that could not be taken back. */
	begin(next: Next, way: Way): void;
	/** Removes that note. */
	cancel(): void;
	/** Lets that note take the place of the journal. */
	finish(): void;
	/** Removes what files hold, but under these names. */
	forget(but: ReadonlySet<string>): void;
	/** Somebody else may have written it since it was read, as in another tab. */
	isOutdated?(): boolean;
}

/** So many edits can be taken back. */
const mostKept = 200;

/**
 * What was done in Studio and can be taken back, also after a restart. What is begun is noted with all that the journal
 * will hold when it is done, so that to end it takes no room on a disk: that note takes the place of the journal, or goes.
 */
export class Journal {
	readonly #store: JournalStore;
	#kept: JournalState;
	#next: Next | undefined;

	constructor(store: JournalStore) {
		this.#store = store;
		const { kept, next } = store.read();
		this.#kept = kept ?? { done: [], undone: [] };
		this.#next = next;
		const { done, undone } = this.#kept;
		const files = [...done, ...undone, ...(next ? [next.begun] : [])].flatMap((each) => each.files ?? []);
		store.forget(new Set(files.map((each) => each.kept)));
	}

	/** Reads it anew when somebody else may have written it. */
	refresh(): void {
		if (!this.#store.isOutdated?.()) return;
		const { kept, next } = this.#store.read();
		this.#kept = kept ?? { done: [], undone: [] };
		this.#next = next;
	}

	/** What is being written; at the start, what was not written to its end. */
	get begun(): JournalEntry | undefined {
		return this.#next?.begun;
	}

	/** What would be taken back. */
	get undo(): JournalEntry | undefined {
		return this.#kept.done.at(-1);
	}

	/** What would be done again. */
	get redo(): JournalEntry | undefined {
		return this.#kept.undone.at(-1);
	}

	/** Notes what is about to be written: something new, or something old taken back or done again. */
	begin(begun: JournalEntry, way: Way): void {
		const next = { ...after(this.#kept, begun, way), begun };
		this.#store.begin(next, way);
		this.#next = next;
	}

	/** Nothing of what was begun has been written, or all of it is gone again. */
	cancel(): void {
		this.#store.cancel();
		this.#next = undefined;
	}

	/** What was begun is written. */
	finish(): void {
		if (!this.#next) return;
		this.#store.finish();
		this.#kept = this.#next;
		this.#next = undefined;
	}
}

/** What the journal holds when something has been done. */
function after({ done, undone }: JournalState, begun: JournalEntry, way: Way): JournalState {
	if (way === "undo") return { done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] };
	if (way === "redo") return { done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) };
	const whole = together(done.at(-1), begun);
	// Somebody who types may come back to what stood there.
	if (whole?.patches.every(({ was, now }) => was === now)) return { done: done.slice(0, -1), undone: [] };
	return { done: whole ? [...done.slice(0, -1), whole] : [...done, begun].slice(-mostKept), undone: [] };
}

/** The way back. */
export function back({
	name,
	patches,
	files = [],
	repairs,
}: JournalEntry): JournalEntry & { readonly files: readonly FileMove[] } {
	return {
		name,
		patches: patches.toReversed().map((patch) => ({ ...patch, ...reversed(patch) })),
		files: undone(files),
		repairs,
	};
}

/** What came last goes first, as a file may go and come as another. */
function undone(files: readonly FileMove[]): FileMove[] {
	return files.toReversed().map((each) => ({ ...each, comes: !each.comes }));
}

/** From what files said to what they say now. */
export function patchesOf(texts: ReadonlyMap<StoredFile, string>): JournalEntry["patches"] {
	return [...texts].map(([own, text]) => ({ file: own.file.file, ...patchBetween(own.text, text) }));
}

/** So many changes are taken back together. */
const mostPatches = 500;

/** Two changes of one typing session as one; undefined for any others. */
function together(last: JournalEntry | undefined, next: JournalEntry): JournalEntry | undefined {
	if (!last || next.typingSession === undefined || last.typingSession !== next.typingSession) return undefined;
	if (last.files?.length || next.files?.length) return undefined;
	const patches = [...last.patches];
	for (const after of next.patches) {
		const at = patches.findLastIndex(({ file }) => file === after.file);
		const before = patches[at];
		const patch = before && joined(before, after);
		if (patch) patches[at] = { file: after.file, ...patch };
		// Somebody who types goes from line to line.
		else patches.push(after);
	}
	return patches.length > mostPatches ? undefined : { ...next, patches };
}
