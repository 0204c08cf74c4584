import { RemoteError, type RemoteTrouble } from "#studio/stores/remote.ts";
import { ByteReader } from "./byte-reader.ts";

/** Where a repository is, and how it is asked. */
export interface Server {
	/** The address of the repository, without a slash at its end. */
	readonly address: string;
	readonly fetch: typeof fetch;
	/** Bytes of one answer at most. */
	readonly most: number;
}

export interface Asking {
	readonly signal?: AbortSignal | undefined;
	/** Hears of each piece of the answer how many bytes it has. */
	readonly tell?: ((bytes: number) => void) | undefined;
}

export type Service = "git-upload-pack" | "git-receive-pack";

const troubles: Readonly<Record<number, RemoteTrouble>> = {
	401: "signed out",
	403: "forbidden",
	404: "not found",
	413: "too large",
};

/** What stands before Git has no answer of it: Git may have ended, as at more than it takes. */
export class NoAnswerOfGit extends RemoteError {
	constructor() {
		super("failed", "The server answers with status 502.");
	}
}

/** Sends a question to a service of the server, and lets the answer be read. Throws `RemoteError`, or why it was aborted. */
export function ask<Result>(
	server: Server,
	service: Service,
	body: readonly BlobPart[],
	asking: Asking,
	read: (answer: ByteReader) => Promise<Result>,
): Promise<Result> {
	const init = {
		method: "POST",
		headers: { "Content-Type": `application/x-${service}-request`, Accept: `application/x-${service}-result` },
		body: new Blob([...body]),
	};
	return answered(server, `/${service}`, init, `application/x-${service}-result`, asking, read);
}

/** Asks what the server can do. */
export function askAbilities<Result>(
	server: Server,
	asking: Asking,
	read: (answer: ByteReader) => Promise<Result>,
): Promise<Result> {
	const path = "/info/refs?service=git-upload-pack";
	return answered(server, path, {}, "application/x-git-upload-pack-advertisement", asking, read);
}

async function answered<Result>(
	{ address, fetch, most }: Server,
	path: string,
	init: RequestInit,
	type: string,
	{ signal, tell }: Asking,
	read: (answer: ByteReader) => Promise<Result>,
): Promise<Result> {
	signal?.throwIfAborted();
	const response = await reached(signal, () =>
		fetch(address + path, {
			...init,
			headers: { ...init.headers, "Git-Protocol": "version=2" },
			credentials: "same-origin",
			cache: "no-store",
			// Followed, a question would become another one.
			redirect: "manual",
			signal: signal ?? null,
		}),
	);
	const stream = response.body?.getReader();
	let count = 0;
	const reader = new ByteReader(async () => {
		for (;;) {
			signal?.throwIfAborted();
			const piece = stream && (await reached(signal, () => stream.read()));
			if (!piece || piece.done) return undefined;
			count += piece.value.length;
			if (count > most) throw new RemoteError("too much", `The answer has more than ${most} bytes.`);
			tell?.(piece.value.length);
			if (piece.value.length > 0) return piece.value;
		}
	});
	try {
		// Of an answer that leads elsewhere a browser says no more than that.
		const isElsewhere = response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400);
		const isPage = response.ok && response.headers.get("Content-Type")?.startsWith("text/html");
		// So does a server speak before which a login stands, to whoever is not signed in any more.
		if (isElsewhere || isPage) throw new RemoteError("signed out", "A page answers, and no Git server.");
		if (response.status === 502) throw new NoAnswerOfGit();
		if (response.status !== 200) {
			const words = `The server answers with status ${response.status}.`;
			throw new RemoteError(troubles[response.status] ?? "failed", words);
		}
		if (response.headers.get("Content-Type")?.split(";")[0] !== type) {
			throw new RemoteError("failed", "The answer is none of a Git server.");
		}
		return await read(reader);
	} finally {
		// What is left of the answer is not wanted, nor what becomes of it.
		stream?.cancel().catch(() => undefined);
	}
}

/** Waits for what needs the network. Throws `unreachable` when that fails, unless it was aborted. */
async function reached<Value>(signal: AbortSignal | undefined, make: () => Promise<Value>): Promise<Value> {
	try {
		return await make();
	} catch (cause) {
		signal?.throwIfAborted();
		throw new RemoteError("unreachable", "The server does not answer.", { cause });
	}
}
