import { join } from "node:path";
import { findProgram, installDebianPackage, run } from "./programs.ts";

/** Playwright's program, from the folder of the project: a script, which Node starts on every system. */
export const playwright = "node_modules/@playwright/test/cli.js";

/** Looks for a browser of this machine. */
function installed(): string | undefined {
	return findProgram(["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]);
}

/**
 * The Chromium for the browser tests: one on the machine, else Playwright's own, else Debian's package.
 * `{ path: undefined }` means Playwright's own; undefined that none could be had.
 */
export function findChromium(project: string): { path: string | undefined } | undefined {
	const named = process.env.CHROMIUM_PATH || installed();
	if (named) return { path: named };
	process.stderr.write("No Chromium on this machine; trying Playwright's.\n");
	if (run(process.execPath, [join(project, playwright), "install", "chromium"])) return { path: undefined };
	if (!installDebianPackage("chromium")) return undefined;
	const path = installed();
	return path ? { path } : undefined;
}
