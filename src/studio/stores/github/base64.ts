/** Bytes in base64. */
export function toBase64(bytes: Uint8Array): string {
	let letters = "";
	for (let at = 0; at < bytes.length; at += 0x8000) letters += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
	return btoa(letters);
}

/** The bytes that base64 stands for. */
export function fromBase64(text: string): Uint8Array {
	return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
