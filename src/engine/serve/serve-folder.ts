import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import { UsageError } from "#engine/base/usage-error.ts";
import { compression as sent } from "#pipeline/emit/hosting.ts";
import { restoreOutput } from "../output/staging.ts";
import { answer, sayStatus } from "./answer.ts";
import { baseIn, headerLines } from "./host-files.ts";
import { listen } from "./listen.ts";

export interface Served {
	readonly address: string;
	close(): Promise<void>;
}

interface Options {
	readonly port: number;
	readonly host?: string;
	/** Answers what no file of the folder does. Gives whether it did. */
	readonly first?: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** As hard as the configuration for nginx says; brotli too, which nginx has as a module. */
const compress = compression({
	level: sent.level,
	threshold: sent.from,
	brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: sent.level } },
	// A part of a file is counted in bytes of the file.
	filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
});

/**
 * Serves a built site as a static host does: clean addresses, compression, its own headers and redirects, 404 for the
 * rest. Whatever is asked, it goes on. Throws a `UsageError` when there is no site or no port.
 */
export async function serveFolder(
	folder: string,
	{ port, host = "localhost", first = () => false }: Options,
): Promise<Served> {
	restoreOutput(folder);
	if (!existsSync(join(folder, "index.html")))
		throw new UsageError({
			nl: 'In {folder} staat geen gebouwde site. Draai eerst "npm run build".',
			en: 'There is no built site in {folder}. Run "npm run build" first.',
			values: { folder },
		});
	const server = createServer((request, response) => {
		const fail = (error: unknown) => giveUp(error, request, response);
		if (first(request, response)) return;
		compress(request, response, () => {
			try {
				answer(folder, { request, response, fail });
			} catch (error) {
				fail(error);
			}
		});
	});
	const used = await listen(server, port, host);
	return {
		address: `http://${host}:${used}${baseIn(headerLines(folder))}`,
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}

function giveUp(error: unknown, request: IncomingMessage, response: ServerResponse): void {
	const reason = error instanceof Error ? error.message : String(error);
	process.stderr.write(`${request.method} ${JSON.stringify(request.url)} could not be answered: ${reason}\n`);
	if (response.headersSent) response.destroy();
	else sayStatus(response, 500);
}
