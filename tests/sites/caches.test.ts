import { spawnSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	truncateSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder, type TemporarySite, temporarySite } from "../helpers/example-site.ts";
import { Random } from "../helpers/random.ts";

/** What power cuts, full disks and bad ones leave in the caches never shows in what a command gives. */
let project: string;
let site: TemporarySite;

const rounds = Number(process.env.CACHE_ROUNDS ?? 3);

beforeAll(() => {
	site = temporarySite();
	project = mkdtempSync(join(tmpdir(), "program-"));
	for (const name of ["src", "scripts", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"]) {
		cpSync(join(projectFolder, name), join(project, name), { recursive: true });
	}
	const packages = join(projectFolder, "node_modules");
	mkdirSync(join(project, "node_modules"));
	for (const name of readdirSync(packages)) {
		if (!name.startsWith(".")) symlinkSync(join(packages, name), join(project, "node_modules", name), "junction");
	}
});

afterAll(() => {
	rmSync(project, { recursive: true, force: true });
	site.dispose();
});

function run(command: string): { code: number | null; output: string } {
	const args = [join(project, "scripts/run.mjs"), command, "--root", site.root];
	const env = { ...process.env, NODE_ENV: "production" };
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env });
	// Of share pictures is told when some are drawn, which is when the output lacks them.
	return { code: status, output: (stdout + stderr).replace(/✓ Deelbeelden .*\n| {2}\d+ ms/g, "") };
}

function filesIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((name) => join(folder, name))
		.filter((file) => statSync(file).isFile())
		.sort();
}

const output = () => new Map(filesIn(join(site.root, "dist")).map((file) => [file, readFileSync(file, "base64")]));

const random = new Random(Number(process.env.CACHE_SEED ?? 7));

/** Cuts a file off, empties it, turns one bit of it, or removes it. */
function damage(file: string): void {
	const { size } = statSync(file);
	const kind = random.below(4);
	if (kind === 0) rmSync(file);
	else if (kind === 1 || size === 0) truncateSync(file, 0);
	else if (kind === 2) truncateSync(file, random.below(size));
	else {
		const bytes = readFileSync(file);
		const place = random.below(size);
		bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << random.below(8)), place);
		writeFileSync(file, bytes);
	}
}

test(
	"damaged caches are made anew, and the site is that of a cold build",
	() => {
		const cold = { build: run("build"), output: output(), validate: run("validate") };
		expect(cold.build).toMatchObject({ code: 0 });
		expect(cold.validate).toMatchObject({ code: 0 });
		for (let round = 0; round < rounds; round++) {
			// Of one file, of a few, and of all; with the output still there, and without it.
			const all = filesIn(join(project, "node_modules/.cache/site"));
			const oneIn = [all.length, 5, 1][round % 3] ?? 1;
			const damaged = all.filter(() => random.below(oneIn) === 0);
			for (const file of damaged) damage(file);
			if (random.below(2) === 0) rmSync(join(site.root, "dist"), { recursive: true });
			const how = `round ${round}: ${damaged.join(", ")}`;
			expect(run("validate"), how).toEqual(cold.validate);
			expect(run("build"), how).toEqual(cold.build);
			expect(output(), how).toEqual(cold.output);
		}
	},
	60_000 * (rounds + 1),
);

test("a build that finds all as it left it says the same, and one that does not does its work", () => {
	const cold = { build: run("build"), output: output() };
	const dist = (name: string) => join(site.root, "dist", name);
	const changes: (() => void)[] = [
		() => {},
		() => writeFileSync(dist("contact.html"), readFileSync(dist("contact.html"), "utf8").replace("<h1", "<h2")),
		() => rmSync(dist("contact.page.json")),
		() => writeFileSync(dist("more.html"), "<!doctype html>"),
		() => mkdirSync(dist("blogs/more")),
	];
	for (const change of changes) {
		change();
		expect(run("build"), String(change)).toEqual(cold.build);
		expect(output(), String(change)).toEqual(cold.output);
		expect(existsSync(dist("blogs/more"))).toBe(false);
	}
	const contact = join(site.root, "content/pages/contact.yaml");
	const { atime, mtime } = statSync(contact);
	site.replace("pages/contact.yaml", "title: Stuur ons een bericht", "title: Stuur een bericht ons");
	utimesSync(contact, atime, mtime);
	expect(run("build")).toEqual(cold.build);
	expect(readFileSync(dist("contact.html"), "utf8")).toContain("Stuur een bericht ons");
	site.replace("pages/contact.yaml", "title: Stuur een bericht ons", "title: Stuur ons een bericht");
});

test("another drawing of the icon takes the place of the one before", () => {
	expect(run("build")).toMatchObject({ code: 0 });
	const before = output();
	site.replace("facts/theme.yaml", "look: waddenlucht\n", "look: waddenlucht\nicon:\n  file: scenes/voorbeeld.svg\n");
	expect(run("build")).toMatchObject({ code: 0 });
	const after = output();
	const changed = [...after.keys()]
		.filter((name) => before.get(name) !== after.get(name))
		.map((name) => basename(name));
	expect(changed).toEqual(expect.arrayContaining(["apple-touch-icon.png", "favicon.ico", "favicon.svg"]));
});
