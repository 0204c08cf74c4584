import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Plugin } from "vite";
import { Others } from "#studio/brain/people/others.ts";
import { clearTemporaryFolders } from "../base/temporary-folder.ts";
import { complain, type Workshops } from "../dev/content-server.ts";
import { answerStudio } from "./api.ts";
import { brainOnDisk } from "./brain-on-disk.ts";
import { Refused } from "./guard.ts";
import { otherCopies } from "./serve/other-copies.ts";
import type { Told } from "./serve/studios.ts";

interface Options {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
	readonly workshops: Workshops;
	/** Holds a copy of the site for each of several people; `root` is in one of them. */
	readonly copies?: string | undefined;
}

/** Below this stands all that writes. */
const address = "/@studio";

/** Lets the pages of this server change the content that they show; each has a token of this start. */
export function studioServer({ root, project, workshops, copies }: Options): Plugin {
	clearTemporaryFolders();
	const token = randomBytes(24).toString("base64url");
	const others = copies === undefined ? undefined : new Others(otherCopies(copies, root));
	const brainOf = brainOnDisk({ root, project, tell: (state) => workshops.tell(state), others });
	return {
		name: "studio-server",
		transformIndexHtml: () => [
			{ tag: "meta", attrs: { name: "studio-token", content: token } },
			// After what React wants to have run first.
			{ tag: "script", attrs: { type: "module", src: "/src/studio/shell/entry.tsx" }, injectTo: "head" },
		],
		configureServer({ middlewares, ws }) {
			// Nobody can be let in by a front that is gone, and the next one starts others.
			if (copies !== undefined) process.once("disconnect", () => process.exit());
			process.on("message", (told: Told) => "saved" in told && ws.send("studio:others", told));
			// A page from elsewhere, also of another port of this computer, does not get clicks that are meant for it.
			middlewares.use((_, response, next) => {
				response.setHeader("Content-Security-Policy", "frame-ancestors 'self'");
				response.setHeader("X-Frame-Options", "SAMEORIGIN");
				next();
			});
			middlewares.use(address, (request, response) => {
				const gone = new AbortController();
				response.once("close", () => gone.abort());
				answerStudio(request, {
					token,
					brain: async () => brainOf(await workshops.current(), gone.signal),
				}).then(
					(body) => send(response, 200, body),
					(error: unknown) => {
						if (error instanceof Refused) return send(response, error.status, { error: error.message });
						complain(error, { root });
						return send(response, 500, { error: error instanceof Error ? error.message : String(error) });
					},
				);
			});
		},
	};
}

function send(response: ServerResponse, status: number, body: unknown): void {
	const headers = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" };
	response.writeHead(status, headers).end(JSON.stringify(body));
}
