import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { createProxyServer } from "httpxy";
import { complain } from "../../dev/content-server.ts";
import { listen } from "../../serve/listen.ts";
import { Refused } from "../guard.ts";
import { type NamedProxy, type Person, personOf } from "./person.ts";
import type { Studios } from "./studios.ts";

interface Options {
	readonly port: number;
	readonly proxy: NamedProxy;
	readonly studios: Studios;
}

/** What is written in somebody's copy, so that others have something new to see. */
const writes = /^\/@studio\/(?:edit|translate|word|postpone|menu-move|bring-back|finishWizard|undo|redo)$/;

/** Nobody's page shows a Studio inside of itself, so that no click goes where nobody meant it, nor any of what it loads. */
const headersOfAll = {
	"Content-Security-Policy": "frame-ancestors 'self'",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Referrer-Policy": "same-origin",
	"X-Content-Type-Options": "nosniff",
};

/** Opens a file in an editor on this machine: nobody sits here. */
const opensEditor = /^\/__open-in-editor\b/i;

/**
 * Stands between a proxy, which says who asks, and everybody's own Studio, and only hands on. To each Studio a request
 * looks as if it came from its own page on its own machine, when it came from the page of the proxy; whether it may do
 * what it asks, that Studio says, as ever. Gives the port, and a way to end it.
 */
export async function serveFront({ port, proxy, studios }: Options): Promise<{ readonly port: number; close(): void }> {
	const handing = createProxyServer({});
	const server = createServer((request, response) => {
		handOn(request, response).catch((error: unknown) => refuse(response, error));
	});

	async function handOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const person = personOf(request, proxy);
		const target = await meant(request, person);
		const saves = request.method === "POST" && writes.test(new URL(request.url ?? "", target).pathname);
		for (const [name, value] of Object.entries(headersOfAll)) response.setHeader(name, value);
		await handing.web(request, response, { target });
		if (saves && response.statusCode === 200) await studios.tellOthers(person);
	}

	server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
		socket.on("error", () => socket.destroy());
		handUp(request, socket, head).catch((error: unknown) => {
			const { status } = refusal(error);
			socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
		});
	});

	async function handUp(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
		// A browser always says which page opens a connection that stays.
		if (request.headers.origin === undefined) throw new Refused(403, "Only a page of this site asks Studio.");
		const target = await meant(request, personOf(request, proxy));
		await handing.ws(request, socket as never, { target }, head);
	}

	/** Where a request goes, in the words of the Studio that gets it. */
	async function meant(request: IncomingMessage, person: Person): Promise<string> {
		const { headers, url = "" } = request;
		if (!url.startsWith("/") || opensEditor.test(url)) throw new Refused(403, "Studio does not do this here.");
		const target = `http://localhost:${await studios.portOf(person)}`;
		headers.host = new URL(target).host;
		if (headers.origin !== undefined) headers.origin = target;
		for (const name of [proxy.userHeader, proxy.mailHeader]) if (name !== undefined) delete headers[name];
		return target;
	}

	const listens = await listen(server, port, proxy.address === "localhost" ? "127.0.0.1" : "::");
	return {
		port: listens,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}

function refuse(response: ServerResponse, error: unknown): void {
	const { status, message } = refusal(error);
	if (response.headersSent) return void response.destroy();
	response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
	response.end(`${message}\n`);
}

function refusal(error: unknown): Refused {
	if (error instanceof Refused) return error;
	complain(error, { root: "." });
	return new Refused(502, "Studio could not be started.");
}
