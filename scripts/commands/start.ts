import { buildSite } from "../lib/build.ts";
import type { Command } from "../lib/command.ts";
import { Progress } from "../lib/progress.ts";
import { serveOptions, serveUntilStopped } from "./preview.ts";

export default {
	summary: "Checks the content, builds the site, serves it and prints its address.",
	options: serveOptions,
	async run(invocation) {
		if (!(await buildSite(invocation, new Progress()))) return 1;
		return serveUntilStopped(invocation);
	},
} satisfies Command;
