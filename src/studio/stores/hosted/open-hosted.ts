import { Refusal } from "#studio/brain/publishing/repository.ts";
import type { OnlineHost } from "#studio/brain/publishing/seen-online.ts";
import type { Store } from "#studio/brain/store.ts";
import type { Kept } from "../kept/kept.ts";
import { type ObjectId, type Person, type Remote, RemoteError } from "../remote.ts";
import { contentOf } from "./content.ts";
import { Drafts } from "./drafts.ts";
import { Following } from "./following.ts";
import { journalOf } from "./journal.ts";
import { isKept } from "./kept-state.ts";
import { OnlineBranch } from "./online-branch.ts";
import { othersOf } from "./others.ts";
import { Proposals } from "./proposals.ts";
import { askedBy, publish, refusing } from "./publish.ts";
import { repositoryOf } from "./repository.ts";
import { SentCommits } from "./sent.ts";
import { SiteCopy } from "./site-copy.ts";
import { type HostedTrouble, Troubles, troubleIn } from "./trouble.ts";
import { gaveWay, oneWaiting, Turns } from "./turns.ts";
import { watchedKept } from "./watched-kept.ts";
import { hostedWords, type TroubleKind } from "./words.ts";

export interface HostedOptions {
	readonly remote: Remote;
	readonly kept: Kept;
	/** The branch that is online: `main`. */
	readonly branch: string;
	readonly person: Person;
	/** The name by which the server knows them, where it tells one. */
	readonly account?: string | undefined;
	/** A name for this browser that it keeps. */
	readonly device: string;
	readonly now?: () => Date;
	readonly online: OnlineHost;
	/** Hears of files that hold something else, not by an edit but because others put something online. */
	readonly changed: (files: ReadonlySet<string>) => void;
	/** Hears that others drafted something else, and who; nobody when drafts are only gone, or were there at first. */
	readonly drafted?: (who: ReadonlySet<string>) => void;
	/** Hears what is wrong, and when nothing is any more. Editing goes on in all of it. */
	readonly trouble: (trouble: HostedTrouble | undefined) => void;
	/** Hears how many bytes of the content have come, the first time. */
	readonly tell?: (bytes: number) => void;
}

/** The store of a site that is in a repository on a server, and of which this browser keeps a copy. */
export interface HostedStore extends Store {
	/** The commit that is online, as far as it is known. */
	readonly tip: string;
	/**
	 * Asks what is online and what others drafted, and sends the own draft when the server does not have it. What is wrong
	 * is told as a trouble; only an error of the program rejects.
	 */
	follow(): Promise<void>;
	/** Sends what is not online yet to the own branch of drafts. Rejects as `follow` does. */
	pushDraft(): Promise<void>;
	/** Whether the server has all that was made here. */
	readonly isHandedOver: boolean;
	/** Ends what is being asked; nothing may be asked of it after that. */
	close(): void;
}

/** There is something of the site that was not asked of the server yet: drafts of this person. */
const unasked = "unasked";

/**
 * Opens the copy that the browser keeps, without a word to the server when all of it is there; `follow` asks that, and
 * what others drafted. Where none is kept all content comes from the server; then it throws `RemoteError` when that does not answer.
 */
export async function openHosted(options: HostedOptions): Promise<HostedStore> {
	const {
		remote,
		branch,
		person,
		account,
		device,
		now = () => new Date(),
		changed,
		drafted = () => {},
		tell,
	} = options;
	const troubles = new Troubles(options.trouble);
	const kept = watchedKept(options.kept, troubles);
	const main = new OnlineBranch(remote, branch);
	const closing = new AbortController();
	const { signal } = closing;
	const restored = SiteCopy.restore(kept);
	const copy = restored ?? (await firstCopy({ remote, kept, main, signal, tell }));
	let isAsked = restored !== undefined && !kept.read(unasked);
	const sent = new SentCommits(kept);
	const host = { remote, copy, kept, sent, troubles, main, person, account, device, now, signal, changed, drafted };
	const following = new Following(host);
	const drafts = new Drafts({ ...host, history: following.history });
	const proposals = new Proposals({ ...host, branch });

	const turns = new Turns();

	/** Asks the server for what gives what is wrong all the same; gives whether it answered. */
	const asking = async (about: "asking" | "drafts", work: () => Promise<TroubleKind | undefined>): Promise<boolean> => {
		try {
			troubles.set(about, await work());
			return true;
		} catch (error) {
			if (signal.aborted || error === gaveWay) return false;
			const kind = troubleIn(error);
			if (!kind) throw error;
			if (error instanceof RemoteError) troubles.set(about, kind);
			return false;
		}
	};

	/** Brings what is online and what this person drafted elsewhere; gives the branches of drafts. */
	const catchUp = async () => {
		await following.moveTo(await following.tip());
		const branches = await drafts.branches();
		await drafts.bringBack(branches, { all: !isAsked });
		if (!isAsked) isKept(kept, new Map([[unasked, null]]));
		isAsked = true;
		return branches;
	};
	const catchingUp = (then: (branches: ReadonlyMap<string, ObjectId>) => Promise<void>) =>
		asking("asking", async () => {
			await then(await catchUp());
			return undefined;
		});
	const follow = () => catchingUp((branches) => drafts.refresh(branches));
	// What goes online, and what others have done meanwhile, does not wait for a photo in a draft on a slow line.
	const pushDraft = oneWaiting((hasBegun) =>
		turns.later((waits) => {
			hasBegun();
			return asking("drafts", () => drafts.push(AbortSignal.any([signal, waits])));
		}),
	);
	const followNext = oneWaiting((hasBegun) =>
		turns.take(() => {
			hasBegun();
			return follow();
		}),
	);

	// Nobody waits for what others drafted: `follow` reads that.
	if (!restored || copy.unknown(copy.tip).size > 0) await turns.take(() => catchingUp(async () => {}));
	return {
		files: copy.files,
		content: contentOf(copy, kept),
		journal: journalOf(kept),
		repository: repositoryOf({
			remote,
			copy,
			following,
			branch,
			signal,
			follow: () => turns.now(follow),
			proposals,
			async send(request, stop) {
				const asked = askedBy(request, copy);
				const sent = await refusing(stop, () =>
					turns.now(() => publish(asked, { ...host, following, proposals, stop }), stop),
				);
				if (copy.own.size === 0) void pushDraft();
				return sent;
			},
		}),
		online: options.online,
		others: othersOf(copy, () => drafts.others),
		get tip() {
			return copy.tip.commit.id;
		},
		lastChanges: async () => undefined,
		translator: () => ({ exists: () => false, run: async () => ({ is: "failed", printed: "", last: "" }) }),
		preview: async () => {
			throw new Refusal(hostedWords.preview);
		},
		async follow() {
			if (await followNext()) await pushDraft();
		},
		pushDraft,
		get isHandedOver() {
			return drafts.isSent;
		},
		close: () => closing.abort(new DOMException("The store was closed.", "AbortError")),
	};
}

interface First extends Pick<HostedOptions, "remote" | "kept"> {
	readonly tell: HostedOptions["tell"] | undefined;
	readonly main: OnlineBranch;
	readonly signal: AbortSignal;
}

/** The content as it is online. */
async function firstCopy({ remote, kept, main, signal, tell }: First): Promise<SiteCopy> {
	const tip = await remote.snapshot(await main.tip(signal), "content", signal);
	const ids = [...tip.files.values()].flatMap(({ id, kind }) => (kind === "file" || kind === "program" ? id : []));
	const blobs = await remote.blobs(new Set(ids), { signal, ...(tell && { tell }) });
	isKept(kept, new Map([[unasked, new Uint8Array([1])]]));
	return SiteCopy.begin(kept, tip, blobs);
}
