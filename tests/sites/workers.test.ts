import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { generateSite } from "../../scripts/bench/generate.ts";
import { projectFolder } from "../helpers/example-site.ts";

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "workers-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a copy of the site, of which nothing is known, and gives what came of it. */
function build(name: string, threads: number): { output: string; files: ReadonlyMap<string, string> } {
	const root = join(folder, name);
	cpSync(join(folder, "site"), root, { recursive: true });
	const run = [join(projectFolder, "scripts/run.mjs"), "build", "--root", root, "--threads", String(threads)];
	const env = { ...process.env, NODE_ENV: "production" };
	const { stdout, stderr } = spawnSync(process.execPath, run, { env, encoding: "utf8" });
	return { output: (stdout + stderr).replace(/\d+ ms/g, "… ms"), files: contentOf(join(root, "dist")) };
}

function contentOf(dist: string): ReadonlyMap<string, string> {
	const names = readdirSync(dist, { recursive: true, encoding: "utf8" }).sort();
	const files = names.filter((name) => statSync(join(dist, name)).isFile());
	return new Map(files.map((name) => [name, readFileSync(join(dist, name), "utf8")]));
}

test("a large site comes out the same from several threads as from one, and so do its reports", () => {
	generateSite(join(folder, "site"), { example: join(projectFolder, "tests/example-site"), pages: 450 });
	const page = join(folder, "site/content/pages/catalogus/reeks-2/artikel-61.yaml");
	writeFileSync(page, readFileSync(page, "utf8").replace("Waar het bij helpt", "Waar hett bij helpt"));
	const several = build("several", 3);
	const one = build("one", 1);
	expect(one.files.size).toBeGreaterThan(900);
	expect(several.files).toEqual(one.files);
	expect(several.output).toContain("hett");
	expect(several.output).toBe(one.output);
}, 120_000);
