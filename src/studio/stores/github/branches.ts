import * as z from "zod";
import type { ObjectId, Pushed } from "#studio/stores/remote.ts";
import type { GithubApi } from "./api.ts";
import { objectId } from "./objects.ts";
import { GithubError } from "./trouble.ts";

/** Where the branches lead, and letting them lead elsewhere. */
export interface Branches {
	/** Those whose full names begin so. */
	below(prefix: string, signal?: AbortSignal): Promise<ReadonlyMap<string, ObjectId>>;
	/**
	 * Lets a branch lead from one commit to another, if it still leads to the first; undefined is a branch that is not there.
	 * `forced` when the second does not come after the first.
	 */
	swap(change: Swap, signal?: AbortSignal): Promise<Pushed>;
}

interface Swap {
	readonly branch: string;
	readonly was: ObjectId | undefined;
	readonly to: ObjectId | undefined;
	readonly forced: boolean;
}

const refsAnswer = z.array(z.object({ ref: z.string(), object: z.object({ sha: objectId }) }));

const idAnswer = z.object({ repository: z.object({ id: z.string() }) });

const idQuery = "query ($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { id } }";

// With REST a branch can be moved without force, but not from a certain commit.
const swapMutation = `mutation ($repository: ID!, $change: RefUpdate!) {
	updateRefs(input: { repositoryId: $repository, refUpdates: [$change] }) { clientMutationId }
}`;

export function githubBranches(api: GithubApi): Branches {
	let repository: string | undefined;

	async function below(prefix: string, signal?: AbortSignal): Promise<ReadonlyMap<string, ObjectId>> {
		const name = prefix.replace(/^refs\//, "").replace(/\/$/, "");
		try {
			const path = name.split("/").map(encodeURIComponent).join("/");
			const refs = await api.get(`/git/matching-refs/${path}`, refsAnswer, signal);
			return new Map(refs.filter(({ ref }) => ref.startsWith(prefix)).map(({ ref, object }) => [ref, object.sha]));
		} catch (error) {
			// A repository without any commit has no branches, and says so in this way.
			if (error instanceof GithubError && error.status === 409) return new Map();
			throw error;
		}
	}

	async function swap({ branch, was, to, forced }: Swap, signal?: AbortSignal): Promise<Pushed> {
		const commit = to ?? was;
		if (commit === undefined || was === to) throw new Error("A branch cannot be moved to where it is.");
		const none = "0".repeat(commit.length);
		const change = { name: branch, beforeOid: was ?? none, afterOid: to ?? none, force: forced };
		repository ??= (await api.query(idQuery, {}, idAnswer, signal)).repository.id;
		try {
			await api.query(swapMutation, { repository, change }, z.unknown(), signal);
			return { is: "done", commit };
		} catch (error) {
			// It may have been done though no answer came; and why it was not is told by where the branch leads, not by words.
			const tips = await below(branch, signal).catch(() => {
				throw error;
			});
			const tip = tips.get(branch);
			if (tip === to) return { is: "done", commit };
			if (tip !== was) return { is: "moved" };
			if (error instanceof GithubError && error.refuses) return { is: "refused", said: error.said || error.message };
			throw error;
		}
	}

	return { below, swap };
}
