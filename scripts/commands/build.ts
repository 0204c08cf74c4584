import { Progress } from "#engine/base/progress.ts";
import { buildSite } from "#engine/build.ts";
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
		compress: {
			type: "boolean",
			text: {
				nl: "legt elke tekst ook gecomprimeerd klaar, voor een webserver die dat zo verstuurt",
				en: "also puts each text there compressed, for a web server that sends it so",
			},
		},
	},
	async run(invocation) {
		const { threads, compress } = invocation.options;
		const shared = threads === undefined ? undefined : Number(threads);
		const options = { ...invocation, threads: shared, compress: compress === true };
		return (await buildSite(options, new Progress())) ? 0 : 1;
	},
} satisfies Command;
