import type { ObjectId } from "#studio/stores/remote.ts";
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

/** Works out a folder in which files have become others, by their paths; null is a file that goes. */
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
		for (const [path, id] of at) {
			const slash = path.indexOf("/");
			if (slash < 0) {
				put(tree, path, id, before);
				continue;
			}
			const folder = path.slice(0, slash);
			within.set(folder, (within.get(folder) ?? new Map()).set(path.slice(slash + 1), id));
		}
		for (const [folder, changes] of within) {
			const entry = tree.get(folder);
			const inside = entry?.mode === folderMode ? await trees.folder(entry.id, signal) : new Map<string, TreeEntry>();
			const changed = await change(inside, changes, `${before}${folder}/`);
			if (changed.size > 0) tree.set(folder, { mode: folderMode, id: await trees.keep(changed) });
			else if (entry?.mode === folderMode) tree.delete(folder);
		}
		return tree;
	}

	function put(tree: Map<string, TreeEntry>, name: string, id: ObjectId | null, before: string): void {
		const old = tree.get(name);
		const path = before + name;
		if (id === null) {
			if (!old || old.mode === folderMode) return;
			tree.delete(name);
			planted.push({ path, mode: "100644", id });
			return;
		}
		const mode = old?.mode === "100755" ? old.mode : "100644";
		if (old?.id === id && old.mode === mode) return;
		tree.set(name, { mode, id });
		planted.push({ path, mode, id });
	}

	const root = await change(await trees.folder(base, signal), changes, "");
	return { tree: await trees.keep(root), planted };
}
