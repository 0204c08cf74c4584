import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";

/** An entry of a pack, as it stands there. */
export type PackEntry = Buffer;

const kinds = { commit: 1, tree: 2, blob: 3, byPlace: 6, byName: 7 } as const;

/** A whole object. A size that is said may be another than it has. */
export function whole(type: "commit" | "tree" | "blob", bytes: Uint8Array, said = bytes.length): PackEntry {
	return Buffer.concat([head(kinds[type], said), deflateSync(bytes)]);
}

/** A delta on the entry that begins so many bytes before. */
export function deltaByPlace(back: number, delta: Uint8Array): PackEntry {
	const bytes = [back % 128];
	for (let rest = Math.floor(back / 128); rest > 0; rest = Math.floor(rest / 128)) {
		rest--;
		bytes.unshift(128 + (rest % 128));
	}
	return Buffer.concat([head(kinds.byPlace, delta.length), Buffer.from(bytes), deflateSync(delta)]);
}

/** A delta on the object of this name. */
export function deltaByName(base: string, delta: Uint8Array): PackEntry {
	return Buffer.concat([head(kinds.byName, delta.length), Buffer.from(base, "hex"), deflateSync(delta)]);
}

/** What a delta says: how long its base is and its result, and then what to do. */
export function deltaOf(base: number, result: number, ...instructions: readonly number[]): Buffer {
	return Buffer.from([...size(base), ...size(result), ...instructions]);
}

/** A pack of these entries. It may say that it has another number. */
export function packOf(entries: readonly PackEntry[], said = entries.length): Buffer {
	const start = Buffer.alloc(12);
	start.write("PACK");
	start.writeUInt32BE(2, 4);
	start.writeUInt32BE(said, 8);
	const all = Buffer.concat([start, ...entries]);
	return Buffer.concat([all, createHash("sha1").update(all).digest()]);
}

/** The name of an object. */
export function named(type: string, bytes: Uint8Array): string {
	return createHash("sha1").update(`${type} ${bytes.length}\0`).update(bytes).digest("hex");
}

function head(kind: number, length: number): Buffer {
	const [first = 0, ...rest] = [(kind << 4) | (length % 16), ...(length >= 16 ? size(Math.floor(length / 16)) : [])];
	return Buffer.from([rest.length > 0 ? first | 128 : first, ...rest]);
}

/** Seven bits at a time, the lowest first. */
function size(value: number): number[] {
	return value < 128 ? [value] : [128 + (value % 128), ...size(Math.floor(value / 128))];
}
