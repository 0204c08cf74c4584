import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ByteReader } from "#studio/stores/git/byte-reader.ts";
import { usualLimits } from "#studio/stores/git/limits.ts";
import { readPack } from "#studio/stores/git/read-pack.ts";
import { RemoteError } from "#studio/stores/remote.ts";
import { deltaByName, deltaByPlace, deltaOf, named, packOf, whole } from "../helpers/packs.ts";
import { testWith } from "../helpers/programs.ts";
import { troubleOf } from "../helpers/remote-trouble.ts";
import { git } from "../helpers/repository.ts";

/** Reads a pack that comes in pieces of a size. */
function read(pack: Uint8Array, piece = pack.length, limits = usualLimits, format: "sha1" | "sha256" = "sha1") {
	let at = 0;
	const source = async () => {
		const bytes = pack.subarray(at, at + piece);
		at += piece;
		return bytes.length > 0 ? bytes : undefined;
	};
	return readPack(new ByteReader(source), { format, limits });
}

/** Commits that each change some lines of a long text, for `git fast-import`. */
function versions(count: number): string {
	const lines = Array.from({ length: 400 }, (_, index) => `regel ${index} ${index ** 3}\n`);
	return Array.from({ length: count }, (_, version) => {
		lines[version * 5] = `anders ${version}\n`;
		const text = lines.join("");
		const head = `commit refs/heads/main\ncommitter A <a@voorbeeld.example> ${version} +0000\ndata 0\n\n`;
		return `${head}M 100644 inline tekst.txt\ndata ${text.length}\n${text}\n`;
	}).join("");
}

const text = Buffer.from("Openingstijden: elke dag van negen tot vijf.\n");

/** Copies the first 16 bytes of a text, and adds one letter. */
const shorter = deltaOf(text.length, 17, 0x90, 16, 1, 0x21);

const short = Buffer.from("Openingstijden: !");

describe("a pack", () => {
	testWith("git")("gives what Git packed, with deltas by place and by name, in pieces of any size", async () => {
		for (const format of ["sha1", "sha256"] as const) {
			const folder = mkdtempSync(join(tmpdir(), "packs-"));
			try {
				git(folder, "init", "--quiet", "--object-format", format);
				spawnSync("git", ["-C", folder, "fast-import", "--quiet"], { input: versions(60) });
				const listed = git(folder, "rev-list", "--objects", "--all").split("\n");
				const names = listed.map((each) => each.split(" ")[0] ?? "");
				expect(names.length).toBe(180);
				for (const how of ["--delta-base-offset", "--no-delta-base-offset"]) {
					const packed = spawnSync(
						"git",
						["-C", folder, "pack-objects", "--stdout", "-q", "--depth=50", "--window=60", how],
						{
							input: `${names.join("\n")}\n`,
						},
					).stdout;
					// All versions in full would be a hundred times as much.
					expect(packed.length).toBeLessThan(40_000);
					for (const piece of [packed.length, 1_000, 7]) {
						const objects = await read(packed, piece, usualLimits, format);
						expect([...objects.keys()].sort()).toEqual(names.toSorted());
					}
				}
			} finally {
				rmSync(folder, { recursive: true, force: true });
			}
		}
	});

	test("may have a delta before what it builds on, and deltas on deltas", async () => {
		const again = deltaOf(short.length, 2, 0x91, 15, 2);
		const first = whole("blob", text);
		const middle = deltaByName(named("blob", text), shorter);
		const packs = [
			[deltaByName(named("blob", short), again), middle, first],
			[middle, deltaByPlace(middle.length, again), first],
			[first, deltaByPlace(first.length, shorter), deltaByName(named("blob", short), again)],
		];
		for (const entries of packs) {
			const objects = await read(packOf(entries), 3);
			expect(objects.size).toBe(3);
			expect(Buffer.from(objects.get(named("blob", short))?.bytes ?? []).toString()).toBe(short.toString());
			expect(objects.has(named("blob", Buffer.from(" !")))).toBe(true);
		}
		expect((await read(packOf([whole("blob", Buffer.alloc(0))]))).has(named("blob", Buffer.alloc(0)))).toBe(true);
	});

	test("that ends anywhere before its end is damaged", async () => {
		const first = whole("blob", text);
		const pack = packOf([first, deltaByPlace(first.length, shorter)]);
		for (let end = 0; end < pack.length; end++) {
			expect(await troubleOf(read(pack.subarray(0, end), 5)), `${end}`).toBe("damaged");
		}
	});

	test("with any byte changed gives what its names say, or is not used", async () => {
		const first = whole("blob", text);
		const pack = packOf([first, deltaByPlace(first.length, shorter), whole("tree", Buffer.alloc(0))]);
		const good = await read(pack);
		const seen: Record<string, number> = {};
		for (let at = 0; at < pack.length; at++) {
			for (const bit of [1, 16, 128]) {
				const changed = Buffer.from(pack);
				changed[at] = (changed[at] ?? 0) ^ bit;
				const result = await read(changed).catch((error: unknown) => error);
				if (result instanceof RemoteError) seen[result.is] = (seen[result.is] ?? 0) + 1;
				else if (!(result instanceof Map)) throw result;
				else
					for (const [id, { type, bytes }] of result) {
						expect(named(type, bytes)).toBe(id);
						if (good.has(id)) expect(good.get(id)?.bytes).toEqual(bytes);
					}
			}
		}
		expect(Object.keys(seen).sort()).toEqual(["damaged", "too much"]);
	});

	test("whose deltas do not follow is damaged", async () => {
		const base = whole("blob", text);
		const size = text.length;
		const bad = [
			deltaOf(size + 1, 17, 0x90, 16, 1, 0x21),
			deltaOf(size, 18, 0x90, 16, 1, 0x21),
			deltaOf(size, 16, 0x90, 16, 1, 0x21),
			deltaOf(size, 1, 0),
			deltaOf(size, 4, 0x91, size - 3, 4),
			deltaOf(size, 4, 4, 1, 2),
			deltaOf(size, 4, 0x91),
			Buffer.from([size]),
			Buffer.from(Array.from({ length: 12 }, () => 255)),
		];
		for (const delta of bad) {
			expect(await troubleOf(read(packOf([base, deltaByPlace(base.length, delta)]))), delta.toString("hex")).toBe(
				"damaged",
			);
		}
		for (const back of [0, base.length - 1, base.length + 1, 2 ** 40]) {
			expect(await troubleOf(read(packOf([base, deltaByPlace(back, shorter)]))), `${back}`).toBe("damaged");
		}
		const nowhere = "1".repeat(40);
		expect(await troubleOf(read(packOf([deltaByName(nowhere, shorter)])))).toBe("damaged");
	});

	test("that says something else than it has is damaged", async () => {
		for (const said of [0, 5, text.length - 1, text.length + 1, 10_000]) {
			expect(await troubleOf(read(packOf([whole("blob", text, said)]))), `${said}`).toBe("damaged");
		}
		expect(await troubleOf(read(packOf([whole("blob", text)], 2)))).toBe("damaged");
		expect(await troubleOf(read(Buffer.from("<!doctype html><title>Aanmelden</title>")))).toBe("damaged");
	});

	test("that would be more than is held is too much, before it is held", async () => {
		const base = whole("blob", text);
		const gigabytes = deltaOf(text.length, 2 ** 40, 0x90, 16);
		expect(await troubleOf(read(packOf([base, deltaByPlace(base.length, gigabytes)])))).toBe("too much");
		expect(await troubleOf(read(packOf([whole("blob", text, 2 ** 40)])))).toBe("too much");
		expect(await troubleOf(read(packOf([base], 2 ** 32 - 1)))).toBe("too much");

		// Each doubles the one before: a hundred bytes in the pack, 2 to the power of forty here.
		const zeros = Buffer.alloc(1024);
		const doubling = [whole("blob", zeros)];
		for (let size = 1024; size < 2 ** 23; size *= 2) {
			const copy = [0xf0, 0, 0, Math.floor(size / 2 ** 16) || 0];
			const twice = size < 2 ** 16 ? [0xb0, size % 256, size >> 8, 0xb0, size % 256, size >> 8] : [...copy, ...copy];
			doubling.push(deltaByPlace(doubling.at(-1)?.length ?? 0, deltaOf(size, size * 2, ...twice)));
		}
		const tight = { ...usualLimits, unpacked: 2 ** 20 };
		expect((await read(packOf(doubling.slice(0, 8)), 100, tight)).size).toBe(8);
		expect(await troubleOf(read(packOf(doubling), 100, tight))).toBe("too much");
		expect(await troubleOf(read(packOf(doubling), 100, { ...usualLimits, object: 2 ** 20 }))).toBe("too much");
		expect(await troubleOf(read(packOf(doubling), 100, { ...usualLimits, depth: 5 }))).toBe("too much");
		expect(await troubleOf(read(packOf([base, base, base]), 100, { ...usualLimits, objects: 2 }))).toBe("too much");
	});
});
