import { inflateSync } from "node:zlib";

/** Lengths in bytes of the fixed parts of a WOFF 1.0 file and of the font inside it. */
const woffHeader = 44;

const woffEntry = 20;

const fontHeader = 12;

const fontEntry = 16;

/**
 * The font inside a WOFF 1.0 file (https://www.w3.org/TR/WOFF), which HarfBuzz does not open by itself.
 * Throws when the file is another format.
 */
export function unpackWoff(woff: Buffer): Buffer {
	if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF 1.0 file.");
	const count = woff.readUInt16BE(12);
	const power = 2 ** Math.floor(Math.log2(count));
	const header = Buffer.alloc(fontHeader + count * fontEntry);
	woff.copy(header, 0, 4, 8);
	header.writeUInt16BE(count, 4);
	header.writeUInt16BE(power * 16, 6);
	header.writeUInt16BE(Math.log2(power), 8);
	header.writeUInt16BE((count - power) * 16, 10);
	const tables: Buffer[] = [];
	let offset = header.length;
	for (let index = 0; index < count; index++) {
		const from = woffHeader + index * woffEntry;
		const start = woff.readUInt32BE(from + 4);
		const packed = woff.subarray(start, start + woff.readUInt32BE(from + 8));
		const length = woff.readUInt32BE(from + 12);
		const table = packed.length < length ? inflateSync(packed) : packed;
		const to = fontHeader + index * fontEntry;
		woff.copy(header, to, from, from + 4);
		woff.copy(header, to + 4, from + 16, from + 20);
		header.writeUInt32BE(offset, to + 8);
		header.writeUInt32BE(length, to + 12);
		// Every table starts at a multiple of four bytes.
		const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
		table.copy(padded);
		tables.push(padded);
		offset += padded.length;
	}
	return Buffer.concat([header, ...tables]);
}
