const [encoder, decoder] = [new TextEncoder(), new TextDecoder("utf-8", { ignoreBOM: true })];

export function encoded(text: string): Uint8Array {
	return encoder.encode(text);
}

/** With its byte-order mark. */
export function decoded(bytes: Uint8Array): string {
	return decoder.decode(bytes);
}

/** Whether two files hold the same; undefined and null stand for a file that is not there. */
export function sameBytes(one: Uint8Array | null | undefined, other: Uint8Array | null | undefined): boolean {
	if (!one || !other) return !one === !other;
	return one === other || (one.length === other.length && one.every((byte, index) => byte === other[index]));
}
