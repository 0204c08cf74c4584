import type { InReports } from "#core/fields/answers.ts";
import { inShort, publishingWords, refusedToAll } from "#studio/brain/publishing/refusals.ts";
import { Refusal, type SendRequest, type Sent } from "#studio/brain/publishing/repository.ts";
import { MergedOnto } from "../merge/merged-onto.ts";
import type { Edit } from "../merge/versions.ts";
import { mayBeDone, type ObjectId, type Person, type Pushed, type Remote, RemoteError } from "../remote.ts";
import { commitOf } from "./commit-of.ts";
import type { Following } from "./following.ts";
import { mostCommits } from "./history.ts";
import { hasMark, newMark } from "./marks.ts";
import type { OnlineBranch } from "./online-branch.ts";
import type { Proposals } from "./proposals.ts";
import type { SentCommits } from "./sent.ts";
import { fingerprint, type OnlineTip, type SiteCopy } from "./site-copy.ts";
import { troubleIn } from "./trouble.ts";
import { type Changes, hostedWords, troubleWords } from "./words.ts";

/** Others may be faster so often. */
const mostTries = 6;

export interface PublishHost {
	readonly remote: Remote;
	readonly copy: SiteCopy;
	readonly following: Following;
	readonly sent: SentCommits;
	readonly proposals: Proposals;
	readonly main: OnlineBranch;
	readonly person: Person;
	readonly now: () => Date;
	readonly signal: AbortSignal;
	/** Whoever asked thinks better of it. */
	readonly stop: AbortSignal;
}

/** What somebody wants to put online, as it was when they said so. */
export interface Asked {
	readonly edits: ReadonlyMap<string, Edit>;
	readonly baseFiles: readonly string[];
	/** What others made of the same, as far as it was known: the names of the bytes. */
	readonly seen: ReadonlyMap<string, ObjectId | undefined>;
	readonly message: string;
	readonly proposal: string | undefined;
}

/** What a request asks for. Throws a `Refusal` when a file holds something else by now. */
export function askedBy({ files, message, hasSeen, proposal }: SendRequest, copy: SiteCopy): Asked {
	const edits = new Map<string, Edit>();
	for (const [file, name] of files) {
		const mine = copy.now(file);
		if (fingerprint(mine) !== name) throw new Refusal(publishingWords.changedSince);
		edits.set(file, { base: copy.base(file), mine });
	}
	const clashing = hasSeen ? [...copy.clashes.keys()] : [];
	const seen = new Map(clashing.map((file) => [file, copy.tip.files.get(file)?.id]));
	return { edits, baseFiles: [...copy.tip.files.keys()], seen, message, proposal };
}

/**
 * Puts online what was asked for, or proposes it: merged onto what is online, and pushed when that has not moved meanwhile.
 * Throws a `Refusal` when it cannot be done; when it is not known whether it was, the next move of the copy finds out.
 */
export async function publish(asked: Asked, host: PublishHost): Promise<Sent> {
	const { copy, following, sent, stop } = host;
	const reading = following.until(stop);
	const mine = new Map([...asked.edits].map(([file, edit]) => [file, edit.mine]));
	let { edits } = asked;
	for (let tries = 0; tries < mostTries; tries++) {
		const arrived = await refusing(stop, async () => {
			stop.throwIfAborted();
			return reading.moveTo(await reading.tip());
		});
		edits = new Map([...edits].map(([file, edit]) => [file, { ...edit, base: arrived.get(file) ?? edit.base }]));
		const merged = MergedOnto.merge({ edits, baseFiles: asked.baseFiles }, copy.onlineTip);
		const isNew = (file: string) => !asked.seen.has(file) || asked.seen.get(file) !== copy.tip.files.get(file)?.id;
		if ([...merged.clashes.keys()].some(isNew)) throw new Refusal(publishingWords.clash);
		if (merged.own.size === 0) return { is: "online" };
		if (asked.proposal !== undefined) return propose(merged, asked.proposal, { ...host, message: asked.message });
		const mark = newMark();
		sent.add(mark, mine);
		const pushed = await push(merged, { ...host, mark, message: asked.message });
		if (pushed.is === "refused") return notTaken(pushed.said, publishingWords.notTaken);
		if (pushed.is === "moved") continue;
		// What was sent is known by its mark when this fails.
		await following.moveToOwn(pushed.commit, mine).catch(unlessTrouble);
		return { is: "online", commit: pushed.commit };
	}
	throw new Refusal(publishingWords.crowded);
}

interface Push extends Pick<PublishHost, "remote" | "following" | "main" | "person" | "now" | "signal" | "stop"> {
	readonly mark: string;
	readonly message: string;
}

/** Pushes what was merged onto what is online; where the answer is lost, looks whether it arrived. */
async function push(merged: MergedOnto<OnlineTip>, host: Push): Promise<Pushed> {
	const { main, mark, signal, stop } = host;
	try {
		return await main.push(merged, host, AbortSignal.any([signal, stop]));
	} catch (error) {
		const kind = troubleIn(error);
		const isStopped = stop.aborted && error === stop.reason;
		if (!kind && !isStopped) throw error;
		const notSent = kind ? hostedWords.notSent(kind, merged.own) : hostedWords.stoppedLate;
		if (!isStopped && !mayBeDone(error)) throw new Refusal(notSent);
		const found = await whereIs(mark, host).catch((later) => {
			unlessTrouble(later);
			throw new Refusal(hostedWords.unsure);
		});
		if (found.commit) return { is: "done", commit: found.tip };
		if (found.tip !== merged.tip.commit) return { is: "moved" };
		throw new Refusal(kind === "offline" ? hostedWords.notYet : notSent);
	}
}

/** Sends what was merged to a branch that others review. */
async function propose(
	merged: MergedOnto<OnlineTip>,
	name: string,
	host: Omit<Push, "mark"> & Pick<PublishHost, "proposals">,
): Promise<Sent> {
	const commit = commitOf(merged.own, merged.tip.commit, { ...host, mark: newMark() });
	const send = () => host.proposals.send(name, commit, AbortSignal.any([host.signal, host.stop]));
	const pushed = await refusing(host.stop, send, merged.own);
	if (pushed.is === "refused") return notTaken(pushed.said, publishingWords.notProposed);
	if (pushed.is === "moved") throw new Refusal(publishingWords.crowded);
	return { is: "proposed" };
}

/** The commit with a mark that is online, if it is, and what is online. */
async function whereIs(mark: string, { remote, following, signal }: Push) {
	const tip = await following.tip();
	const commits = await remote.history(tip, mostCommits, signal);
	return { tip, commit: commits.find(({ message }) => hasMark(message, mark)) };
}

/** What a server or a browser cannot do, or is not to do any more, as a `Refusal`. */
export async function refusing<T>(stop: AbortSignal, work: () => Promise<T>, sent?: Changes): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (stop.aborted && error === stop.reason) throw new Refusal(hostedWords.stopped);
		const kind = troubleIn(error);
		if (!kind) throw error;
		throw new Refusal(error instanceof RemoteError ? hostedWords.notSent(kind, sent) : troubleWords[kind]);
	}
}

function unlessTrouble(error: unknown): void {
	if (!troubleIn(error)) throw error;
}

/** What it comes to that a server does not take something. Throws a `Refusal` where nobody else could send it either. */
function notTaken(said: string, sentence: (said: string) => InReports): Sent {
	const line = said
		.replace(/^(?:(?:remote|error|fatal):\s*)+/gim, "")
		.replace(/\s+/g, " ")
		.trim();
	const why = refusedToAll(line);
	if (why) throw new Refusal(why);
	return { is: "not taken", said: sentence(inShort(line)) };
}
