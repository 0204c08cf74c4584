import {
	type AskedSnapshot,
	type NewCommit,
	type ObjectId,
	type Pushed,
	type Remote,
	type RemoteCommit,
	RemoteError,
} from "#studio/stores/remote.ts";
import { patientFetch } from "../patient-fetch.ts";
import { type Asking, NoAnswerOfGit, type Server } from "./ask.ts";
import { askFormat, listBranches } from "./branches.ts";
import { type Commit, readCommit } from "./commits.ts";
import { type Fetched, fetchObjects, type Wanted } from "./fetch-objects.ts";
import { Known } from "./known.ts";
import { type Limits, usualLimits } from "./limits.ts";
import { newObjects } from "./new-objects.ts";
import { formatOf, type GitObject, type ObjectFormat } from "./objects.ts";
import { type Move, pushObjects, type Refusal } from "./push.ts";
import { MissingBase } from "./read-pack.ts";
import { filesBelow, type TreeLoader } from "./snapshot.ts";

export interface GitRemoteOptions {
	/** The whole address of the repository, on the origin of this page: `https://studio.voorbeeld.nl/git/site.git`. */
	readonly address: string;
	readonly fetch?: typeof fetch;
	readonly limits?: Limits;
}

/** How Git says that a push lacks objects: after it took it in, or while it looks at each of them. */
const isMissing = /missing necessary objects|did not receive expected object|object of unexpected type/;

/** Blobs that one question asks for. */
const batch = 500;

/**
 * The server of a repository that speaks Git's smart HTTP, version 2, as `git http-backend` does. The repository needs
 * `uploadpack.allowFilter`, `uploadpack.allowAnySHA1InWant` and `http.receivepack`. Who asks is a matter of the browser:
 * no question carries a name or a password from here.
 */
export function gitRemote({
	address,
	fetch: ask = patientFetch(fetch),
	limits = usualLimits,
}: GitRemoteOptions): Remote {
	const server: Server = {
		address: address.replace(/\/+$/, ""),
		fetch: (...question) => ask(...question),
		most: limits.answer,
	};
	const known = new Known(limits.kept);
	let format: ObjectFormat | undefined;

	async function fetched(wanted: Wanted, asking: Asking, unpacked = limits.unpacked): Promise<Fetched> {
		const come = await fetchObjects(server, wanted, { ...limits, unpacked }, asking);
		format = formatOf(wanted.ids[0]);
		known.keep(come.objects);
		return come;
	}

	/** A commit, and with it the trees that are not known yet. */
	async function commitWithTrees(id: ObjectId, asking: Asking) {
		const there = known.commit(id);
		if (there && known.tree(there.tree)) return { commit: there, trees: new Map<ObjectId, GitObject>() };
		const wanted: Wanted = { ids: [id], filter: "blob:none", depth: 1 };
		const has = known.whole();
		const base = (name: ObjectId) => known.object(name);
		const { objects: trees } = await fetched({ ...wanted, has, known: base }, asking).catch((error: unknown) => {
			if (error instanceof MissingBase) return fetched(wanted, asking);
			throw error;
		});
		known.isWhole(id);
		return { commit: commitOf(id), trees };
	}

	function commitOf(id: ObjectId): Commit {
		const commit = known.commit(id);
		if (!commit) throw new RemoteError("damaged", `${id} is no commit.`);
		return commit;
	}

	/** Loads trees that have just come, or are kept, or else are asked for. */
	function loaderOf(come: ReadonlyMap<ObjectId, GitObject>, asking: Asking): TreeLoader {
		const trees = new Map(come);
		return async (ids) => {
			const [first, ...rest] = ids.filter((id) => {
				const there = trees.get(id) ?? known.object(id);
				if (there) trees.set(id, there);
				return !there;
			});
			if (first !== undefined) {
				const { objects } = await fetched({ ids: [first, ...rest], filter: "blob:none" }, asking);
				for (const [id, object] of objects) trees.set(id, object);
			}
			return (id) => {
				const tree = trees.get(id);
				if (tree?.type !== "tree") throw new RemoteError("damaged", `${id} is no folder.`);
				return tree.bytes;
			};
		};
	}

	async function branches(prefix: string, signal?: AbortSignal): Promise<ReadonlyMap<string, ObjectId>> {
		const list = (by: ObjectFormat) => listBranches(server, by, prefix, limits.branches, { signal });
		if (format) return list(format);
		try {
			return await list("sha1");
		} catch (error) {
			// Git says nothing at all to whoever expects other names than those of the repository.
			if (!(error instanceof RemoteError && error.is === "failed")) throw error;
			format = await askFormat(server, { signal });
			if (format === "sha1") throw error;
			return list(format);
		}
	}

	/**
	 * Sends a push. Git ends at more than it takes, and what it said of that is mostly lost with the rest of what is sent.
	 * Where it then says that the files are missing in the same push without them, it takes pushes, but not of that size.
	 */
	async function sent(change: Move, objects: readonly GitObject[], asking: Asking): Promise<Refusal> {
		try {
			return await pushObjects(server, change, objects, asking);
		} catch (error) {
			const small = objects.filter(({ type }) => type !== "blob");
			if (!(error instanceof NoAnswerOfGit) || small.length === objects.length) throw error;
			const said = await pushObjects(server, change, small, asking).catch((other: unknown) => {
				if (other instanceof RemoteError && isMissing.test(other.message)) return other.message;
				throw error;
			});
			if (said !== undefined && isMissing.test(said))
				throw new RemoteError("too large", "The server takes the same without its files.", { cause: error });
			return said;
		}
	}

	/** What became of a branch: where it leads now says more than the words of a refusal. */
	async function moved(change: Move, objects: readonly GitObject[], signal?: AbortSignal): Promise<Pushed> {
		const { branch, was, to } = change;
		const done: Pushed = { is: "done", commit: to ?? was ?? "" };
		const said = await sent(change, objects, { signal });
		if (said === undefined) return done;
		const tip = (await branches(branch, signal)).get(branch);
		if (tip === to) return done;
		return tip === was ? { is: "refused", said } : { is: "moved" };
	}

	return {
		branches,

		async snapshot(id, folder, signal): Promise<AskedSnapshot> {
			const { commit, trees } = await commitWithTrees(id, { signal });
			const { tree, ...rest } = commit;
			return { commit: rest, ...(await filesBelow(tree, folder, loaderOf(trees, { signal }), limits)) };
		},

		async blobs(ids, { signal, tell } = {}): Promise<ReadonlyMap<ObjectId, Uint8Array>> {
			const wanted = [...new Set(ids)];
			const blobs = new Map<ObjectId, Uint8Array>();
			let [come, left] = [0, limits.unpacked];
			const count = (bytes: number) => {
				come += bytes;
				tell?.(come);
			};
			for (let at = 0; at < wanted.length; at += batch) {
				const [first, ...rest] = wanted.slice(at, at + batch);
				if (first === undefined) break;
				const { objects } = await fetched({ ids: [first, ...rest], filter: "tree:0" }, { signal, tell: count }, left);
				for (const id of [first, ...rest]) {
					const object = objects.get(id);
					if (object?.type !== "blob") throw new RemoteError("damaged", `${id} is no file.`);
					blobs.set(id, object.bytes);
					left -= object.bytes.length;
				}
			}
			return blobs;
		},

		async history(from, most, signal): Promise<readonly RemoteCommit[]> {
			const there = firstParents(from, most, (id) => known.commit(id));
			if (there.isWhole) return there.commits;
			const { objects, ends } = await fetched({ ids: [from], filter: "tree:0", depth: most }, { signal });
			// With all that was merged into the line, more may come than is kept.
			const { commits, isWhole } = firstParents(from, most, (id) => commitAmong(objects, id));
			const last = commits.at(-1)?.id ?? "";
			if (isWhole || ends.has(last)) return commits;
			throw new RemoteError("damaged", `The server did not send what comes before ${last || from}.`);
		},

		async push(branch, was, commit: NewCommit, signal): Promise<Pushed> {
			const asking = { signal };
			const { commit: parent, trees } = await commitWithTrees(commit.parents[0], asking);
			const made = await newObjects(commit, parent.tree, loaderOf(trees, asking));
			const pushed = await moved({ branch, was, to: made.commit }, [...made.objects.values()], signal);
			if (pushed.is === "done") {
				known.keep(made.objects);
				known.isWhole(made.commit);
			}
			return pushed;
		},

		async move(branch, was, to, signal): Promise<Pushed> {
			if (was === to) throw new Error("A branch cannot be moved to where it is.");
			return moved({ branch, was, to }, [], signal);
		},
	};
}

/** The commits along first parents, as far as they are there, and whether there are no others to ask for. */
function firstParents(
	from: ObjectId,
	most: number,
	commitAt: (id: ObjectId) => Commit | undefined,
): { commits: RemoteCommit[]; isWhole: boolean } {
	const commits: RemoteCommit[] = [];
	for (let next: ObjectId | undefined = from; next !== undefined; ) {
		if (commits.length === most) break;
		const commit = commitAt(next);
		if (!commit) return { commits, isWhole: false };
		const { tree: _, ...rest } = commit;
		commits.push(rest);
		next = commit.parents[0];
	}
	return { commits, isWhole: true };
}

function commitAmong(objects: Fetched["objects"], id: ObjectId): Commit | undefined {
	const object = objects.get(id);
	return object?.type === "commit" ? readCommit(id, object.bytes) : undefined;
}
