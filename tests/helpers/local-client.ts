import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import * as z from "zod";
import { Refusal } from "#studio/brain/publishing/repository.ts";
import { Unreachable } from "#studio/brain/unreachable.ts";
import type { LocalAsk } from "#studio/stores/local/ask.ts";
import { fromText, type LocalAnswer, toText } from "#studio/stores/local/wire.ts";

const local = z.object({ kind: z.literal("local"), token: z.string(), folder: z.string() });

/** What the page at an address says of its store. */
export async function localAddress(origin: string): Promise<z.infer<typeof local>> {
	const html = await (await fetch(origin, { headers: { Connection: "close" } })).text();
	const written = /<meta name="studio" content="([^"]+)">/.exec(html)?.[1] ?? "";
	return local.parse(JSON.parse(written.replaceAll("&quot;", '"').replaceAll("&amp;", "&")));
}

/** Asks the server of Studio as the worker of its page does, which may wait for an answer. */
export class LocalClient implements LocalAsk {
	readonly #address: string;
	readonly #headers: Readonly<Record<string, string>>;
	readonly #thread = new Worker(new URL("../processes/ask-waiting.mjs", import.meta.url));
	#isClosed = false;

	constructor(origin: string, token: string) {
		this.#address = `${origin}/@studio/`;
		// The server closes what is silent for a while.
		this.#headers = { Origin: origin, "X-Studio-Token": token, Connection: "close" };
		this.#thread.unref();
	}

	get(path: string): string | undefined {
		return textOf(this.#wait(path));
	}

	bytes(path: string): Uint8Array | undefined {
		return this.#wait(path);
	}

	now(name: string, asked: unknown): unknown {
		return resultOf(textOf(this.#wait(name, asked, "POST")) ?? "");
	}

	async later(name: string, asked: unknown, signal?: AbortSignal): Promise<unknown> {
		const init = { ...this.#posting(asked), signal: signal ?? null };
		const response = await fetch(this.#address + name, init).catch((error: unknown) => {
			throw signal?.aborted ? error : new Unreachable({ cause: error });
		});
		const text = await response.text();
		if (!response.ok) throw failed(response.status, text);
		return resultOf(text);
	}

	async follow(path: string, hear: (line: string) => void): Promise<void> {
		// Whoever follows asks for as long as the page is there.
		if (this.#isClosed) return new Promise(() => {});
		const { body } = await fetch(this.#address + path, { headers: this.#headers });
		if (!body) throw new Error("Nothing is told.");
		let left = "";
		for await (const part of body.pipeThrough(new TextDecoderStream())) {
			const lines = (left + part).split("\n");
			left = lines.pop() ?? "";
			for (const line of lines) if (line !== "") hear(line);
		}
	}

	/** Nobody asks any more: whoever does all the same hears that nobody answers. */
	async close(): Promise<void> {
		this.#isClosed = true;
		await this.#thread.terminate();
	}

	#posting(asked: unknown): RequestInit {
		return { method: "POST", headers: { ...this.#headers, "Content-Type": "application/json" }, body: toText(asked) };
	}

	/** Undefined for what there is not. */
	#wait(path: string, asked?: unknown, method: "GET" | "POST" = "GET"): Uint8Array | undefined {
		if (this.#isClosed) throw new Unreachable();
		const init = method === "GET" ? { headers: this.#headers } : this.#posting(asked);
		const done = new Int32Array(new SharedArrayBuffer(4));
		const { port1: own, port2: answers } = new MessageChannel();
		this.#thread.postMessage({ address: this.#address + path, init, answers, done }, [answers]);
		Atomics.wait(done, 0, 0);
		const answer: { status: number; bytes: Uint8Array } | undefined = receiveMessageOnPort(own)?.message;
		own.close();
		if (!answer) throw new Unreachable();
		if (answer.status === 404) return undefined;
		if (answer.status !== 200) throw failed(answer.status, textOf(answer.bytes) ?? "");
		return answer.bytes;
	}
}

function resultOf(text: string): unknown {
	const answer = fromText(text) as LocalAnswer;
	if ("refused" in answer) throw new Refusal(answer.refused);
	return answer.result;
}

function failed(status: number, words: string): Error {
	return status === 403 ? new Unreachable() : new Error(`${status} ${words}`);
}

function textOf(bytes: Uint8Array | undefined): string | undefined {
	return bytes && new TextDecoder().decode(bytes);
}
