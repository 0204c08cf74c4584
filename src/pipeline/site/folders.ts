import { remembered } from "#core/remembered.ts";
import type { Site } from "./site.ts";

/** The folder that a page stands in: its own address without the last step. */
export function folderOf(path: string): string {
	return path.slice(0, path.lastIndexOf("/")) || "/";
}

/** The addresses above an address, the nearest first, whether something stands there or not: `/nieuws` and `/` of `/nieuws/brood`. */
export function foldersAbove(path: string): string[] {
	const folders: string[] = [];
	for (let above = path; above !== "/"; ) {
		above = folderOf(above);
		folders.push(above);
	}
	return folders;
}

/** By the addresses of a site, which stay the same when a page changes. */
const grouped = new WeakMap<Site["addresses"], ReadonlyMap<string, readonly string[]>>();

/** The addresses of all pages below an address, sound or not. */
export function addressesBelow(folder: string, { addresses }: Pick<Site, "addresses">): readonly string[] {
	return remembered(grouped, addresses, () => groupByFolder(addresses.keys())).get(folder) ?? [];
}

function groupByFolder(addresses: Iterable<string>): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, string[]>();
	for (const address of addresses) {
		for (const folder of foldersAbove(address)) remembered(found, folder, () => []).push(address);
	}
	return found;
}
