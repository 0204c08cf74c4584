import { buildSite } from "../lib/build.ts";
import type { Command } from "../lib/command.ts";
import { Progress } from "../lib/progress.ts";
import { portOption, serveUntilStopped } from "./preview.ts";

export default {
	summary: "Checks the content, builds the site, serves it and prints its address.",
	options: { port: portOption },
	async run(invocation) {
		if (!(await buildSite(invocation, new Progress()))) return 1;
		return serveUntilStopped(invocation);
	},
} satisfies Command;
