import type { Content } from "../merge/versions.ts";
import type { ObjectId, Remote, RemoteCommit, Snapshot } from "../remote.ts";
import { History, mostCommits } from "./history.ts";
import type { OnlineBranch } from "./online-branch.ts";
import type { SentCommits } from "./sent.ts";
import type { SiteCopy } from "./site-copy.ts";
import type { Troubles } from "./trouble.ts";

export interface FollowingHost {
	readonly remote: Remote;
	readonly copy: SiteCopy;
	readonly sent: SentCommits;
	readonly troubles: Troubles;
	readonly main: OnlineBranch;
	readonly signal: AbortSignal;
	readonly changed: (files: ReadonlySet<string>) => void;
}

/** So many commits are looked through at most for the one that was known. */
const farBack = 1000;

/** Brings a copy to what is online. All throw `RemoteError`. */
export class Following {
	readonly history: History;
	readonly #host: FollowingHost;

	constructor(host: FollowingHost, history = new History(host.remote)) {
		this.#host = host;
		this.history = history;
	}

	/** The same, until a signal ends it. */
	until(stop: AbortSignal): Following {
		return new Following({ ...this.#host, signal: AbortSignal.any([this.#host.signal, stop]) }, this.history);
	}

	/** The commit that is online. */
	tip(): Promise<ObjectId> {
		return this.#host.main.tip(this.#host.signal);
	}

	/** Merges what is edited here onto a commit. Gives what was sent from here and is in it. */
	async moveTo(id: ObjectId): Promise<ReadonlyMap<string, Content>> {
		const { remote, copy, sent, troubles, signal } = this.#host;
		await this.#fill();
		if (id === copy.tip.commit.id) return new Map();
		const tip = await remote.snapshot(id, "content", signal);
		const commits = await remote.history(id, mostCommits, signal);
		const since = commitsSince(copy.tip.commit.id, commits);
		const arrived = sent.among(since) ?? new Map<string, Content>();
		const touched = [...copy.own.keys()].filter((file) => tip.files.get(file)?.id !== copy.tip.files.get(file)?.id);
		const isRewritten = since === commits && (await this.#isRewritten(copy.tip.commit.id, commits));
		const authors = await this.history.lastAuthors(new Set(touched), since, signal);
		await this.#moveTo(tip, arrived, (file) => authors.get(file) ?? since[0]?.author.name ?? "");
		troubles.set("history", isRewritten ? "rewritten" : undefined);
		return arrived;
	}

	/** The same for a commit that was made here: of these files, with what each held. */
	async moveToOwn(id: ObjectId, arrived: ReadonlyMap<string, Content>): Promise<void> {
		const { remote, signal } = this.#host;
		const tip = await remote.snapshot(id, "content", signal);
		await this.#moveTo(tip, arrived, () => tip.commit.author.name);
	}

	async #moveTo(tip: Snapshot, arrived: ReadonlyMap<string, Content>, who: (file: string) => string): Promise<void> {
		const { remote, copy, sent, signal, changed } = this.#host;
		const blobs = await remote.blobs(copy.unknown(tip), { signal });
		const files = copy.moveTo({ tip, blobs, sent: arrived, who });
		// What the browser has may begin with what was before: then it has to be known again.
		if (copy.isKept) sent.forget();
		if (files.size > 0) changed(files);
	}

	/** Of commits among which another should be: they go back to the first of all, and nothing else was merged into them. */
	async #isRewritten(was: ObjectId, commits: readonly RemoteCommit[]): Promise<boolean> {
		const { remote, signal } = this.#host;
		const [last] = commits.slice(-1);
		const isWhole = last === undefined || last.parents.length === 0;
		const all = isWhole ? commits : await remote.history(commits[0]?.id ?? "", farBack, signal);
		return all.at(-1)?.parents.length === 0 && all.every(({ id, parents }) => id !== was && parents.length < 2);
	}

	/** What the browser has lost of what is online. */
	async #fill(): Promise<void> {
		const { remote, copy, signal, changed } = this.#host;
		const unknown = copy.unknown(copy.tip);
		if (unknown.size === 0) return;
		const files = copy.fill(await remote.blobs(unknown, { signal }));
		if (files.size > 0) changed(files);
	}
}

/** The commits after one, the latest first; all of them where it is none of them. */
export function commitsSince(id: ObjectId, commits: readonly RemoteCommit[]): readonly RemoteCommit[] {
	const at = commits.findIndex((each) => each.id === id);
	return at === -1 ? commits : commits.slice(0, at);
}
