import { type AskedSnapshot, nameOfOthers, type ObjectId, RemoteError, type TreeFile } from "#studio/stores/remote.ts";
import { isGoodName } from "../tree-names.ts";
import type { Limits } from "./limits.ts";
import { formatOf } from "./objects.ts";
import { folderMode, kindOf, readTree, type TreeEntry } from "./trees.ts";

/** Gives trees by their names, all that are asked for. */
export type TreeLoader = (ids: readonly ObjectId[]) => Promise<(id: ObjectId) => Uint8Array>;

interface Folder {
	/** With a slash at its end, unless it is the root. */
	readonly path: string;
	readonly tree: ObjectId;
}

/** The files below a folder of a tree, by their names from the root, and what is beside it. Throws `damaged` and `too much`. */
export async function filesBelow(
	root: ObjectId,
	folder: string,
	load: TreeLoader,
	limits: Limits,
): Promise<Pick<AskedSnapshot, "files" | "beside">> {
	const files = new Map<string, TreeFile>();
	const { start, beside } = await folderAt(root, folder, load);
	let level: readonly Folder[] = start ? [start] : [];
	let count = 0;
	for (let depth = 0; level.length > 0; depth++) {
		if (depth > limits.nesting) throw new RemoteError("too much", "There are too many folders within one another.");
		const treeOf = await load([...new Set(level.map(({ tree }) => tree))]);
		const below: Folder[] = [];
		for (const { path, tree } of level) {
			for (const [name, entry] of readTree(treeOf(tree), formatOf(tree))) {
				if (!isGoodName(name))
					throw new RemoteError("damaged", `No file can be called ${JSON.stringify(path + name)}.`);
				if (++count > limits.files) throw new RemoteError("too much", `There are more than ${limits.files} files.`);
				if (entry.mode === folderMode) below.push({ path: `${path}${name}/`, tree: entry.id });
				else files.set(path + name, { id: entry.id, kind: kindOf(entry) });
			}
		}
		level = below;
	}
	return { files, beside };
}

interface Found {
	readonly start: Folder | undefined;
	readonly beside: string;
}

/** The folder of this name, if it is there, and what is beside it. */
async function folderAt(root: ObjectId, folder: string, load: TreeLoader): Promise<Found> {
	let tree = root;
	let beside = "";
	const names = folder.split("/").filter(Boolean);
	for (const name of names) {
		const treeOf = await load([tree]);
		const entries: ReadonlyMap<string, TreeEntry> = readTree(treeOf(tree), formatOf(tree));
		beside += nameOfOthers(entries, name);
		const entry = entries.get(name);
		if (entry?.mode !== folderMode) return { start: undefined, beside };
		tree = entry.id;
	}
	return { start: { path: names.map((name) => `${name}/`).join(""), tree }, beside };
}
