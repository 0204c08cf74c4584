import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readBytes } from "#engine/files/bytes.ts";
import { replaceFile } from "#engine/files/replace-file.ts";
import { publishingWords } from "#studio/brain/publishing/refusals.ts";
import { type LocalState, Refusal, type SendRequest, type Sent } from "#studio/brain/publishing/repository.ts";
import { sameBytes } from "#studio/stores/merge/bytes.ts";
import { MergedOnto } from "#studio/stores/merge/merged-onto.ts";
import type { Content, Edit } from "#studio/stores/merge/versions.ts";
import { BegunSending, type Sending } from "../../git/begun-sending.ts";
import { contentChangedSince } from "../../git/changed-files.ts";
import { CommitContent } from "../../git/commit-content.ts";
import { comparePage } from "../../git/compare-page.ts";
import { fetchRemote } from "../../git/fetch-remote.ts";
import { makeCommit } from "../../git/make-commit.ts";
import { isIn, moveTo, notContent } from "../../git/move-to.ts";
import { beganWith } from "../../git/news.ts";
import { type PushedCommit, pushCommit } from "../../git/push-commit.ts";
import { busy, gitTrouble } from "../../git/trouble.ts";
import { workingCopyOf } from "../../git/working-copy.ts";
import { nameOf } from "../stored-files.ts";
import { Proposals } from "./proposals.ts";

/** Others may be faster so often. */
const mostTries = 6;

/** What others must not find in a branch of their own. */
const proposals = "proposals/";

/**
 * Merges files of the content onto what is online, as they are on the disk, and sends that; without a server they are kept
 * as a version. The folder then stands at what was sent, with what others put online. Throws as `Repository.send`.
 */
export async function sendContent(root: string, request: SendRequest): Promise<Sent> {
	const begun = new BegunSending(root);
	if (!settleSending(root) || begun.isLocked) throw gitTrouble(busy);
	begun.begin();
	try {
		for (let tries = 0; tries < mostTries; tries++) {
			const sent = await sendOnce(root, request, begun);
			if (sent) return sent;
		}
		throw new Refusal(publishingWords.crowded);
	} finally {
		begun.end();
	}
}

/** Brings to its end what an earlier run was sending; false while it is still at work. */
export function settleSending(root: string): boolean {
	const begun = new BegunSending(root);
	const left = begun.left();
	if (left === "at work") return false;
	if (left) {
		const state = stateOf(root);
		const isSent = left.isSent || (state.online !== undefined && isIn(root, left.commit, state.online.commit));
		if (isSent) follow(root, state, left);
	}
	begun.end();
	return true;
}

/**
 * Brings the folder to what others put online, with what was changed here. Where both made something else of the same
 * values somebody chooses first, and a program that changed as well is brought by its developer, or with what is sent.
 */
export function followOnline(root: string): void {
	const state = workingCopyOf(root);
	if (typeof state === "string" || !state.remote || !state.online) return;
	const { branch, head, online, changed, staged, isUnderWay } = state;
	const base = beganWith(root, online.commit);
	const isAtRest = staged.length === 0 && !isUnderWay && !new BegunSending(root).isLocked;
	if (base === undefined || base === online.commit || !isAtRest) return;
	const own = contentChangedSince(root, base);
	// As after somebody took over a proposal.
	const hasArrived = changed.length === 0 && own.size > 0;
	const isBehind = branch === online.name && head === base && notContent(root, base, online.commit).length === 0;
	const seen = new Map([...own].map((file) => [file, onDisk(root, file)]));
	const mayFollow = isBehind && merge({ root, base, seen }, online.commit).clashes.size === 0;
	if (hasArrived || mayFollow) follow(root, state, { commit: online.commit, base });
}

/** Undefined when somebody was faster. */
async function sendOnce(root: string, request: SendRequest, begun: BegunSending): Promise<Sent | undefined> {
	const began = (pid: number) => begun.join(pid);
	const { remote } = stateOf(root);
	if (remote) {
		const fetched = await fetchRemote(root, remote.name);
		if (!fetched.isDone) throw gitTrouble(fetched);
	}
	const state = stateOf(root);
	const onto = remote ? state.online?.commit : state.head;
	const base = onto === undefined ? undefined : beganWith(root, onto);
	if (onto === undefined || base === undefined) throw new Refusal(publishingWords.noBeginning);
	const isAhead = !isIn(root, state.head, onto);
	const otherWork = isAhead ? notContent(root, base, state.head) : [];
	if (otherWork.length > 0) throw new Refusal(publishingWords.otherWork(otherWork));
	const seen = seenFiles(root, request);
	const merged = merge({ root, base, seen }, onto);
	if (merged.clashes.size > 0 && !request.hasSeen) throw new Refusal(publishingWords.clash);
	if (merged.own.size === 0 && !isAhead) {
		follow(root, state, { commit: onto, base }, seen);
		return { is: "online" };
	}
	const parents = isAhead ? ([onto, state.head] as const) : ([onto] as const);
	const { index } = begun;
	const { message, proposal } = request;
	const commit = await makeCommit(root, { parents, changes: merged.own, message, index, began });
	if (proposal !== undefined) return remote && propose(root, state, { commit, proposal, message, began });
	begun.tell({ commit, base, isSent: !remote });
	if (remote) {
		const pushed = await pushCommit(root, { remote: remote.name, commit, branch: state.online?.name ?? "", began });
		if (pushed.is === "moved") return undefined;
		if (pushed.is === "not taken") return { is: "not taken", said: publishingWords.notTaken(pushed.said) };
		begun.tell({ commit, base, isSent: true });
	}
	follow(root, state, { commit, base }, seen);
	return { is: remote ? "online" : "kept" };
}

type Seen = ReadonlyMap<string, Content>;

/** What files hold. Throws a `Refusal` when one holds something else than was seen. */
function seenFiles(root: string, { files }: SendRequest): Seen {
	const seen = new Map<string, Content>();
	for (const [file, name] of files) {
		const bytes = onDisk(root, file);
		if ((bytes ? nameOf(bytes) : "") !== name) throw new Refusal(publishingWords.changedSince);
		seen.set(file, bytes);
	}
	return seen;
}

interface Changed {
	readonly root: string;
	/** The commit with which the content here began. */
	readonly base: string;
	/** What is sent of it. */
	readonly seen: Seen;
}

function merge({ root, base, seen }: Changed, onto: string) {
	const then = new CommitContent(root, base);
	const edits = new Map<string, Edit>(
		[...seen].map(([file, mine]) => [file, { base: then.bytes(file) ?? null, mine }] as const),
	);
	const there = new CommitContent(root, onto);
	return MergedOnto.merge(
		{ edits, baseFiles: then.files.keys() },
		{ files: there.files.keys(), bytes: (file) => there.bytes(file) },
	);
}

/**
 * Brings the folder to what was sent: what others put online comes with it, and what was typed since it was sent stays.
 */
function follow(
	root: string,
	{ remote, online }: Pick<LocalState, "remote" | "online">,
	{ commit, base }: Pick<Sending, "commit" | "base">,
	seen: Seen = new Map(),
): void {
	const [then, now] = [new CommitContent(root, base), new CommitContent(root, commit)];
	const own = contentChangedSince(root, base);
	const edits = new Map(
		[...own].map((file) => {
			const sent = seen.get(file);
			const edit: Edit = { base: sent === undefined ? (then.bytes(file) ?? null) : sent, mine: onDisk(root, file) };
			return [file, edit] as const;
		}),
	);
	const merged = MergedOnto.merge(
		{ edits, baseFiles: [...then.files.keys(), ...seen.keys()] },
		{ files: now.files.keys(), bytes: (file) => now.bytes(file) },
	);
	const isOther = (file: string) => then.files.get(file)?.id !== now.files.get(file)?.id;
	const others = [...new Set([...then.files.keys(), ...now.files.keys()])].filter(isOther);
	for (const file of new Set([...own, ...others, ...merged.own.keys()])) {
		const kept = merged.own.get(file);
		const bytes = kept === undefined ? (now.bytes(file) ?? null) : kept;
		if (sameBytes(bytes, onDisk(root, file))) continue;
		if (bytes) replaceFile(join(root, file), bytes, { lasting: true });
		else rmSync(join(root, file), { force: true });
	}
	moveTo(root, { commit, main: remote && online?.name });
}

interface Proposed {
	readonly commit: string;
	readonly proposal: string;
	readonly message: string;
	readonly began: (pid: number) => void;
}

/** Undefined when there is one by that name, of somebody who was faster. */
async function propose(
	root: string,
	{ remote, online }: LocalState,
	{ commit, proposal, message, began }: Proposed,
): Promise<Sent | undefined> {
	const known = new Proposals(root);
	const branch = known.freeName(`${proposals}${proposal}`, remote?.name ?? "");
	const pushed: PushedCommit = await pushCommit(root, { remote: remote?.name ?? "", commit, branch, began });
	if (pushed.is === "moved") return undefined;
	if (pushed.is === "not taken") return { is: "not taken", said: publishingWords.notProposed(pushed.said) };
	const page = comparePage(remote?.address ?? "", { branch, into: online?.name ?? "" }, pushed.said);
	const earlier = known.waiting(remote?.name ?? "");
	known.add({ branch, commit, message, date: new Date().toISOString(), page });
	// All that they proposed is in this one too.
	for (const branch of earlier) {
		const removed = await pushCommit(root, { remote: remote?.name ?? "", commit: undefined, branch, began });
		if (removed.is === "done") known.forget(branch);
	}
	return { is: "proposed" };
}

/** The state of a folder that has one: whoever asks has looked. */
function stateOf(root: string): LocalState {
	const state = workingCopyOf(root);
	if (typeof state === "string") throw new Refusal(publishingWords[state](join(root, "content")));
	return state;
}

/** Null for a file that is not there. */
function onDisk(root: string, file: string): Content {
	const path = join(root, file);
	return existsSync(path) ? (readBytes(path) ?? null) : null;
}
