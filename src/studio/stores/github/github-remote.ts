import { nameOfOthers, type Remote } from "#studio/stores/remote.ts";
import { type GithubPlace, githubApi } from "./api.ts";
import { readBlobs } from "./blobs.ts";
import { githubBranches } from "./branches.ts";
import { githubCommits } from "./commits.ts";
import { folderMode } from "./objects.ts";
import { pullRequests } from "./pull-requests.ts";
import { pushCommit } from "./push.ts";
import { githubTrees } from "./trees.ts";

/**
 * A repository on GitHub, by its interfaces REST and GraphQL: GitHub gives Git itself to no page of a browser. Every object
 * is taken only if it is what its name says.
 */
export function githubRemote(place: GithubPlace): Remote {
	const api = githubApi(place);
	const trees = githubTrees(api);
	const commits = githubCommits(api, trees);
	const branches = githubBranches(api);
	return {
		reviews: pullRequests(place),
		branches: branches.below,
		async snapshot(id, folder, signal) {
			signal?.throwIfAborted();
			const { commit, tree: root } = await commits.read(id, signal);
			let tree = root;
			let beside = "";
			for (const name of folder.split("/").filter(Boolean)) {
				const entries = await trees.folder(tree, signal);
				beside += nameOfOthers(entries, name);
				const entry = entries.get(name);
				if (entry?.mode !== folderMode) return { commit, files: new Map(), beside };
				tree = entry.id;
			}
			return { commit, beside, files: await trees.files(tree, folder && `${folder.replace(/\/+$/, "")}/`, signal) };
		},
		blobs: (ids, options) => readBlobs(ids, { api, sizeOf: trees.sizeOf, ...options }),
		history: commits.history,
		push: (branch, was, commit, signal) => pushCommit(branch, was, commit, { api, trees, commits, branches }, signal),
		move: (branch, was, to, signal) => branches.swap({ branch, was, to, forced: true }, signal),
	};
}
