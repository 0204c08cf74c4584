/** A file that somebody dropped or pasted, until what it is meant for takes it. */
class Incoming {
	#file: File | undefined;
	#taker: ((file: File) => void) | undefined;

	/** Something takes files from now on; gives how that ends. */
	takeBy(taker: (file: File) => void): () => void {
		this.#taker = taker;
		if (this.#file) taker(this.#file);
		this.#file = undefined;
		return () => {
			if (this.#taker === taker) this.#taker = undefined;
		};
	}

	/** Gives whether somebody took it. */
	give(file: File): boolean {
		this.#taker?.(file);
		return this.#taker !== undefined;
	}

	/** For what opens next. */
	leave(file: File): void {
		if (!this.give(file)) this.#file = file;
	}
}

export const incoming = new Incoming();
