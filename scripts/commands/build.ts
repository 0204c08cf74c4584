import { buildSite } from "#engine/build.ts";
import { Progress } from "#engine/terminal/progress.ts";
import type { Command } from "../command.ts";

export default {
	summary: {
		nl: "Controleert de inhoud en bouwt de site in dist/. Met een fout in de inhoud blijft dist/ zoals het was.",
		en: "Checks the content and builds the site into dist/. With a mistake in the content, dist/ stays as it was.",
	},
	options: {
		threads: {
			type: "string",
			value: "number",
			range: { from: 1 },
			text: {
				nl: "draden die een grote site verdelen (zonder dit: één per kern)",
				en: "threads that share a large site (default: one for each core)",
			},
		},
	},
	async run(invocation) {
		const { threads } = invocation.options;
		const shared = threads === undefined ? undefined : Number(threads);
		return (await buildSite({ ...invocation, threads: shared }, new Progress())) ? 0 : 1;
	},
} satisfies Command;
