import type { Spot } from "#core/studio.ts";
import type { UploadAnswer } from "#core/studio-files.ts";
import type * as everyPage from "#studio/brain/calls.ts";
import type { Call } from "#studio/brain/contract.ts";

/** Known to the pages of this start of Studio alone. */
const token = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? "";

/** A record of questions or commands, as a page calls them. Each fails with words for a person when nobody answers. */
type Client<R> = {
	readonly [N in keyof R]: R[N] extends Call<infer A, infer T> ? (...sent: Sent<A>) => Promise<Awaited<T>> : never;
};

type Sent<A> = Record<never, never> extends A ? [args?: A, signal?: AbortSignal] : [args: A, signal?: AbortSignal];

/** The questions of a feature: `asking<typeof brain.questions>()`, where `brain` is the type of its `brain.ts`. */
export function asking<R>(): Client<R> {
	return client((name, args) => {
		const query = Object.entries(args).flatMap(([key, value]) => (value === undefined ? [] : [[key, inQuery(value)]]));
		return fetch(`/@studio/${name}?${new URLSearchParams(query)}`, { headers: { "X-Studio-Token": token } });
	});
}

/** The commands of a feature. */
export function telling<R>(): Client<R> {
	return client((name, args, signal) => {
		const headers = { "X-Studio-Token": token, "Content-Type": "application/json" };
		return fetch(`/@studio/${name}`, { method: "POST", headers, body: JSON.stringify(args), signal: signal ?? null });
	});
}

export const ask = asking<typeof everyPage.questions>();

export const tell = telling<typeof everyPage.commands>();

/** The place alone of something that has one, as it is asked for. */
export function spotOf({ file, path }: Spot): Spot {
	return { file, path };
}

/** What each fact shows that a text can hold, by its name. */
export async function shownFacts(): Promise<ReadonlyMap<string, string>> {
	return new Map((await ask.facts()).map(({ name, shows }) => [name, shows]));
}

/** Sends a file. */
export async function upload(name: string, body: Blob, type: string): Promise<UploadAnswer | "too large"> {
	const headers = { "X-Studio-Token": token, "Content-Type": type };
	const response = await fetch(`/@studio/upload?${new URLSearchParams({ name })}`, { method: "POST", headers, body });
	return response.status === 413 ? "too large" : ((await answerOf(response)) as UploadAnswer);
}

/** The server answers that it has no answer. */
export class Unanswered extends Error {
	readonly status: number;

	constructor(status: number, words: string) {
		super(words);
		this.status = status;
	}
}

type Send = (name: string, args: object, signal?: AbortSignal) => Promise<Response>;

/** A function for every name: which there are, the type says. */
function client<R>(send: Send): Client<R> {
	const call = async (name: string, args: object = {}, signal?: AbortSignal) =>
		answerOf(
			await send(
				name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
				args,
				signal,
			),
		);
	return new Proxy({} as Client<R>, {
		get: (_, name) => (args?: object, signal?: AbortSignal) => call(String(name), args, signal),
	});
}

/** A text as it is, unless it begins as JSON does; anything else as JSON. */
function inQuery(value: unknown): string {
	return typeof value === "string" && !/^["[{]/.test(value) ? value : JSON.stringify(value);
}

async function answerOf(response: Response): Promise<unknown> {
	if (!response.ok) throw new Unanswered(response.status, await response.text());
	return response.json();
}
