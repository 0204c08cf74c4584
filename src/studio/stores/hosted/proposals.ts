import type { Proposal } from "#studio/brain/publishing/repository.ts";
import type { Kept } from "../kept/kept.ts";
import { isThere } from "../merge/merged-onto.ts";
import { mergesByLine } from "../merge/merges-by-line.ts";
import {
	mayBeDone,
	type NewCommit,
	type ObjectId,
	type Pushed,
	type Remote,
	RemoteError,
	type Review,
	type Snapshot,
} from "../remote.ts";
import { mostCommits } from "./history.ts";
import { isKept, jsonBytes, readJson } from "./kept-state.ts";
import { withoutMark } from "./marks.ts";
import { fingerprint, type SiteCopy } from "./site-copy.ts";
import { troubleIn } from "./trouble.ts";

/** The branches of proposals, without `refs/heads/`. */
const folder = "proposals/";

/** So many are remembered. */
const most = 10;

interface Host {
	readonly remote: Remote;
	readonly copy: SiteCopy;
	readonly kept: Kept;
	/** The name of the branch that is online. */
	readonly branch: string;
	readonly signal: AbortSignal;
}

/** Something that was proposed from this browser. */
interface Proposed {
	readonly branch: string;
	readonly commit: ObjectId;
	readonly message: string;
	readonly date: string;
	readonly page?: string | undefined;
	/** A name for what each file that it changes holds in it; empty for one that is gone. */
	readonly files: readonly (readonly [string, string])[];
	/** It was online once, whatever became of the same files since. */
	readonly wasOnline?: boolean;
}

interface Unsure {
	readonly branch: string;
	/** That of its commit. */
	readonly message: string;
}

/** What was proposed to others, and what became of it. */
export class Proposals {
	readonly #host: Host;
	/** What is known of a proposal beside a commit that was online. */
	readonly #known = new Map<string, "online" | "waits" | "clashes">();

	constructor(host: Host) {
		this.#host = host;
	}

	/** Sends a commit to a branch of its own, where others review it. Throws `RemoteError`. */
	async send(name: string, commit: NewCommit, signal: AbortSignal): Promise<Pushed> {
		const { remote } = this.#host;
		const branches = await remote.branches(`refs/heads/${folder}`, signal);
		const branch = freeName(`${folder}${name}`, branches);
		const unsure = this.#unsure;
		this.#keepUnsure([...unsure, { branch, message: commit.message }]);
		const pushed = await this.#push(`refs/heads/${branch}`, commit, signal);
		if (pushed.is !== "done") {
			this.#keepUnsure(unsure);
			return pushed;
		}
		const [line = ""] = withoutMark(commit.message).split("\n");
		const files = [...commit.changes].map(([file, bytes]) => [file, fingerprint(bytes)] as const);
		const date = new Date(commit.time).toISOString();
		const page = await this.#open(branch, withoutMark(commit.message));
		const earlier = this.#all().filter((each) => branches.has(`refs/heads/${each.branch}`));
		this.#keep([{ branch, commit: pushed.commit, message: line, date, page, files }, ...this.#all()]);
		// All that they proposed is in this one too.
		for (const { branch: old } of earlier) await this.#takeBack(old, branches.get(`refs/heads/${old}`));
		for (const each of unsure) {
			const id = branches.get(`refs/heads/${each.branch}`);
			if (id !== undefined && (await this.#orNothing(() => this.#isOf(id, each.message))))
				await this.#takeBack(each.branch, id);
		}
		this.#keepUnsure([]);
		return pushed;
	}

	/** Makes a branch; where the answer is lost, looks whether it is there. */
	async #push(branch: string, commit: NewCommit, signal: AbortSignal): Promise<Pushed> {
		const { remote } = this.#host;
		try {
			return await remote.push(branch, undefined, commit, signal);
		} catch (error) {
			if (!mayBeDone(error)) throw error;
			const id = (await remote.branches(branch, signal)).get(branch);
			if (id === undefined || !(await this.#isOf(id, commit.message))) throw error;
			return { is: "done", commit: id };
		}
	}

	/** A commit has a message, in which its mark is. */
	async #isOf(id: ObjectId, message: string): Promise<boolean> {
		const { remote, signal } = this.#host;
		return (await remote.snapshot(id, "content", signal)).commit.message.trim() === message.trim();
	}

	/** What was proposed, the latest first, and what became of each as far as is known. */
	async read(): Promise<readonly Proposal[]> {
		const known = this.#all();
		if (known.length === 0) return [];
		const branches = await this.#orNothing(() => this.#host.remote.branches(`refs/heads/${folder}`, this.#host.signal));
		const arrived = new Set<Proposed>();
		const found: Proposal[] = [];
		for (const each of known) {
			const review = branches && (await this.#reviewOf(each));
			const isThere = branches?.has(`refs/heads/${each.branch}`) ?? true;
			const told = review?.is ?? (isThere ? "waits" : undefined);
			const is = await this.#became(each, told, branches !== undefined);
			if (is === "online" && !each.wasOnline) arrived.add(each);
			if (is) found.push({ message: each.message, date: each.date, is, page: review?.page ?? each.page });
		}
		if (arrived.size > 0) this.#keep(known.map((each) => (arrived.has(each) ? { ...each, wasOnline: true } : each)));
		return found;
	}

	/** What became of a proposal of which this was told; undefined where nothing is known of it any more. */
	async #became(
		proposed: Proposed,
		told: Proposal["is"] | undefined,
		isKnown: boolean,
	): Promise<Proposal["is"] | undefined> {
		if (proposed.wasOnline || told === "online" || this.#isOnline(proposed)) return "online";
		const stands = isKnown ? await this.#stands(proposed) : undefined;
		if (told === "waits") return stands ?? "waits";
		return stands === "online" ? "online" : (told ?? (stands && "refused"));
	}

	/** The page on which it is reviewed, or where somebody can ask for that; undefined on a server that has none. */
	async #open(branch: string, message: string): Promise<string | undefined> {
		const { remote, branch: onto, signal } = this.#host;
		const [title = "", ...lines] = message.split("\n");
		const body = lines.join("\n").trim();
		const review = await this.#orNothing(async () => remote.reviews?.open({ branch, onto, title, body }, signal));
		return review?.page ?? remote.reviews?.pageFor(branch, onto);
	}

	async #reviewOf({ branch }: Proposed): Promise<Review | undefined> {
		const { remote, signal } = this.#host;
		return this.#orNothing(async () => remote.reviews?.of(branch, signal));
	}

	async #takeBack(branch: string, was: ObjectId | undefined): Promise<void> {
		const { remote, signal } = this.#host;
		const removed = await this.#orNothing(() => remote.move(`refs/heads/${branch}`, was, undefined, signal));
		if (removed?.is === "done") this.#keep(this.#all().filter((each) => each.branch !== branch));
	}

	/**
	 * How a proposal stands to what is online: taken over into it, as it is or by value, or such that the server can still bring
	 * both together, or not; undefined where that is not known.
	 */
	async #stands({ commit, files }: Proposed): Promise<"online" | "waits" | "clashes" | undefined> {
		const { remote, copy, signal } = this.#host;
		const tip = copy.tip.commit.id;
		const key = `${commit} ${tip}`;
		const known = this.#known.get(key);
		if (known !== undefined) return known;
		const stands = await this.#orNothing(async () => {
			const mine = await remote.snapshot(commit, "content", signal);
			const [parent = ""] = mine.commit.parents;
			if (parent === tip) return "waits";
			const later = await remote.history(tip, mostCommits, signal);
			if (later.some(({ id, parents }) => id === commit || parents.includes(commit))) return "online";
			const base = await remote.snapshot(parent, "content", signal);
			const met = files.filter(([file]) => base.files.get(file)?.id !== copy.tip.files.get(file)?.id);
			const ids = met.flatMap(([file]) => [base, mine].flatMap((each) => each.files.get(file)?.id ?? []));
			const blobs = await remote.blobs(new Set(ids), { signal });
			const bytesIn = (version: Snapshot, file: string) => blobs.get(version.files.get(file)?.id ?? "") ?? null;
			const edits = new Map(met.map(([file]) => [file, { base: bytesIn(base, file), mine: bytesIn(mine, file) }]));
			if (edits.size === files.length && isThere({ edits, baseFiles: base.files.keys() }, copy.onlineTip))
				return "online";
			return [...edits].every(([file, edit]) => mergesByLine(edit, copy.online(file) ?? null)) ? "waits" : "clashes";
		});
		if (stands !== undefined) this.#known.set(key, stands);
		return stands;
	}

	/** What it changed says the same online. */
	#isOnline({ files }: Proposed): boolean {
		const { copy } = this.#host;
		return files.every(([file, name]) => fingerprint(copy.online(file) ?? null) === name);
	}

	/** What the server does not let this person, and what it does not answer, is not known. */
	async #orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof RemoteError) && !troubleIn(error)) throw error;
			return undefined;
		}
	}

	/** Branches of which nobody heard whether they arrived. */
	get #unsure(): readonly Unsure[] {
		return readJson<Unsure[]>(this.#host.kept, "proposing") ?? [];
	}

	#keepUnsure(all: readonly Unsure[]): void {
		isKept(this.#host.kept, new Map([["proposing", all.length > 0 ? jsonBytes(all) : null]]));
	}

	#all(): readonly Proposed[] {
		return readJson<Proposed[]>(this.#host.kept, "proposals") ?? [];
	}

	#keep(all: readonly Proposed[]): void {
		isKept(this.#host.kept, new Map([["proposals", jsonBytes(all.slice(0, most))]]));
	}
}

function freeName(name: string, taken: ReadonlyMap<string, ObjectId>): string {
	for (let number = 1; ; number += 1) {
		const each = number === 1 ? name : `${name}-${number}`;
		if (!taken.has(`refs/heads/${each}`)) return each;
	}
}
