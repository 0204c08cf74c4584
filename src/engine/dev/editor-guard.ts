import type { IncomingMessage } from "node:http";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { isBelow } from "#engine/base/below.ts";

interface Options {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
}

/**
 * Vite opens any file in the editor of the one who runs `dev`, for whoever asks. Here only a page of this server may ask,
 * on this machine, for a file of the content that it shows or of the code.
 */
export function editorGuard({ root, project }: Options): Plugin {
	const folders = [join(root, "content"), join(project, "src"), join(project, "scripts")];
	return {
		name: "editor-guard",
		configureServer(server) {
			server.middlewares.use("/__open-in-editor", (request, response, next) => {
				const asked = new URLSearchParams(/\?(.*)/s.exec(request.url ?? "")?.[1]).get("file");
				const file = resolve(root, asked ?? "");
				if (isOwnPage(request) && folders.some((folder) => file !== folder && isBelow(folder, file))) {
					request.url = `/?file=${encodeURIComponent(file)}`;
					next();
				} else {
					response
						.writeHead(403, { "Content-Type": "text/plain" })
						.end("Only a page of this site opens its own files.\n");
				}
			});
		},
	};
}

/** Browsers say so by themselves, and no page can make them say it of another. */
function isOwnPage({ headers, socket }: IncomingMessage): boolean {
	const { origin, host } = headers;
	const here = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
	return here && headers["sec-fetch-site"] === "same-origin" && (!origin || origin === `http://${host}`);
}
