import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of the first of these programs that this machine has. */
export function findProgram(names: readonly string[]): string | undefined {
	// Debian keeps servers out of the path of ordinary users.
	const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
	return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Runs a program, with its output on the terminal. Gives whether it succeeded. */
export function run(command: string, args: readonly string[]): boolean {
	return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

/** Installs a package with apt, where that can be done without a password. Gives whether it succeeded. */
export function installDebianPackage(name: string): boolean {
	if (!existsSync("/usr/bin/apt-get")) return false;
	process.stderr.write(`Trying Debian's package ${name}.\n`);
	const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	const apt = (...args: string[]) => {
		const [first = "apt-get", ...rest] = [...prefix, "apt-get", ...args];
		return run(first, rest);
	};
	return apt("update") && apt("install", "-y", "--no-install-recommends", name);
}
