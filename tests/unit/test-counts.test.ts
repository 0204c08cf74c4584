import { describe, expect, test } from "vitest";
import { browserCounts, closingLines, isGood, together, vitestCounts } from "../commands/test/counts.ts";

const result = (title: string, status: string) => ({ ancestorTitles: ["nginx"], title, status });

const inVitest = vitestCounts({
	numPassedTests: 2,
	numFailedTests: 0,
	numFailedTestSuites: 0,
	testResults: [{ assertionResults: [result("answers", "passed"), result("leads (needs nginx)", "skipped")] }],
});

/** As Playwright lists them when nothing runs. */
const spec = (title: string) => ({ title, tests: [{ status: "skipped" }] });

const inBrowser = browserCounts({
	stats: { expected: 0, unexpected: 0, flaky: 0 },
	suites: [
		{
			title: "form.spec.ts",
			specs: [spec("is sent")],
			suites: [{ title: "on a phone", specs: [spec("is read")] }],
		},
	],
});

describe("The end of a run", () => {
	test("names what was skipped, and counts it in the last line", () => {
		expect(closingLines(together([inVitest, inBrowser]))).toBe(`
Skipped:
  nginx › leads (needs nginx)
  form.spec.ts › is sent
  form.spec.ts › on a phone › is read

2 passed, 0 failed, 3 skipped
`);
	});

	test("says nothing of what was skipped when nothing was", () => {
		expect(closingLines({ passed: 3, failed: 1, skipped: [] })).toBe("\n3 passed, 1 failed\n");
	});
});

test("A run is good when nothing failed; where it must be complete, when nothing was skipped either", () => {
	expect(isGood({ passed: 3, failed: 0, skipped: [] }, true)).toBe(true);
	expect(isGood({ passed: 3, failed: 1, skipped: [] }, false)).toBe(false);
	expect(isGood({ passed: 0, failed: 0, skipped: [] }, false)).toBe(false);
	expect(isGood(inBrowser, false)).toBe(true);
	expect(isGood(inBrowser, true)).toBe(false);
});

test("A file of tests that cannot be loaded counts as a failure", () => {
	const report = { numPassedTests: 1, numFailedTests: 0, numFailedTestSuites: 1, testResults: [] };
	expect(vitestCounts(report)).toEqual({ passed: 1, failed: 1, skipped: [] });
});
