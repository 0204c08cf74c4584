const table = new Uint32Array(256).map((_, index) => {
	let value = index;
	for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
	return value;
});

/** The CRC-32 of some bytes, after that of others. */
export function crc32(bytes: Uint8Array, before = 0): number {
	let value = ~before;
	for (const byte of bytes) value = (table[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
	return ~value >>> 0;
}
