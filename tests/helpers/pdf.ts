/** A PDF that holds nothing, of so many bytes. */
export function pdf(bytes = 64): Buffer {
	const [head, tail] = [Buffer.from("%PDF-1.7\n"), Buffer.from("\n%%EOF\n")];
	return Buffer.concat([head, Buffer.alloc(Math.max(0, bytes - head.length - tail.length), "%"), tail]);
}
