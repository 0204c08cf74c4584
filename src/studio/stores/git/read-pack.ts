import { bytesToHex } from "@noble/hashes/utils.js";
import { type ObjectId, RemoteError } from "#studio/stores/remote.ts";
import type { ByteReader } from "./byte-reader.ts";
import { applyDelta } from "./delta.ts";
import { Inflater } from "./inflate.ts";
import type { Limits } from "./limits.ts";
import { type GitObject, idBytes, nameOf, type ObjectFormat, type ObjectType } from "./objects.ts";

/** A delta whose base is an object that is not in the pack and not known here. */
export class MissingBase extends RemoteError {
	constructor() {
		super("damaged", "The pack needs an object that it does not have.");
	}
}

interface PackOptions {
	readonly format: ObjectFormat;
	readonly limits: Limits;
	/** An object that is known from before: a pack may build on it. */
	readonly known?: (id: ObjectId) => GitObject | undefined;
}

/** An object of the pack, by how many deltas it was made. */
interface Unpacked extends GitObject {
	readonly depth: number;
}

/** What a delta builds on: an object by its name, or by where it begins in the pack. */
type Base = ObjectId | number;

/** A delta and where it begins. */
interface Delta {
	readonly start: number;
	readonly bytes: Uint8Array;
}

const types: Readonly<Record<number, ObjectType>> = { 1: "commit", 2: "tree", 3: "blob", 4: "tag" };

const deltaByPlace = 6;

const deltaByName = 7;

/**
 * The objects of a pack, by the names that follow from what they hold: so whoever asks for an object by its name has it as
 * it was, and the sum at the end of the pack says nothing more. Throws `damaged` and `too much`.
 */
export async function readPack(
	reader: ByteReader,
	{ format, limits, known }: PackOptions,
): Promise<ReadonlyMap<ObjectId, GitObject>> {
	const objects = new Map<ObjectId, Unpacked>();
	const byPlace = new Map<number, Unpacked>();
	const waiting = new Map<Base, Delta[]>();
	const inflater = new Inflater();
	let unpacked = 0;

	function count(bytes: number): void {
		unpacked += bytes;
		if (bytes <= limits.object && unpacked <= limits.unpacked) return;
		throw new RemoteError("too much", `The pack unpacks to more than ${unpacked} bytes.`);
	}
	function baseOf(base: Base): Unpacked | undefined {
		if (typeof base === "number") return byPlace.get(base);
		const outside = known?.(base);
		return objects.get(base) ?? (outside && { ...outside, depth: 0 });
	}
	function made(base: Unpacked, { bytes }: Delta): Unpacked {
		const depth = base.depth + 1;
		if (depth > limits.depth) throw new RemoteError("too much", `There are more than ${limits.depth} deltas in a row.`);
		const result = applyDelta(base.bytes, bytes, Math.min(limits.object, limits.unpacked - unpacked));
		count(result.length);
		return { type: base.type, bytes: result, depth };
	}
	/** Takes an object, and all that waited for it. */
	function take(start: number, object: Unpacked): void {
		const ready: { start: number; make: () => Unpacked }[] = [{ start, make: () => object }];
		for (let next = ready.pop(); next; next = ready.pop()) {
			const base = next.make();
			const id = nameOf(base, format);
			byPlace.set(next.start, base);
			objects.set(id, base);
			for (const name of [next.start, id]) {
				for (const delta of waiting.get(name) ?? []) ready.push({ start: delta.start, make: () => made(base, delta) });
				waiting.delete(name);
			}
		}
	}

	const entries = await entriesOf(reader);
	if (entries > limits.objects) throw new RemoteError("too much", `The pack has ${entries} objects.`);
	for (let entry = 0; entry < entries; entry++) {
		const start = reader.at;
		const { kind, size } = await headOf(reader);
		const base = await baseIn(reader, kind, start, format);
		count(size);
		const bytes = await inflater.next(reader, size);
		if (base === undefined) {
			const type = types[kind];
			if (!type) throw damaged();
			take(start, { type, bytes, depth: 0 });
			continue;
		}
		const there = baseOf(base);
		const delta = { start, bytes };
		if (there) take(start, made(there, delta));
		else if (!waiting.get(base)?.push(delta)) waiting.set(base, [delta]);
	}
	if (!(await reader.exactly(idBytes[format]))) throw ended();
	if (waiting.size > 0) throw new MissingBase();
	return objects;
}

/** How many objects the pack says to have. */
async function entriesOf(reader: ByteReader): Promise<number> {
	const head = await reader.exactly(12);
	if (!head) throw ended();
	const view = new DataView(head.buffer);
	const version = view.getUint32(4);
	if (view.getUint32(0) !== 0x50_41_43_4b || (version !== 2 && version !== 3)) throw damaged();
	return view.getUint32(8);
}

async function headOf(reader: ByteReader): Promise<{ kind: number; size: number }> {
	const first = await byteOf(reader);
	let size = first % 16;
	for (let next = first, factor = 16; next >= 128; factor *= 128) {
		next = await byteOf(reader);
		size += (next % 128) * factor;
		if (size > Number.MAX_SAFE_INTEGER) throw damaged();
	}
	return { kind: (first >> 4) % 8, size };
}

/** What an entry of this kind builds on, if on anything. */
async function baseIn(
	reader: ByteReader,
	kind: number,
	start: number,
	format: ObjectFormat,
): Promise<Base | undefined> {
	if (kind === deltaByName) {
		const id = await reader.exactly(idBytes[format]);
		if (!id) throw ended();
		return bytesToHex(id);
	}
	if (kind !== deltaByPlace) return undefined;
	let next = await byteOf(reader);
	let back = next % 128;
	while (next >= 128) {
		next = await byteOf(reader);
		back = (back + 1) * 128 + (next % 128);
		if (back > start) throw damaged();
	}
	if (back === 0 || back > start) throw damaged();
	return start - back;
}

async function byteOf(reader: ByteReader): Promise<number> {
	const [byte] = (await reader.exactly(1)) ?? [];
	if (byte === undefined) throw ended();
	return byte;
}

function damaged(): RemoteError {
	return new RemoteError("damaged", "What was sent is no pack.");
}

function ended(): RemoteError {
	return new RemoteError("damaged", "The pack ends too early.");
}
