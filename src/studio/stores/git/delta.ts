import { RemoteError } from "#studio/stores/remote.ts";

/** The bytes that a delta makes of its base. Throws `damaged`, and `too much` when they were more than `most`. */
export function applyDelta(base: Uint8Array, delta: Uint8Array, most: number): Uint8Array {
	let at = 0;

	function byte(): number {
		const value = delta[at++];
		if (value === undefined) throw damaged();
		return value;
	}
	function size(): number {
		let value = 0;
		for (let factor = 1; ; factor *= 128) {
			const next = byte();
			value += (next % 128) * factor;
			if (value > Number.MAX_SAFE_INTEGER) throw damaged();
			if (next < 128) return value;
		}
	}
	/** A number of which the instruction says which bytes are there; the others are zero. */
	function number(present: number, bytes: number): number {
		let value = 0;
		for (let index = 0; index < bytes; index++) if (present & (1 << index)) value += byte() * 256 ** index;
		return value;
	}

	if (size() !== base.length) throw damaged();
	const length = size();
	if (length > most) throw new RemoteError("too much", `An object has ${length} bytes.`);
	const result = new Uint8Array(length);
	let filled = 0;
	while (at < delta.length) {
		const instruction = byte();
		const copies = instruction >= 128;
		const from = copies ? number(instruction, 4) : at;
		const count = copies ? number(instruction >> 4, 3) || 0x1_00_00 : instruction;
		const source = copies ? base : delta;
		if (count === 0 || from + count > source.length || filled + count > length) throw damaged();
		result.set(source.subarray(from, from + count), filled);
		filled += count;
		if (!copies) at += count;
	}
	if (filled !== length) throw damaged();
	return result;
}

function damaged(): RemoteError {
	return new RemoteError("damaged", "An object does not follow from the one that it is said to follow from.");
}
