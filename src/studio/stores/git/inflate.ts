import {
	Z_BUF_ERROR,
	Z_FINISH,
	Z_OK,
	Z_STREAM_END,
	ZStream,
	zlibInflate,
	zlibInflateInit,
	zlibInflateReset,
} from "pako";
import { RemoteError } from "#studio/stores/remote.ts";
import type { ByteReader } from "./byte-reader.ts";

/**
 * Unpacks one zlib stream after another out of a stream of bytes. A `DecompressionStream` does not say where one ends.
 * Throws `damaged` when one is none, or does not unpack to the size that was said.
 */
export class Inflater {
	readonly #stream = new ZStream();

	constructor() {
		zlibInflateInit(this.#stream);
	}

	async next(reader: ByteReader, size: number): Promise<Uint8Array> {
		const stream = this.#stream;
		zlibInflateReset(stream);
		const result = new Uint8Array(size);
		stream.output = result;
		stream.next_out = 0;
		stream.avail_out = size;
		stream.avail_in = 0;
		for (;;) {
			if (stream.avail_in === 0) {
				const bytes = await reader.some();
				if (!bytes) throw new RemoteError("damaged", "The pack ends in the middle of an object.");
				stream.input = bytes;
				stream.next_in = 0;
				stream.avail_in = bytes.length;
			}
			// The stream has an end to be read also when nothing more may come out: one byte shows that more does.
			if (stream.avail_out === 0) {
				stream.output = new Uint8Array(1);
				stream.next_out = 0;
				stream.avail_out = 1;
			}
			const status = zlibInflate(stream, Z_FINISH);
			if (stream.total_out > size) throw damaged();
			if (status === Z_STREAM_END) break;
			if (status !== Z_OK && status !== Z_BUF_ERROR) throw damaged();
		}
		if (stream.total_out !== size) throw damaged();
		if (stream.avail_in > 0) reader.putBack(stream.input.subarray(stream.next_in, stream.next_in + stream.avail_in));
		return result;
	}
}

function damaged(): RemoteError {
	return new RemoteError("damaged", "An object of the pack cannot be unpacked.");
}
