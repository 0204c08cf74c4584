import type { NewCommit, ObjectId } from "#studio/stores/remote.ts";
import { bothKinds } from "../tree-names.ts";
import { writeCommit } from "./commits.ts";
import { partsOf } from "./names.ts";
import { formatOf, type GitObject, nameOf, type ObjectFormat } from "./objects.ts";
import type { TreeLoader } from "./snapshot.ts";
import { fileMode, folderMode, kindOf, readTree, type TreeEntry, writeTree } from "./trees.ts";

/** What changes in a folder: what files hold, null for one that goes, and what changes in folders below. */
interface Changes {
	readonly files: Map<string, Uint8Array | null>;
	readonly folders: Map<string, Changes>;
}

/** A commit and all that is new with it. */
export interface NewObjects {
	readonly commit: ObjectId;
	readonly objects: ReadonlyMap<ObjectId, GitObject>;
}

/**
 * Makes a commit on the tree of its first parent. Of that only the folders are read in which something changes. Throws
 * when a name is none that a file may have, and `failed` when it is that of a folder, or leads through a file or a link.
 */
export async function newObjects(commit: NewCommit, root: ObjectId, load: TreeLoader): Promise<NewObjects> {
	const format = formatOf(root);
	const objects = new Map<ObjectId, GitObject>();
	const add = (object: GitObject): ObjectId => {
		const id = nameOf(object, format);
		objects.set(id, object);
		return id;
	};
	const changes = changesOf(commit.changes);
	const tree = (await changed(root, changes, { format, load, add })) ?? add({ type: "tree", bytes: new Uint8Array() });
	return { commit: add({ type: "commit", bytes: writeCommit(commit, tree) }), objects };
}

function changesOf(files: ReadonlyMap<string, Uint8Array | null>): Changes {
	const root: Changes = { files: new Map(), folders: new Map() };
	for (const [path, bytes] of files) {
		const parts = partsOf(path);
		let at = root;
		for (const part of parts.slice(0, -1)) {
			const below: Changes = at.folders.get(part) ?? { files: new Map(), folders: new Map() };
			at.folders.set(part, below);
			at = below;
		}
		at.files.set(parts.at(-1) ?? "", bytes);
	}
	return root;
}

interface Making {
	readonly format: ObjectFormat;
	readonly load: TreeLoader;
	readonly add: (object: GitObject) => ObjectId;
}

/** The tree that comes of another, or of none, by changes; undefined when nothing is left in it. */
async function changed(
	tree: ObjectId | undefined,
	{ files, folders }: Changes,
	making: Making,
): Promise<ObjectId | undefined> {
	const { format, load, add } = making;
	const entries = tree === undefined ? new Map<string, TreeEntry>() : readTree((await load([tree]))(tree), format);
	for (const [name, bytes] of files) {
		if (bytes === null && !isFolder(entries.get(name))) entries.delete(name);
	}
	for (const [name, changes] of folders) {
		const there = entries.get(name);
		if (there && !isFolder(there)) throw bothKinds(name);
		const id = await changed(there?.id, changes, making);
		if (id === undefined) entries.delete(name);
		else entries.set(name, { mode: folderMode, id });
	}
	for (const [name, bytes] of files) {
		const there = entries.get(name);
		if (isFolder(there)) throw bothKinds(name);
		if (bytes === null) continue;
		const id = nameOf({ type: "blob", bytes }, format);
		// The server has what it has already.
		if (there?.id !== id) add({ type: "blob", bytes });
		entries.set(name, { mode: there && kindOf(there) === "program" ? there.mode : fileMode, id });
	}
	if (entries.size === 0) return undefined;
	const written: GitObject = { type: "tree", bytes: writeTree(entries) };
	const id = nameOf(written, format);
	return id === tree ? tree : add(written);
}

function isFolder(entry: TreeEntry | undefined): boolean {
	return entry?.mode === folderMode;
}
