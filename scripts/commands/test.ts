import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "../lib/chromium.ts";
import type { Command } from "../lib/command.ts";

interface Counts {
	passed: number;
	failed: number;
}

export default {
	site: false,
	summary: "Runs all tests: units, contracts and small sites in Vitest, the built site in Chromium.",
	options: {
		only: { type: "string", value: "vitest|browser", values: ["vitest", "browser"], text: "only one of the two" },
	},
	async run({ project, options }) {
		const folder = mkdtempSync(join(tmpdir(), "test-report-"));
		try {
			const counts: Counts[] = [];
			if (options.only !== "browser") counts.push(await runVitest(project, join(folder, "vitest.json")));
			if (options.only !== "vitest") counts.push(await runBrowser(project, join(folder, "browser.json")));
			const passed = sum(counts, "passed");
			const failed = sum(counts, "failed");
			process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
			return failed > 0 || passed === 0 ? 1 : 0;
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	},
} satisfies Command;

async function runVitest(project: string, report: string): Promise<Counts> {
	const code = await run(
		project,
		"vitest",
		["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
		{
			NODE_ENV: "test",
		},
	);
	return counted(code, report, (json) => ({
		passed: Number(json.numPassedTests),
		// A file that cannot be loaded counts as a failed test: its tests did not run.
		failed: Number(json.numFailedTests) + (json.numFailedTests === 0 ? Number(json.numFailedTestSuites) : 0),
	}));
}

async function runBrowser(project: string, report: string): Promise<Counts> {
	const chromium = findChromium(project);
	if (!chromium) {
		process.stderr.write("No Chromium could be had: set CHROMIUM_PATH to one.\n");
		return { passed: 0, failed: 1 };
	}
	const config = join(project, "tests/browser/playwright.config.ts");
	const code = await run(project, "playwright", ["test", "--config", config, "--reporter=list,json"], {
		PLAYWRIGHT_JSON_OUTPUT_NAME: report,
		NODE_ENV: "production",
		...(chromium.path && { CHROMIUM_PATH: chromium.path }),
	});
	return counted(code, report, (json) => {
		const stats = json.stats as { expected: number; unexpected: number; flaky: number };
		return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
	});
}

/** Reads the counts of a report; a runner that failed without a failed test counts as one failure. */
function counted(code: number, report: string, read: (json: Record<string, unknown>) => Counts): Counts {
	const counts = readReport(report, read);
	return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function readReport(report: string, read: (json: Record<string, unknown>) => Counts): Counts {
	try {
		return read(JSON.parse(readFileSync(report, "utf8")) as Record<string, unknown>);
	} catch (error) {
		process.stderr.write(`The test run left no report: ${String(error)}\n`);
		return { passed: 0, failed: 1 };
	}
}

function run(project: string, tool: string, args: readonly string[], env: Record<string, string>): Promise<number> {
	const child = spawn(join(project, "node_modules/.bin", tool), args, {
		cwd: project,
		stdio: ["ignore", "inherit", "inherit"],
		env: { ...process.env, ...env },
	});
	return new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("exit", (code) => resolve(code ?? 1));
	});
}

function sum(counts: readonly Counts[], key: keyof Counts): number {
	return counts.reduce((total, each) => total + each[key], 0);
}
