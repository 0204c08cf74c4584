import { closeSync, openSync, readSync } from "node:fs";
import type { Content } from "./made-file.ts";

/**
 * Memory for the bytes of one file at a time. New memory for each of thousands of files would take three times as long
 * as comparing them.
 */
export class Scratch {
	#bytes = Buffer.allocUnsafe(256 * 1024);

	/** A content as UTF-8, until the next call. */
	encode(content: Content): Uint8Array {
		const pieces = typeof content === "string" ? [content] : content;
		// No character takes more than three bytes for each unit of its length.
		this.#grow(pieces.reduce((sum, piece) => sum + piece.length * 3, 0));
		let length = 0;
		for (const piece of pieces) {
			if (typeof piece === "string") length += this.#bytes.write(piece, length);
			else {
				this.#bytes.set(piece, length);
				length += piece.length;
			}
		}
		return this.#bytes.subarray(0, length);
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
