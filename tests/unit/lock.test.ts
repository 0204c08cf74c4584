import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../browser/project.ts";
import { lockedFolder, readLock } from "../helpers/lock.ts";
import { findNpm, npm } from "../helpers/npm.ts";

const lock = readLock();

test("The lock holds every optional package, also of systems other than this one", () => {
	const missing = [...lock].flatMap(([folder, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies)
			.filter((name) => !lockedFolder(lock, folder, name))
			.map((name) => `${folder} wants ${name}`),
	);
	expect(missing).toEqual([]);
});

test("The lock has a hash of every package, and takes none from a place of its own", () => {
	const entries = [...lock].filter(([folder]) => folder !== "");
	expect(entries.filter(([, { integrity, inBundle }]) => !integrity && !inBundle).map(([folder]) => folder)).toEqual(
		[],
	);
	expect(entries.filter(([, { resolved }]) => resolved).map(([folder]) => folder)).toEqual([]);
	expect(readFileSync(join(projectFolder, "package-lock.json"), "utf8")).not.toMatch(/registry\.|"https?:[^"]*\.tgz"/);
});

test("The lock has no field that npm 10, which comes with Node 20 and 22, would take out", () => {
	expect([...lock].filter(([, { libc }]) => libc).map(([folder]) => folder)).toEqual([]);
});

// Without a network, so whatever npm would have to ask for makes it fail.
test.skipIf(!findNpm())(
	"The lock says all that npm needs to know, and npm with its own settings leaves it as it is",
	async () => {
		const folder = mkdtempSync(join(tmpdir(), "lock-"));
		try {
			const files = ["package.json", "package-lock.json"];
			for (const file of files) cpSync(join(projectFolder, file), join(folder, file));
			const own = {
				cache: join(folder, "cache"),
				userconfig: join(folder, "user"),
				globalconfig: join(folder, "global"),
			};
			await npm(folder, ["install", "--package-lock-only", "--offline", "--no-audit", "--no-fund"], own);
			for (const file of files) {
				expect(readFileSync(join(folder, file), "utf8")).toBe(readFileSync(join(projectFolder, file), "utf8"));
			}
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	},
);
