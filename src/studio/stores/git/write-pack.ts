import { type GitObject, type ObjectFormat, type ObjectType, sumOf } from "./objects.ts";

const kinds: Readonly<Record<ObjectType, number>> = { commit: 1, tree: 2, blob: 3, tag: 4 };

/** A pack of whole objects, in pieces. */
export async function writePack(
	objects: readonly GitObject[],
	format: ObjectFormat,
): Promise<readonly Uint8Array<ArrayBuffer>[]> {
	const head = new Uint8Array(12);
	const view = new DataView(head.buffer);
	view.setUint32(0, 0x50_41_43_4b);
	view.setUint32(4, 2);
	view.setUint32(8, objects.length);
	const parts = [head];
	for (const { type, bytes } of objects) parts.push(headOf(kinds[type], bytes.length), await deflated(bytes));
	return [...parts, sumOf(parts, format)];
}

/** Kind and size: four bits of the size first, then seven at a time. */
function headOf(kind: number, size: number): Uint8Array<ArrayBuffer> {
	const bytes = [(kind << 4) | (size % 16)];
	for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
		bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 128;
		bytes.push(rest % 128);
	}
	return new Uint8Array(bytes);
}

async function deflated(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
	// A copy: memory that is shared with another thread cannot be sent.
	const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream("deflate"));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}
