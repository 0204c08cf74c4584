import * as z from "zod";
import { graphqlBeside, githubApi as ownApi } from "#studio/brain/github-address.ts";
import { RemoteError } from "#studio/stores/remote.ts";
import { patientFetch } from "../patient-fetch.ts";
import { joined } from "./objects.ts";
import { GithubError, jsonOf, queryTrouble, troubleOf } from "./trouble.ts";

/** A repository on GitHub, and who asks for it. */
export interface GithubPlace {
	readonly owner: string;
	readonly repository: string;
	/** Asked before every request, and sent in the header `Authorization` alone. */
	readonly token: () => string | undefined;
	/** The address of the interface, `https://api.github.com` unless it is told. */
	readonly api?: string;
	readonly fetch?: typeof fetch;
}

/** GitHub's interfaces for one repository. Paths are those below it. All throw `RemoteError`, or what ended the signal. */
export interface GithubApi {
	readonly owner: string;
	/** Asks REST; the answer must be what the schema says. */
	get<T>(path: string, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T>;
	/** The bytes of a file, with each part told as it comes. */
	bytes(path: string, tell: (bytes: number) => void, signal?: AbortSignal): Promise<Uint8Array>;
	/** Sends JSON to REST. */
	post<T>(path: string, body: unknown, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T>;
	/** Asks GraphQL. `$owner` and `$name` are given to every query. An answer with any error is none. */
	query<T>(document: string, variables: object, schema: z.ZodType<T>, signal?: AbortSignal): Promise<T>;
}

interface Question {
	readonly method?: "POST";
	readonly accept?: string;
	readonly body?: unknown;
	readonly signal?: AbortSignal | undefined;
}

const graphqlAnswer = z.object({
	data: z.unknown().optional(),
	errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).optional(),
});

/** Asks GitHub for a repository with `fetch` alone. */
export function githubApi({
	owner,
	repository,
	token,
	api = ownApi,
	fetch: request = patientFetch(fetch),
}: GithubPlace): GithubApi {
	const root = api.replace(/\/+$/, "");
	const place = `${root}/repos/${encodeURIComponent(owner)}/${encodeURIComponent(repository)}`;

	/** What GitHub said when it took no more of a token, and until when that is so, by a clock that nobody sets. */
	let limit: { readonly secret: string; readonly error: GithubError; readonly until: number } | undefined;

	async function ask(address: string, { method, accept, body, signal }: Question) {
		const secret = token();
		// A header with other characters would be refused with an error that shows it.
		if (!secret || !/^[\x21-\x7e]+$/.test(secret))
			throw new RemoteError("signed out", "Nobody is signed in at GitHub.");
		// Whoever goes on asking is shut out for longer.
		if (limit?.secret === secret && performance.now() < limit.until) throw limit.error;
		const hidden = (said: string) => said.replaceAll(secret, "…");
		const noted = (error: GithubError) => {
			if (error.pause > 0) limit = { secret, error, until: performance.now() + error.pause };
			return error;
		};
		const response = await answered(signal, () =>
			request(address, {
				// A browser would give an answer of the last minute, of a branch too.
				cache: "no-cache",
				credentials: "omit",
				headers: {
					Accept: accept ?? "application/vnd.github+json",
					Authorization: `Bearer ${secret}`,
					...(body !== undefined && { "Content-Type": "application/json" }),
				},
				...(method && { method }),
				...(body !== undefined && { body: JSON.stringify(body) }),
				...(signal && { signal }),
			}),
		);
		if (response.ok) return { response, hidden, noted };
		throw noted(troubleOf(response, await answered(signal, () => response.text()), hidden));
	}

	async function read<T>(response: Response, schema: z.ZodType<T>, signal: AbortSignal | undefined): Promise<T> {
		const text = await answered(signal, () => response.text());
		return understood(jsonOf(text), schema);
	}

	return {
		owner,
		async get(path, schema, signal) {
			const { response } = await ask(place + path, { signal });
			return read(response, schema, signal);
		},
		async bytes(path, tell, signal) {
			const { response } = await ask(place + path, { accept: "application/vnd.github.raw+json", signal });
			return bodyOf(response, tell, signal);
		},
		async post(path, body, schema, signal) {
			const { response } = await ask(place + path, { method: "POST", body, signal });
			return read(response, schema, signal);
		},
		async query(document, variables, schema, signal) {
			const body = { query: document, variables: { owner, name: repository, ...variables } };
			const { response, hidden, noted } = await ask(graphqlBeside(root), { method: "POST", body, signal });
			const { data, errors } = await read(response, graphqlAnswer, signal);
			const [error] = errors ?? [];
			if (error) throw noted(queryTrouble(error.type, hidden(error.message), response.headers));
			return understood(data, schema);
		},
	};
}

/** What is done over the network: when it ends before there is an answer, nothing was reached, or nobody waits for it. */
async function answered<T>(signal: AbortSignal | undefined, doing: () => Promise<T>): Promise<T> {
	try {
		return await doing();
	} catch (cause) {
		signal?.throwIfAborted();
		throw new RemoteError("unreachable", "GitHub cannot be reached.", { cause });
	}
}

function understood<T>(answer: unknown, schema: z.ZodType<T>): T {
	const parsed = schema.safeParse(answer);
	if (parsed.success) return parsed.data;
	const where = z.prettifyError(parsed.error).split("\n", 2).join(" ");
	throw new GithubError("failed", `GitHub's answer cannot be understood: ${where}`, { status: 200, said: "" });
}

/** The body of an answer, with each part told as it comes. */
async function bodyOf(
	response: Response,
	tell: (bytes: number) => void,
	signal: AbortSignal | undefined,
): Promise<Uint8Array> {
	const parts: Uint8Array[] = [];
	const reader = response.body?.getReader();
	if (!reader) return joined(parts);
	const next = () => answered(signal, () => reader.read());
	try {
		for (let part = await next(); !part.done; part = await next()) {
			parts.push(part.value);
			tell(part.value.length);
		}
	} catch (error) {
		await reader.cancel().catch(() => {});
		throw error;
	}
	return joined(parts);
}
