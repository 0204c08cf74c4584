/** Where some ASCII letters first stand in bytes; -1 where they do not. */
export function indexInBytes(bytes: Uint8Array, letters: string): number {
	const first = letters.charCodeAt(0);
	for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
		let length = 1;
		while (length < letters.length && bytes[at + length] === letters.charCodeAt(length)) length++;
		if (length === letters.length) return at;
	}
	return -1;
}
