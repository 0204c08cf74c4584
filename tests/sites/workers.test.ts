import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openContent } from "#engine/content/content.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { generateSite } from "../commands/bench/generate.ts";
import { ContentFolder, filesIn } from "../helpers/content-folder.ts";
import { projectFolder } from "../helpers/example-site.ts";
import { Random } from "../helpers/random.ts";
import { everyKind, filesApart, randomEdit, randomRun } from "../helpers/random-edits.ts";

/** So many edits are made before it is asked whether the site is sound. */
const together = 5;

/** Of each 300: mistakes that stop a build are told sooner than a site is built, and so are asked about apart. */
const shares = { sound: 80, unsound: 100 };

/** A second language and a picture for each of so many pages take longer than all the rest. */
const cheap = everyKind.filter((kind) => kind !== "setting");

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "workers-"));
	generateSite(join(folder, "site"), { example: join(projectFolder, "src/example-site"), pages: 200 });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a copy of the site, of which nothing is known, and gives what came of it. */
function build(name: string, threads: number): { output: string; files: ReadonlyMap<string, string> } {
	const root = join(folder, name);
	rmSync(root, { recursive: true, force: true });
	cpSync(join(folder, "site"), root, { recursive: true });
	const run = [join(projectFolder, "scripts/run.mjs"), "build", "--root", root, "--threads", String(threads)];
	const env = { ...process.env, NODE_ENV: "production" };
	const { status, stdout, stderr } = spawnSync(process.execPath, run, { env, encoding: "utf8" });
	const output = (stdout + stderr).replace(/\d+ ms/g, "… ms");
	return { output, files: status === 0 ? filesIn(join(root, "dist")) : new Map() };
}

test("a large site comes out the same from several threads as from one, and so do its reports, whatever is edited", () => {
	const page = join(folder, "site/content/pages/catalogus/reeks-2/artikel-61.yaml");
	writeFileSync(page, readFileSync(page, "utf8").replace("Waar het bij helpt", "Waar hett bij helpt"));
	const { seed, count } = randomRun;
	const random = new Random(seed);
	const content = new ContentFolder(join(folder, "site/content"));
	content.write("words.txt", "zoemfluiter\n");
	const reader = openContent(join(folder, "site"));
	for (let made = 0; made < (count * shares.sound) / 300; ) {
		const before = content.files();
		for (let each = 0; each < together; each++) randomEdit(content, random, cheap);
		if (checkContent(reader).sound) made += together;
		else content.restore(before);
	}
	const several = build("several", 3);
	const one = build("one", 1);
	expect(one.files.size).toBeGreaterThan(400);
	expect(filesApart(one.files, several.files), `FUZZ_SEED=${seed}`).toBe("");
	expect(several.output).toContain("hett");
	expect(several.output).toBe(one.output);

	for (let made = 0; made < (count * shares.unsound) / 300; made++) randomEdit(content, random, cheap);
	expect(build("several", 3), `FUZZ_SEED=${seed}`).toEqual(build("one", 1));
});
