import { Progress } from "#engine/base/progress.ts";
import { buildSite } from "#engine/build.ts";
import type { Command } from "../command.ts";
import { serveOptions, serveUntilStopped } from "./preview.ts";

export default {
	summary: {
		nl: "Controleert de inhoud, bouwt de site, toont haar en zegt het adres. Deelbeelden komen daarna.",
		en: "Checks the content, builds the site, serves it and prints its address. Share pictures come after that.",
	},
	options: serveOptions,
	async run(invocation) {
		const progress = new Progress();
		if (!(await buildSite({ ...invocation, sharesLater: true }, progress))) return 1;
		let isWhole = false;
		const code = await serveUntilStopped(invocation, async () => {
			await buildSite(invocation, new Progress(progress.said));
			isWhole = true;
		});
		// Whoever stops it waits for no picture: the next command draws what lacks.
		if (!isWhole) process.exit(code);
		return code;
	},
} satisfies Command;
