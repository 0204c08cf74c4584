import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../browser/project.ts";
import { readLock } from "./lock.ts";
import { npm } from "./npm.ts";

/** The files that `npm pack` would put in the package. */
export async function packedFiles(): Promise<string[]> {
	const [{ files }] = JSON.parse(await npm(projectFolder, ["pack", "--dry-run", "--json", "--ignore-scripts"])) as [
		{ files: { path: string }[] },
	];
	return files.map(({ path }) => path);
}

/** A folder outside the project that holds nothing but packages. */
export interface InstalledFolder {
	readonly folder: string;
	/** Runs the command that the package brings; gives what it printed. */
	run(...args: string[]): Promise<string>;
	dispose(): void;
}

/** A folder in which npm was told of nothing yet. */
export function emptyFolder(): InstalledFolder {
	const folder = mkdtempSync(join(tmpdir(), "installed-"));
	writeFileSync(join(folder, "package.json"), '{ "name": "een-site", "version": "1.0.0" }\n');
	return {
		folder,
		run: async (...args) =>
			(
				await promisify(execFile)(process.execPath, [join(folder, "node_modules/bladbouw/scripts/run.mjs"), ...args], {
					cwd: folder,
				})
			).stdout,
		dispose: () => rmSync(folder, { recursive: true, force: true }),
	};
}

/** A folder with the package as npm would install it, beside the packages of the project that are not for tests. */
export async function linkedInstall(): Promise<InstalledFolder> {
	const installed = emptyFolder();
	const packages = join(installed.folder, "node_modules");
	for (const path of await packedFiles()) cpSync(join(projectFolder, path), join(packages, "bladbouw", path));
	for (const [name, { dev }] of readLock()) {
		const present = /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(name) && existsSync(join(projectFolder, name));
		if (dev || !present) continue;
		mkdirSync(dirname(join(installed.folder, name)), { recursive: true });
		symlinkSync(join(projectFolder, name), join(installed.folder, name), "junction");
	}
	return installed;
}

/** What the compiler of the project says of a folder, by the `tsconfig.json` in it; empty when nothing is wrong. */
export async function typeFaults(folder: string): Promise<string> {
	const compiler = join(projectFolder, "node_modules/typescript/bin/tsc");
	return promisify(execFile)(process.execPath, [compiler, "-p", folder]).then(
		() => "",
		(error: Error & { readonly stdout: string }) => error.stdout || error.message,
	);
}
