import { existsSync, readFileSync, statSync } from "node:fs";
import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from "node:http";
import { extname, join } from "node:path";
import send from "send";
import { immutableFolders } from "#core/reserved.ts";
import { compressedName, contentTypeOf, type Encoding, encodings, serverFileNames } from "#pipeline/emit/hosting.ts";
import { baseIn, type Header, headerLines, headersFor, redirectFor, restFor } from "./host-files.ts";
import { readTarget, type Target } from "./target.ts";

interface Exchange {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
	/** Hears why the answer cannot be given, when that shows only later. */
	readonly fail: (error: unknown) => void;
}

interface Site {
	readonly folder: string;
	/** The path below which it stands; empty when it has the host for itself. */
	readonly base: string;
}

/** Answers from a folder as nginx does by the configuration that the build writes. Throws when that cannot be done. */
export function answer(folder: string, exchange: Exchange): void {
	const { request, response } = exchange;
	const target = readTarget(request.url ?? "");
	// Read anew each time: a build while the server runs brings other hashes.
	const written = headerLines(folder);
	setHeaders(response, headersFor(written, target?.path ?? "/"));
	if (!target) sayStatus(response, 400);
	else if (request.method === "TRACE") sayStatus(response, 405, allowed);
	else answerAt({ folder, base: baseIn(written) }, target, exchange);
}

function answerAt({ folder, base }: Site, { path: asked, search }: Target, exchange: Exchange): void {
	const { response } = exchange;
	if (asked.startsWith(`${base}/`)) answerBelow({ folder, base }, { path: asked.slice(base.length), search }, exchange);
	// Who starts the preview looks at the host first.
	else if (asked === base || asked === "/") sayStatus(response, 301, { Location: `${base}/${search}` });
	else notFound(folder, "/", response);
}

/** Answers for the site itself, wherever it stands. */
function answerBelow({ folder, base }: Site, { path, search }: Target, exchange: Exchange): void {
	const { request, response } = exchange;
	const hidden = isHidden(path);
	const other = hidden ? undefined : (redirectFor(folder, base + path) ?? cleanAddress(folder, path, base));
	const file = hidden ? undefined : fileOf(folder, path);
	if (other) sayStatus(response, 301, { Location: other + search });
	else if (!file) notFound(folder, path, response);
	else if (request.method === "GET" || request.method === "HEAD") sendFile(folder, file, exchange);
	else sayStatus(response, 405, allowed);
}

function setHeaders(response: ServerResponse, headers: readonly Header[]): void {
	response.setHeader("Cache-Control", "no-cache");
	for (const [name, value] of headers) {
		// On this machine there is no https to insist on.
		if (name === "Strict-Transport-Security") continue;
		response.setHeader(name, value.replace("; upgrade-insecure-requests", ""));
	}
}

const allowed = { Allow: "GET, HEAD" };

/** Files for web servers, hidden and compressed ones, and the page that stands for an unknown address. */
function isHidden(path: string): boolean {
	// Some systems take it for a slash; no name in a site has one.
	if (path.includes("\\") || compressedName.test(path)) return true;
	if (path.startsWith("/.well-known/")) return false;
	return (
		path.startsWith("/_") ||
		serverFileNames.some((name) => path === `/${name}`) ||
		path.includes("/.") ||
		/^(\/[a-z]{2})?\/404(\.html|\/)?$/.test(path)
	);
}

/** The one address of a page that was asked for by another: with a slash or `.html` at its end. */
function cleanAddress(folder: string, path: string, base: string): string | undefined {
	if (/^\/index(\.html|\/)?$/.test(path)) return `${base}/`;
	const page = /^(\/.+)(?:\/|\.html)$/.exec(path)?.[1];
	return page && isFile(join(folder, `${page}.html`)) ? base + page : undefined;
}

/** The file that an address stands for, from the folder. */
function fileOf(folder: string, path: string): string | undefined {
	const names = path === "/" ? ["/index.html"] : [path, `${path}.html`];
	const isAsset = immutableFolders.some((each) => path.startsWith(`/${each}/`));
	return names.find((name) => isFile(join(folder, name))) ?? (isAsset ? undefined : restFor(folder));
}

function isFile(file: string): boolean {
	try {
		return statSync(file).isFile();
	} catch {
		return false;
	}
}

function sendFile(folder: string, file: string, exchange: Exchange): void {
	const { request, response, fail } = exchange;
	if (!response.hasHeader("Content-Type")) response.setHeader("Content-Type", contentTypeOf(extname(file)));
	const encoding = encodingFor(request, join(folder, file));
	if (encoding) response.setHeader("Content-Encoding", encoding);
	const sent = encoding ? file + encodings[encoding] : file;
	const encoded = sent.split("/").map(encodeURIComponent).join("/");
	send(request, encoded, { root: folder, index: false, dotfiles: "allow", cacheControl: false })
		.on("error", (error: Error & { status: number; headers?: OutgoingHttpHeaders }) => {
			if (error.status === 412 || error.status === 416) return sayStatus(response, error.status, error.headers);
			if (error.status !== 404) return fail(error);
			try {
				// A build may have removed what was there a moment ago.
				response.removeHeader("Content-Encoding");
				if (encoding) sendFile(folder, file, exchange);
				else notFound(folder, file, response);
			} catch (missing) {
				fail(missing);
			}
		})
		.pipe(response);
}

/** The first encoding that the one who asks accepts, and in which the file stands ready. */
function encodingFor({ headers }: IncomingMessage, file: string): Encoding | undefined {
	const accepted = String(headers["accept-encoding"] ?? "").split(",");
	const isAccepted = (encoding: Encoding) =>
		accepted.some((each) => {
			const [name, weight = "1"] = each.trim().split(/\s*;\s*q=/);
			return name === encoding && Number(weight) > 0;
		});
	return (Object.keys(encodings) as Encoding[]).find((each) => isAccepted(each) && isFile(file + encodings[each]));
}

function notFound(folder: string, path: string, response: ServerResponse): void {
	const language = /^\/([a-z]{2})\//.exec(path)?.[1];
	const own = join(folder, language ?? "", "404.html");
	const page = readFileSync(existsSync(own) ? own : join(folder, "404.html"));
	// What is not there today may be there tomorrow, also in a folder whose files never change.
	end(response, 404, page, { "Cache-Control": "no-cache", "Content-Type": contentTypeOf(".html") });
}

/** An answer that consists of its status. */
export function sayStatus(response: ServerResponse, status: number, headers?: OutgoingHttpHeaders): void {
	const text = `${status} ${STATUS_CODES[status]}\n`;
	end(response, status, text, { "Content-Type": contentTypeOf(".txt"), ...headers });
}

/** Whatever was already said of a file does not hold for what is sent instead. */
function end(response: ServerResponse, status: number, body: string | Buffer, headers: OutgoingHttpHeaders): void {
	for (const name of ["Accept-Ranges", "Content-Encoding", "Content-Length", "Content-Range", "ETag", "Last-Modified"])
		response.removeHeader(name);
	response.writeHead(status, headers).end(body);
}
