import * as z from "zod";
import { type NewCommit, type ObjectId, type Pushed, RemoteError } from "#studio/stores/remote.ts";
import type { GithubApi } from "./api.ts";
import { toBase64 } from "./base64.ts";
import { each } from "./blobs.ts";
import type { Branches } from "./branches.ts";
import { type CommitFacts, commitText, remoteCommit } from "./commit-bytes.ts";
import type { Commits } from "./commits.ts";
import { nameOf, objectId } from "./objects.ts";
import { isPath } from "./paths.ts";
import { changedFolder } from "./planting.ts";
import { bytesOf, textOf } from "./text.ts";
import type { Trees } from "./trees.ts";
import { GithubError } from "./trouble.ts";

/** The longest text that is sent among the names of a folder. Others are sent by themselves. */
const longestInline = 200_000;

const named = z.object({ sha: objectId });

const madeCommit = named.extend({ tree: named, parents: z.array(named) });

interface Parts {
	readonly api: GithubApi;
	readonly trees: Trees;
	readonly commits: Commits;
	readonly branches: Branches;
}

/** Makes a commit on GitHub, and lets a branch lead to it. Throws for a path that names no file below the root. */
export async function pushCommit(
	branch: string,
	was: ObjectId | undefined,
	commit: NewCommit,
	parts: Parts,
	signal?: AbortSignal,
): Promise<Pushed> {
	for (const path of commit.changes.keys()) {
		if (!isPath(path)) throw new RemoteError("failed", `No file can be called ${JSON.stringify(path)}.`);
	}
	try {
		const parent = await parts.commits.read(commit.parents[0], signal);
		const tree = await sendTree(parent.tree, commit.changes, parts, signal);
		const to = await sendCommit(tree, commit, parts, signal);
		const forced = was !== undefined && !commit.parents.includes(was);
		return await parts.branches.swap({ branch, was, to, forced }, signal);
	} catch (error) {
		if (error instanceof GithubError && error.refuses) return { is: "refused", said: error.said || error.message };
		throw error;
	}
}

/** Sends what changes in a folder, and gives the name of the new one, which is worked out here and must come out there. */
async function sendTree(
	base: ObjectId,
	changes: NewCommit["changes"],
	{ api, trees }: Parts,
	signal: AbortSignal | undefined,
): Promise<ObjectId> {
	const blobs = new Map<string, ObjectId | null>();
	for (const [path, bytes] of changes) blobs.set(path, bytes && (await nameOf("blob", bytes)));
	const { tree, planted } = await changedFolder(base, blobs, trees, signal);
	if (tree === base) return base;

	const sent = new Set<ObjectId>();
	async function send(inline: boolean): Promise<ObjectId> {
		const entries: object[] = [];
		await each(planted, async ({ path, mode, id }) => {
			const place = { path, mode, type: "blob" };
			const bytes = changes.get(path);
			const text = inline && bytes?.length && bytes.length <= longestInline ? textOf(bytes) : undefined;
			if (text !== undefined) entries.push({ ...place, content: text });
			else {
				entries.push({ ...place, sha: id });
				if (!bytes || !id || sent.has(id) || trees.sizeOf(id) !== undefined) return;
				await sendBlob(id, bytes, api, signal);
				sent.add(id);
			}
		});
		return (await api.post("/git/trees", { base_tree: base, tree: entries }, named, signal)).sha;
	}
	// A text that did not arrive byte for byte is sent as bytes.
	if ((await send(true)) === tree || (await send(false)) === tree) return tree;
	throw new RemoteError("damaged", "GitHub made other files than were sent.");
}

async function sendBlob(id: ObjectId, bytes: Uint8Array, api: GithubApi, signal?: AbortSignal): Promise<void> {
	const { sha } = await api.post("/git/blobs", { content: toBase64(bytes), encoding: "base64" }, named, signal);
	if (sha !== id) throw new RemoteError("damaged", "GitHub made another file than was sent.");
}

async function sendCommit(
	tree: ObjectId,
	{ parents, message, author: { name, email }, time, zone }: NewCommit,
	{ api, commits }: Parts,
	signal: AbortSignal | undefined,
): Promise<ObjectId> {
	const author = { name, email, date: dateOf(time, zone) };
	const facts: CommitFacts = { tree, parents, author, committer: author, message };
	const made = await api.post("/git/commits", facts, madeCommit, signal);
	const same = made.tree.sha === tree && `${made.parents.map(({ sha }) => sha)}` === `${parents}`;
	if (!same) throw new RemoteError("damaged", "GitHub made another commit than was sent.");
	// If GitHub wrote it as it was sent, it need not be asked for.
	if (made.sha === (await nameOf("commit", bytesOf(commitText(facts))))) {
		commits.keep({ commit: remoteCommit(made.sha, facts), tree });
	}
	return made.sha;
}

/** A moment, as somebody so many minutes east of Greenwich writes it. */
function dateOf(time: number, zone: number): string {
	const two = (number: number) => String(Math.floor(number)).padStart(2, "0");
	const there = new Date(time + zone * 60_000).toISOString().slice(0, 19);
	return `${there}${zone < 0 ? "-" : "+"}${two(Math.abs(zone) / 60)}:${two(Math.abs(zone) % 60)}`;
}
