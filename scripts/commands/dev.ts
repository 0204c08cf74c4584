import { join } from "node:path";
import { openContent } from "#engine/content/content.ts";
import { contentServer } from "#engine/dev/content-server.ts";
import { editorGuard } from "#engine/dev/editor-guard.ts";
import { portRefused } from "#engine/serve/listen.ts";
import { isBelow } from "#pipeline/read/below.ts";
import type { Command } from "../command.ts";
import { portOption } from "../port-option.ts";

const usualPort = 5173;

/** Folders of `node_modules`: what Vite made of libraries, and fonts. */
const packagesOfPages = [".vite", "@fontsource", "@fontsource-variable"];

export default {
	summary: {
		nl: "Toont de site terwijl u schrijft: wat u bewaart, ziet u meteen, en een fout verschijnt over de pagina.",
		en: "Serves the site while you write: a saved file shows at once, a mistake appears over the page.",
	},
	options: {
		port: portOption(usualPort),
		host: {
			type: "boolean",
			text: { nl: "ook voor andere apparaten in dit netwerk", en: "also answer other devices in this network" },
		},
	},
	async run({ root, project, language, options }) {
		const port = Number(options.port ?? usualPort);
		// Says so when there is none.
		openContent(root);
		// The content has a watch of its own; the others are no part of what is served.
		const unwatched = [join(root, "content"), ...["content", "schemas", "tests"].map((name) => join(project, name))];
		const content = contentServer({ root, project, language });
		const { createServer } = await import("vite");
		const server = await createServer({
			configFile: join(project, "vite.config.ts"),
			root: project,
			mode: "development",
			appType: "custom",
			clearScreen: false,
			server: {
				port,
				host: options.host === true ? true : "localhost",
				// What pages are made of; the content is served by its addresses.
				fs: {
					allow: ["src", ...packagesOfPages.map((name) => `node_modules/${name}`)].map((name) => join(project, name)),
				},
				watch: { ignored: ["**/dist/**", "**/dist.*/**", (path) => unwatched.some((each) => isBelow(each, path))] },
			},
			plugins: [editorGuard({ root, project }), content],
		});
		try {
			await server.listen();
		} catch (error) {
			await server.close();
			throw portRefused(error, port);
		}
		server.printUrls();
		await new Promise<void>((resolve) => {
			for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
		});
		await server.close();
		return 0;
	},
} satisfies Command;
