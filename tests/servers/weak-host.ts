import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * What goes wrong with a file: it is not there (404, with a page), the server fails (500), the connection is cut at
 * once or halfway, the file is cut short, a page comes in its place, or it comes late.
 */
type Trouble = "gone" | "error" | "dropped" | "cut" | "short" | "page" | { readonly delay: number };

export interface WeakHost {
	readonly origin: string;
	/** Addresses that were asked for, the first one first. */
	readonly asked: readonly string[];
	/** From now on something goes wrong with every address that fits. */
	trouble(addresses: RegExp, trouble: Trouble): void;
	/** From now on every address that fits waits until the function is called that this gives. */
	hold(addresses: RegExp): () => void;
	/** Changes the text of every address that fits. */
	change(addresses: RegExp, change: (text: string) => string): void;
	/** Puts a new release in place: the same site, with other names for its files and without those of before. */
	release(): void;
	/** Everything works again. */
	mend(): void;
	close(): Promise<void>;
}

type Rule = readonly [addresses: RegExp, trouble: Trouble | Promise<void> | ((text: string) => string)];

interface Answer {
	status: number;
	type: string;
	headers: Record<string, string>;
	body: Buffer;
}

/** Starts a host in front of a site, which answers as the site does until it is told to misbehave. */
export async function startWeakHost(site: string): Promise<WeakHost> {
	const asked: string[] = [];
	let rules: Rule[] = [];
	let released = false;

	async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const path = request.url ?? "/";
		asked.push(path);
		let answer = await fetchFrom(site, released ? oldName(path) : path);
		if (released) answer = rename(answer);
		for (const [, trouble] of rules.filter(([addresses]) => addresses.test(path))) {
			if (trouble instanceof Promise) await trouble;
			else if (typeof trouble === "function") answer.body = Buffer.from(trouble(answer.body.toString()));
			else if (typeof trouble === "object") await wait(trouble.delay);
			else if (!spoil(trouble, answer, response)) return;
		}
		response.writeHead(answer.status, { ...answer.headers, "Content-Type": answer.type }).end(answer.body);
	}

	const server = createServer((request, response) => {
		handle(request, response).catch(() => response.destroy());
	});
	await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
	return {
		origin: `http://localhost:${(server.address() as AddressInfo).port}`,
		asked,
		trouble: (addresses, trouble) => void rules.push([addresses, trouble]),
		change: (addresses, change) => void rules.push([addresses, change]),
		hold(addresses) {
			let go = () => {};
			const held = new Promise<void>((resolve) => {
				go = resolve;
			});
			rules.push([addresses, held]);
			return go;
		},
		release() {
			released = true;
		},
		mend() {
			rules = [];
		},
		close() {
			const closed = new Promise<void>((resolve) => server.close(() => resolve()));
			server.closeAllConnections();
			return closed;
		},
	};
}

async function fetchFrom(site: string, path: string): Promise<Answer> {
	const response = await fetch(site + path, { redirect: "manual" });
	const { "content-type": type = "", ...all } = Object.fromEntries(response.headers);
	const kept = ["content-security-policy", "cache-control", "location"];
	const headers = Object.fromEntries(Object.entries(all).filter(([name]) => kept.includes(name)));
	return { status: response.status, type, headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** Damages an answer; false when nothing more can be sent. */
function spoil(trouble: Exclude<Trouble, object>, answer: Answer, response: ServerResponse): boolean {
	const page = Buffer.from("<!doctype html><title>Sorry</title><h1>Sorry</h1>");
	const half = answer.body.subarray(0, answer.body.length / 2);
	answer.headers = {};
	if (trouble === "dropped") response.destroy();
	if (trouble === "cut") {
		response.writeHead(200, { "Content-Type": answer.type, "Content-Length": answer.body.length });
		response.write(half, () => response.destroy());
	}
	if (trouble === "short") answer.body = half;
	if (trouble === "gone") Object.assign(answer, { status: 404, type: "text/html", body: page });
	if (trouble === "error") Object.assign(answer, { status: 500, type: "text/html", body: page });
	if (trouble === "page") Object.assign(answer, { status: 200, type: "text/html", body: page });
	return trouble !== "dropped" && trouble !== "cut";
}

const mark = ".later";

/** Gives an answer the names of the next release. */
function rename(answer: Answer): Answer {
	if (!/html|json|javascript/.test(answer.type)) return answer;
	const text = answer.body.toString();
	const renamed = text
		.replace(/(data-build="|"build":")([^"]*)"/g, `$1$2${mark}"`)
		.replace(/((?:entry-client|View\.lazy|[A-Z]\w+)-[\w-]{6})\.js/g, `$1${mark}.js`)
		.replace(/(shell\.\w\w\.\w{10})\.json/g, `$1${mark}.json`);
	return { ...answer, body: Buffer.from(renamed) };
}

/** The name that a file of the next release has here; a file of the release before is nowhere. */
function oldName(path: string): string {
	if (path.includes(mark)) return path.replace(mark, "");
	return /^\/assets\/.*\.(js|json)$/.test(path) ? "/gone" : path;
}
