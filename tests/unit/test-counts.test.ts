import { describe, expect, test } from "vitest";
import { browserCounts, closingLines, isGood, together, vitestCounts } from "../commands/test/counts.ts";

const result = (title: string, status: string) => ({ ancestorTitles: ["nginx"], title, status });

const file = { name: "tests/sites/hosts.test.ts", message: "" };

const inVitest = vitestCounts({
	numPassedTests: 2,
	testResults: [
		{
			...file,
			status: "passed",
			assertionResults: [result("answers", "passed"), result("leads (needs nginx)", "skipped")],
		},
	],
});

/** As Playwright lists them when nothing runs. */
const spec = (title: string) => ({ title, tests: [{ status: "skipped", results: [] }] });

const inBrowser = browserCounts({
	stats: { expected: 0 },
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

	test("says nothing of what was skipped and of what failed when nothing was", () => {
		expect(closingLines({ passed: 3, failed: [], skipped: [] })).toBe("\n3 passed, 0 failed\n");
	});

	test("says again what failed and how it began, without the colours of a terminal", () => {
		const wrong = { ...result("answers", "failed"), failureMessages: ["\u001b[31mexpected 200\u001b[39m\n  at hosts"] };
		const vitest = vitestCounts({
			numPassedTests: 2,
			testResults: [{ ...file, status: "failed", assertionResults: [wrong] }],
		});
		const results = [{ errors: [{ message: "It is not there" }] }, { errors: [] }];
		const secondTry = { title: "is sent", tests: [{ status: "flaky", results }] };
		const browser = browserCounts({
			stats: { expected: 0 },
			suites: [{ title: "form.spec.ts", specs: [secondTry] }],
		});
		expect(closingLines(together([vitest, browser]))).toBe(`
Failed:
  nginx › answers
    expected 200
      at hosts
  form.spec.ts › is sent
    It is not there

2 passed, 2 failed
`);
	});
});

test("A run is good when nothing failed; where it must be complete, when nothing was skipped either", () => {
	expect(isGood({ passed: 3, failed: [], skipped: [] }, true)).toBe(true);
	expect(isGood({ passed: 3, failed: [{ name: "answers", why: "" }], skipped: [] }, false)).toBe(false);
	expect(isGood({ passed: 0, failed: [], skipped: [] }, false)).toBe(false);
	expect(isGood(inBrowser, false)).toBe(true);
	expect(isGood(inBrowser, true)).toBe(false);
});

test("A file of tests that cannot be loaded counts as a failure", () => {
	const broken = { ...file, status: "failed", message: "Cannot find module", assertionResults: [] };
	const { failed } = vitestCounts({ numPassedTests: 1, testResults: [broken] });
	expect(failed).toEqual([{ name: "tests/sites/hosts.test.ts", why: "Cannot find module" }]);
});
