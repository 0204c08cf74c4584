import type { InReports } from "#core/fields/answers.ts";
import { publishingWords } from "#studio/brain/publishing/refusals.ts";
import { type LocalState, type News, Refusal, type Repository } from "#studio/brain/publishing/repository.ts";
import { sameBytes } from "../merge/bytes.ts";
import { type ObjectId, type Remote, RemoteError } from "../remote.ts";
import type { Following } from "./following.ts";
import { mostCommits } from "./history.ts";
import type { Proposals } from "./proposals.ts";
import type { SiteCopy } from "./site-copy.ts";
import { troubleIn } from "./trouble.ts";
import { hostedWords } from "./words.ts";

interface Host {
	readonly remote: Remote;
	readonly copy: SiteCopy;
	readonly following: Following;
	/** The name of the branch that is online. */
	readonly branch: string;
	readonly signal: AbortSignal;
	readonly proposals: Proposals;
	readonly send: Repository["send"];
	/** Asks what is online; gives whether there was an answer. */
	readonly follow: () => Promise<boolean>;
}

/** What earlier versions hold is asked for once, as long as it is no more than this. */
const mostKept = 16 * 1024 * 1024;

/** The versions of a site on a server: what is committed is online by that. */
export function repositoryOf(host: Host): Repository {
	const { copy, branch, following, signal } = host;
	const past = new PastBlobs(host);
	const state = (): LocalState => ({
		branch,
		head: copy.baseName,
		changed: [...copy.own.keys()].filter((file) => !sameBytes(copy.now(file), copy.base(file))).sort(),
		staged: [],
		isUnderWay: false,
		online: { name: branch, commit: copy.tip.commit.id, at: copy.tip.commit.date },
		remote: { name: "origin", address: "" },
	});
	return {
		folder: "content",
		settle: async () => true,
		state: async () => state(),
		beganWith: async () => copy.baseName,
		differing: (commit) => differing(commit, { ...host, past }),
		publications: (most) => saying(() => following.history.publications(copy.tip.commit.id, signal, most)),
		send: host.send,
		isStoppable: true,
		proposals: () => host.proposals.read(),
		isIn: (commit, later) => isIn(host, commit, later),
		fetch: host.follow,
		news: async () => newsOf(copy),
	};
}

/** Whether a commit is among the latest before another; undefined where the server does not know that one. */
async function isIn({ remote, signal }: Host, commit: string, later: string): Promise<boolean | undefined> {
	if (commit === later) return true;
	try {
		const commits = await remote.history(later, mostCommits, signal);
		return commits.some(({ id, parents }) => id === commit || parents.includes(commit));
	} catch (error) {
		if (!troubleIn(error)) throw error;
		return undefined;
	}
}

/** What others put online and is otherwise here. All else that is online is here too. */
function newsOf({ clashes, baseName, tip }: SiteCopy): News | undefined {
	if (clashes.size === 0) return undefined;
	const files = new Map([...clashes].map(([file, { who }]) => [file, who]));
	const authors = new Map<string, number>();
	for (const who of files.values()) authors.set(who, (authors.get(who) ?? 0) + 1);
	return { base: baseName, online: tip.commit.id, authors, files };
}

async function differing(
	commit: string,
	{ remote, copy, signal, past }: Host & { readonly past: PastBlobs },
): Promise<ReadonlyMap<string, Uint8Array | undefined>> {
	if (commit === copy.baseName) {
		const files = [...copy.own.keys()].filter((file) => !sameBytes(copy.now(file), copy.base(file)));
		return new Map(files.map((file) => [file, copy.base(file) ?? undefined]));
	}
	if (commit.startsWith("base-")) throw new Refusal(publishingWords.changedSince);
	return saying(async () => {
		const then = commit === copy.tip.commit.id ? copy.tip : await remote.snapshot(commit, "content", signal);
		if (then.files.size === 0) throw new Refusal(publishingWords.noVersion);
		const others = () =>
			[...new Set([...then.files.keys(), ...copy.tip.files.keys(), ...copy.own.keys()])].filter(
				(file) => then.files.get(file)?.id !== copy.tip.files.get(file)?.id || copy.own.has(file),
			);
		const ids = others().flatMap((file) => then.files.get(file) ?? []);
		const blobs = await past.get(ids.filter(({ kind }) => kind === "file" || kind === "program").map(({ id }) => id));
		const bytes = (file: string) => {
			const id = then.files.get(file)?.id ?? "";
			return copy.blob(id) ?? blobs.get(id);
		};
		return new Map(
			others()
				.map((file) => [file, bytes(file)] as const)
				.filter(([file, then]) => !sameBytes(then, copy.now(file))),
		);
	}, publishingWords.noVersion);
}

/** What a server cannot answer, as a `Refusal`. */
async function saying<T>(work: () => Promise<T>, unknown?: InReports): Promise<T> {
	try {
		return await work();
	} catch (error) {
		const kind = troubleIn(error);
		if (!kind) throw error;
		const isUnknown = error instanceof RemoteError && error.is === "not found";
		throw new Refusal((isUnknown && unknown) || hostedWords.notAsked(kind));
	}
}

/** What files held that are not online any more. */
class PastBlobs {
	readonly #host: Pick<Host, "remote" | "copy" | "signal">;
	readonly #kept = new Map<ObjectId, Uint8Array>();
	#size = 0;

	constructor(host: Pick<Host, "remote" | "copy" | "signal">) {
		this.#host = host;
	}

	/** Throws `RemoteError`. */
	async get(ids: readonly ObjectId[]): Promise<ReadonlyMap<ObjectId, Uint8Array>> {
		const { remote, copy, signal } = this.#host;
		const known = new Map<ObjectId, Uint8Array>();
		for (const id of ids) {
			const bytes = copy.blob(id) ?? this.#kept.get(id);
			if (bytes) known.set(id, bytes);
		}
		const fetched = await remote.blobs(new Set(ids.filter((id) => !known.has(id))), { signal });
		for (const [id, bytes] of fetched) this.#keep(id, bytes);
		return new Map([...known, ...fetched]);
	}

	#keep(id: ObjectId, bytes: Uint8Array): void {
		this.#size += bytes.length;
		if (this.#size > mostKept) {
			this.#kept.clear();
			this.#size = bytes.length;
		}
		this.#kept.set(id, bytes);
	}
}
