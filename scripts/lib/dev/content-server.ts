import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { ReportLanguage } from "#core/problems/problem.ts";
import type * as Workshop from "./workshop.ts";

interface Options {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
	readonly language: ReportLanguage | undefined;
}

/** Answers every address from the content as it is now, and tells open pages what a saved file changed. */
export function contentServer(options: Options): Plugin {
	return {
		name: "content-server",
		configureServer(server) {
			const content = join(options.root, "content");
			// One workshop lives as long as its code; Vite gives a new one when the code has changed.
			let workshop: { module: typeof Workshop; instance: Workshop.Workshop } | undefined;
			async function current(): Promise<Workshop.Workshop> {
				const module = (await server.ssrLoadModule("/scripts/lib/dev/workshop.ts")) as typeof Workshop;
				if (workshop?.module !== module) {
					workshop = { module, instance: new module.Workshop(options) };
				}
				return workshop.instance;
			}
			watchContent(server, content, current);
			return () => {
				server.middlewares.use((request, response, next) => {
					answer(server, current, request, response).then((done) => done || next(), next);
				});
			};
		},
	};
}

/** Editors save in bursts; one reading serves all changes within this many milliseconds. */
const burst = 30;

function watchContent(server: ViteDevServer, content: string, current: () => Promise<Workshop.Workshop>): void {
	server.watcher.add(content);
	let timer: NodeJS.Timeout | undefined;
	server.watcher.on("all", (_, file) => {
		if (!file.startsWith(content + sep)) return;
		clearTimeout(timer);
		timer = setTimeout(() => {
			current()
				.then((workshop) => workshop.refresh())
				.then((state) => server.ws.send("content:changed", state))
				.catch((error: unknown) => server.config.logger.error(String(error)));
		}, burst);
	});
}

async function answer(
	server: ViteDevServer,
	current: () => Promise<Workshop.Workshop>,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<boolean> {
	const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
	const workshop = await current();
	const result = await workshop.answer(path);
	if (!result) return false;
	const body = "file" in result ? await readFile(result.file) : await finish(server, path, result);
	response.writeHead(result.status, { "Content-Type": result.type, "Cache-Control": "no-store" }).end(body);
	return true;
}

async function finish(
	server: ViteDevServer,
	path: string,
	{ type, body }: { type: string; body: string },
): Promise<string> {
	return type.startsWith("text/html") ? server.transformIndexHtml(path, body) : body;
}
