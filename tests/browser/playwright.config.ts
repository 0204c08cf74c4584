import { defineConfig } from "@playwright/test";

export default defineConfig({
	testDir: ".",
	testMatch: "*.spec.ts",
	outputDir: "../../test-results",
	fullyParallel: false,
	workers: 2,
	retries: 0,
	timeout: 60_000,
	forbidOnly: Boolean(process.env.CI),
	use: {
		browserName: "chromium",
		viewport: { width: 1280, height: 800 },
		launchOptions: {
			...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
			],
		},
		trace: "retain-on-failure",
	},
});
