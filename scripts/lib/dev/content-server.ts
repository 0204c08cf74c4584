import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import type { ReportLanguage } from "#core/problems/problem.ts";
import { watchContent } from "./watch-content.ts";
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
			const { current, dispose } = workshopOf(server, options);
			const watch = watchContent(
				content,
				(changed) => {
					current()
						.then((workshop) => server.ws.send("content:changed", workshop.refresh(changed)))
						.catch((error: unknown) => complain(server, error));
				},
				(error) => complain(server, error),
			);
			// The first page is asked for as soon as the address is printed.
			server.httpServer?.once("listening", () => void current().catch((error: unknown) => complain(server, error)));
			server.httpServer?.once("close", () => {
				watch.close();
				dispose();
			});
			return () => {
				server.middlewares.use((request, response, next) => {
					answer(server, current, request, response).then((done) => done || next(), next);
				});
			};
		},
	};
}

/** The workshop of the code as it is now: at first as it was compiled, and once somebody works on it as Vite reads it. */
function workshopOf(server: ViteDevServer, { root, project, language }: Options) {
	let workshop: { module: typeof Workshop; instance: Workshop.Workshop } | undefined;
	let codeChanged = false;
	const code = ["src", "scripts"].map((folder) => join(project, folder) + sep);
	server.watcher.on("all", (_, file) => {
		codeChanged ||= code.some((folder) => file.startsWith(folder));
	});
	const compiled = join(project, "node_modules", ".cache", "site", process.env.SITE_CODE ?? "");
	const thread = join(compiled, "check-worker.js");

	async function current(): Promise<Workshop.Workshop> {
		const changed = codeChanged;
		const module = changed
			? ((await server.ssrLoadModule("/scripts/lib/dev/workshop.ts")) as typeof Workshop)
			: await import("./workshop.ts");
		// One workshop lives as long as its code; Vite gives a new one when the code has changed.
		if (workshop?.module !== module) {
			workshop?.instance.close();
			const instance = new module.Workshop({
				root,
				project,
				language,
				thread: changed ? undefined : thread,
				tell: (state) => server.ws.send("content:checked", state),
				fail: (error) => complain(server, error),
			});
			workshop = { module, instance };
		}
		return workshop.instance;
	}

	return { current, dispose: () => workshop?.instance.close() };
}

function complain(server: ViteDevServer, error: unknown): void {
	server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
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
	response.once("finish", () => workshop.check());
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
