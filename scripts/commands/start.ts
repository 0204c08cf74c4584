import { Progress } from "#engine/base/progress.ts";
import { buildSite } from "#engine/build.ts";
import type { Command } from "../command.ts";
import { serveOptions, serveUntilStopped } from "./preview.ts";

export default {
	summary: {
		nl: "Controleert de inhoud, bouwt de site, toont haar en zegt het adres.",
		en: "Checks the content, builds the site, serves it and prints its address.",
	},
	options: serveOptions,
	async run(invocation) {
		if (!(await buildSite(invocation, new Progress()))) return 1;
		return serveUntilStopped(invocation);
	},
} satisfies Command;
