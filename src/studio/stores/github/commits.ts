import * as z from "zod";
import { type ObjectId, type RemoteCommit, RemoteError } from "#studio/stores/remote.ts";
import { nameIn } from "../tree-names.ts";
import type { GithubApi } from "./api.ts";
import { fromBase64 } from "./base64.ts";
import { type CommitFacts, isNamed, remoteCommit } from "./commit-bytes.ts";
import { objectId, type TreeEntry } from "./objects.ts";
import type { Trees } from "./trees.ts";

/** A commit, and the folder that it holds. */
interface KnownCommit {
	readonly commit: RemoteCommit;
	readonly tree: ObjectId;
}

export interface Commits {
	/** Throws `not found` when the repository has no such commit. */
	read(id: ObjectId, signal?: AbortSignal): Promise<KnownCommit>;
	/** The latest commits from one on, each with its first parent next. */
	history(from: ObjectId, most: number, signal?: AbortSignal): Promise<readonly RemoteCommit[]>;
	/** Notes a commit that the server has. */
	keep(made: KnownCommit): void;
}

const person = z.object({ name: z.string().nullable(), email: z.string().nullable(), date: z.string().nullable() });

const commitAnswer = z.object({
	oid: objectId,
	tree: z.object({ oid: objectId }),
	parents: z.object({ nodes: z.array(z.object({ oid: objectId })) }),
	author: person,
	committer: person,
	message: z.string(),
	signature: z.object({ payload: z.string(), signature: z.string() }).nullable(),
});

const entriesAnswer = z.array(z.object({ nameRaw: z.string(), mode: z.number(), oid: objectId }));

const oneAnswer = z.object({
	repository: z.object({
		object: commitAnswer.extend({ tree: z.object({ oid: objectId, entries: entriesAnswer }) }).nullable(),
	}),
});

const historyAnswer = z.object({
	repository: z.object({ object: z.object({ history: z.object({ nodes: z.array(commitAnswer) }) }).nullable() }),
});

const restAnswer = z.object({
	sha: objectId,
	tree: z.object({ sha: objectId }),
	parents: z.array(z.object({ sha: objectId })),
});

// Only GraphQL tells in which time zone somebody was.
const fields = `fragment facts on Commit {
	oid message
	tree { oid }
	parents(first: 20) { nodes { oid } }
	author { name email date }
	committer { name email date }
	signature { payload signature }
}`;

const oneQuery = `query ($owner: String!, $name: String!, $id: GitObjectID!) {
	repository(owner: $owner, name: $name) {
		object(oid: $id) { ... on Commit { ...facts tree { entries { nameRaw mode oid } } } }
	}
}
${fields}`;

const historyQuery = `query ($owner: String!, $name: String!, $id: GitObjectID!, $most: Int!) {
	repository(owner: $owner, name: $name) {
		object(oid: $id) { ... on Commit { history(first: $most) { nodes { ...facts } } } }
	}
}
${fields}`;

export function githubCommits(api: GithubApi, trees: Trees): Commits {
	const known = new Map<ObjectId, KnownCommit>();

	/** Whether both interfaces say the same of a commit that GraphQL does not tell whole. */
	async function confirm({ commit: { id, parents }, tree }: KnownCommit, signal?: AbortSignal): Promise<void> {
		const said = await api.get(`/git/commits/${id}`, restAnswer, signal);
		const same = said.sha === id && said.tree.sha === tree && `${said.parents.map(({ sha }) => sha)}` === `${parents}`;
		if (!same) throw new RemoteError("damaged", `GitHub's answer is not the commit ${id}.`);
	}

	async function read(id: ObjectId, signal?: AbortSignal): Promise<KnownCommit> {
		const found = known.get(id);
		if (found) return found;
		const { object } = (await api.query(oneQuery, { id }, oneAnswer, signal)).repository;
		if (!object) throw new RemoteError("not found", `The repository has no commit ${id}.`);
		const { proven, ...read } = await commitOf(object);
		if (read.commit.id !== id) throw new RemoteError("damaged", `GitHub's answer is not the commit ${id}.`);
		if (!proven) await confirm(read, signal);
		await trees.offer(read.tree, new Map(object.tree.entries.map(entryOf)));
		known.set(id, read);
		return read;
	}

	/** Some commits from one on, by their names: of all branches that were merged, the latest first. */
	async function some(id: ObjectId, most: number, signal?: AbortSignal): Promise<ReadonlyMap<ObjectId, KnownCommit>> {
		const { object } = (await api.query(historyQuery, { id, most }, historyAnswer, signal)).repository;
		if (!object) throw new RemoteError("not found", `The repository has no commit ${id}.`);
		const all = await Promise.all(object.history.nodes.map(commitOf));
		for (const { proven, ...read } of all) if (proven) known.set(read.commit.id, read);
		return new Map(all.map(({ commit, tree }) => [commit.id, { commit, tree }]));
	}

	return {
		read,
		async history(from, most, signal) {
			const line: RemoteCommit[] = [];
			let at: ObjectId | undefined = from;
			let near: ReadonlyMap<ObjectId, KnownCommit> = known;
			while (at !== undefined && line.length < most) {
				signal?.throwIfAborted();
				if (!near.has(at)) near = await some(at, Math.min(100, most - line.length), signal);
				const commit: RemoteCommit | undefined = near.get(at)?.commit;
				if (!commit) throw new RemoteError("damaged", `GitHub's history of ${at} does not begin with it.`);
				line.push(commit);
				at = commit.parents[0];
			}
			return line;
		},
		keep(made) {
			known.set(made.commit.id, made);
		},
	};
}

/** The commit of an answer, and whether its bytes, put together again, have its name. */
async function commitOf(answer: z.infer<typeof commitAnswer>): Promise<KnownCommit & { proven: boolean }> {
	const facts: CommitFacts = {
		tree: answer.tree.oid,
		parents: answer.parents.nodes.map(({ oid }) => oid),
		author: actorOf(answer.author),
		committer: actorOf(answer.committer),
		message: answer.message,
		signature: answer.signature ?? undefined,
	};
	return { commit: remoteCommit(answer.oid, facts), tree: facts.tree, proven: await isNamed(answer.oid, facts) };
}

function actorOf({ name, email, date }: z.infer<typeof person>): CommitFacts["author"] {
	return { name: name ?? "", email: email ?? "", date: date?.replace(/Z$/, "+00:00") ?? "1970-01-01T00:00:00+00:00" };
}

function entryOf({ nameRaw, mode, oid }: z.infer<typeof entriesAnswer>[number]): [string, TreeEntry] {
	return [nameIn(fromBase64(nameRaw)), { mode: mode.toString(8), id: oid }];
}
