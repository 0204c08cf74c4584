import { stripVTControlCharacters } from "node:util";

export interface Counts {
	readonly passed: number;
	readonly failed: readonly Failure[];
	/** The names of the tests that did not run. */
	readonly skipped: readonly string[];
}

/** A test that failed, and what it said. */
interface Failure {
	readonly name: string;
	readonly why: string;
}

interface VitestReport {
	readonly numPassedTests: number;
	readonly testResults: readonly {
		/** The path of the file, what became of it, and why it could not be loaded. */
		readonly name: string;
		readonly status: string;
		readonly message: string;
		readonly assertionResults: readonly VitestResult[];
	}[];
}

interface VitestResult {
	readonly ancestorTitles: readonly string[];
	readonly title: string;
	readonly status: string;
	readonly failureMessages?: readonly string[];
}

interface BrowserReport {
	readonly stats: { readonly expected: number };
	readonly suites: readonly BrowserSuite[];
}

interface BrowserSuite {
	readonly title: string;
	readonly suites?: readonly BrowserSuite[];
	readonly specs: readonly BrowserSpec[];
}

interface BrowserSpec {
	readonly title: string;
	readonly tests: readonly {
		readonly status: string;
		readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
	}[];
}

/** The counts in Vitest's report as JSON. */
export function vitestCounts({ numPassedTests, testResults }: VitestReport): Counts {
	const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
	const skipped = tests.filter(({ status }) => status !== "passed" && status !== "failed");
	return {
		passed: numPassedTests,
		failed: testResults.flatMap(({ name, status, message, assertionResults }) => {
			const failed = assertionResults.filter((test) => test.status === "failed");
			// A file that cannot be loaded counts as a failed test: its tests did not run.
			if (status === "failed" && failed.length === 0) return [{ name, why: message }];
			return failed.map((test) => ({ name: nameOf(test), why: (test.failureMessages ?? []).join("\n") }));
		}),
		skipped: skipped.map(nameOf),
	};
}

function nameOf({ ancestorTitles, title }: VitestResult): string {
	return [...ancestorTitles, title].join(" › ");
}

/** The counts in Playwright's report as JSON, also in that of `--list`, which runs nothing. */
export function browserCounts({ stats, suites }: BrowserReport): Counts {
	const specs = suites.flatMap((suite) => specsIn(suite));
	const of = (...statuses: readonly string[]) =>
		specs.filter(({ spec }) => spec.tests.some(({ status }) => statuses.includes(status)));
	return {
		passed: stats.expected,
		// What passed at its second try failed at its first.
		failed: of("unexpected", "flaky").map(({ name, spec }) => ({ name, why: whyOf(spec) })),
		skipped: of("skipped").map(({ name }) => name),
	};
}

function specsIn({ title, suites = [], specs }: BrowserSuite): readonly { name: string; spec: BrowserSpec }[] {
	const below = [...specs.map((spec) => ({ name: spec.title, spec })), ...suites.flatMap(specsIn)];
	return below.map(({ name, spec }) => ({ name: `${title} › ${name}`, spec }));
}

function whyOf({ tests }: BrowserSpec): string {
	const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
	return errors.map(({ message = "" }) => message).join("\n");
}

/** The counts of several runs as one. */
export function together(runs: readonly Counts[]): Counts {
	return {
		passed: runs.reduce((sum, { passed }) => sum + passed, 0),
		failed: runs.flatMap(({ failed }) => failed),
		skipped: runs.flatMap(({ skipped }) => skipped),
	};
}

/** So many lines of what a failed test said are said again: what it asked, and what it found instead. */
const saidAgain = 12;

/**
 * What stands at the end of a run: what failed and why, the names of what was skipped, and a line that counts.
 * A failure of an early test would otherwise be thousands of lines away.
 */
export function closingLines({ passed, failed, skipped }: Counts): string {
	const failures = failed.map(({ name, why }) => `  ${name}\n${beginning(why)}`);
	const counted = `${passed} passed, ${failed.length} failed`;
	return [
		part("Failed", failures),
		part(
			"Skipped",
			skipped.map((name) => `  ${name}\n`),
		),
		`\n${counted}${skipped.length > 0 ? `, ${skipped.length} skipped` : ""}\n`,
	].join("");
}

function part(title: string, entries: readonly string[]): string {
	return entries.length > 0 ? `\n${title}:\n${entries.join("")}` : "";
}

function beginning(why: string): string {
	const lines = stripVTControlCharacters(why).split("\n");
	return lines
		.slice(0, saidAgain)
		.map((line) => `    ${line}`.trimEnd())
		.join("\n")
		.concat("\n");
}

/** Whether a run is good: nothing failed, and where it has to be complete, nothing was skipped either. */
export function isGood({ passed, failed, skipped }: Counts, complete: boolean): boolean {
	if (complete && skipped.length > 0) return false;
	return failed.length === 0 && passed + skipped.length > 0;
}
