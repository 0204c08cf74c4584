import type { MergedOnto } from "../merge/merged-onto.ts";
import { type ObjectId, type Pushed, type Remote, RemoteError } from "../remote.ts";
import { type CommitWords, commitOf } from "./commit-of.ts";
import type { OnlineTip } from "./site-copy.ts";

/** So long the smallest question of all may take, in milliseconds: a network can be silent for many minutes. */
const patience = 30_000;

/**
 * The branch that is online. Nobody else knows its full name, so nothing is pushed to it but what was merged onto the very
 * commit that it is compared with.
 */
export class OnlineBranch {
	readonly #remote: Remote;
	readonly #name: string;

	/** Its name without `refs/heads/`. */
	constructor(remote: Remote, name: string) {
		this.#remote = remote;
		this.#name = `refs/heads/${name}`;
	}

	/** The commit that it leads to. Throws `RemoteError`, also when there is no such branch, or no answer in time. */
	async tip(signal: AbortSignal): Promise<ObjectId> {
		const name = this.#name;
		const limit = AbortSignal.timeout(patience);
		const branches = await this.#remote.branches(name, AbortSignal.any([signal, limit])).catch((error) => {
			const isLate = limit.aborted && !signal.aborted;
			throw isLate ? new RemoteError("unreachable", "There is no answer.", { cause: error }) : error;
		});
		const id = branches.get(name);
		if (id === undefined) throw new RemoteError("not found", `There is no branch ${name}.`);
		return id;
	}

	/** Lets it lead to what was merged, when it still leads to where that was merged onto. Throws `RemoteError`. */
	push({ own, tip: { commit } }: MergedOnto<OnlineTip>, words: CommitWords, signal: AbortSignal): Promise<Pushed> {
		return this.#remote.push(this.#name, commit, commitOf(own, commit, words), signal);
	}
}
