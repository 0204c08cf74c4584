import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../browser/project.ts";
import { lockedFolder, readLock } from "../helpers/lock.ts";
import { npm } from "../helpers/npm.ts";

// What an editor's laptop gets from the lock file. Only a registry can answer that, so plain `npm test` does not ask.
test.each([
	["darwin", "arm64"],
	["darwin", "x64"],
	["win32", "arm64"],
	["win32", "x64"],
])(
	"npm ci for %s on %s installs the native part of every package that has one",
	async (os, cpu) => {
		const folder = mkdtempSync(join(tmpdir(), "platform-"));
		try {
			for (const file of ["package.json", "package-lock.json"]) cpSync(join(projectFolder, file), join(folder, file));
			await npm(folder, ["ci", `--os=${os}`, `--cpu=${cpu}`, "--ignore-scripts", "--no-audit", "--no-fund"]);
			const wanted = nativeParts(os, cpu);
			expect(wanted.length).toBeGreaterThanOrEqual(8);
			expect(wanted.filter((part) => !existsSync(join(folder, part, "package.json")))).toEqual([]);
			for (const part of wanted) {
				const { version } = JSON.parse(readFileSync(join(folder, part, "package.json"), "utf8")) as { version: string };
				expect(version, part).toBe(readLock().get(part)?.version);
			}
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	},
	// All packages are fetched and unpacked.
	1_200_000,
);

/** The folders of the optional packages that are for this system and no other. */
function nativeParts(os: string, cpu: string): readonly string[] {
	const lock = readLock();
	return [...lock].flatMap(([folder, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies).flatMap((name) => {
			const part = lockedFolder(lock, folder, name);
			const { os: systems, cpu: processors } = lock.get(part ?? "") ?? {};
			return part && systems?.includes(os) && processors?.includes(cpu) ? [part] : [];
		}),
	);
}
