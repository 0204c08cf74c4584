import { defineConfig } from "@playwright/test";
import { all, complete } from "./pages.ts";

export default defineConfig({
	testDir: ".",
	// The tests of Studio follow one another in each file: begun last, they would be waited for alone.
	projects: [
		{ name: "studio", testMatch: "studio*.spec.ts", testIgnore: "other-browsers/**" },
		{ name: "site", testMatch: "*.spec.ts", testIgnore: ["studio*.spec.ts", "other-browsers/**"] },
		...(complete ? [{ name: "other browsers", testMatch: "other-browsers/*.spec.ts" }] : []),
	],
	globalSetup: "./global-setup.ts",
	outputDir: "../../test-results",
	fullyParallel: true,
	// A third of the time of a test is waiting: three at a time keep two cores busy.
	workers: 3,
	// A machine that is busy with something else fails no test twice; what needed a second try is named as flaky.
	retries: 1,
	// How fast the machine is, no test asks: only what never comes is too late.
	timeout: 180_000,
	expect: { timeout: 30_000 },
	forbidOnly: Boolean(process.env.CI),
	use: {
		browserName: "chromium",
		viewport: { width: 1280, height: 800 },
		// Movement is tested on its own; everywhere else it only costs time.
		contextOptions: { reducedMotion: "reduce" },
		launchOptions: {
			...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				// Also in the first moments of a page, before it is told what its context wants.
				"--force-prefers-reduced-motion",
				// Letters are as wide as on a phone, also in the Chromium without windows.
				"--font-render-hinting=none",
			],
		},
		// To keep a trace doubles what a test costs.
		trace: all ? "retain-on-failure" : "off",
	},
});
