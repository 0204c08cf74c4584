import { randomBytes } from "node:crypto";
import { realpathSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import open from "open";
import send from "send";
import type { EditorLanguage } from "#core/in-language.ts";
import { dictionaryBytes } from "#engine/files/dictionary.ts";
import { DiskFiles } from "#engine/files/disk-files.ts";
import { sourceLanguageAt } from "#pipeline/read/files.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import { isBelow } from "../base/below.ts";
import { clearTemporaryFolders } from "../base/temporary-folder.ts";
import { studioBuild } from "../client/studio.ts";
import { openContent } from "../content/content.ts";
import { complain } from "../dev/content-server.ts";
import { sayStatus } from "../serve/answer.ts";
import { listen } from "../serve/listen.ts";
import { readTarget } from "../serve/target.ts";
import { diskStore } from "./disk-store.ts";
import { isAskedHere } from "./guard.ts";
import { localServer } from "./local-server.ts";
import { contentPolicy, studioDocument, studioPolicy } from "./studio-document.ts";

interface Options {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
	readonly language: EditorLanguage | undefined;
	readonly port: number;
	/** Opens Studio in the browser of whoever starts it. */
	readonly opens: boolean;
}

/** Below this stands what writes. */
const address = "/@studio";

/** Serves Studio over the content of a folder, to pages of this computer, until the program is told to stop. */
export async function serveStudio({ root, project, language, port, opens }: Options): Promise<void> {
	// Says so when there is none.
	openContent(root);
	clearTemporaryFolders();
	const built = await studioBuild({ project, root });
	const token = randomBytes(24).toString("base64url");
	const store = diskStore({ root, project });
	const fail = (error: unknown) => void complain(error, { root, language });
	const local = localServer({
		root,
		store,
		token,
		dictionary: () => dictionaryBytes(sourceLanguageAt(new DiskFiles(root)), root),
		fail,
	});
	const opened: StoreAddress = { kind: "local", token, folder: join(root, "content"), language };
	const [page, policy] = [studioDocument(built, opened), studioPolicy(opened)];
	const server = createServer((request, response) => {
		response.setHeader("Content-Security-Policy", policy);
		for (const [name, value] of headers) response.setHeader(name, value);
		if (!isAskedHere(request)) sayStatus(response, 403);
		else if (request.url === address || request.url?.startsWith(`${address}/`)) {
			request.url = request.url.slice(address.length) || "/";
			void local.answer(request, response);
		} else answer(request, response);
	});

	function answer(request: IncomingMessage, response: ServerResponse): void {
		const path = readTarget(request.url ?? "")?.path;
		const folder = path === undefined ? undefined : folderOf(path, built.folder, join(root, "content"));
		if (path === undefined) sayStatus(response, 400);
		else if (request.method !== "GET" && request.method !== "HEAD") sayStatus(response, 405, { Allow: "GET, HEAD" });
		else if (folder) sendFrom(folder, request, response);
		else if (extname(path) !== "") sayStatus(response, 404);
		else response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" }).end(page);
	}
	const used = await listen(server, port, "localhost");
	const url = `http://localhost:${used}`;
	process.stdout.write(`\n  Studio: ${url}/\n\n`);
	// Another program may have started this one.
	process.send?.({ listens: used });
	if (opens) await open(url);
	await new Promise<void>((resolve) => {
		for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
	});
	local.close();
	server.closeAllConnections();
	server.close();
}

const headers = [
	["X-Content-Type-Options", "nosniff"],
	["X-Frame-Options", "DENY"],
	["Referrer-Policy", "no-referrer"],
	["Cross-Origin-Opener-Policy", "same-origin"],
	["Cross-Origin-Resource-Policy", "same-origin"],
] as const;

interface Folder {
	readonly root: string;
	/** From there. */
	readonly file: string;
	readonly lasts: boolean;
}

/** The file that an address stands for; undefined for one that stands for a page. */
function folderOf(path: string, built: string, content: string): Folder | undefined {
	if (path.startsWith("/assets/")) return { root: built, file: path, lasts: true };
	if (path.startsWith("/files/")) return { root: content, file: path, lasts: false };
	// The name of a picture in a page says what it holds.
	if (path.startsWith("/images/"))
		return { root: content, file: path.replace(/\.[0-9a-f]{8}(\.\w+)$/, "$1"), lasts: false };
	return undefined;
}

function sendFrom({ root, file, lasts }: Folder, request: IncomingMessage, response: ServerResponse): void {
	if (!isInside(root, file)) return void sayStatus(response, 404);
	if (!lasts) response.setHeader("Content-Security-Policy", contentPolicy);
	response.setHeader("Cache-Control", lasts ? "public, max-age=31536000, immutable" : "no-cache");
	const encoded = file.split("/").map(encodeURIComponent).join("/");
	send(request, encoded, { root, index: false, dotfiles: "deny", cacheControl: false })
		.on("error", ({ status }: { status: number }) => sayStatus(response, status))
		.on("directory", () => sayStatus(response, 404))
		.pipe(response);
}

/** Also by a link in the folder. */
function isInside(root: string, file: string): boolean {
	try {
		return isBelow(realpathSync(root), realpathSync(join(root, file)));
	} catch {
		// There is none, or none any more.
		return false;
	}
}
