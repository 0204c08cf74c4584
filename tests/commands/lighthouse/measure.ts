import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Category = (typeof categories)[number];

/** First and largest paint and blocking time in milliseconds, shift without a unit. */
const metrics = {
	fcp: "first-contentful-paint",
	lcp: "largest-contentful-paint",
	tbt: "total-blocking-time",
	cls: "cumulative-layout-shift",
} as const;

type Metric = keyof typeof metrics;

/** What Lighthouse says of one page: medians of all runs. */
export interface Measured {
	readonly path: string;
	/** 0 to 100. */
	readonly scores: Readonly<Record<Category, number>>;
	readonly metrics: Readonly<Record<Metric, number>>;
	/** What cost points in the last run, by category. */
	readonly faults: readonly string[];
}

interface Run {
	readonly scores: Record<Category, number>;
	readonly metrics: Record<Metric, number>;
	readonly faults: readonly string[];
}

/** Measures pages one after the other with the mobile preset; `found` is called after each. */
export async function measurePages(
	origin: string,
	paths: readonly string[],
	options: { runs: number; chromium: string | undefined; found: (page: Measured) => void },
): Promise<Measured[]> {
	const port = await freePort();
	const browser = await chromium.launch({
		...(options.chromium && { executablePath: options.chromium }),
		args: [`--remote-debugging-port=${port}`, "--disable-gpu", "--disable-background-networking"],
	});
	const measured: Measured[] = [];
	try {
		for (const path of paths) {
			const runs: Run[] = [];
			for (let run = 0; run < options.runs; run++) runs.push(await runOnce(origin + path, port));
			const page = { path, ...medians(runs) };
			measured.push(page);
			options.found(page);
		}
	} finally {
		await browser.close();
	}
	return measured;
}

/** So often a page is opened before it counts as one that cannot be measured. */
const attempts = 3;

async function runOnce(url: string, port: number, attempt = 1): Promise<Run> {
	const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] });
	if (!result || result.lhr.runtimeError) {
		// Now and then the browser keeps no record of a load, and Lighthouse itself asks to be run again.
		if (attempt < attempts) return runOnce(url, port, attempt + 1);
		throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
	}
	const { lhr } = result;
	const scores = record(categories, (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
	const faults = categories.flatMap((name) =>
		(lhr.categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
			const audit = lhr.audits[id];
			if (weight === 0 || !audit || audit.score === null || audit.score === 1) return [];
			return [`${name}: ${audit.title} (${id})${audit.displayValue ? ` ${audit.displayValue}` : ""}`];
		}),
	);
	const names = Object.keys(metrics) as Metric[];
	return { scores, faults, metrics: record(names, (name) => lhr.audits[metrics[name]]?.numericValue ?? Number.NaN) };
}

function medians(runs: readonly Run[]): Omit<Measured, "path"> {
	return {
		scores: record(categories, (name) => median(runs.map(({ scores }) => scores[name]))),
		metrics: record(Object.keys(metrics) as Metric[], (name) => median(runs.map((run) => run.metrics[name]))),
		faults: runs.at(-1)?.faults ?? [],
	};
}

function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function record<Name extends string>(names: readonly Name[], value: (name: Name) => number): Record<Name, number> {
	return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>;
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const server = createServer();
		server.on("error", reject);
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() =>
				typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port")),
			);
		});
	});
}
