import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Bytes that a request may have: a picture of 15 MB as text, or the whole journal. */
const mostBytes = 32 * 1024 * 1024;

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
export function guard(request: IncomingMessage, token: string): void {
	const { headers, method } = request;
	const { origin, host } = headers;
	if (!isAskedHere(request)) throw new Refused(403, "Studio answers on this computer only.");
	const isOwn =
		origin === `http://${host}` || (!origin && method === "GET" && headers["sec-fetch-site"] === "same-origin");
	if (!isOwn) throw new Refused(403, "Only a page of this site asks Studio.");
	if (!isSame(String(headers["x-studio-token"] ?? ""), token))
		throw new Refused(403, "This page is of an earlier start. Load it again.");
}

/** Whether a request comes from this computer, and by a name of it: no page can lead a name of its own here. */
export function isAskedHere({ headers: { host = "" }, socket }: IncomingMessage): boolean {
	const isHere = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
	return isHere && /^(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(host) && host.endsWith(`:${socket.localPort}`);
}

function isSame(one: string, other: string): boolean {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
}

/** What a request says, as text. Throws `Refused` when it is sent as anything else, or says too much. */
export async function readSent(request: IncomingMessage): Promise<string> {
	if (!/^application\/json(?:\s*;\s*charset=utf-8)?$/i.test(request.headers["content-type"] ?? ""))
		throw new Refused(415, "Studio reads JSON only.");
	return (await readBytes(request)).toString();
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		length += chunk.length;
		// Nothing is kept of what is too much; who sends it is told at its end, and who breaks off is not heard.
		if (length > mostBytes) chunks.length = 0;
		else chunks.push(chunk);
	}
	if (length > mostBytes) throw new Refused(413, "This is too much at once.");
	return Buffer.concat(chunks);
}
