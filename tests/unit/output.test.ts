import { spawn } from "node:child_process";
import {
	chmodSync,
	existsSync,
	linkSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { OutputFiles } from "#engine/output/output-files.ts";
import { OutputFolder } from "#engine/output/output-folder.ts";
import { mayBeRunning, ownerName } from "#engine/output/owner.ts";
import { restoreOutput } from "#engine/output/staging-folders.ts";
import { readProven, writeProven } from "#pipeline/write/proven-file.ts";
import { projectFolder } from "../helpers/example-site.ts";

let root: string;

let target: string;

let cache: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "output-"));
	target = join(root, "dist");
	cache = join(root, "cache");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Makes an output of these files. */
function put(files: Readonly<Record<string, string>>): void {
	const output = new OutputFolder(target, cache);
	for (const [path, content] of Object.entries(files)) output.write({ path, content }, content);
	output.commit();
}

const stateOf = (name: string) => {
	const { ino, mtimeMs, mode } = lstatSync(join(target, name));
	return { ino, mtimeMs, mode };
};

const filesIn = (folder: string) =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
		.sort();

const beside = () => readdirSync(root).filter((name) => name !== "cache");

describe("a new output", () => {
	test("leaves files that are the same as they are, and has the others", () => {
		put({
			"/index.html": "home",
			"/a/one.html": "one",
			"/a/two.html": "two",
			"/b": "a file",
			"/c/d.html": "in a folder",
		});
		chmodSync(join(target, "index.html"), 0o640);
		utimesSync(join(target, "index.html"), 1000, 2000.5);
		const before = { home: stateOf("index.html"), one: stateOf("a/one.html"), two: stateOf("a/two.html") };
		put({ "/index.html": "home", "/a/one.html": "1", "/a/two.html": "owt", "/b/new.html": "new", "/c": "now a file" });
		expect(stateOf("index.html")).toEqual(before.home);
		expect(stateOf("a/one.html").ino).not.toBe(before.one.ino);
		expect(stateOf("a/two.html").ino).not.toBe(before.two.ino);
		expect(filesIn(target)).toEqual(["/a/one.html", "/a/two.html", "/b/new.html", "/c", "/index.html"]);
		expect(readFileSync(join(target, "a/two.html"), "utf8")).toBe("owt");
		expect(beside()).toEqual(["dist"]);
	});

	test("of very many files does not wait until the last one is removed, but it is", async () => {
		const many = Object.fromEntries(Array.from({ length: 4000 }, (_, count) => [`/${count}.html`, `${count}`]));
		put(many);
		put({ ...many, "/0.html": "changed" });
		expect(filesIn(target)).toHaveLength(4000);
		await expect.poll(beside, { timeout: 20_000 }).toEqual(["dist"]);
	});

	test("can be read by a web server, which is another user", () => {
		put({ "/a/one.html": "one" });
		const readable = 0o777 & ~process.umask();
		expect([target, join(target, "a")].map((folder) => statSync(folder).mode & 0o777)).toEqual([readable, readable]);
	});

	test("leaves copies as they are until their source changes", () => {
		const source = join(root, "foto.svg");
		writeFileSync(source, "<svg/>");
		const copyAll = () => {
			const output = new OutputFolder(target, cache);
			output.copyFile(source, "/images/foto.svg");
			output.copyFolder(join(root, "assets"), "assets");
			output.commit();
		};
		mkdirSync(join(root, "assets/fonts"), { recursive: true });
		writeFileSync(join(root, "assets/fonts/a.woff2"), "letters");
		copyAll();
		const [photo, font] = [stateOf("images/foto.svg"), stateOf("assets/fonts/a.woff2")];
		copyAll();
		// Other times do not make another picture.
		utimesSync(source, 5, 5);
		copyAll();
		expect([stateOf("images/foto.svg"), stateOf("assets/fonts/a.woff2")]).toEqual([photo, font]);
		writeFileSync(source, "<SVG/>");
		copyAll();
		expect(readFileSync(join(target, "images/foto.svg"), "utf8")).toBe("<SVG/>");
	});

	test("never writes into the present one, not even a file that it took over first", () => {
		put({ "/index.html": "home" });
		const output = new OutputFolder(target, cache);
		output.write({ path: "/index.html", content: "home" });
		output.write({ path: "/index.html", content: "something else" });
		expect(readFileSync(join(target, "index.html"), "utf8")).toBe("home");
		output.commit();
		expect(readFileSync(join(target, "index.html"), "utf8")).toBe("something else");
	});

	test("copies, with its times, what the file system does not link", () => {
		put({ "/index.html": "home" });
		const file = join(target, "index.html");
		utimesSync(file, 1000, 2000.5);
		// Most file systems limit the number of links to a file; where this one does not, the file is linked.
		try {
			for (let count = 0; count < 70_000; count++) linkSync(file, join(root, `link-${count}`));
		} catch {}
		put({ "/index.html": "home" });
		expect(stateOf("index.html").mtimeMs).toBe(2_000_500);
		expect(readFileSync(file, "utf8")).toBe("home");
	});

	test("that is thrown away leaves the present one as it is", () => {
		put({ "/index.html": "home" });
		const output = new OutputFolder(target, cache);
		output.write({ path: "/index.html", content: "else" });
		output.discard();
		expect(readFileSync(join(target, "index.html"), "utf8")).toBe("home");
		expect(beside()).toEqual(["dist"]);
	});
});

describe("a file is kept unseen", () => {
	/** Whether each page can be kept, in the next output. */
	const kept = (...names: string[]) => {
		const output = new OutputFolder(target, cache);
		try {
			return names.map((name) => output.keep(`/${name}.html`, name));
		} finally {
			output.discard();
		}
	};
	const manifest = () => join(cache, readdirSync(cache)[0] ?? "");

	beforeEach(() => put({ "/one.html": "one", "/two.html": "two" }));

	test("when it was made from the same, also over several outputs", () => {
		const before = stateOf("one.html");
		for (let round = 0; round < 3; round++) {
			const output = new OutputFolder(target, cache);
			expect([output.keep("/one.html", "one"), output.keep("/two.html", "2"), output.keep("/new.html")]).toEqual([
				true,
				false,
				false,
			]);
			output.write({ path: "/two.html", content: `${round}` }, "two");
			output.commit();
		}
		expect(stateOf("one.html")).toEqual(before);
		expect(filesIn(target)).toEqual(["/one.html", "/two.html"]);
	});

	test("but not when somebody has touched it", () => {
		const one = join(target, "one.html");
		writeFileSync(one, "eno");
		expect(kept("one", "two")).toEqual([false, true]);
		put({ "/one.html": "one", "/two.html": "two" });
		expect(readFileSync(one, "utf8")).toBe("one");
		utimesSync(one, 1000, 1000);
		put({ "/one.html": "one", "/two.html": "two" });
		expect(kept("one", "two")).toEqual([true, true]);
		// Another file in its place, of the same size and time.
		writeFileSync(join(root, "other"), "eno");
		utimesSync(join(root, "other"), 1000, 1000);
		renameSync(join(root, "other"), one);
		rmSync(join(target, "two.html"));
		expect(kept("one", "two")).toEqual([false, false]);
	});

	test("but not by a manifest that is damaged, older, of another folder or missing", () => {
		const good = readFileSync(manifest(), "utf8");
		const content = readProven(manifest())?.toString() ?? "";
		for (const bad of [good.slice(0, good.length / 2), good.replace("one.html", "pne.html"), content, "null", ""]) {
			writeFileSync(manifest(), bad);
			expect(kept("one"), bad).toEqual([false]);
		}
		for (const other of [content.replace('"version":2', '"version":1'), content.replace(target, `${target}2`)]) {
			expect(other).not.toBe(content);
			writeProven(manifest(), other);
			expect(kept("one"), other).toEqual([false]);
		}
		writeFileSync(manifest(), good);
		expect(kept("one")).toEqual([true]);
		rmSync(manifest());
		expect(kept("one")).toEqual([false]);
	});

	test("also when a worker made it", () => {
		const output = new OutputFolder(target, cache);
		const worker = new OutputFiles(output.place);
		worker.write({ path: "/three.html", content: "three" }, "three");
		expect(worker.keep("/one.html", "one")).toBe(true);
		output.include(worker.made);
		output.commit();
		expect(filesIn(target)).toEqual(["/one.html", "/three.html"]);
		expect(kept("one", "two", "three")).toEqual([true, false, true]);
	});
});

describe("what killed builds leave", () => {
	/** The name of a process that is no more. */
	const dead = () => ownerName().replace(/\.\d+\./, ".999999999.");

	test("is put back when it is the last good output", () => {
		put({ "/index.html": "home" });
		renameSync(target, `${target}.old-${dead()}-abcdef`);
		mkdirSync(`${target}.new-${dead()}-ABCDEF`);
		restoreOutput(target);
		expect(filesIn(target)).toEqual(["/index.html"]);
	});

	test("is put back also when it is found while leftovers are removed", () => {
		put({ "/index.html": "home" });
		const output = new OutputFolder(target, cache);
		renameSync(target, `${target}.old-${dead()}-abcdef`);
		output.discard();
		new OutputFolder(target, cache).discard();
		expect(filesIn(target)).toEqual(["/index.html"]);
	});

	test("is removed by the next build, but nothing of a build that is running", () => {
		put({ "/index.html": "home" });
		for (const kind of ["new", "old", "gone"]) mkdirSync(`${target}.${kind}-${dead()}-abcdef/sub`, { recursive: true });
		const running = [`dist.new-${ownerName()}-abcdef`, "dist.new-12345678.1.1-abcdef", "dist.newer"];
		for (const name of running) mkdirSync(join(root, name));
		put({ "/index.html": "home" });
		expect(beside()).toEqual(["dist", ...running].sort());
	});

	test("is told from a process that got its number later, and from other machines by its age", () => {
		const [now, longAgo] = [new Date(), new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)];
		const [machine, pid, beginning] = ownerName().split(".");
		expect(mayBeRunning(ownerName(), longAgo)).toBe(beginning !== "0");
		expect(mayBeRunning(`${machine}.${pid}.1`, now)).toBe(false);
		expect(mayBeRunning(`12345678.${pid}.${beginning}`, now)).toBe(true);
		expect(mayBeRunning(`12345678.${pid}.${beginning}`, longAgo)).toBe(false);
		expect(mayBeRunning("", now)).toBe(true);
	});
});

describe("processes", () => {
	let compiled: string;

	beforeAll(async () => {
		compiled = mkdtempSync(join(tmpdir(), "fill-output-"));
		await build({
			configFile: false,
			root: projectFolder,
			logLevel: "error",
			build: { ssr: "tests/processes/fill-output.ts", outDir: compiled, emptyOutDir: false, minify: false },
		});
	});

	afterAll(() => rmSync(compiled, { recursive: true, force: true }));

	/** Starts a process that makes versions `first` to `last`. */
	function fill(maker: string, first: number, last: number, env: Readonly<Record<string, string>> = {}) {
		const args = [join(compiled, "fill-output.js"), target, cache, maker, String(first), String(last)];
		const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
		let output = "";
		let errors = "";
		const started = new Promise<void>((resolve) => {
			child.stdout.on("data", (data: Buffer) => {
				output += data.toString();
				resolve();
			});
			child.on("close", () => resolve());
		});
		child.stderr.on("data", (data: Buffer) => {
			errors += data.toString();
		});
		const ended = new Promise<{ signal: string | null; version: number }>((resolve, reject) => {
			child.on("close", (code, signal) => {
				if (code) reject(new Error(errors));
				else resolve({ signal, version: Number(output.trim().split("\n").at(-1)) });
			});
		});
		return { child, started, ended };
	}

	/** The version of an output, which must be all of one make. */
	function wholeVersion(folder = target): number {
		const mark = readFileSync(join(folder, "index.html"), "utf8");
		const [maker, number] = mark.split(" ");
		const version = Number(number);
		const last = `/blogs/${version % 2 ? "odd" : "even"}.html`;
		expect(filesIn(folder)).toEqual([last, "/index.html", "/kept.html", "/maker.html"]);
		expect(readFileSync(join(folder, last), "utf8")).toBe(mark);
		for (const name of ["kept.html", "maker.html"]) expect(readFileSync(join(folder, name), "utf8")).toBe(maker);
		return version;
	}

	test("killed at any step leave the last good output, and the next build works", async () => {
		await fill("a", 1, 1).ended;
		let version = 1;
		let restored = 0;
		for (let moment = 1; ; moment++) {
			const { signal } = await fill("a", version + 1, version + 1, { KILL_AT: String(moment) }).ended;
			if (!existsSync(target)) restored++;
			// What could be put back must be whole, and not half removed.
			for (const name of beside()) if (name.includes(".old-")) wholeVersion(join(root, name));
			restoreOutput(target);
			const found = wholeVersion();
			expect([version, version + 1]).toContain(found);
			version = found;
			if (!signal) break;
		}
		expect(restored).toBeGreaterThan(0);
		await fill("a", version + 1, version + 1).ended;
		expect(wholeVersion()).toBe(version + 1);
		expect(beside()).toEqual(["dist"]);
	});

	test("killed at any moment leave the last good output", async () => {
		let version = 0;
		let seed = 7;
		for (let round = 0; round < 15; round++) {
			const { child, started, ended } = fill("a", version + 1, version + 10_000);
			await started;
			// The minimal standard generator of random numbers.
			seed = (seed * 48271) % 2147483647;
			await new Promise((resolve) => setTimeout(resolve, seed % 30));
			child.kill("SIGKILL");
			const printed = (await ended).version;
			restoreOutput(target);
			version = wholeVersion();
			expect(version).toBeGreaterThanOrEqual(printed);
		}
		await fill("a", 1, 1).ended;
		expect(wholeVersion()).toBe(1);
		expect(beside()).toEqual(["dist"]);
	});

	test("at once both succeed, and the output is all of one of them", async () => {
		const [a, b] = [fill("a", 1, 200), fill("b", 1, 200)];
		// As a preview does that starts at a bad moment.
		const looking = setInterval(() => restoreOutput(target), 1);
		await Promise.all([a.ended, b.ended]).finally(() => clearInterval(looking));
		expect(wholeVersion()).toBe(200);
		put({ "/index.html": "after" });
		expect(beside()).toEqual(["dist"]);
	});
});
