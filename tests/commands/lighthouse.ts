import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "#engine/base/usage-error.ts";
import { restoreOutput } from "#engine/output/staging.ts";
import { serveFolder } from "#engine/serve/serve-folder.ts";
import type { Command } from "../../scripts/command.ts";
import { findChromium } from "./browser/chromium.ts";
import { awakeCopy } from "./lighthouse/awake.ts";
import { type Category, categories, type Measured, measurePages } from "./lighthouse/measure.ts";

/** Scores below 100 that are accepted. Each stands in src/app/README.md too, with its reason. */
const exceptions: readonly { readonly path: RegExp; readonly category: Category; readonly reason: string }[] = [];

export default {
	summary: {
		nl: "Meet de gebouwde site met Lighthouse zoals een telefoon haar ziet, en faalt bij een score onder 100.",
		en: "Measures the built site with Lighthouse as a phone sees it, and fails when a score is below 100.",
	},
	words: { nl: "[/adres …]", en: "[/address …]" },
	options: {
		runs: {
			type: "string",
			value: "number",
			range: { from: 1 },
			text: {
				nl: "metingen per pagina, waarvan de middelste telt (zonder dit: 3)",
				en: "runs for each page, of which the median counts (default: 3)",
			},
		},
		awake: {
			type: "boolean",
			text: { nl: "elke pagina haalt de toepassing meteen op", en: "let every page fetch the application at once" },
		},
		format: {
			type: "string",
			value: "text|json",
			values: ["text", "json"],
			text: { nl: "vorm van het antwoord (zonder dit: text)", en: "format of the answer (default: text)" },
		},
	},
	examples: ["npm run lighthouse", "npm run lighthouse -- / /contact /ar", "npm run -s lighthouse -- --format json"],
	async run({ root, project, options, words }) {
		const dist = join(root, "dist");
		restoreOutput(dist);
		if (!existsSync(join(dist, "index.html")))
			throw new UsageError({ nl: 'Draai eerst "npm run build".', en: 'Run "npm run build" first.' });
		const runs = Number(options.runs ?? 3);
		const all = pagesOf(dist);
		const unknown = words.find((path) => !all.includes(path));
		if (unknown)
			throw new UsageError({ nl: `De site heeft geen pagina ${unknown}.`, en: `The site has no page ${unknown}.` });
		const chromium = findChromium(project);
		if (!chromium)
			throw new UsageError({
				nl: "Er is geen Chromium gevonden. Noem er een in CHROMIUM_PATH.",
				en: "No Chromium was found. Name one in CHROMIUM_PATH.",
			});
		const text = options.format !== "json";
		const folder = options.awake ? awakeCopy(dist) : dist;
		const served = await serveFolder(folder, { port: 0 });
		try {
			if (text) process.stdout.write(`${header}\n`);
			const measured = await measurePages(served.address, words.length > 0 ? words : all, {
				runs,
				chromium: chromium.path,
				found: (page) => text && process.stdout.write(`${rowOf(page)}\n`),
			});
			if (!text) process.stdout.write(`${JSON.stringify(measured, null, 2)}\n`);
			const short = measured.filter((page) => missed(page).length > 0);
			if (text)
				process.stdout.write(`\n${measured.length - short.length} of ${measured.length} pages have 100 everywhere.\n`);
			return short.length > 0 ? 1 : 0;
		} finally {
			await served.close();
			if (folder !== dist) rmSync(folder, { recursive: true, force: true });
		}
	},
} satisfies Command;

/** Every page that is announced to search engines or not, without the page for what is not found. */
function pagesOf(dist: string): string[] {
	return readdirSync(dist, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".html") && !name.endsWith("404.html"))
		.map((name) => `/${name.replace(/\.html$/, "").replace(/^index$/, "")}`)
		.sort();
}

function missed({ path, scores }: Measured): Category[] {
	const accepted = (category: Category) =>
		exceptions.some((each) => each.category === category && each.path.test(path));
	return categories.filter((category) => scores[category] < 100 && !accepted(category));
}

const header = ["perf", "a11y", "best", "seo", "FCP ms", "LCP ms", "TBT ms", "CLS", "page"].map(column).join("");

function rowOf(page: Measured): string {
	const { scores, metrics, path, faults } = page;
	const cells = [
		...categories.map((category) => String(scores[category])),
		...[metrics.fcp, metrics.lcp, metrics.tbt].map((value) => String(Math.round(value))),
		metrics.cls.toFixed(3),
		path,
	];
	const why = missed(page).length > 0 ? faults.map((fault) => `\n      ${fault}`) : [];
	return cells.map(column).join("") + why.join("");
}

function column(cell: string, index: number): string {
	return index === 8 ? cell : cell.padEnd(index < 4 ? 6 : 8);
}
