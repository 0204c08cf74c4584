import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { DictionaryBytes } from "#engine/files/dictionary.ts";
import { DiskFiles } from "#engine/files/disk-files.ts";
import type { Store } from "#studio/brain/store.ts";
import type { LocalChange } from "#studio/stores/local/local-store.ts";
import { fromText, toText } from "#studio/stores/local/wire.ts";
import { watchContent } from "../dev/watch-content.ts";
import { contentListing, writtenBytesOf } from "./content-listing.ts";
import { guard, Refused, readSent } from "./guard.ts";
import { NotAsked, storeServer } from "./store-server.ts";

interface Options {
	/** Folder that holds `content`. */
	readonly root: string;
	readonly store: Store;
	/** Known to the pages of this start alone. */
	readonly token: string;
	/** The words of the language that editors write, and what they are called. */
	readonly dictionary: () => DictionaryBytes | undefined;
	/** Hears what went wrong that nobody who asked can do anything about. */
	readonly fail: (error: unknown) => void;
}

export interface LocalServer {
	/** Answers a request below the address of Studio, of which the address has been taken off. */
	answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
	close(): void;
}

/** What the page of Studio asks of this computer: its files, what becomes of them, and the calls of the store. */
export function localServer({ root, store, token, dictionary, fail }: Options): LocalServer {
	const files = new DiskFiles(root);
	const call = storeServer(store, { root, journalWritten: (number) => tell({ journal: number }) });
	const following = new Set<ServerResponse>();
	const tell = (change: LocalChange) => {
		for (const each of following) each.write(`${JSON.stringify(change)}\n`);
	};
	const watch = watchContent(join(root, "content"), (changed) => tell({ content: [...changed] }), fail);

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		guard(request, token);
		const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
		if (request.method === "POST") {
			const gone = new AbortController();
			response.once("close", () => gone.abort());
			const sent = parsed(await readSent(request));
			return send(response, toText(await call(pathname.slice(1), sent, gone.signal)));
		}
		if (request.method !== "GET") throw new Refused(405, "Studio does not answer this.");
		if (pathname === "/files") return send(response, toText(contentListing(root, searchParams.has("texts"))));
		if (pathname === "/file") return sendFile(response, searchParams.get("name") ?? "");
		if (pathname === "/dictionary") return sendDictionary(response);
		if (pathname === "/changes") return follow(response);
		throw new Refused(404, "Studio does not know this address.");
	}

	/** A name is only looked up, never opened as it came. */
	async function sendFile(response: ServerResponse, name: string): Promise<void> {
		const listed = [...files.list()].find((each) => each.name === name);
		const bytes = listed && !listed.fault ? await writtenBytesOf(files, name) : undefined;
		if (!bytes) throw new Refused(404, "The content has no such file.");
		response.writeHead(200, { ...headers, "Content-Type": "application/octet-stream" }).end(bytes);
	}

	function sendDictionary(response: ServerResponse): void {
		const found = dictionary();
		// Most languages have none: that is no fault.
		if (!found) return void response.writeHead(204, headers).end();
		const { language, name, bytes } = found;
		const said = { "X-Dictionary": JSON.stringify({ language, name }), "Content-Type": "application/octet-stream" };
		response.writeHead(200, { ...headers, ...said }).end(bytes);
	}

	/** Says what changes, for as long as somebody listens. */
	function follow(response: ServerResponse): void {
		response.writeHead(200, { ...headers, "Content-Type": "application/x-ndjson; charset=utf-8" });
		// What changed before somebody listens is looked for at once.
		response.write(`${JSON.stringify({ content: [] })}\n`);
		following.add(response);
		response.once("close", () => following.delete(response));
	}
	return {
		async answer(request, response) {
			try {
				await answer(request, response);
			} catch (error) {
				if (response.headersSent) return void response.destroy();
				if (error instanceof Refused) return sayWhy(response, error.status, error.message);
				if (error instanceof NotAsked) return sayWhy(response, 400, error.message);
				fail(error);
				sayWhy(response, 500, error instanceof Error ? error.message : String(error));
			}
		},
		close() {
			watch.close();
			for (const each of following) each.destroy();
		},
	};
}

const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

function send(response: ServerResponse, body: string): void {
	response.writeHead(200, { ...headers, "Content-Type": "application/json; charset=utf-8" }).end(body);
}

function sayWhy(response: ServerResponse, status: number, why: string): void {
	response.writeHead(status, { ...headers, "Content-Type": "text/plain; charset=utf-8" }).end(why);
}

function parsed(text: string): unknown {
	try {
		return fromText(text);
	} catch {
		throw new Refused(400, "Studio does not understand this request.");
	}
}
