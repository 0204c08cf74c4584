import { Refusal } from "#studio/brain/publishing/repository.ts";
import { Restarted, Unreachable } from "#studio/brain/unreachable.ts";
import { fromText, type LocalAnswer, toText } from "./wire.ts";

/** Below this the server of this computer answers Studio. */
const address = "/@studio/";

/** Asks the server of this computer. Each throws `Unreachable` when nobody answers, and `Restarted` when it was started anew. */
export interface LocalAsk {
	/** What the server gives at an address; undefined for what there is not. Waits for the answer. */
	get(path: string): string | undefined;
	bytes(path: string): Uint8Array | undefined;
	/** Calls something of the store, and waits for the answer. Throws a `Refusal` when it cannot be done. */
	now(name: string, asked: unknown): unknown;
	/** The same while other work goes on. */
	later(name: string, asked: unknown, signal?: AbortSignal): Promise<unknown>;
	/** Gives each line that the server says from now on to `hear`; settles when it says no more. */
	follow(path: string, hear: (line: string) => void): Promise<void>;
}

/** `token` is known to the pages of this start alone. In a worker, which may wait: what is typed is on the disk at once. */
export function askLocal(token: string): LocalAsk {
	const headers = { "X-Studio-Token": token };
	let following = new AbortController();

	/** Nobody answered. A connection that is open may not know it yet: it ends where nobody answers anything else either. */
	function unanswered(cause: unknown): Unreachable {
		const ending = following;
		fetch(`${address}files`, { headers }).then(
			({ body }) => body?.cancel(),
			() => ending.abort(),
		);
		return new Unreachable({ cause });
	}

	function request(method: string, path: string, type: "text" | "arraybuffer", body?: string): XMLHttpRequest {
		const sent = new XMLHttpRequest();
		sent.open(method, address + path, false);
		sent.responseType = type;
		sent.setRequestHeader("X-Studio-Token", token);
		if (body !== undefined) sent.setRequestHeader("Content-Type", "application/json");
		try {
			sent.send(body ?? null);
		} catch (error) {
			throw unanswered(error);
		}
		return sent;
	}

	function answered<T>(sent: XMLHttpRequest): T | undefined {
		if (sent.status === 404) return undefined;
		if (sent.status !== 200) throw failed(sent.status, typeof sent.response === "string" ? sent.response : "");
		return sent.response as T;
	}
	return {
		get: (path) => answered<string>(request("GET", path, "text")),
		bytes(path) {
			const bytes = answered<ArrayBuffer>(request("GET", path, "arraybuffer"));
			return bytes && new Uint8Array(bytes);
		},
		now: (name, asked) => resultOf(answered<string>(request("POST", name, "text", toText(asked))) ?? ""),
		async later(name, asked, signal) {
			const response = await fetch(address + name, {
				method: "POST",
				headers: { ...headers, "Content-Type": "application/json" },
				body: toText(asked),
				signal: signal ?? null,
			}).catch((error: unknown) => {
				if (signal?.aborted) throw error;
				throw unanswered(error);
			});
			if (!response.ok) throw failed(response.status, await response.text());
			return resultOf(await response.text());
		},
		async follow(path, hear) {
			following = new AbortController();
			const response = await fetch(address + path, { headers, signal: following.signal });
			if (!response.ok || !response.body) throw failed(response.status, "");
			const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
			let left = "";
			for (let read = await reader.read(); !read.done; read = await reader.read()) {
				const lines = (left + read.value).split("\n");
				left = lines.pop() ?? "";
				for (const line of lines) if (line !== "") hear(line);
			}
		},
	};
}

function resultOf(text: string): unknown {
	const answer = fromText(text) as LocalAnswer;
	if ("refused" in answer) throw new Refusal(answer.refused);
	return answer.result;
}

/** A page of an earlier start is let in no more. */
function failed(status: number, words: string): Error {
	return status === 403 ? new Restarted() : new Error(`${status} ${words}`);
}
