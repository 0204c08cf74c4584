export interface Counts {
	readonly passed: number;
	readonly failed: number;
	/** The names of the tests that did not run. */
	readonly skipped: readonly string[];
}

interface VitestReport {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly numFailedTestSuites: number;
	readonly testResults: readonly {
		readonly assertionResults: readonly VitestResult[];
	}[];
}

interface VitestResult {
	readonly ancestorTitles: readonly string[];
	readonly title: string;
	readonly status: string;
}

interface BrowserReport {
	readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
	readonly suites: readonly BrowserSuite[];
}

interface BrowserSuite {
	readonly title: string;
	readonly suites?: readonly BrowserSuite[];
	readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

/** The counts in Vitest's report as JSON. */
export function vitestCounts(report: VitestReport): Counts {
	const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
	const skipped = tests.filter(({ status }) => status !== "passed" && status !== "failed");
	return {
		passed: report.numPassedTests,
		// A file that cannot be loaded counts as a failed test: its tests did not run.
		failed: report.numFailedTests || report.numFailedTestSuites,
		skipped: skipped.map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(" › ")),
	};
}

/** The counts in Playwright's report as JSON, also in that of `--list`, which runs nothing. */
export function browserCounts({ stats, suites }: BrowserReport): Counts {
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: suites.flatMap(skippedIn) };
}

function skippedIn({ title, suites = [], specs }: BrowserSuite): readonly string[] {
	const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "skipped"));
	return [...own.map((spec) => spec.title), ...suites.flatMap(skippedIn)].map((name) => `${title} › ${name}`);
}

/** The counts of several runs as one. */
export function together(runs: readonly Counts[]): Counts {
	const total = (key: "passed" | "failed") => runs.reduce((sum, counts) => sum + counts[key], 0);
	return { passed: total("passed"), failed: total("failed"), skipped: runs.flatMap(({ skipped }) => skipped) };
}

/** What stands at the end of a run: the names of what was skipped, if anything was, and a line that counts. */
export function closingLines({ passed, failed, skipped }: Counts): string {
	const counted = `${passed} passed, ${failed} failed`;
	if (skipped.length === 0) return `\n${counted}\n`;
	return `\nSkipped:\n${skipped.map((name) => `  ${name}\n`).join("")}\n${counted}, ${skipped.length} skipped\n`;
}

/** Whether a run is good: nothing failed, and where it has to be complete, nothing was skipped either. */
export function isGood({ passed, failed, skipped }: Counts, complete: boolean): boolean {
	if (complete && skipped.length > 0) return false;
	return failed === 0 && passed + skipped.length > 0;
}
