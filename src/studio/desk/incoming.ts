type Taker = (files: readonly File[]) => void;

/** Files that somebody dropped or pasted, until what they are meant for takes them. */
class Incoming {
	#left: readonly File[] = [];
	#taker: Taker | undefined;
	/** Those that came with one that was taken, for what is added after it. */
	#kept: readonly File[] = [];

	/** Something takes files from now on; gives how that ends. */
	takeBy(taker: Taker): () => void {
		this.#taker = taker;
		const files = this.#left;
		this.#left = [];
		if (files.length > 0) taker(files);
		return () => {
			if (this.#taker === taker) this.#taker = undefined;
		};
	}

	/** Gives whether somebody took them. */
	give(files: readonly File[]): boolean {
		this.#taker?.(files);
		return this.#taker !== undefined;
	}

	/** For what opens next. */
	leave(files: readonly File[]): void {
		if (!this.give(files)) this.#left = files;
	}

	/** For what is added after this. */
	keep(files: readonly File[]): void {
		this.#kept = files;
	}

	get isKeeping(): boolean {
		return this.#kept.length > 0;
	}

	/** What was kept, which nobody keeps any more. */
	takeKept(): readonly File[] {
		const files = this.#kept;
		this.#kept = [];
		return files;
	}
}

export const incoming = new Incoming();

/** The names of files, for people. */
export function namesOfFiles(files: readonly File[]): string {
	return files.map(({ name }) => name).join(", ");
}
