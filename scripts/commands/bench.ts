import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UsageError } from "#engine/base/usage-error.ts";
import { type DevTimes, measureDev } from "../bench/dev.ts";
import { generateSite } from "../bench/generate.ts";
import { type Row, runScenarios } from "../bench/scenarios.ts";
import { benchStudio } from "../bench/studio/bench.ts";
import { benchTable, type SizeReport } from "../bench/table.ts";
import type { Command } from "../command.ts";

const usualSizes = "36,1000,10000";

export default {
	site: false,
	summary: {
		nl: "Meet hoelang het bouwen van gemaakte sites duurt, naast een gewone lus over dezelfde bestanden.",
		en: "Measures builds of generated sites against a plain loop over the same files.",
	},
	options: {
		pages: {
			type: "string",
			value: "numbers",
			text: {
				nl: `groottes van de sites (zonder dit: ${usualSizes})`,
				en: `sizes of the sites (default: ${usualSizes})`,
			},
		},
		"own-words": {
			type: "boolean",
			text: {
				nl: "geeft elke pagina 400 woorden die alleen words.txt kent",
				en: "gives each page 400 words that only words.txt knows",
			},
		},
		only: {
			type: "string",
			value: "task",
			text: { nl: "met studio: alleen deze taak, zoals price", en: "with studio: only this task, such as price" },
		},
		json: {
			type: "string",
			value: "file",
			text: { nl: "schrijft de metingen ook in een bestand", en: "writes the measurements to a file as well" },
		},
		"no-dev": {
			type: "boolean",
			text: { nl: "laat dev weg, dat Chromium nodig heeft", en: "leaves out the dev server, which needs Chromium" },
		},
	},
	words: { nl: "[studio]", en: "[studio]" },
	examples: ["npm run bench -- --pages 1000 --json bench.json", "npm run bench -- studio --only price"],
	async run({ project, options, words }) {
		if (words[0] === "studio") return benchStudio(project, options);
		const sizes = String(options.pages ?? usualSizes)
			.split(",")
			.map(Number);
		if (!sizes.every((size) => Number.isInteger(size) && size > 10)) {
			throw new UsageError({
				nl: "--pages wil hele getallen boven 10, zoals 36,1000.",
				en: "--pages wants whole numbers above 10, such as 36,1000.",
			});
		}
		warmUp(project);
		const reports: SizeReport[] = [];
		for (const pages of sizes) {
			const report = await measureSize(project, pages, {
				ownWords: options["own-words"] ? 400 : 0,
				withDev: !options["no-dev"],
			});
			reports.push(report);
			process.stdout.write(`${benchTable(report)}\n`);
		}
		if (options.json) writeFileSync(String(options.json), `${JSON.stringify(reports, null, "\t")}\n`);
		return 0;
	},
} satisfies Command;

/** Commands, and what visitors receive, are compiled once for each state of the code, which counts for no row. */
function warmUp(project: string): void {
	const root = mkdtempSync(join(tmpdir(), "bench-site-"));
	cpSync(join(project, "src/example-site/content"), join(root, "content"), { recursive: true });
	execFileSync(process.execPath, [join(project, "scripts/run.mjs"), "build", "--root", root]);
	rmSync(root, { recursive: true });
}

async function measureSize(
	project: string,
	pages: number,
	{ ownWords, withDev }: { readonly ownWords: number; readonly withDev: boolean },
): Promise<SizeReport> {
	const root = mkdtempSync(join(tmpdir(), "bench-site-"));
	try {
		generateSite(root, { example: join(project, "src/example-site"), pages, ownWords });
		const rows: Row[] = [];
		for await (const row of runScenarios({ project, root })) rows.push(row);
		const dev: DevTimes | undefined = withDev ? await measureDev(project, root, "Deze zin is veranderd.") : undefined;
		return { pages, ownWords, rows, dev };
	} finally {
		rmSync(root, { recursive: true, force: true });
	}
}
