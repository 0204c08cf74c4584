import type { JournalEntry, JournalState, JournalStore, Next, Way } from "#studio/brain/edits/journal.ts";
import type { LocalAsk } from "./ask.ts";
import type { LocalCalls } from "./calls.ts";

/** The journal, and the number of its last writing. */
export interface ReadJournal {
	readonly kept: JournalState | undefined;
	readonly next: Next | undefined;
	readonly number: number;
}

/** What became of an edit, and the number of the last writing of the journal. */
export interface WrittenEdit {
	readonly isDone: boolean;
	readonly number: number;
}

/**
 * The journal beside the content, which other tabs write too. The server notes an edit and writes it as one: until then
 * what is begun is kept here.
 */
export class LocalJournal implements JournalStore {
	readonly #ask: LocalAsk;
	/** Of the last writing that is known here, and of the last that was heard of. */
	#known = 0;
	#heard = 0;
	#begun: { readonly begun: JournalEntry; readonly way: Way } | undefined;
	/** Nobody knows what became of the last edit. */
	#isUnsure = false;
	/** The server has a note of something that was not written to its end. */
	#isNoted = false;

	constructor(ask: LocalAsk) {
		this.#ask = ask;
	}

	hear(number: number): void {
		this.#heard = Math.max(this.#heard, number);
	}

	isOutdated(): boolean {
		return this.#isUnsure || this.#heard > this.#known;
	}

	read(): ReadJournal {
		const read = this.#ask.now("readJournal", undefined) as ReadJournal;
		this.#known = read.number;
		this.#isUnsure = false;
		this.#isNoted = read.next !== undefined;
		return read;
	}

	begin({ begun }: Next, way: Way): void {
		this.#begun = { begun, way };
	}

	/** Makes the edit that was begun; false when a file, or the journal, is another than it was seen to be. */
	write(transaction: LocalCalls["takeBack"]): boolean {
		if (!this.#begun) throw new Error("No edit was begun.");
		const edit = { ...this.#begun, after: this.#known };
		this.#isUnsure = true;
		const { isDone, number } = this.#ask.now("write", { ...transaction, edit }) as WrittenEdit;
		this.#isUnsure = false;
		// What another tab wrote in between is still to be read.
		if (isDone && number === this.#known + 1) this.#known = number;
		this.hear(number);
		return isDone;
	}

	cancel(): void {
		// Of what was begun here alone it knows nothing.
		if (this.#isNoted) this.#ask.now("cancel", undefined);
		this.#isNoted = false;
	}

	/** The server has noted that already. */
	finish(): void {}

	/** Another tab may need what this one does not: the server forgets when it starts. */
	forget(): void {}
}
