const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** A text in UTF-8. */
export function bytesOf(text: string): Uint8Array {
	return encoder.encode(text);
}

/** The text that these bytes are in UTF-8, with a mark of their order if they have one; undefined for what is no text. */
export function textOf(bytes: Uint8Array): string | undefined {
	if (bytes.includes(0)) return undefined;
	try {
		return decoder.decode(bytes);
	} catch {
		return undefined;
	}
}
