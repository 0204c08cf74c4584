import * as z from "zod";
import { type ObjectId, RemoteError, type TreeFile } from "#studio/stores/remote.ts";
import { isGoodName } from "../tree-names.ts";
import type { GithubApi } from "./api.ts";
import { folderMode, nameOf, objectId, type Tree, type TreeEntry, treeBytes } from "./objects.ts";

/** The folders of a repository. One that is known is not asked for again: its name says all that is in it. */
export interface Trees {
	/** One folder, without what is in the folders in it. */
	folder(id: ObjectId, signal?: AbortSignal): Promise<Tree>;
	/** Every file below a folder, by its path behind the prefix. */
	files(id: ObjectId, prefix: string, signal?: AbortSignal): Promise<ReadonlyMap<string, TreeFile>>;
	/** Notes a folder, and gives its name. */
	keep(tree: Tree): Promise<ObjectId>;
	/** Notes a folder that should have this name, if it has. */
	offer(id: ObjectId, tree: Tree): Promise<void>;
	/** The size of a file that the server has and told of. */
	sizeOf(blob: ObjectId): number | undefined;
}

/** Of files and folders in one snapshot. */
const mostEntries = 100_000;

const treeAnswer = z.object({
	truncated: z.boolean(),
	tree: z.array(
		z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: objectId, size: z.number().optional() }),
	),
});

export function githubTrees(api: GithubApi): Trees {
	const known = new Map<ObjectId, Tree>();
	const sizes = new Map<ObjectId, number>();

	async function offer(id: ObjectId, tree: Tree): Promise<void> {
		if (!known.has(id) && (await nameOf("tree", treeBytes(tree))) === id) known.set(id, tree);
	}

	/** Asks for a folder, with all below it or alone. Undefined when that is more than one answer holds. */
	async function ask(id: ObjectId, recursive: boolean, signal?: AbortSignal): Promise<Tree | undefined> {
		const answer = await api.get(`/git/trees/${id}${recursive ? "?recursive=1" : ""}`, treeAnswer, signal);
		if (answer.truncated) return undefined;
		const folders = new Map([["", { id, tree: new Map<string, TreeEntry>() }]]);
		for (const { path, mode, type, sha, size } of answer.tree) {
			const [, folder = "", name = ""] = /^(?:(.*)\/)?([^/]*)$/s.exec(path) ?? [];
			folders.get(folder)?.tree.set(name, { mode: mode.replace(/^0/, ""), id: sha });
			if (type === "tree" && recursive) folders.set(path, { id: sha, tree: new Map() });
			if (size !== undefined) sizes.set(sha, size);
		}
		await Promise.all(Array.from(folders.values(), (folder) => offer(folder.id, folder.tree)));
		return damagedUnless(known.get(id), id);
	}

	async function folder(id: ObjectId, signal?: AbortSignal): Promise<Tree> {
		const tree = known.get(id) ?? (await ask(id, false, signal));
		if (!tree) throw new RemoteError("too much", "A folder of the repository has more files than GitHub lists.");
		return tree;
	}

	return {
		folder,
		offer,
		async files(id, prefix, signal) {
			const found = new Map<string, TreeFile>();
			let seen = 0;
			// Asked for whole, its folders are known afterwards, unless it was too large: then each is asked for by itself.
			async function walk(tree: ObjectId, before: string): Promise<void> {
				const entries = known.get(tree) ?? (await ask(tree, true, signal)) ?? (await folder(tree, signal));
				// Few folders can name each other so often that nothing holds all that is below them.
				seen += entries.size;
				if (seen > mostEntries) throw new RemoteError("too much", `There are more than ${mostEntries} files.`);
				for (const [name, { mode, id: entry }] of entries) {
					if (!isGoodName(name))
						throw new RemoteError("damaged", `A file of the repository has the name ${before}${name}.`);
					if (mode === folderMode) await walk(entry, `${before}${name}/`);
					else found.set(before + name, { id: entry, kind: kindOf(mode) });
				}
			}
			await walk(id, prefix);
			return found;
		},
		async keep(tree) {
			const id = await nameOf("tree", treeBytes(tree));
			known.set(id, tree);
			return id;
		},
		sizeOf: (blob) => sizes.get(blob),
	};
}

function damagedUnless<T>(value: T | undefined, id: ObjectId): T {
	if (value === undefined) throw new RemoteError("damaged", `GitHub's answer is not the folder ${id}.`);
	return value;
}

function kindOf(mode: string): TreeFile["kind"] {
	switch (mode) {
		case "100755":
			return "program";
		case "120000":
			return "link";
		case "160000":
			return "submodule";
		default:
			return "file";
	}
}
