import { join } from "node:path";
import { isBelow } from "#pipeline/read/below.ts";
import { type Command, UsageError } from "../lib/command.ts";
import { openContent } from "../lib/content.ts";
import { contentServer } from "../lib/dev/content-server.ts";

export default {
	summary: "Serves the site while you write: a saved file shows at once, a mistake appears over the page.",
	options: {
		port: { type: "string", value: "number", text: "port to listen at (default: 5173, or the next free one)" },
		host: { type: "boolean", text: "also answer other devices in this network" },
	},
	async run({ root, project, language, options }) {
		const port = Number(options.port ?? 5173);
		if (!Number.isInteger(port)) throw new UsageError("--port takes a number.");
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
				watch: { ignored: ["**/dist/**", "**/dist.*/**", (path) => unwatched.some((each) => isBelow(each, path))] },
			},
			plugins: [content],
		});
		await server.listen();
		server.printUrls();
		await new Promise<void>((resolve) => {
			for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
		});
		await server.close();
		return 0;
	},
} satisfies Command;
