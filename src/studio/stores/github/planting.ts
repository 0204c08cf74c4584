import type { ObjectId } from "#studio/stores/remote.ts";
import { bothKinds } from "../tree-names.ts";
import { folderMode, type Tree, type TreeEntry } from "./objects.ts";
import type { Trees } from "./trees.ts";

/** A file that a folder gets; without a name, one that it loses. */
interface Planted {
	readonly path: string;
	readonly mode: string;
	readonly id: ObjectId | null;
}

interface Changed {
	/** The name of the folder with its changes. */
	readonly tree: ObjectId;
	/** The changes that are some: what is there already, or is not there, is left out. */
	readonly planted: readonly Planted[];
}

/**
 * Works out a folder in which files have become others, by their paths; null is a file that goes. Throws `failed` where
 * one would take the place of a folder, or its path leads through a file or a link.
 */
export async function changedFolder(
	base: ObjectId,
	changes: ReadonlyMap<string, ObjectId | null>,
	trees: Trees,
	signal?: AbortSignal,
): Promise<Changed> {
	const planted: Planted[] = [];

	/** The folder with its changes, of which the paths begin at it. */
	async function change(old: Tree, at: ReadonlyMap<string, ObjectId | null>, before: string): Promise<Tree> {
		const tree = new Map(old);
		const within = new Map<string, Map<string, ObjectId | null>>();
		const coming: (readonly [string, ObjectId])[] = [];
		for (const [path, id] of at) {
			const slash = path.indexOf("/");
			const folder = path.slice(0, slash);
			if (slash >= 0) within.set(folder, (within.get(folder) ?? new Map()).set(path.slice(slash + 1), id));
			else if (id === null) remove(tree, path, before);
			else coming.push([path, id]);
		}
		for (const [folder, changes] of within) {
			const entry = tree.get(folder);
			const inside = entry?.mode === folderMode ? await trees.folder(entry.id, signal) : new Map<string, TreeEntry>();
			const changed = await change(inside, changes, `${before}${folder}/`);
			if (changed.size > 0 && entry && entry.mode !== folderMode) throw bothKinds(before + folder);
			if (changed.size > 0) tree.set(folder, { mode: folderMode, id: await trees.keep(changed) });
			else if (entry?.mode === folderMode) tree.delete(folder);
		}
		for (const [name, id] of coming) put(tree, name, id, before);
		return tree;
	}

	function remove(tree: Map<string, TreeEntry>, name: string, before: string): void {
		const old = tree.get(name);
		if (!old || old.mode === folderMode) return;
		tree.delete(name);
		planted.push({ path: before + name, mode: "100644", id: null });
	}

	function put(tree: Map<string, TreeEntry>, name: string, id: ObjectId, before: string): void {
		const old = tree.get(name);
		const path = before + name;
		if (old?.mode === folderMode) throw bothKinds(path);
		const mode = old?.mode === "100755" ? old.mode : "100644";
		if (old?.id === id && old.mode === mode) return;
		tree.set(name, { mode, id });
		planted.push({ path, mode, id });
	}

	const root = await change(await trees.folder(base, signal), changes, "");
	return { tree: await trees.keep(root), planted };
}
