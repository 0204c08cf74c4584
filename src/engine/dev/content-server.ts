import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { type EditorLanguage, inLanguage } from "#core/in-language.ts";
import { isBelow } from "#engine/base/below.ts";
import { trouble } from "#engine/base/trouble.mjs";
import { type Asked, reportLanguageOf } from "../content/content.ts";
import { loadLocale } from "../content/locale.ts";
import { readTarget } from "../serve/target.ts";
import type { Answer } from "./answers.ts";
import { CheckThread } from "./check-beside.ts";
import type * as DevServer from "./dev-server.ts";
import { watchContent } from "./watch-content.ts";

interface Options {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
	readonly language: EditorLanguage | undefined;
}

/** The site as it is now, for whoever else follows it. */
interface FollowedSite {
	current(): Promise<DevServer.DevServer>;
	/** Has a turn after each change. */
	changed(server: ViteDevServer): Promise<void>;
}

/**
 * Answers every address from the content as it is now, and tells open pages what a saved file changed. Begins to
 * watch the content at once, while Vite is on its way.
 */
export function contentServer(options: Options): Plugin & { readonly api: FollowedSite } {
	const fail = (error: unknown) => void complain(error, options);
	const changes = heldChanges(options.root, fail);
	const { root, project, language } = options;
	const thread = new CheckThread(join(process.env.SITE_COMPILED ?? "", "check-worker.js"), { root, project, language });
	const api: FollowedSite = {
		current: () => Promise.reject(new Error("Nobody listens yet.")),
		changed: async () => {},
	};
	return {
		name: "content-server",
		api,
		configureServer(server) {
			const { current, dispose } = devServerOf(server, options, thread);
			api.current = current;
			changes.hear((changed) => {
				current()
					.then((site) => site.refreshed(changed))
					.then((state) => server.ws.send("content:changed", state))
					.then(() => api.changed(server))
					.catch(fail);
			});
			// The first page is asked for as soon as the address is printed.
			server.httpServer?.once("listening", () => void current().catch(fail));
			server.httpServer?.once("close", () => {
				changes.close();
				dispose();
			});
			const added = addedByVite(server);
			return () => {
				server.middlewares.use((request, response, next) => {
					answer({ added, current, fail }, request, response).then((done) => done || next(), next);
				});
			};
		},
	};
}

/** Watches the content, and keeps what happens to it until somebody hears of it. */
function heldChanges(root: string, fail: (error: unknown) => void) {
	let held = new Set<string>();
	let listener: ((changed: ReadonlySet<string>) => void) | undefined;
	const tell = (changed: ReadonlySet<string>) => {
		if (listener) listener(changed);
		else held = new Set([...held, ...changed]);
	};
	const watch = watchContent(join(root, "content"), tell, fail);
	return {
		hear(next: (changed: ReadonlySet<string>) => void) {
			listener = next;
			if (held.size > 0) next(held);
		},
		close: () => watch.close(),
	};
}

/** The server of the code as it is now: at first as it was compiled, and once somebody works on it as Vite reads it. */
function devServerOf(server: ViteDevServer, { root, project, language }: Options, thread: CheckThread) {
	let running: { module: typeof DevServer; instance: DevServer.DevServer } | undefined;
	let codeChanged = false;
	const code = ["src", "scripts"].map((folder) => join(project, folder));
	server.watcher.on("all", (_, file) => {
		codeChanged ||= code.some((folder) => isBelow(folder, file));
	});

	async function current(): Promise<DevServer.DevServer> {
		const changed = codeChanged;
		const module = changed
			? ((await server.ssrLoadModule("/src/engine/dev/dev-server.ts")) as typeof DevServer)
			: await import("./dev-server.ts");
		// One lives as long as its code; Vite gives a new one when the code has changed.
		if (running?.module !== module) {
			running?.instance.close();
			const instance = new module.DevServer({
				root,
				project,
				language,
				thread: changed ? undefined : thread,
				tell: (state) => server.ws.send("content:checked", state),
				fail: (error) => void complain(error, { root, language }),
			});
			running = { module, instance };
		}
		await running.instance.loadLocale();
		return running.instance;
	}

	return { current, dispose: () => running?.instance.close() };
}

/** Says what went wrong to whoever started the server. */
export async function complain(error: unknown, asked: Asked): Promise<void> {
	const said = trouble(error)?.said;
	const language = reportLanguageOf(asked);
	if (said) await loadLocale(language);
	const known = said && inLanguage(said, language);
	process.stderr.write(`${known ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`);
}

/** What Vite puts into the head of a page. That is the same for all, so that it need not read each page from end to end. */
function addedByVite(server: ViteDevServer): () => Promise<string> {
	let found: Promise<string> | undefined;
	return () => {
		found ??= server
			.transformIndexHtml("/", "<!doctype html><html><head></head><body></body></html>")
			.then((html) => /<head>(.*)<\/head>/s.exec(html)?.[1] ?? "");
		return found;
	};
}

interface Answering {
	readonly added: () => Promise<string>;
	readonly current: () => Promise<DevServer.DevServer>;
	readonly fail: (error: unknown) => void;
}

async function answer(
	{ added, current, fail }: Answering,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<boolean> {
	const target = readTarget(request.url ?? "");
	if (!target) {
		response.writeHead(400).end();
		return true;
	}
	const site = await current();
	const result = await site.answer(target.path).catch((error: unknown) => {
		fail(error);
		return site.nothingToShow();
	});
	if (!result) return false;
	const body = await bodyOf(result, added);
	response.once("finish", () => site.check());
	response.writeHead(result.status, { "Content-Type": result.type, "Cache-Control": "no-store" }).end(body);
	return true;
}

async function bodyOf(answer: Answer, added: () => Promise<string>): Promise<string | Uint8Array> {
	// A picture that went away since; who watches the folder tells the page soon.
	if ("file" in answer) return readFile(answer.file).catch(() => "");
	return "bytes" in answer ? answer.bytes : finish(answer, added);
}

async function finish({ type, body }: { type: string; body: string }, added: () => Promise<string>): Promise<string> {
	if (!type.startsWith("text/html")) return body;
	const head = await added();
	return body.replace("<head>", () => `<head>${head}`);
}
