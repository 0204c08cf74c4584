import type { ObjectId } from "#studio/stores/remote.ts";
import { type Commit, readCommit } from "./commits.ts";
import { formatOf, type GitObject } from "./objects.ts";
import { folderMode, readTree, type TreeEntry } from "./trees.ts";

/** Commits that are kept: each is some hundred bytes. */
const mostCommits = 2_000;

/** What has come from the server and is kept: commits and trees, the latest used, never what files hold. */
export class Known {
	readonly #commits = new Map<ObjectId, Commit>();
	readonly #trees = new Map<ObjectId, Uint8Array>();
	readonly #most: number;
	#bytes = 0;
	#whole: ObjectId | undefined;

	/** Keeps at most so many bytes of trees. */
	constructor(most: number) {
		this.#most = most;
	}

	keep(objects: Iterable<readonly [ObjectId, GitObject]>): void {
		for (const [id, { type, bytes }] of objects) {
			if (type === "commit") this.#keepCommit(readCommit(id, bytes));
			if (type === "tree") this.#keepTree(id, bytes);
		}
	}

	commit(id: ObjectId): Commit | undefined {
		return this.#commits.get(id);
	}

	tree(id: ObjectId): Uint8Array | undefined {
		const bytes = this.#trees.get(id);
		// What was used last goes last.
		if (bytes && this.#trees.delete(id)) this.#trees.set(id, bytes);
		return bytes;
	}

	/** A tree as a pack may build on it. */
	object(id: ObjectId): GitObject | undefined {
		const bytes = this.tree(id);
		return bytes && { type: "tree", bytes };
	}

	/** Remembers that all trees of a commit have come, or were made here. */
	isWhole(id: ObjectId): void {
		this.#whole = id;
	}

	/** The latest commit all of whose trees are here: a server need not send them again. */
	whole(): ObjectId | undefined {
		const commit = this.#whole && this.#commits.get(this.#whole);
		return commit && this.#hasAll(commit.tree) ? commit.id : undefined;
	}

	#hasAll(root: ObjectId): boolean {
		const seen = new Set([root]);
		// A set also goes through what is added meanwhile.
		for (const id of seen) {
			const bytes = this.tree(id);
			if (!bytes) return false;
			for (const folder of foldersIn(readTree(bytes, formatOf(id)))) seen.add(folder);
		}
		return true;
	}

	#keepCommit(commit: Commit): void {
		this.#commits.delete(commit.id);
		this.#commits.set(commit.id, commit);
		for (const [oldest] of this.#commits) {
			if (this.#commits.size <= mostCommits) break;
			this.#commits.delete(oldest);
		}
	}

	#keepTree(id: ObjectId, bytes: Uint8Array): void {
		if (this.tree(id)) return;
		this.#trees.set(id, bytes);
		this.#bytes += bytes.length;
		for (const [oldest, { length }] of this.#trees) {
			if (this.#bytes <= this.#most) break;
			this.#trees.delete(oldest);
			this.#bytes -= length;
		}
	}
}

function foldersIn(entries: ReadonlyMap<string, TreeEntry>): ObjectId[] {
	return [...entries.values()].filter(({ mode }) => mode === folderMode).map(({ id }) => id);
}
