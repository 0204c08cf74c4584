import {
	appendFileSync,
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inLanguage } from "#core/in-language.ts";
import { temporaryFolder } from "#engine/base/temporary-folder.ts";
import { trouble } from "#engine/base/trouble.mjs";
import { hashOfFiles } from "#engine/files/hash-of-files.mjs";
import { replaceOwnFile } from "#engine/files/replace-file.ts";
import { cacheFolder } from "#engine/memory/cache-folder.mjs";
import { sealedFolder } from "#engine/memory/sealed-folder.mjs";
import { Store } from "#engine/memory/store.ts";

let project: string;

beforeEach(() => {
	project = mkdtempSync(join(tmpdir(), "store-test-"));
	mkdirSync(join(project, "node_modules"));
	mkdirSync(join(project, "tmp"));
	vi.stubEnv("TMPDIR", join(project, "tmp"));
});

afterEach(() => {
	vi.unstubAllEnvs();
	rmSync(project, { recursive: true });
});

/** What a power cut, a full disk or a bad one makes of a file. */
const damages: Readonly<Record<string, (file: string) => void>> = {
	"cut off": (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
	empty: (file) => truncateSync(file, 0),
	flipped: (file) => {
		const bytes = readFileSync(file);
		const middle = Math.floor(bytes.length / 2);
		bytes.writeUInt8(bytes.readUInt8(middle) ^ 4, middle);
		writeFileSync(file, bytes);
	},
	"with more behind it": (file) => appendFileSync(file, "x"),
	gone: (file) => rmSync(file),
};

describe("a folder that was compiled", () => {
	const files = { "cli.js": "import './assets/a.js';", "worker.js": "1", "assets/a.js": "export {};" };
	let compiled = 0;
	const folder = () =>
		sealedFolder({ project, kind: "code", name: "abc" }, async (empty) => {
			compiled++;
			mkdirSync(join(empty, "assets"));
			for (const [name, text] of Object.entries(files)) writeFileSync(join(empty, name), text);
		});

	beforeEach(() => {
		compiled = 0;
	});

	test("is made once for a state of the code, and can be read by others", async () => {
		const first = await folder();
		expect(await folder()).toBe(first);
		expect(compiled).toBe(1);
		expect(statSync(first).mode & 0o777).toBe(0o777 & ~process.umask());
	});

	test.each(Object.keys(damages))("is made anew when any file of it is %s", async (kind) => {
		for (const name of [...Object.keys(files), "seal.json"]) {
			damages[kind]?.(join(await folder(), name));
			const before = compiled;
			const whole = await folder();
			expect(compiled, name).toBe(before + 1);
			for (const [each, text] of Object.entries(files)) expect(readFileSync(join(whole, each), "utf8")).toBe(text);
		}
	});

	test("leaves nothing behind when it cannot be made", async () => {
		const failing = sealedFolder({ project, kind: "code", name: "abc" }, async () => {
			throw new Error("A mistake in the code.");
		});
		await expect(failing).rejects.toThrow("A mistake in the code.");
		expect(readdirSync(join(cacheFolder(project), "code"))).toEqual([]);
	});

	test("stands among the temporary files when the disk of the other is full", async () => {
		const full = vi.fn(async (empty: string) => {
			if (empty.startsWith(join(project, "node_modules"))) throw new Error("No space left on device (os error 28)");
			writeFileSync(join(empty, "cli.js"), "");
		});
		const found = await sealedFolder({ project, kind: "code", name: "abc" }, full);
		expect(found.startsWith(join(project, "tmp"))).toBe(true);
		expect(full).toHaveBeenCalledTimes(2);
	});
});

describe("a hash of files", () => {
	const later = () => vi.setSystemTime(Date.now() + 10_000);
	const hash = () => {
		const files = ["a.ts", "b.ts"].map((name) => ({ name, file: join(project, name) }));
		return hashOfFiles(files, join(project, "hash.json"));
	};

	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["Date"] });
		for (const name of ["a.ts", "b.ts"]) writeFileSync(join(project, name), name);
	});

	afterEach(() => {
		vi.useRealTimers();
	});

	test("is the last one as long as the file system says the same of each, and follows each change", () => {
		const first = hash();
		expect(existsSync(join(project, "hash.json"))).toBe(false);
		later();
		expect(hash()).toBe(first);
		// It is taken from there: what is written there is said.
		const kept = JSON.parse(readFileSync(join(project, "hash.json"), "utf8"));
		writeFileSync(join(project, "hash.json"), JSON.stringify({ ...kept, hash: "kept" }));
		expect(hash()).toBe("kept");

		writeFileSync(join(project, "b.ts"), "c.ts");
		const second = hash();
		expect(second).not.toBe(first);
		writeFileSync(join(project, "b.ts"), "b.ts");
		expect(hash()).toBe(first);
	});

	test.each(Object.keys(damages))("is right when what was kept of it is %s", (kind) => {
		later();
		const first = hash();
		damages[kind]?.(join(project, "hash.json"));
		writeFileSync(join(project, "a.ts"), "changed");
		later();
		const second = hash();
		expect(second).not.toBe(first);
		damages[kind]?.(join(project, "hash.json"));
		expect(hash()).toBe(second);
	});
});

describe("a cache folder", () => {
	test("that cannot be had below node_modules is one of this user alone, which finds the packages", () => {
		expect(cacheFolder(project)).toBe(join(project, "node_modules/.cache/site"));
		rmSync(join(project, "node_modules/.cache"), { recursive: true });
		writeFileSync(join(project, "node_modules/.cache"), "");
		const own = cacheFolder(project);
		expect(own.startsWith(join(project, "tmp"))).toBe(true);
		expect(statSync(own).mode & 0o777).toBe(0o700);
		expect(existsSync(join(own, "node_modules/.cache"))).toBe(true);
		expect(cacheFolder(project)).toBe(own);
	});

	test("that somebody else may write to is not used, since what is in it is run", async () => {
		writeFileSync(join(project, "node_modules/.cache"), "");
		const usual = cacheFolder(project);
		rmSync(usual, { recursive: true });
		mkdirSync(usual);
		chmodSync(usual, 0o777);
		vi.resetModules();
		const anew = await import("#engine/memory/cache-folder.mjs");
		const own = anew.cacheFolder(project);
		expect(own).not.toBe(usual);
		expect(statSync(own).mode & 0o777).toBe(0o700);
		expect(readdirSync(usual)).toEqual([]);
	});
});

describe("a stored file", () => {
	const make = vi.fn(async () => new TextEncoder().encode("a picture"));
	const textOf = async (store: Store) => {
		const stored = await store.file<never>("key", make);
		return "bytes" in stored && Buffer.from(await stored.bytes()).toString();
	};

	beforeEach(() => make.mockClear());

	test.each(Object.keys(damages))("is made anew when it is %s", async (kind) => {
		const store = new Store(join(project, "share"));
		expect([await textOf(store), await textOf(store)]).toEqual(["a picture", "a picture"]);
		expect(make).toHaveBeenCalledTimes(1);
		damages[kind]?.(join(project, "share/key"));
		expect([await textOf(store), await textOf(store)]).toEqual(["a picture", "a picture"]);
		expect(make).toHaveBeenCalledTimes(2);
		expect(readdirSync(join(project, "share"))).toEqual(["key"]);
	});

	test("can be had where nothing can be kept", async () => {
		writeFileSync(join(project, "share"), "");
		expect(await textOf(new Store(join(project, "share")))).toBe("a picture");
	});

	test("that cannot be made says why", async () => {
		const failure = { damaged: true };
		expect(await new Store(project).file("key", async () => failure)).toEqual({ failure });
	});
});

test("a file of somebody's own keeps its rights, and stays as it is when it cannot be replaced", () => {
	const file = join(project, "content/nl.yaml");
	replaceOwnFile(file, "old");
	writeFileSync(file, "older", { mode: 0o640 });
	replaceOwnFile(file, "new");
	expect(readFileSync(file, "utf8")).toBe("new");
	const name = `${"n".repeat(300)}.yaml`;
	expect(() => replaceOwnFile(join(project, "content", name), "x")).toThrow(
		expect.objectContaining({ code: "ENAMETOOLONG", path: join(project, "content", name) }),
	);
	expect(readdirSync(join(project, "content"))).toEqual(["nl.yaml"]);
});

describe("what the machine refuses", () => {
	const said = (error: object) => {
		const found = trouble(Object.assign(new Error("…"), error));
		return found && [found.exitCode, inLanguage(found.said, "nl"), inLanguage(found.said, "en")];
	};

	test("is told in a sentence, and nothing else is", () => {
		expect(
			["ENOSPC", "EACCES", "EROFS", "ENAMETOOLONG", "EMFILE"].map((code) => said({ code, path: "/dist/a" })),
		).toMatchInlineSnapshot(`
			[
			  [
			    3,
			    "De schijf is vol: /dist/a kon niet worden geschreven. Maak ruimte vrij en voer de opdracht opnieuw uit. (ENOSPC)",
			    "The disk is full: /dist/a could not be written. Free some space and run the command again. (ENOSPC)",
			  ],
			  [
			    3,
			    "Het systeem weigert toegang tot /dist/a. Kijk van wie dit is: misschien is er eerder iets als beheerder uitgevoerd. Geef uzelf de rechten en voer de opdracht opnieuw uit. (EACCES)",
			    "The system refuses access to /dist/a. See whose it is: something may have been run as administrator before. Give yourself the rights and run the command again. (EACCES)",
			  ],
			  [
			    3,
			    "/dist/a staat op een schijf waarop niet kan worden geschreven. Werk in een map waar dat wel kan. (EROFS)",
			    "/dist/a is on a disk that cannot be written to. Work in a folder where that is possible. (EROFS)",
			  ],
			  [
			    2,
			    "De naam van /dist/a is te lang voor dit systeem. Geef het een kortere naam, of zet het minder diep. (ENAMETOOLONG)",
			    "The name of /dist/a is too long for this system. Give it a shorter name, or put it less deep. (ENAMETOOLONG)",
			  ],
			  [
			    3,
			    "Er is te veel tegelijk open om ook /dist/a te openen. Sluit andere programma's, of verhoog de grens van het systeem, en voer de opdracht opnieuw uit. (EMFILE)",
			    "Too much is open at once to open /dist/a too. Close other programs, or raise the limit of the system, and run the command again. (EMFILE)",
			  ],
			]
		`);
		expect(said({ code: "ENOSPC", syscall: "watch", path: "/content" })).toMatchInlineSnapshot(`
			[
			  3,
			  "Er is te veel tegelijk open om ook /content te openen. Sluit andere programma's, of verhoog de grens van het systeem, en voer de opdracht opnieuw uit. (ENOSPC)",
			  "Too much is open at once to open /content too. Close other programs, or raise the limit of the system, and run the command again. (ENOSPC)",
			]
		`);
		expect(said({ message: "Could not write (os error 28)" })).toMatchInlineSnapshot(`
			[
			  3,
			  "De schijf is vol: een bestand kon niet worden geschreven. Maak ruimte vrij en voer de opdracht opnieuw uit. (ENOSPC)",
			  "The disk is full: a file could not be written. Free some space and run the command again. (ENOSPC)",
			]
		`);
		expect(said({ code: "EACCES", syscall: "listen", address: "::1", port: 80 })?.[2]).toContain("::1:80");
		expect([said({ code: "ENOENT", path: "/x" }), said({}), trouble("ENOSPC")]).toEqual([
			undefined,
			undefined,
			undefined,
		]);
	});
});

test("temporary folders of processes that were killed go, and no others", () => {
	const temporary = join(project, "tmp");
	const own = temporaryFolder("preview");
	const dead = own.replace(/\.\d+\./, ".999999999.");
	mkdirSync(join(dead, "content"), { recursive: true });
	for (const name of ["voorbeeld-van-mij", "anders"]) mkdirSync(join(temporary, name));
	const revision = temporaryFolder("revision");
	expect(
		readdirSync(temporary)
			.map((name) => join(temporary, name))
			.sort(),
	).toEqual([own, revision, join(temporary, "voorbeeld-van-mij"), join(temporary, "anders")].sort());
});
