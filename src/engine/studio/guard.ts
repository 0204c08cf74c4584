import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Bytes that a request may have, and one that brings a picture. */
const mostBytes = { json: 1024 * 1024, file: 15 * 1024 * 1024 };

/** Why a request is not answered. */
export class Refused extends Error {
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}

/**
 * Throws `Refused` unless a page of this server asks, on this machine, that was opened since it was started. Browsers say
 * where a page is from, and no page can make them say it of another; the token keeps out other programs.
 */
export function guard({ headers, method, socket }: IncomingMessage, token: string): void {
	const { origin, host = "" } = headers;
	const isHere = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
	const isOurs = /^(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(host) && host.endsWith(`:${socket.localPort}`);
	if (!isHere || !isOurs) throw new Refused(403, "Studio answers on this computer only.");
	const isOwn =
		origin === `http://${host}` || (!origin && method === "GET" && headers["sec-fetch-site"] === "same-origin");
	if (!isOwn) throw new Refused(403, "Only a page of this site asks Studio.");
	if (!isSame(String(headers["x-studio-token"] ?? ""), token))
		throw new Refused(403, "This page is of an earlier start. Load it again.");
}

function isSame(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}

/** What a request says, as JSON. Throws `Refused` when it says anything else, or too much. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
	if (!/^application\/json(?:\s*;\s*charset=utf-8)?$/i.test(request.headers["content-type"] ?? ""))
		throw new Refused(415, "Studio reads JSON only.");
	const read = await readBytes(request, mostBytes.json);
	const value = parsed(read.toString());
	if (isDeeper(value, mostDeep)) throw new Refused(400, "This is nested too deep.");
	return value;
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		throw new Refused(400, "This is not JSON.");
	}
}

/** No content is half as deep; what looks at every value goes as deep as that is. */
const mostDeep = 100;

function isDeeper(value: unknown, most: number): boolean {
	let level: unknown[] = [value];
	for (let depth = 0; level.length > 0; depth += 1) {
		if (depth > most) return true;
		level = level.flatMap((each) => (typeof each === "object" && each !== null ? Object.values(each) : []));
	}
	return false;
}

/** What a request brings that sends a file as it is. Throws `Refused` when it sends anything else, or too much. */
export async function readFileSent(request: IncomingMessage): Promise<Buffer> {
	if (!/^(?:image\/[a-z0-9.+-]+|application\/(?:pdf|octet-stream))$/i.test(request.headers["content-type"] ?? ""))
		throw new Refused(415, "Studio reads pictures and PDFs only.");
	return await readBytes(request, mostBytes.file);
}

async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		length += chunk.length;
		// Nothing is kept of what is too much; who sends it is told at its end, and who breaks off is not heard.
		if (length > most) chunks.length = 0;
		else chunks.push(chunk);
	}
	if (length > most) throw new Refused(413, "This is too much at once.");
	return Buffer.concat(chunks);
}
