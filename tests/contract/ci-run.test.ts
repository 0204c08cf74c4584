import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect } from "vitest";
import { projectFolder } from "../browser/project.ts";
import { testWith } from "../helpers/programs.ts";

const test = testWith("bash", "sed");

let place: string;

beforeEach(() => {
	place = mkdtempSync(join(tmpdir(), "ci-"));
	mkdirSync(join(place, ".ci"));
	cpSync(join(projectFolder, ".ci/run"), join(place, ".ci/run"));
});

afterEach(() => rmSync(place, { recursive: true }));

/** Runs it where npm does what is said of each of its commands, and nothing for the others. */
function run(commands: Readonly<Record<string, string>>): { status: number | null; lines: string[] } {
	const cases = Object.entries(commands).map(([name, does]) => `"${name}") ${does} ;;\n`);
	writeFileSync(join(place, "npm"), `#!/bin/sh\ncase "$*" in\n${cases.join("")}esac\n`, { mode: 0o755 });
	const env = { ...process.env, PATH: `${place}:${process.env.PATH}` };
	const { status, stdout } = spawnSync("bash", [".ci/run"], { cwd: place, env, encoding: "utf8" });
	return { status, lines: stdout.trimEnd().split("\n") };
}

const tests = "test -- --complete";

test("a check that failed says why once more at the end, before the line that counts", async () => {
	const { status, lines } = run({
		"run lint": "seq 1 100; echo 'src/x.ts is wrong' >&2; exit 1",
		"run validate": "echo all is well",
		[tests]: "seq 1 500; printf '\\n7 passed, 0 failed\\n'",
	});
	expect(status).toBe(1);
	expect(lines.at(-1)).toBe("7 passed, 0 failed");
	const end = lines.slice(lines.lastIndexOf("500"));
	expect(end.slice(1, 4)).toEqual(["", "", "== Failed: npm run lint"]);
	expect(end.slice(4, -1)).toEqual([...Array.from({ length: 39 }, (_, index) => `${index + 62}`), "src/x.ts is wrong"]);
	expect(lines.filter((line) => line === "all is well")).toHaveLength(1);
	expect(lines).toContain("Failed before the tests: [npm run lint]");
});

test("every check runs, and what the tests say decides where no check failed", async () => {
	const good = run({ [tests]: "echo '3 passed, 0 failed'" });
	expect([good.status, good.lines.at(-1)]).toEqual([0, "3 passed, 0 failed"]);
	expect(good.lines.filter((line) => line.startsWith("== "))).toEqual([
		...["== npm run types", "== npm run lint", "== npm run schemas -- --check", "== npm run validate"],
	]);
	const bad = run({ [tests]: "echo '3 passed, 1 failed'; exit 1" });
	expect([bad.status, bad.lines.at(-1)]).toEqual([1, "3 passed, 1 failed"]);
	expect(run({ "ci --no-audit --no-fund": "exit 1", [tests]: "echo never" }).lines).toEqual([""]);
});
