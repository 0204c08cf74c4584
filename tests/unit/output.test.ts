import { spawn } from "node:child_process";
import {
	chmodSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mayBeRunning, ownerName } from "#engine/base/owner.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { readProven, writeProven } from "#engine/files/proven-file.ts";
import { seal } from "#engine/output/journal.ts";
import { OutputFiles } from "#engine/output/output-files.ts";
import { OutputFolder } from "#engine/output/output-folder.ts";
import { restoreOutput, stagingOf } from "#engine/output/staging.ts";
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

const entriesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();

const contentsIn = (folder: string): Record<string, string> =>
	Object.fromEntries(filesIn(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));

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

	test("is all that is there: what others put in the folder goes, and links make room", () => {
		const files = { "/index.html": "home", "/a/one.html": "one", "/a/two.html": "two" };
		put(files);
		mkdirSync(join(target, "strange/deep"), { recursive: true });
		for (const name of ["strange/deep/file", "a/three.html", ".hidden"]) writeFileSync(join(target, name), name);
		symlinkSync("nowhere", join(target, "a/link"));
		put(files);
		expect(entriesIn(target)).toEqual(["a", "a/one.html", "a/two.html", "index.html"]);
		renameSync(join(target, "a"), join(root, "elsewhere"));
		symlinkSync(join(root, "elsewhere"), join(target, "a"));
		rmSync(join(target, "index.html"));
		symlinkSync(join(root, "elsewhere/one.html"), join(target, "index.html"));
		put({ ...files, "/a/one.html": "1" });
		expect(contentsIn(target)).toEqual({ "/index.html": "home", "/a/one.html": "1", "/a/two.html": "two" });
		expect(readFileSync(join(root, "elsewhere/one.html"), "utf8")).toBe("one");
		renameSync(target, join(root, "whole"));
		symlinkSync(join(root, "whole"), target);
		put(files);
		expect(contentsIn(target)).toEqual(files);
		expect(contentsIn(join(root, "whole"))["/a/one.html"]).toBe("1");
	});

	test("can be read by a web server, which is another user", () => {
		const source = join(root, "own.svg");
		writeFileSync(source, "<svg/>", { mode: 0o600 });
		const modeOf = (path: string) => statSync(join(target, path)).mode & 0o777 & ~process.umask();
		for (const text of ["one", "two"]) {
			const output = new OutputFolder(target, cache);
			output.write({ path: "/a/one.html", content: text });
			output.copyFile(source, "/a/copy.svg");
			output.commit();
			expect(["", "a"].map(modeOf)).toEqual([0o777, 0o777].map((mode) => mode & ~process.umask()));
			expect(["a/one.html", "a/copy.svg"].map(modeOf)).toEqual([0o666, 0o666].map((mode) => mode & ~process.umask()));
		}
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

	test("touches nothing of the present one before it is complete, not even what it kept first", () => {
		put({ "/index.html": "home" });
		const output = new OutputFolder(target, cache);
		output.write({ path: "/index.html", content: "home" });
		output.write({ path: "/index.html", content: "something else" });
		expect(readFileSync(join(target, "index.html"), "utf8")).toBe("home");
		output.commit();
		expect(readFileSync(join(target, "index.html"), "utf8")).toBe("something else");
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

test("an output that somebody removes meanwhile is not made of the changed files alone", () => {
	put({ "/index.html": "home", "/one.html": "one" });
	const output = new OutputFolder(target, cache);
	expect(output.keep("/one.html", "one")).toBe(true);
	output.write({ path: "/index.html", content: "else" });
	rmSync(target, { recursive: true });
	expect(() => output.commit()).toThrow(UsageError);
	output.discard();
	expect(beside()).toEqual([]);
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

	test("is removed by the next build, but nothing of a build that may be running", () => {
		put({ "/index.html": "home" });
		const staging = stagingOf(target);
		const leaveBy = (owner: string) => {
			mkdirSync(join(staging, owner), { recursive: true });
			mkdirSync(join(staging, "files"));
			writeFileSync(join(staging, "files/half.html"), "ha");
		};
		leaveBy(dead());
		mkdirSync(join(root, "dist.newer"));
		put({ "/index.html": "home" });
		expect(beside()).toEqual(["dist", "dist.newer"]);
		expect(filesIn(target)).toEqual(["/index.html"]);
		leaveBy("12345678.1.1");
		seal(staging, []);
		restoreOutput(target);
		expect(entriesIn(staging)).toEqual(["12345678.1.1", "files", "files/half.html", "journal.json"]);
	});

	test("is not what a running one has ready", () => {
		put({ "/index.html": "home" });
		const output = new OutputFolder(target, cache);
		output.write({ path: "/index.html", content: "else" });
		seal(stagingOf(target), []);
		restoreOutput(target);
		expect(readFileSync(join(target, "index.html"), "utf8")).toBe("home");
		output.commit();
		expect(readFileSync(join(target, "index.html"), "utf8")).toBe("else");
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

	test("is told from a process that has ended and that nobody has asked about", async () => {
		const parent = spawn("sh", ["-c", "sleep 0.5 & echo $!; exec sleep 60"]);
		const pid = Number(await new Promise((resolve) => parent.stdout.once("data", resolve)));
		const owner = ownerName(pid);
		expect(mayBeRunning(owner, new Date())).toBe(true);
		await expect.poll(() => mayBeRunning(owner, new Date())).toBe(false);
		parent.kill();
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
		const ended = new Promise<{ version: number; changes: number }>((resolve, reject) => {
			child.on("close", (code) => {
				const [version = 0, changes = 0] = (output.trim().split("\n").at(-1) ?? "").split(" ").map(Number);
				if (code) reject(new Error(errors));
				else resolve({ version, changes });
			});
		});
		return { child, started, ended };
	}

	/** The version of the output, which must be all of one make. */
	function wholeVersion(): number {
		const mark = readFileSync(join(target, "index.html"), "utf8");
		const [maker = "", number] = mark.split(" ");
		const version = Number(number);
		expect(contentsIn(target)).toEqual({
			"/index.html": mark,
			...(version % 3 && { "/index.html.br": mark }),
			[`/assets/${mark}.css`]: mark,
			"/maker.html": maker,
			"/kept.html": maker,
			[`/blogs/${version % 2 ? "odd" : "even"}.html`]: mark,
			[version % 2 ? "/turns" : "/turns/in.html"]: mark,
		});
		return version;
	}

	/**
	 * Every file must be whole at any moment, what the first page names must be there, and what stands compressed beside it
	 * says the same.
	 */
	function expectReadable(): void {
		const compressed = join(target, "index.html.br");
		const before = readFileSync(join(target, "index.html"), "utf8");
		const beside = readIfThere(compressed);
		const mark = readFileSync(join(target, "index.html"), "utf8");
		// Unless the page changed meanwhile.
		if (before === mark) expect(beside ?? mark).toBe(mark);
		expect(mark).toMatch(/^[ab] \d{6}$/);
		for (const name of ["maker.html", "kept.html"]) expect(readFileSync(join(target, name), "utf8")).toMatch(/^[ab]$/);
		try {
			expect(readFileSync(join(target, `assets/${mark}.css`), "utf8")).toBe(mark);
		} catch (error) {
			// Unless it is not named any more.
			if (readFileSync(join(target, "index.html"), "utf8") === mark) throw error;
		}
	}

	function readIfThere(file: string): string | undefined {
		try {
			return readFileSync(file, "utf8");
		} catch {
			return undefined;
		}
	}

	test.each(["KILL_AT", "FAIL_AT"])(
		"stopped at any step leave the last good output, or finish the next (%s)",
		async (how) => {
			await fill("a", 1, 1).ended;
			let version = 1;
			let finished = 0;
			for (let moment = 1; ; moment++) {
				const { changes } = await fill("a", version + 1, version + 1, { [how]: String(moment) }).ended.catch(
					(error) => {
						expect(String(error)).toContain("ENOSPC");
						return { changes: moment };
					},
				);
				expectReadable();
				const ready = existsSync(join(stagingOf(target), "journal.json"));
				if (!ready) wholeVersion();
				restoreOutput(target);
				const found = wholeVersion();
				expect(ready ? [version + 1] : [version, version + 1]).toContain(found);
				if (ready) finished++;
				version = found;
				if (changes > 0 && changes < moment) break;
			}
			expect(finished).toBeGreaterThan(5);
			await fill("a", version + 1, version + 1).ended;
			expect(wholeVersion()).toBe(version + 1);
			expect(beside()).toEqual(["dist"]);
		},
	);

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
			expectReadable();
			restoreOutput(target);
			version = wholeVersion();
			expect(version).toBeGreaterThanOrEqual(printed);
		}
		await fill("a", 1, 1).ended;
		expect(wholeVersion()).toBe(1);
		expect(beside()).toEqual(["dist"]);
	});

	test("at once wait for each other, and who reads meanwhile gets every file whole", async () => {
		await fill("a", 1, 1).ended;
		const faults: unknown[] = [];
		const [a, b] = [fill("a", 2, 80), fill("b", 2, 80)];
		const reading = setInterval(() => {
			try {
				// As a preview does that starts at a bad moment.
				restoreOutput(target);
				expectReadable();
			} catch (error) {
				faults.push(error);
			}
		}, 0);
		await Promise.all([a.ended, b.ended]).finally(() => clearInterval(reading));
		expect(faults).toEqual([]);
		expect(wholeVersion()).toBe(80);
		expect(beside()).toEqual(["dist"]);
	});
});
