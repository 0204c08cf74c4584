import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { type ObjectId, RemoteError, type TreeFile } from "#studio/stores/remote.ts";
import { nameBytes, nameIn } from "../tree-names.ts";
import { idBytes, type ObjectFormat } from "./objects.ts";

/** What stands in a tree under a name. */
export interface TreeEntry {
	readonly mode: string;
	readonly id: ObjectId;
}

export const folderMode = "40000";

export const fileMode = "100644";

const kinds: Readonly<Record<string, TreeFile["kind"]>> = {
	[fileMode]: "file",
	// Written by the first versions of Git.
	"100664": "file",
	"100755": "program",
	"120000": "link",
	"160000": "submodule",
};

/** What an entry is that is no folder. */
export function kindOf(entry: TreeEntry): TreeFile["kind"] {
	const kind = kinds[entry.mode];
	if (!kind) throw damaged();
	return kind;
}

/** What stands in a tree, by name: any name, good or not. Throws `damaged`. */
export function readTree(bytes: Uint8Array, format: ObjectFormat): Map<string, TreeEntry> {
	const entries = new Map<string, TreeEntry>();
	for (let at = 0; at < bytes.length; ) {
		const space = bytes.indexOf(0x20, at);
		const end = bytes.indexOf(0, space);
		const next = end + 1 + idBytes[format];
		if (space < 0 || end < 0 || next > bytes.length) throw damaged();
		const name = nameIn(bytes.subarray(space + 1, end));
		const mode = new TextDecoder().decode(bytes.subarray(at, space));
		if (entries.has(name)) throw damaged();
		entries.set(name, { mode, id: bytesToHex(bytes.subarray(end + 1, next)) });
		at = next;
	}
	return entries;
}

/** A tree as Git writes it: in the order of the bytes of the names, folders as if a slash ended theirs. */
export function writeTree(entries: ReadonlyMap<string, TreeEntry>): Uint8Array {
	const encoder = new TextEncoder();
	const written = [...entries].map(([name, { mode, id }]) => {
		const named = nameBytes(name);
		return {
			key: mode === folderMode ? joined([named, encoder.encode("/")]) : named,
			bytes: joined([encoder.encode(`${mode} `), named, new Uint8Array(1), hexToBytes(id)]),
		};
	});
	written.sort((one, other) => compareBytes(one.key, other.key));
	return joined(written.map(({ bytes }) => bytes));
}

function compareBytes(one: Uint8Array, other: Uint8Array): number {
	const differs = one.findIndex((byte, index) => byte !== other[index]);
	return differs < 0 ? one.length - other.length : (one[differs] ?? 0) - (other[differs] ?? -1);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
	const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}

function damaged(): RemoteError {
	return new RemoteError("damaged", "A folder cannot be read.");
}
