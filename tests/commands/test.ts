import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "../../scripts/command.ts";
import { findChromium, playwright, provideOtherBrowsers } from "./browser/chromium.ts";
import { browserCounts, type Counts, closingLines, isGood, together, vitestCounts } from "./test/counts.ts";
import { provideTestPrograms } from "./test/programs.ts";

export default {
	site: false,
	summary: {
		nl: "Voert alle tests uit: onderdelen, afspraken en kleine sites in Vitest, de gebouwde site in Chromium.",
		en: "Runs all tests: units, contracts and small sites in Vitest, the built site in Chromium.",
	},
	options: {
		only: {
			type: "string",
			value: "vitest|browser",
			values: ["vitest", "browser"],
			text: { nl: "alleen een van de twee", en: "only one of the two" },
		},
		all: {
			type: "boolean",
			text: {
				nl: "stelt elke vraag aan elke pagina, in elke taal en op elke breedte, met meer toevallige wijzigingen",
				en: "asks every question of every page, in every language and at every width; more edits at random",
			},
		},
		complete: {
			type: "boolean",
			text: {
				nl: "bekijkt ook elke vertaalde pagina, loopt door de site in Firefox en WebKit, en installeert voor andere systemen, uit het register; overslaan is een fout",
				en: "also looks at every translated page, walks through the site in Firefox and WebKit, and installs for other systems, from the registry; to skip is a failure",
			},
		},
	},
	async run({ project, options }) {
		const folder = mkdtempSync(join(tmpdir(), "test-report-"));
		const complete = options.complete === true;
		const all = options.all === true;
		const asked = { NODE_ENV: "production", TEST_ALL: all ? "1" : "", TEST_COMPLETE: complete || all ? "1" : "" };
		try {
			provideTestPrograms(project);
			const counts: Counts[] = [];
			if (options.only !== "browser")
				counts.push(await runVitest(project, join(folder, "vitest.json"), asked, complete));
			if (options.only !== "vitest") {
				if (complete) provideOtherBrowsers();
				counts.push(await runBrowser(project, join(folder, "browser.json"), asked));
			}
			const counted = together(counts);
			if (complete && counted.skipped.length > 0) process.stderr.write("\nWith --complete nothing may be skipped.\n");
			process.stdout.write(closingLines(counted));
			return isGood(counted, complete) ? 0 : 1;
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	},
} satisfies Command;

/** What tests find in their environment. */
type Asked = Readonly<Record<string, string>>;

async function runVitest(project: string, report: string, asked: Asked, complete: boolean): Promise<Counts> {
	const mode = complete ? ["--mode", "complete"] : [];
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	const code = await run(project, "node_modules/vitest/vitest.mjs", ["run", ...mode, ...reporters], asked);
	return counted(code, report, vitestCounts);
}

/** Without a Chromium the tests are listed, and every one counts as skipped. */
async function runBrowser(project: string, report: string, asked: Asked): Promise<Counts> {
	const chromium = findChromium(project);
	if (!chromium) {
		process.stderr.write(
			"No Chromium could be had: the tests in the browser are skipped. To run them, set CHROMIUM_PATH to one.\n",
		);
	}
	const config = ["--config", join(project, "tests/browser/playwright.config.ts")];
	const how = chromium ? ["--reporter=list,json"] : ["--list", "--reporter=json"];
	const code = await run(project, playwright, ["test", ...config, ...how], {
		...asked,
		PLAYWRIGHT_JSON_OUTPUT_NAME: report,
		...(chromium?.path && { CHROMIUM_PATH: chromium.path }),
	});
	return counted(code, report, browserCounts);
}

/** Reads the counts of a report; a runner that failed without a failed test counts as one failure. */
function counted<R>(code: number, report: string, read: (json: R) => Counts): Counts {
	const counts = readReport(report, read);
	if (code === 0 || counts.failed.length > 0) return counts;
	return { ...counts, failed: [{ name: "The test run itself", why: `It ended with the code ${code}.` }] };
}

function readReport<R>(report: string, read: (json: R) => Counts): Counts {
	try {
		return read(JSON.parse(readFileSync(report, "utf8")) as R);
	} catch (error) {
		return { passed: 0, failed: [{ name: "The test run left no report", why: String(error) }], skipped: [] };
	}
}

/** Runs a script of a package, and gives its exit code. */
function run(project: string, script: string, args: readonly string[], env: Record<string, string>): Promise<number> {
	const child = spawn(process.execPath, [join(project, script), ...args], {
		cwd: project,
		stdio: ["ignore", "inherit", "inherit"],
		env: { ...process.env, ...env },
	});
	return new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("exit", (code) => resolve(code ?? 1));
	});
}
