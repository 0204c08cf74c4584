import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

/** The program of npm: the one that runs this, or the one beside Node; undefined when there is none. */
export function findNpm(): string | undefined {
	const { npm_execpath: running = "" } = process.env;
	const beside = ["../lib/node_modules", "node_modules"].map((folder) =>
		join(dirname(process.execPath), folder, "npm/bin/npm-cli.js"),
	);
	return [running, ...beside].find((path) => path.endsWith("npm-cli.js") && existsSync(path));
}

/**
 * Runs npm in a folder, with settings on top of those of the user; what the npm that runs this was told does not count.
 * Gives what npm printed; throws with it when npm fails.
 */
export async function npm(folder: string, args: readonly string[], settings: Readonly<Record<string, string>> = {}) {
	const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_ENV$)/i.test(name));
	const set = Object.entries(settings).map(([name, value]) => [`npm_config_${name}`, value]);
	const env = Object.fromEntries([...inherited, ...set]);
	const { stdout } = await promisify(execFile)(process.execPath, [findNpm() ?? "", ...args], { cwd: folder, env });
	return stdout;
}
