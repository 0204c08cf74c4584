import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * How the service answers a message: it takes it, refuses it (with HTTP 200), has had too many, hangs up,
 * answers something that is no JSON, takes it late, or says `true` in a way that does not count.
 */
type FormServiceMode = "true" | "refused" | "too-many" | "dropped" | "not-json" | "slow" | "boolean-true";

interface FormRequest {
	readonly method: string;
	readonly path: string;
	readonly headers: IncomingHttpHeaders;
	/** JSON as its value, a form as its fields (a list where a name came more than once), anything else as text. */
	readonly body: unknown;
}

export interface FormService {
	readonly origin: string;
	/** Every request so far, the first one first; preflights are answered but not kept. */
	readonly requests: readonly FormRequest[];
	/** `delay` is the time before a slow answer, in milliseconds. */
	setMode(mode: FormServiceMode, delay?: number): void;
	close(): Promise<void>;
}

const taken = '{"success":"true","message":"The form was submitted successfully."}';
const refused = '{"success":"false","message":"This form needs Activation."}';

/** Starts a server on this machine that behaves like the service that forwards forms. */
export async function startFormService(): Promise<FormService> {
	const requests: FormRequest[] = [];
	let mode: FormServiceMode = "true";
	let wait = 1000;

	async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
		allowOrigin(request, response);
		if (request.method === "OPTIONS") {
			// On a connection that is used again, a browser would send a dropped message once more by itself.
			response.writeHead(204, { Connection: "close" }).end();
			return;
		}
		const { method = "", url: path = "", headers } = request;
		requests.push({ method, path, headers, body: parse(await textOf(request), headers["content-type"] ?? "") });
		if (mode === "dropped") request.socket.destroy();
		else if (mode === "slow") setTimeout(() => answer(response, path, "true"), wait).unref();
		else answer(response, path, mode);
	}

	const server = createServer((request, response) => {
		handle(request, response).catch((error: unknown) => response.destroy(error as Error));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		requests,
		setMode(next, delay = 1000) {
			mode = next;
			wait = delay;
		},
		close() {
			const closed = new Promise<void>((resolve) => server.close(() => resolve()));
			server.closeAllConnections();
			return closed;
		},
	};
}

/** Like the real service, any site may ask, with a JSON body. */
function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
	response.setHeader("Access-Control-Allow-Origin", request.headers.origin ?? "*");
	response.setHeader("Access-Control-Allow-Methods", "POST, OPTIONS");
	response.setHeader("Access-Control-Allow-Headers", "Content-Type, Accept");
	response.setHeader("Vary", "Origin");
}

async function textOf(request: IncomingMessage): Promise<string> {
	let text = "";
	for await (const chunk of request.setEncoding("utf8")) text += chunk;
	return text;
}

function parse(text: string, type: string): unknown {
	if (type.startsWith("application/x-www-form-urlencoded")) return fieldsOf(new URLSearchParams(text));
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

function fieldsOf(params: URLSearchParams): Record<string, string | string[]> {
	const names = [...new Set(params.keys())];
	return Object.fromEntries(
		names.map((name) => {
			const [value = "", ...more] = params.getAll(name);
			return [name, more.length > 0 ? [value, ...more] : value];
		}),
	);
}

function answer(response: ServerResponse, path: string, mode: Exclude<FormServiceMode, "dropped" | "slow">): void {
	const html = "text/html; charset=UTF-8";
	const send = (status: number, type: string, body: string) =>
		response.writeHead(status, { "Content-Type": type }).end(body);
	if (!path.startsWith("/ajax/")) {
		// A form that was posted without the application.
		send(200, html, "<!doctype html><title>Thanks</title><h1>Thanks!</h1>");
		return;
	}
	if (mode === "true") send(200, "application/json", taken);
	if (mode === "refused") send(200, html, refused);
	if (mode === "too-many") send(429, html, "Too Many Requests");
	if (mode === "not-json") send(200, html, "<!doctype html><title>Sorry</title><h1>Sorry</h1>");
	if (mode === "boolean-true") send(200, "application/json", '{"success":true}');
}
