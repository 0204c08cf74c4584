import { existsSync, readFileSync, rmSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { temporaryFolder } from "#engine/base/temporary-folder.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { restoreOutput } from "#engine/output/staging.ts";
import { sayStatus } from "#engine/serve/answer.ts";
import { answerGit } from "#engine/serve/git-backend.ts";
import { type Served, serveFolder } from "#engine/serve/serve-folder.ts";
import { askGit } from "../../git/git.ts";
import { storeIn } from "../studio-document.ts";
import { studioFolder } from "./build-studio.ts";
import { copyRepository } from "./copy-repository.ts";

interface Options {
	/** Folder that holds `dist-studio`. */
	readonly root: string;
	readonly port: number;
}

interface ServedStudio extends Served {
	/** It edits a copy of the repository, and not what is on GitHub. */
	readonly isCopy: boolean;
}

/**
 * Serves the built Studio as a web server does, to this computer alone. A repository of the own server is a copy of that of
 * this folder, which is gone when the server is closed. Throws a `UsageError` without a Studio, a repository or a port.
 */
export async function previewStudio({ root, port }: Options): Promise<ServedStudio> {
	const folder = studioFolder(root);
	restoreOutput(folder);
	const page = join(folder, "index.html");
	if (!existsSync(page))
		throw new UsageError({
			nl: 'In {folder} staat geen Studio. Draai eerst "npm run build -- --studio".',
			en: 'There is no Studio in {folder}. Run "npm run build -- --studio" first.',
			values: { folder },
		});
	const store = storeIn(readFileSync(page, "utf8"));
	if (store.kind !== "git") return { ...(await serveFolder(folder, { port })), isCopy: false };
	const copies = temporaryFolder("repository");
	try {
		copyRepository(root, join(copies, store.repository), store.branch);
		const person = askGit(root, ["config", "user.name"])?.trim() ?? "";
		const first = (request: IncomingMessage, response: ServerResponse) => {
			const isPerson = request.url === "/studio-person";
			if (!isPerson && !request.url?.startsWith(`${store.repository}/`)) return false;
			if (!isOwn(request)) sayStatus(response, 403);
			else if (isPerson) response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8" }).end(person);
			else answerGit({ folder: copies, person }, request, response);
			return true;
		};
		const { address, close } = await serveFolder(folder, { port, first });
		return {
			address,
			isCopy: true,
			async close() {
				await close();
				rmSync(copies, { recursive: true, force: true });
			},
		};
	} catch (error) {
		rmSync(copies, { recursive: true, force: true });
		throw error;
	}
}

/** No page from elsewhere asks, under whatever name it knows this computer. */
function isOwn({ headers, socket }: IncomingMessage): boolean {
	const { host = "", origin = `http://${host}`, "sec-fetch-site": site = "none" } = headers;
	const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/.test(host) && host.endsWith(`:${socket.localPort}`);
	return isHere && origin === `http://${host}` && (site === "none" || site === "same-origin");
}
