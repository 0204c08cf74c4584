import { join } from "node:path";
import { findProgram, installDebianPackage, run } from "./programs.ts";

/** Playwright's program, from the folder of the project: a script, which Node starts on every system. */
export const playwright = "node_modules/@playwright/test/cli.js";

/** Debian's Chromium that draws no windows of its own, for which tests take a fifth less of a processor. */
const withoutWindows = "chromium-headless-shell";

/** Looks for a browser of this machine. */
function installed(): string | undefined {
	return findProgram([withoutWindows, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]);
}

/**
 * The Chromium for the browser tests: one on the machine, else Playwright's own, else Debian's package.
 * `{ path: undefined }` means Playwright's own; undefined that none could be had.
 */
export function findChromium(project: string): { path: string | undefined } | undefined {
	const named = process.env.CHROMIUM_PATH || installed();
	if (named) return { path: named };
	process.stderr.write("No Chromium on this machine; trying Playwright's.\n");
	if (run(process.execPath, [join(project, playwright), "install", "chromium", "--only-shell"]))
		return { path: undefined };
	// Older systems have only the one with windows.
	if (!installDebianPackage(withoutWindows) && !installDebianPackage("chromium")) return undefined;
	const path = installed();
	return path ? { path } : undefined;
}
