import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { normalize } from "#core/paths.ts";
import { UsageError } from "./command.ts";
import { Compression } from "./compress.ts";
import { restoreOutput } from "./output/siblings.ts";

export interface Served {
	readonly address: string;
	close(): Promise<void>;
}

/** Serves a built site as a static host does: clean addresses, brotli, its own headers and redirects, 404 for the rest. */
export async function serveFolder(
	folder: string,
	{ port, host = "localhost" }: { port: number; host?: string },
): Promise<Served> {
	restoreOutput(folder);
	if (!existsSync(join(folder, "index.html")))
		throw new UsageError(`${folder} holds no built site. Run "npm run build" first.`);
	const files = sirv(folder, { extensions: ["html"], etag: true, dev: true });
	const compression = new Compression();
	const server = createServer((request, response) => {
		compression.apply(request, response);
		const { pathname: path, search } = new URL(request.url ?? "/", "http://localhost");
		// Read anew each time: a build while the server runs brings other hashes.
		setHeaders(response, readHeaders(folder), path);
		const target = readRedirects(folder).get(normalize(path)) ?? cleanAddress(folder, path);
		if (target) response.writeHead(301, { Location: target + search }).end();
		else if (isHidden(path)) notFound(folder, request, response);
		else files(request, response, () => notFound(folder, request, response));
	});
	const used = await listen(server, port, host);
	return {
		address: `http://${host}:${used}`,
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}

/** Listens at a port, or, when it is taken, at one of the next ten. */
function listen(server: Server, port: number, host: string): Promise<number> {
	return new Promise((resolve, reject) => {
		let attempt = port;
		server.on("error", (error: NodeJS.ErrnoException) => {
			if (error.code !== "EADDRINUSE" || port === 0 || attempt >= port + 10) return reject(error);
			attempt++;
			server.listen(attempt, host);
		});
		server.on("listening", () => {
			const address = server.address();
			resolve(typeof address === "object" && address ? address.port : attempt);
		});
		server.listen(attempt, host);
	});
}

/** The one address of a page that was asked for by another: with a slash or `.html` at its end. */
function cleanAddress(folder: string, path: string): string | undefined {
	const clean = normalize(path);
	const file = clean === "/" ? "/index.html" : `${clean}.html`;
	return clean !== path && !isHidden(clean) && existsSync(join(folder, file)) ? clean : undefined;
}

/** Files for web servers, hidden files, and the page that stands for an unknown address. */
function isHidden(path: string): boolean {
	return /^\/_|\/\.(?!well-known\/)|^(\/[a-z]{2})?\/404(\.html)?$/.test(path);
}

function notFound(folder: string, request: IncomingMessage, response: ServerResponse): void {
	const language = /^\/([a-z]{2})\//.exec(request.url ?? "")?.[1];
	const own = join(folder, language ?? "", "404.html");
	const file = existsSync(own) ? own : join(folder, "404.html");
	// What is not there today may be there tomorrow, also in a folder whose files never change.
	response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
	response.end(readFileSync(file));
}

type HeaderRule = readonly [prefix: string, headers: [string, string][]];

function readHeaders(folder: string): HeaderRule[] {
	const rules: [string, [string, string][]][] = [];
	for (const line of lines(folder, "_headers")) {
		const header = /^\s+(?!!)([^:]+): (.*)$/.exec(line);
		if (header?.[1] && header[2] !== undefined) rules.at(-1)?.[1].push([header[1], header[2]]);
		else if (line.startsWith("/")) rules.push([line.replace(/\*$/, ""), []]);
	}
	return rules;
}

function setHeaders(response: ServerResponse, rules: readonly HeaderRule[], path: string): void {
	for (const [prefix, headers] of rules) {
		if (prefix.endsWith("/") ? !path.startsWith(prefix) : path !== prefix) continue;
		for (const [name, value] of headers) {
			// On this machine there is no https to insist on.
			if (name === "Strict-Transport-Security") continue;
			response.setHeader(name, value.replace(/; upgrade-insecure-requests/, ""));
		}
	}
}

function readRedirects(folder: string): Map<string, string> {
	const pairs = lines(folder, "_redirects").map((line) => line.split(" "));
	return new Map(pairs.flatMap(([from, to]) => (from && to ? [[from, to] as const] : [])));
}

function lines(folder: string, name: string): string[] {
	const file = join(folder, name);
	return existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
}
