import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Looks for a browser of this machine. */
function installed(): string | undefined {
	const folders = (process.env.PATH ?? "").split(delimiter);
	const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function run(command: string, args: readonly string[]): boolean {
	return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

/**
 * The Chromium for the browser tests: one on the machine, else Playwright's own, else Debian's package.
 * `{ path: undefined }` means Playwright's own; undefined that none could be had.
 */
export function findChromium(project: string): { path: string | undefined } | undefined {
	const named = process.env.CHROMIUM_PATH || installed();
	if (named) return { path: named };
	process.stderr.write("No Chromium on this machine; trying Playwright's.\n");
	const playwright = join(project, "node_modules/.bin/playwright");
	if (run(playwright, ["install", "chromium"])) return { path: undefined };
	if (!existsSync("/usr/bin/apt-get")) return undefined;
	process.stderr.write("Trying Debian's package.\n");
	const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	const apt = (...args: string[]) => {
		const [first = "apt-get", ...rest] = [...prefix, "apt-get", ...args];
		return run(first, rest);
	};
	if (!apt("update") || !apt("install", "-y", "--no-install-recommends", "chromium")) return undefined;
	const path = installed();
	return path ? { path } : undefined;
}
