import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest|xml|atom)|image\/svg)/;

/** Pages as small as they can be made, as by a host that compresses ahead; code nearly so, and ten times quicker. */
const qualityOf = (type: string) => (type.startsWith("text/html") ? 11 : 9);

/** Lets the answers of a server be sent with brotli to browsers that read it; each file is compressed once. */
export class Compression {
	readonly #kept = new Map<string, Buffer>();

	/** To be called before the answer is begun. */
	apply(request: IncomingMessage, response: ServerResponse): void {
		const accepts = /\bbr\b/.test(String(request.headers["accept-encoding"]));
		if (request.method !== "GET" || request.headers.range || !accepts) return;
		const writeHead = response.writeHead.bind(response) as (
			status: number,
			headers?: OutgoingHttpHeaders,
		) => ServerResponse;
		response.writeHead = (status: number, headers: unknown = {}) => {
			for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
				if (value !== undefined) response.setHeader(name, value);
			}
			if (compressible.test(String(response.getHeader("content-type"))) && status !== 304) {
				response.removeHeader("content-length");
				response.setHeader("content-encoding", "br");
				response.setHeader("vary", "accept-encoding");
				this.#collect(request, response);
			}
			return writeHead(status);
		};
	}

	/** Keeps what is written until it is complete, and sends it then. */
	#collect(request: IncomingMessage, response: ServerResponse): void {
		const parts: Buffer[] = [];
		const end = response.end.bind(response) as (content: Buffer) => ServerResponse;
		const keep = (part: unknown) => {
			if (typeof part === "string" || part instanceof Uint8Array) parts.push(Buffer.from(part));
		};
		response.write = (part: unknown) => {
			keep(part);
			return true;
		};
		response.end = (part?: unknown) => {
			keep(part);
			return end(this.#compressed(request, response, Buffer.concat(parts)));
		};
	}

	#compressed(request: IncomingMessage, response: ServerResponse, content: Buffer): Buffer {
		const etag = response.getHeader("etag");
		const key = `${request.url} ${String(etag)}`;
		const known = etag ? this.#kept.get(key) : undefined;
		if (known) return known;
		const quality = qualityOf(String(response.getHeader("content-type")));
		const made = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
		if (etag) this.#kept.set(key, made);
		return made;
	}
}
