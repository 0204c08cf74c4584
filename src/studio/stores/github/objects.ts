import * as z from "zod";
import type { ObjectId } from "#studio/stores/remote.ts";
import { nameBytes } from "../tree-names.ts";
import { bytesOf } from "./text.ts";

/** What stands under a name in a folder of Git. */
export interface TreeEntry {
	/** As Git writes it: `100644`, `40000`. */
	readonly mode: string;
	readonly id: ObjectId;
}

/** A folder of Git: entries by their names. */
export type Tree = ReadonlyMap<string, TreeEntry>;

/** The name of an object as GitHub says it. Its repositories name by SHA-1. */
export const objectId = z.string().regex(/^[0-9a-f]{40}$/);

export const folderMode = "40000";

/** The name that Git gives an object: the SHA-1 of its kind, length and bytes. */
export async function nameOf(kind: "blob" | "tree" | "commit", bytes: Uint8Array): Promise<ObjectId> {
	const digest = await crypto.subtle.digest("SHA-1", joined([bytesOf(`${kind} ${bytes.length}\0`), bytes]));
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A folder as Git keeps it, in Git's order: that of bytes, in which the name of a folder ends with a slash. */
export function treeBytes(tree: Tree): Uint8Array {
	const entries = [...tree].map(([name, { mode, id }]) => {
		const named = nameBytes(name);
		return {
			key: mode === folderMode ? joined([named, bytesOf("/")]) : named,
			bytes: joined([bytesOf(`${mode} `), named, new Uint8Array(1), rawName(id)]),
		};
	});
	entries.sort((one, other) => compare(one.key, other.key));
	return joined(entries.map(({ bytes }) => bytes));
}

function rawName(id: ObjectId): Uint8Array {
	return Uint8Array.from(id.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

function compare(one: Uint8Array, other: Uint8Array): number {
	const length = Math.min(one.length, other.length);
	for (let at = 0; at < length; at++) {
		const difference = (one[at] ?? 0) - (other[at] ?? 0);
		if (difference !== 0) return difference;
	}
	return one.length - other.length;
}

/** Bytes one after another. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}
