import { test } from "@playwright/test";
import { startFirefox } from "./firefox.ts";
import type { OtherBrowser } from "./other-browser.ts";
import { startWebKit } from "./webkit.ts";

const starts = { Firefox: startFirefox, WebKit: startWebKit };

/** The same tests in every other browser, one after another; skipped where this machine has none. */
export function inEachBrowser(tests: (browser: () => OtherBrowser, name: keyof typeof starts) => void): void {
	for (const name of ["Firefox", "WebKit"] as const) {
		test.describe(name, () => {
			let started: OtherBrowser | undefined;
			test.beforeAll(async () => {
				started = await starts[name]();
				test.skip(!started, `There is no ${name} on this machine.`);
			});
			test.afterAll(() => started?.close());
			tests(() => {
				if (!started) throw new Error(`${name} has not been started.`);
				return started;
			}, name);
		});
	}
}
