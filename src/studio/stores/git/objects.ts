import { sha1 } from "@noble/hashes/legacy.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { ObjectId } from "#studio/stores/remote.ts";

export type ObjectType = "commit" | "tree" | "blob" | "tag";

export interface GitObject {
	readonly type: ObjectType;
	readonly bytes: Uint8Array;
}

/** How a repository names its objects. */
export type ObjectFormat = "sha1" | "sha256";

// Unlike `crypto.subtle` these hash piece by piece, at once, and also where a page has no secure context.
const hashes = { sha1, sha256 };

/** Bytes of a name. */
export const idBytes: Readonly<Record<ObjectFormat, number>> = { sha1: 20, sha256: 32 };

/** How the repository names its objects in which one has this name. */
export function formatOf(id: ObjectId): ObjectFormat {
	return id.length === 2 * idBytes.sha256 ? "sha256" : "sha1";
}

export function isObjectId(text: string): boolean {
	return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}

/** The name that stands for no object: what a branch leads to that is not there. */
export function noObject(format: ObjectFormat): ObjectId {
	return "0".repeat(2 * idBytes[format]);
}

/** The name of an object: nothing else has it. */
export function nameOf({ type, bytes }: GitObject, format: ObjectFormat): ObjectId {
	const head = new TextEncoder().encode(`${type} ${bytes.length}\0`);
	return bytesToHex(hashes[format].create().update(head).update(bytes).digest());
}

/** The sum that ends a pack. */
export function sumOf(parts: readonly Uint8Array[], format: ObjectFormat): Uint8Array<ArrayBuffer> {
	const hash = hashes[format].create();
	for (const part of parts) hash.update(part);
	return new Uint8Array(hash.digest());
}
