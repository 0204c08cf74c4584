import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UsageError } from "#engine/base/usage-error.ts";
import { stages } from "#pipeline/read/stages.ts";
import { alignedRows } from "#pipeline/report/table.ts";
import type { Command } from "../../scripts/command.ts";
import { commitAll } from "../helpers/repository.ts";
import { generateSite } from "./bench/generate.ts";
import { type Row, runScenarios } from "./bench/scenarios.ts";

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
		studio: {
			type: "boolean",
			text: {
				nl: "meet in plaats daarvan Studio in de browser, over deze site of over een van --pages",
				en: "measures Studio in the browser instead, over this site or one of --pages",
			},
		},
		online: {
			type: "boolean",
			text: {
				nl: "meet in plaats daarvan hoe snel een eigen server deze site online zet",
				en: "measures instead how soon an own server puts this site online",
			},
		},
		rounds: {
			type: "string",
			value: "number",
			text: {
				nl: "met --studio of --online: hoe vaak (zonder dit: 5)",
				en: "with --studio or --online: how often (default: 5)",
			},
		},
		phone: {
			type: "boolean",
			text: {
				nl: "met --studio: alsof het een telefoon is, met een zesde van deze processor en 4G",
				en: "with --studio: as on a phone, with a sixth of this processor and 4G",
			},
		},
		json: {
			type: "string",
			value: "file",
			text: { nl: "schrijft de metingen ook in een bestand", en: "writes the measurements to a file as well" },
		},
	},
	examples: ["npm run bench -- --pages 1000 --json bench.json"],
	async run({ project, options }) {
		const rounds = Number(options.rounds ?? 5);
		if (options.studio === true) {
			const { measureStudio } = await import("./bench/studio.ts");
			const measure = (root: string) => {
				const build = [join(project, "scripts/run.mjs"), "build", "--studio", "--compress", "--root", root];
				execFileSync(process.execPath, build);
				return measureStudio({ project, root, rounds, isPhone: options.phone === true });
			};
			const generated = (root: string) => {
				generateSite(root, { example: join(project, "src/example-site"), pages: Number(options.pages) });
				commitAll(root);
				return measure(root);
			};
			tell(await (options.pages ? onSite(generated) : measure(process.cwd())), options.json);
			return 0;
		}
		if (options.online === true) {
			const { measureOnline } = await import("./bench/online.ts");
			const { provideTestPrograms } = await import("./test/programs.ts");
			provideTestPrograms(project);
			tell(await measureOnline(project, process.cwd(), rounds), options.json);
			return 0;
		}
		const sizes = String(options.pages ?? usualSizes)
			.split(",")
			.map(Number);
		if (!sizes.every((size) => Number.isInteger(size) && size > 10)) {
			throw new UsageError({
				nl: "--pages wil hele getallen boven 10, zoals 36,1000.",
				en: "--pages wants whole numbers above 10, such as 36,1000.",
			});
		}
		const ownWords = options["own-words"] ? 400 : 0;
		const reports: { pages: number; ownWords: number; rows: readonly Row[] }[] = [];
		// All sites stay until the end: a disk that has just lost thousands of files is slow at making others.
		await onSite(async (all) => {
			// Commands, and what visitors receive, are compiled once for each state of the code, which counts for no row.
			const example = join(all, "example");
			cpSync(join(project, "src/example-site/content"), join(example, "content"), { recursive: true });
			execFileSync(process.execPath, [join(project, "scripts/run.mjs"), "build", "--root", example]);
			for (const pages of sizes) {
				const root = join(all, String(pages));
				generateSite(root, { example: join(project, "src/example-site"), pages, ownWords });
				const rows = await runScenarios({ project, root });
				reports.push({ pages, ownWords, rows });
				const more = ownWords > 0 ? `, each with ${ownWords} words of words.txt` : "";
				process.stdout.write(`${pages} pages${more}\n${tableOf(rows)}\n`);
			}
		});
		if (options.json) writeFileSync(String(options.json), `${JSON.stringify(reports, null, "\t")}\n`);
		return 0;
	},
} satisfies Command;

/** Shows what was measured in rounds, and writes it to a file if that is asked for. */
function tell<Name extends string>(rounds: readonly Readonly<Record<Name, number>>[], file: unknown): void {
	process.stdout.write(alignedRows(rowsOf(rounds)));
	if (file) writeFileSync(String(file), `${JSON.stringify(rounds, null, "\t")}\n`);
}

/** The least, the median and the most of each. */
function rowsOf<Name extends string>(rounds: readonly Readonly<Record<Name, number>>[]): string[][] {
	const names = Object.keys(rounds[0] ?? {}) as Name[];
	const rows = names.map((name) => {
		const values = rounds.map((round) => round[name]).toSorted((one, other) => one - other);
		const shown = [values[0], values[Math.floor(values.length / 2)], values.at(-1)];
		return [name, ...shown.map((value) => String(Math.round(value ?? 0)))];
	});
	return [["", "least", "median", "most"], ...rows];
}

/** Does something in a folder for sites, which is removed afterwards. */
async function onSite<T>(work: (root: string) => T | Promise<T>): Promise<T> {
	const root = mkdtempSync(join(tmpdir(), "bench-site-"));
	try {
		return await work(root);
	} finally {
		rmSync(root, { recursive: true, force: true });
	}
}

const columns = ["", "wall", "cpu", "× first", "others", "memory", "files", ...stages] as const;

/** Seconds, MB, how many times the processor time of the first row, and how many processors others kept busy. */
function tableOf(rows: readonly Row[]): string {
	const lines = rows.map(({ name, wall, processor, others, memory, written, stages: spent }) => [
		name,
		seconds(wall),
		seconds(processor),
		(processor / (rows[0]?.processor ?? 0)).toFixed(2),
		others.toFixed(1),
		`${Math.round(memory / 1_000_000)} MB`,
		String(written),
		...stages.map((stage) => seconds(spent[stage])),
	]);
	return alignedRows([columns, ...lines]);
}

function seconds(milliseconds: number): string {
	return `${(milliseconds / 1000).toFixed(2)} s`;
}
