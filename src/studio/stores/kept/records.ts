/** A record of a log: names with the bytes that they have from now on. Null removes one. */
export type Changes = ReadonlyMap<string, Uint8Array | null>;

/** Where the bytes of a name are in a payload; undefined for one that is removed. */
export interface Entry {
	readonly name: string;
	readonly at: number | undefined;
	readonly length: number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** For each name: the lengths of name and bytes, the latter one more than it is, or 0 for what is removed. */
const entryHead = 8;

/** The bytes of a record, with `head` bytes of room before them. */
export function encodeRecord(changes: Changes, head: number): Uint8Array {
	const entries = [...changes].map(([name, bytes]) => ({ name: encoder.encode(name), bytes }));
	const size = entries.reduce((sum, { name, bytes }) => sum + entryHead + name.length + (bytes?.length ?? 0), head);
	const record = new Uint8Array(size);
	const view = new DataView(record.buffer);
	let at = head;
	for (const { name, bytes } of entries) {
		view.setUint32(at, name.length);
		view.setUint32(at + 4, bytes ? bytes.length + 1 : 0);
		record.set(name, at + entryHead);
		if (bytes) record.set(bytes, at + entryHead + name.length);
		at += entryHead + name.length + (bytes?.length ?? 0);
	}
	return record;
}

/** What a payload says. `at` counts from its beginning. */
export function* entriesIn(payload: Uint8Array): Generator<Entry> {
	const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
	for (let at = 0; at + entryHead <= payload.length; ) {
		const start = at + entryHead;
		const nameEnd = start + view.getUint32(at);
		const stored = view.getUint32(at + 4);
		const name = decoder.decode(payload.subarray(start, nameEnd));
		yield { name, at: stored === 0 ? undefined : nameEnd, length: Math.max(0, stored - 1) };
		at = nameEnd + Math.max(0, stored - 1);
	}
}
