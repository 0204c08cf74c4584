import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { serveFolder } from "#engine/serve/serve-folder.ts";
import { alignedRows } from "#pipeline/report/table.ts";
import { findChromium } from "../browser/chromium.ts";
import type { Command } from "../command.ts";
import { type Measured, measureResponse } from "../response/measure.ts";

export default {
	summary: {
		nl: "Meet hoe snel de gebouwde site op een langzame telefoon op een vinger antwoordt. Exitcode 1 boven een grens.",
		en: "Measures how soon the built site answers a finger on a slow phone. Exit code 1 above a limit.",
	},
	options: {
		runs: {
			type: "string",
			value: "number",
			range: { from: 1 },
			text: { nl: "hoe vaak elk wordt gemeten (zonder dit: 5)", en: "how often each is measured (default: 5)" },
		},
		only: {
			type: "string",
			value: "what",
			text: { nl: "alleen dit meten: menu, link, warmed page …", en: "measures this alone: menu, link, warmed page …" },
		},
		json: {
			type: "string",
			value: "file",
			text: { nl: "de cijfers ook als JSON in een bestand schrijven", en: "also write the figures to a file, as JSON" },
		},
	},
	async run({ project, root, options }) {
		const chromium = findChromium(project);
		if (!chromium) {
			process.stderr.write("No Chromium could be had: set CHROMIUM_PATH to one.\n");
			return 3;
		}
		const served = await serveFolder(join(root, "dist"), { port: 0 });
		try {
			const runs = Number(options.runs ?? 5);
			const measured = await measureResponse(served.address, {
				runs,
				chromium: chromium.path,
				only: options.only === undefined ? undefined : String(options.only),
			});
			process.stdout.write(tableOf(measured));
			if (typeof options.json === "string") writeFileSync(options.json, `${JSON.stringify(measured, null, "\t")}\n`);
			return measured.every(({ good }) => good) ? 0 : 1;
		} finally {
			await served.close();
		}
	},
} satisfies Command;

function tableOf(measured: readonly Measured[]): string {
	const head = ["page", "what", "when", "median", "worst", "limit", ""];
	const rows = measured.map(({ page, what, when, median, worst, limit, lost, good }) => [
		page,
		what,
		when,
		`${median} ms`,
		`${worst} ms`,
		`${limit} ms`,
		lost > 0 ? `lost ${lost}` : good ? "" : "too slow",
	]);
	return alignedRows([head, ...rows]);
}
