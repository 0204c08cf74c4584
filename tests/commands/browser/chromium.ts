import { join } from "node:path";
import { findProgram, installDebianPackage, run } from "./programs.ts";

/** Playwright's program, from the folder of the project: a script, which Node starts on every system. */
export const playwright = "node_modules/@playwright/test/cli.js";

/** Debian's Chromium that draws no windows of its own, for which tests take a fifth less of a processor. */
const withoutWindows = "chromium-headless-shell";

/** Those with windows, of which every machine may have one. */
const withWindows = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** What drives Firefox and WebKit, by the package that has it. */
const others = { "firefox-esr": "firefox-esr", WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" };

/**
 * The Chromium for the browser tests: one without windows on the machine, else Playwright's own, else Debian's package;
 * on somebody's own computer the one with windows that is there. `{ path: undefined }` means Playwright's own;
 * undefined that none could be had.
 */
export function findChromium(project: string): { path: string | undefined } | undefined {
	const named = process.env.CHROMIUM_PATH || findProgram([withoutWindows]);
	if (named) return { path: named };
	const usual = findProgram(withWindows);
	if (usual && !mayInstall()) return { path: usual };
	process.stderr.write("No Chromium without windows on this machine; trying Playwright's.\n");
	if (run(process.execPath, [join(project, playwright), "install", "chromium", "--only-shell"]))
		return { path: undefined };
	// Older systems have only the one with windows.
	const path = debians(withoutWindows) ?? usual ?? debians("chromium");
	return path ? { path } : undefined;
}

/** Puts the other browsers of Debian on this machine, as far as they can be had; tests say which they miss. */
export function provideOtherBrowsers(): void {
	if (!mayInstall()) return;
	for (const [program, name] of Object.entries(others)) if (!findProgram([program])) installDebianPackage(name);
}

function debians(name: string): string | undefined {
	return installDebianPackage(name) ? findProgram([name]) : undefined;
}

/** Whether this machine is there for programs: one that runs CI, or a container, where everybody is root. */
function mayInstall(): boolean {
	return Boolean(process.env.CI) || process.getuid?.() === 0;
}
