import { mkdtempSync, rmSync } from "node:fs";
import * as http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { type BareRepository, bareRepository } from "./github/bare-repository.ts";
import { type GithubPerson, type Place, queryResolvers } from "./github/query-resolvers.ts";
import { querySchema } from "./github/query-schema.ts";
import { type PullOnServer, type RestAnswer, type RunOnServer, refusalOf, restAnswer } from "./github/rest-answers.ts";
import { restDescription } from "./github/rest-description.ts";
import { git } from "./repository.ts";

/** A request as it came. */
interface AskedOfGithub {
	readonly method: string;
	/** With its question. */
	readonly path: string;
	readonly headers: http.IncomingHttpHeaders;
	readonly body: string;
}

/** Instead of what was asked for: a status with words and headers, or an end of the connection without a word. */
type GithubFault =
	| "nothing"
	| {
			readonly status: number;
			readonly message?: string;
			readonly headers?: Readonly<Record<string, string>>;
			/** Instead of GitHub's own form of an error. */
			readonly body?: unknown;
	  };

/** What becomes of an answer on its way: another one, or with undefined none. */
type GithubDamage = (asked: AskedOfGithub, answer: string) => string | undefined;

/** GitHub's interfaces over bare repositories on this computer. */
export interface GithubServer {
	/** `http://127.0.0.1:4711`. */
	readonly api: string;
	/** The one token that it knows. */
	readonly token: string;
	/** Everything that was asked, in order. */
	readonly asked: readonly AskedOfGithub[];
	/** The path of the bare repository of a place; the first time it is made. */
	repository(owner: string, name: string): string;
	/** The pull requests of a place. */
	pulls(owner: string, name: string): PullOnServer[];
	/** From now on these are the runs of workflows, of every place; undefined for who may not see them. */
	run(runs: readonly RunOnServer[] | undefined): void;
	/** From now on answers so; with undefined as it should again. */
	answer(fault: GithubFault | undefined): void;
	/** From now on this becomes of every answer. */
	damage(change: GithubDamage | undefined): void;
	/** From now on takes nothing for these references, and says why; with undefined it does again. */
	protect(words: string | undefined, ref?: string): void;
	/** From now on the token is of this person. */
	signIn(person: GithubPerson): void;
	/** Whether who asks may push. */
	allowPush(may: boolean): void;
	/** With how many entries a folder and everything below it is listed. */
	listAtMost(entries: number): void;
	/** Answers nothing until what it gives is called. */
	hold(): () => void;
	/** Throws words about every request and answer that is not as GitHub publishes it. */
	stop(): Promise<void>;
}

/** What a page may send to GitHub, by its answer to a preflight; and what a browser, or Node, adds by itself. */
const headersOfPages = [
	...["authorization", "content-type", "if-match", "if-modified-since", "if-none-match", "if-unmodified-since"],
	...["x-github-otp", "x-requested-with", "user-agent", "graphql-features", "x-github-api-version"],
];
const headersOfPrograms =
	/^(?:host|connection|content-length|transfer-encoding|accept|accept-(?:language|encoding)|cache-control|pragma|origin|referer|dnt|sec-.+)$/;

const answerHeaders = {
	"Access-Control-Allow-Origin": "*",
	"Access-Control-Expose-Headers":
		"ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id",
	"Cache-Control": "private, max-age=60, s-maxage=60",
	Vary: "Accept, Authorization, Cookie, X-GitHub-OTP",
	"X-RateLimit-Limit": "5000",
	"X-RateLimit-Remaining": "4999",
};

const question = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).default({}) });

/**
 * Starts a server that answers as GitHub does, from real repositories, and only what GitHub publishes: REST by its OpenAPI
 * description, GraphQL by its schema.
 */
export async function startGithubServer(token = "github_pat_geheim"): Promise<GithubServer> {
	const folder = mkdtempSync(join(tmpdir(), "github-server-"));
	const description = restDescription();
	const schema = querySchema();
	const places = new Map<string, { path: string; repository: BareRepository; pulls: PullOnServer[] }>();
	const asked: AskedOfGithub[] = [];
	const wrong: string[] = [];
	const refused = new Map<string | undefined, string>();
	let fault: GithubFault | undefined;
	let damage: GithubDamage | undefined;
	let mayPush = true;
	let viewer: GithubPerson = { login: "bakkerij-anna", name: null };
	let runs: readonly RunOnServer[] | undefined;
	let longestList = 100_000;
	let held: Promise<void> = Promise.resolve();

	const at = ({ owner, name }: Place) => places.get(`${owner}/${name}`.toLowerCase());

	async function answerQuery(body: string): Promise<RestAnswer> {
		const { query, variables } = question.parse(JSON.parse(body));
		const resolvers = queryResolvers({
			viewer,
			at: (place) => at(place)?.repository,
			refusal: (ref) => refused.get(ref) ?? refused.get(undefined),
			ids: `${query} ${JSON.stringify(variables)}`.match(/\b[0-9a-f]{40}\b/g) ?? [],
		});
		return { status: 200, body: await schema.answer(query, variables, resolvers) };
	}

	function answerRest({ method, path, headers, body }: AskedOfGithub, api: string): RestAnswer {
		const address = new URL(path, api);
		const operation = description.operationOf(method, address);
		const parsed: unknown = body === "" ? undefined : JSON.parse(body);
		if (parsed !== undefined) description.checkBody(operation, parsed);
		const { owner = "", repo: name = "" } = operation.values;
		const place = at({ owner, name });
		const accept = headers.accept ?? "";
		const base = `${api}/repos/${owner}/${name}`;
		const answer = place
			? restAnswer(
					{ operation, search: address.searchParams, accept, body: parsed, api: base },
					{ ...place, runs, mayPush, longestList },
					description,
				)
			: refusalOf(404, "Not Found");
		if (!(answer.body instanceof Uint8Array)) description.checkAnswer(operation, answer.status, answer.body);
		return answer;
	}

	async function answerOf(request: AskedOfGithub, api: string): Promise<RestAnswer> {
		const { authorization, ...others } = request.headers;
		const elsewhere = decodeURIComponent(request.path) + request.body + JSON.stringify(others);
		if (elsewhere.includes(token)) throw new Error("The token is not in its header alone.");
		for (const name of Object.keys(request.headers)) {
			if (!headersOfPages.includes(name) && !headersOfPrograms.test(name)) {
				throw new Error(`GitHub lets no page send the header ${name}.`);
			}
		}
		if (authorization !== `Bearer ${token}`) return refusalOf(401, "Bad credentials");
		if (request.method === "POST" && request.path === "/graphql") return answerQuery(request.body);
		return answerRest(request, api);
	}

	const server = http.createServer(async (incoming, outgoing) => {
		const { method = "", url = "", headers } = incoming;
		if (method === "OPTIONS") {
			outgoing.writeHead(204, {
				...answerHeaders,
				"Access-Control-Allow-Headers": headersOfPages.join(", "),
				"Access-Control-Allow-Methods": "GET, POST, PATCH, PUT, DELETE",
			});
			outgoing.end();
			return;
		}
		const chunks: Buffer[] = [];
		for await (const chunk of incoming) chunks.push(chunk);
		const request = { method, path: url, headers, body: Buffer.concat(chunks).toString() };
		asked.push(request);
		await held;
		if (fault === "nothing") {
			incoming.socket.destroy();
			return;
		}
		let answer: RestAnswer;
		try {
			answer = fault ? refusalOf(fault.status, fault.message ?? "") : await answerOf(request, api);
		} catch (error) {
			const words = error instanceof Error ? error.message : String(error);
			wrong.push(`${method} ${url}: ${words}`);
			answer = refusalOf(400, words);
		}
		if (typeof fault === "object" && fault.body !== undefined) answer = { status: fault.status, body: fault.body };
		const raw = answer.body instanceof Uint8Array;
		const written = answer.body instanceof Uint8Array ? answer.body : JSON.stringify(answer.body);
		const sent = damage ? damage(request, written.toString()) : written;
		if (sent === undefined) {
			incoming.socket.destroy();
			return;
		}
		outgoing.writeHead(answer.status, {
			...answerHeaders,
			...fault?.headers,
			"Content-Type": raw ? "application/vnd.github.raw+json; charset=utf-8" : "application/json; charset=utf-8",
		});
		outgoing.end(sent);
	});
	// A busy computer is no reason to end a connection.
	Object.assign(server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const api = `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`;

	function placed(owner: string, name: string) {
		const key = `${owner}/${name}`.toLowerCase();
		const found = places.get(key);
		if (found) return found;
		const path = join(folder, `${owner}-${name}.git`);
		git(folder, "init", "--quiet", "--bare", "--initial-branch", "main", path);
		const made = { path, repository: bareRepository(path), pulls: [] };
		places.set(key, made);
		return made;
	}

	return {
		api,
		token,
		asked,
		repository: (owner, name) => placed(owner, name).path,
		pulls: (owner, name) => placed(owner, name).pulls,
		run(next) {
			runs = next;
		},
		answer(next) {
			fault = next;
		},
		damage(change) {
			damage = change;
		},
		protect(words, ref) {
			if (words === undefined) refused.delete(ref);
			else refused.set(ref, words);
		},
		signIn(person) {
			viewer = person;
		},
		allowPush(may) {
			mayPush = may;
		},
		listAtMost(entries) {
			longestList = entries;
		},
		hold() {
			let release = () => {};
			held = new Promise((resolve) => {
				release = resolve;
			});
			return release;
		},
		async stop() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
			rmSync(folder, { recursive: true, force: true });
			if (wrong.length > 0) throw new Error(`Not as GitHub publishes it:\n${wrong.join("\n")}`);
		},
	};
}
