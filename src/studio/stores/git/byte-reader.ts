/** Gives the next bytes, never none, and undefined at the end. */
export type Source = () => Promise<Uint8Array | undefined>;

/** Reads a stream in pieces of wanted sizes. */
export class ByteReader {
	/** How many bytes have been taken. */
	at = 0;
	readonly #source: Source;
	#rest: Uint8Array = new Uint8Array();

	constructor(source: Source) {
		this.#source = source;
	}

	/** What is there next, whatever its size; undefined at the end. */
	async some(): Promise<Uint8Array | undefined> {
		const bytes = this.#rest.length > 0 ? this.#rest : await this.#source();
		this.#rest = new Uint8Array();
		this.at += bytes?.length ?? 0;
		return bytes;
	}

	/** Gives back the last of the bytes that were just taken. */
	putBack(bytes: Uint8Array): void {
		this.#rest = bytes;
		this.at -= bytes.length;
	}

	/** So many bytes; undefined when the stream ends before. */
	async exactly(size: number): Promise<Uint8Array | undefined> {
		const wanted = new Uint8Array(size);
		for (let filled = 0; filled < size; ) {
			const bytes = await this.some();
			if (!bytes) return undefined;
			const taken = bytes.subarray(0, size - filled);
			wanted.set(taken, filled);
			filled += taken.length;
			if (taken.length < bytes.length) this.putBack(bytes.subarray(taken.length));
		}
		return wanted;
	}
}
