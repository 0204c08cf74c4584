import * as z from "zod";
import type { BareRepository } from "./bare-repository.ts";
import { type ReadPerson, readCommit } from "./commit-text.ts";
import type { Operation, RestDescription } from "./rest-description.ts";

export interface RestAnswer {
	readonly status: number;
	/** JSON, or bytes when a file was asked for as it is. */
	readonly body: unknown;
}

export interface RestQuestion {
	readonly operation: Operation;
	readonly search: URLSearchParams;
	readonly accept: string;
	readonly body: unknown;
	/** Where the interface is. */
	readonly api: string;
}

/** What a workflow makes of a commit. */
export interface RunOnServer {
	readonly path: string;
	readonly commit: string;
	readonly status: string;
	readonly conclusion: string | null;
	readonly at: string;
	/** Its jobs, with the names of their steps; a step that failed is the last of its job. */
	readonly jobs?: readonly { readonly name: string; readonly conclusion: string; readonly steps: readonly string[] }[];
}

export interface PullOnServer {
	readonly number: number;
	readonly head: string;
	readonly base: string;
	readonly title: string;
	is: "open" | "merged" | "closed";
}

/** A repository as GitHub shows it. */
export interface Shown {
	readonly repository: BareRepository;
	readonly pulls: PullOnServer[];
	/** The latest first; undefined for who may not see them. */
	readonly runs: readonly RunOnServer[] | undefined;
	/** Whether who asks may push. */
	readonly mayPush: boolean;
	/** How many entries a folder with everything below it is listed with. */
	readonly longestList: number;
}

const person = z.object({ name: z.string(), email: z.string(), date: z.string() });
const bodies = {
	tree: z.object({
		base_tree: z.string().optional(),
		tree: z.array(
			z.object({ path: z.string(), mode: z.string(), sha: z.string().nullish(), content: z.string().optional() }),
		),
	}),
	blob: z.object({ content: z.string(), encoding: z.enum(["utf-8", "base64"]).default("utf-8") }),
	commit: z.object({
		message: z.string(),
		tree: z.string(),
		parents: z.array(z.string()).default([]),
		author: person,
		committer: person,
	}),
	pull: z.object({ title: z.string(), head: z.string(), base: z.string(), body: z.string().optional() }),
};

export function refusalOf(status: number, message: string): RestAnswer {
	return { status, body: { message, documentation_url: "https://docs.github.com/rest", status: String(status) } };
}

/** Answers a request of REST from a repository. Throws words for an operation that this server does not have. */
export function restAnswer(question: RestQuestion, shown: Shown, description: RestDescription): RestAnswer {
	const answer = answers[question.operation.id];
	if (!answer) throw new Error(`This server has no ${question.operation.id}.`);
	return answer(question, shown, description);
}

const answers: Readonly<Record<string, typeof restAnswer>> = {
	"actions/list-workflow-runs-for-repo"({ operation, search }, { runs }, description) {
		if (!runs) return refusalOf(403, "Resource not accessible by personal access token");
		const [example] = z.array(z.object({}).loose()).parse(description.example(operation, 200).workflow_runs);
		const found = runs.filter(({ commit }) => commit === search.get("head_sha"));
		const { owner, repo } = operation.values;
		const told = found.map((run, number) => ({
			...example,
			id: runs.indexOf(run) + 1,
			path: run.path,
			head_sha: run.commit,
			status: run.status,
			conclusion: run.conclusion,
			created_at: run.at,
			html_url: `https://github.com/${owner}/${repo}/actions/runs/${number + 1}`,
		}));
		return { status: 200, body: { total_count: told.length, workflow_runs: told } };
	},
	"actions/list-jobs-for-workflow-run"({ operation }, { runs }, description) {
		if (!runs) return refusalOf(403, "Resource not accessible by personal access token");
		const [example] = z.array(z.object({}).loose()).parse(description.example(operation, 200).jobs);
		const [step] = z.array(z.object({}).loose()).parse(example?.steps);
		const { jobs = [], at = "" } = runs[Number(operation.values.run_id) - 1] ?? {};
		const told = jobs.map(({ name, conclusion, steps }) => ({
			...example,
			name,
			conclusion,
			created_at: at,
			steps: steps.map((each, number) => {
				const isLast = number === steps.length - 1;
				return { ...step, name: each, number: number + 1, conclusion: isLast ? conclusion : "success" };
			}),
		}));
		return { status: 200, body: { total_count: told.length, jobs: told } };
	},
	"repos/get"({ operation }, { mayPush }, description) {
		const { owner, repo } = operation.values;
		const example = description.example(operation, 200);
		const permissions = { pull: true, triage: mayPush, push: mayPush, maintain: false, admin: false };
		const full = { full_name: `${owner}/${repo}`, name: repo, default_branch: "main", private: true, permissions };
		// The published example lacks what the description asks for.
		const { source: _source, parent: _parent, ...others } = example;
		return { status: 200, body: { ...others, language: null, ...full } };
	},
	"git/list-matching-refs"({ operation, api }, { repository }) {
		if (repository.refs("").size === 0) return refusalOf(409, "Git Repository is empty.");
		const refs = [...repository.refs(`refs/${operation.values.ref}`)].map(([ref, { id, kind }]) => ({
			ref,
			node_id: Buffer.from(ref).toString("base64"),
			url: `${api}/git/${ref}`,
			object: { type: kind, sha: id, url: `${api}/git/${kind}s/${id}` },
		}));
		return { status: 200, body: refs };
	},
	"git/get-tree"({ operation, search, api }, { repository, longestList }) {
		const { tree_sha: sha = "" } = operation.values;
		if (!repository.objects([sha]).has(sha)) return refusalOf(404, "Not Found");
		const recursive = search.has("recursive");
		const all = repository.listed(sha, recursive);
		const listed = recursive ? all.slice(0, longestList) : all;
		return { status: 200, body: treeBody(sha, listed, api, listed.length < all.length) };
	},
	"git/create-tree"({ body, api }, { repository }) {
		const { base_tree: base, tree } = bodies.tree.parse(body);
		const there = new Set(base ? repository.listed(base, true).map(({ path }) => path) : []);
		const files = tree.map(({ path, mode, sha, content }) => ({
			path,
			mode,
			id: content === undefined ? (sha ?? null) : repository.write("blob", Buffer.from(content)),
		}));
		const wrong = files.some(({ path, id }) =>
			id === null ? !there.has(path) : !/^160000/.test(id) && !repository.objects([id]).has(id),
		);
		if (wrong) return refusalOf(422, "GitRPC::BadObjectState");
		const sha = repository.writeTree(base, files);
		return { status: 201, body: treeBody(sha, repository.listed(sha, false), api, false) };
	},
	"git/create-blob"({ body, api }, { repository }) {
		const { content, encoding } = bodies.blob.parse(body);
		const sha = repository.write("blob", Buffer.from(content, encoding === "base64" ? "base64" : "utf8"));
		return { status: 201, body: { sha, url: `${api}/git/blobs/${sha}` } };
	},
	"git/get-blob"({ operation, accept, api }, { repository }, description) {
		const { file_sha: sha = "" } = operation.values;
		const found = repository.objects([sha]).get(sha);
		if (found?.kind !== "blob") return refusalOf(404, "Not Found");
		if (accept === "application/vnd.github.raw+json") {
			if (!description.wordsOf(operation).includes(accept)) throw new Error(`${operation.id} has no ${accept}.`);
			return { status: 200, body: found.bytes };
		}
		const content = found.bytes.toString("base64").replace(/.{60}/g, "$&\n");
		const size = found.bytes.length;
		return {
			status: 200,
			body: { sha, node_id: sha, size, url: `${api}/git/blobs/${sha}`, content, encoding: "base64" },
		};
	},
	"git/get-commit"({ operation, api }, { repository }) {
		const { commit_sha: sha = "" } = operation.values;
		return repository.objects([sha]).get(sha)?.kind === "commit"
			? { status: 200, body: commitBody(sha, repository, api) }
			: refusalOf(404, "Not Found");
	},
	"git/create-commit"({ body, api }, { repository }) {
		const { message, tree, parents, author, committer } = bodies.commit.parse(body);
		const named = [tree, ...parents];
		if (repository.objects(named).size < new Set(named).size) return refusalOf(422, "Tree SHA does not exist");
		const head = [
			`tree ${tree}`,
			...parents.map((parent) => `parent ${parent}`),
			`author ${personLine(author)}`,
			`committer ${personLine(committer)}`,
		];
		const sha = repository.write("commit", Buffer.from(`${head.join("\n")}\n\n${message}`));
		return { status: 201, body: commitBody(sha, repository, api) };
	},
	"pulls/create"({ operation, body }, { repository, pulls }, description) {
		const { title, head, base } = bodies.pull.parse(body);
		const { owner } = operation.values;
		for (const branch of [head, base]) {
			if (!repository.refs(`refs/heads/${branch}`).has(`refs/heads/${branch}`))
				return refusalOf(422, "Validation Failed");
		}
		if (pulls.some((pull) => pull.head === head && pull.is === "open")) {
			const { body } = refusalOf(422, "Validation Failed");
			const message = `A pull request already exists for ${owner}:${head}.`;
			return {
				status: 422,
				body: { ...z.object({}).loose().parse(body), errors: [{ resource: "PullRequest", code: "custom", message }] },
			};
		}
		const pull: PullOnServer = { number: pulls.length + 1, head, base, title, is: "open" };
		pulls.push(pull);
		return { status: 201, body: pullBody(pull, operation, description.example(operation, 201)) };
	},
	"pulls/list"({ operation, search }, { pulls }, description) {
		const head = search.get("head");
		const { owner } = operation.values;
		const asked = pulls.filter((pull) => `${owner}:${pull.head}` === head).reverse();
		const example = description.example(operation, 200);
		return { status: 200, body: asked.map((pull) => pullBody(pull, operation, example)) };
	},
};

function treeBody(sha: string, entries: ReturnType<BareRepository["listed"]>, api: string, truncated: boolean) {
	const tree = entries.map(({ path, mode, type, id, size }) => ({
		path,
		mode,
		type,
		sha: id,
		...(size !== undefined && { size }),
		...(type !== "commit" && { url: `${api}/git/${type}s/${id}` }),
	}));
	return { sha, url: `${api}/git/trees/${sha}`, tree, truncated };
}

function commitBody(sha: string, repository: BareRepository, api: string) {
	const object = repository.objects([sha]).get(sha);
	if (!object) throw new Error(`There is no commit ${sha}.`);
	const { tree, parents, author, committer, message, signature } = readCommit(object);
	const url = (id: string) => `${api}/git/commits/${id}`;
	return {
		sha,
		node_id: sha,
		url: url(sha),
		html_url: url(sha),
		author: inGreenwich(author),
		committer: inGreenwich(committer),
		tree: { sha: tree, url: `${api}/git/trees/${tree}` },
		message,
		parents: parents.map((id) => ({ sha: id, url: url(id), html_url: url(id) })),
		verification: {
			verified: false,
			reason: signature ? "unknown_key" : "unsigned",
			signature: signature?.signature ?? null,
			payload: signature?.payload ?? null,
			verified_at: null,
		},
	};
}

const inGreenwich = ({ name, email, date }: ReadPerson) => ({
	name,
	email,
	date: `${new Date(date).toISOString().slice(0, 19)}Z`,
});

function personLine({ name, email, date }: z.infer<typeof person>): string {
	const zone = /[+-]\d\d:\d\d$/.exec(date)?.[0] ?? "+0000";
	return `${name} <${email}> ${Date.parse(date) / 1000} ${zone.replace(":", "")}`;
}

function pullBody(pull: PullOnServer, { values }: Operation, example: Record<string, unknown>) {
	const { number, head, base, title } = pull;
	return {
		...example,
		// The published example lacks what the description asks for.
		requested_teams: [],
		number,
		title,
		html_url: `https://github.com/${values.owner}/${values.repo}/pull/${number}`,
		state: pull.is === "open" ? "open" : "closed",
		merged_at: pull.is === "merged" ? "2026-11-25T13:03:00Z" : null,
		head: { ...z.object({}).loose().parse(example.head), ref: head },
		base: { ...z.object({}).loose().parse(example.base), ref: base },
	};
}
