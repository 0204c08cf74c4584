import { closeSync, openSync, readSync } from "node:fs";

/**
 * Memory for the bytes of one file at a time. New memory for each of thousands of files would take three times as long
 * as comparing them.
 */
export class Scratch {
	#bytes = Buffer.allocUnsafe(256 * 1024);

	/** A text as UTF-8, until the next call. */
	encode(text: string): Uint8Array {
		// No character takes more than three bytes for each unit of its length.
		this.#grow(text.length * 3);
		return this.#bytes.subarray(0, this.#bytes.write(text));
	}

	/** At most the first `size` bytes of a file, until the next call. */
	read(file: string, size: number): Uint8Array {
		this.#grow(size);
		const opened = openSync(file, "r");
		try {
			return this.#bytes.subarray(0, readSync(opened, this.#bytes, 0, size, 0));
		} finally {
			closeSync(opened);
		}
	}

	#grow(size: number): void {
		if (size > this.#bytes.length) this.#bytes = Buffer.allocUnsafe(size * 2);
	}
}
