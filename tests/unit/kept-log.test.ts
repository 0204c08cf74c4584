import { expect, test } from "vitest";
import { NotKept } from "#studio/stores/kept/kept.ts";
import { MemoryDisk } from "../helpers/kept-in-memory.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

const text = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found);

function everything(disk: MemoryDisk): Record<string, string | undefined> {
	const kept = disk.open();
	return Object.fromEntries([...kept.names()].sort().map((name) => [name, text(kept.read(name))]));
}

/** Some writes, and what is kept after each. */
function written(disk: MemoryDisk): Record<string, string | undefined>[] {
	const kept = disk.open();
	const states: Record<string, string | undefined>[] = [{}];
	for (const changes of [
		new Map([["een", bytes("1")]]),
		new Map([
			["twee", bytes("é".repeat(20))],
			["leeg", bytes("")],
		]),
		new Map([
			["een", null],
			["drie", bytes("3")],
		]),
		new Map([["twee", bytes("anders")]]),
	]) {
		kept.write(changes);
		const state = { ...states.at(-1) };
		for (const [name, content] of changes) {
			if (content) state[name] = text(content);
			else delete state[name];
		}
		states.push(state);
	}
	return states;
}

test("what was kept is there again, cut off at any byte: all of a write, or nothing", () => {
	const disk = new MemoryDisk();
	const states = written(disk);
	expect(everything(disk.copy())).toEqual(states.at(-1));
	const [file] = disk.contents;
	const end = file.findLastIndex((byte) => byte !== 0) + 1;
	const seen = new Set<number>();
	for (let length = 0; length <= end; length++) {
		const cut = new MemoryDisk([file.slice(0, length), new Uint8Array()]);
		const found = everything(cut);
		const at = states.findIndex(
			(state) => JSON.stringify(Object.entries(state).sort()) === JSON.stringify(Object.entries(found)),
		);
		expect(at, `cut off at ${length}`).not.toBe(-1);
		seen.add(at);
		cut.open().write(new Map([["daarna", bytes("ja")]]));
		expect(everything(cut), `cut off at ${length}`).toEqual({ ...states[at], daarna: "ja" });
	}
	expect(seen.size).toBe(states.length);
});

test("a damaged byte ends what is there, and never throws", () => {
	const disk = new MemoryDisk();
	const states = written(disk);
	const [file] = disk.contents;
	const end = file.findLastIndex((byte) => byte !== 0) + 1;
	for (let at = 0; at < end; at++) {
		const damaged = file.slice();
		damaged[at] = (damaged[at] ?? 0) ^ 0x40;
		const found = everything(new MemoryDisk([damaged, new Uint8Array()]));
		expect(states, `damaged at ${at}`).toContainEqual(found);
	}
});

test("where there is no room nothing is half kept, and what was begun can be ended", () => {
	const disk = new MemoryDisk();
	const kept = disk.open();
	kept.write(new Map([["een", bytes("1")]]));
	disk.room = disk.size;
	const large = new Map([
		["groot", new Uint8Array(disk.size)],
		["een", null],
	]);
	expect(() => kept.write(large)).toThrow(NotKept);
	expect(everything(disk.copy())).toEqual({ een: "1" });
	let count = 0;
	try {
		for (;;) kept.write(new Map([[`deel ${count++}`, new Uint8Array(10_000)]]));
	} catch (error) {
		expect(error).toMatchObject({ isFull: true });
	}
	expect(count).toBeGreaterThan(10);
	kept.write(new Map([["af", bytes("ja")]]), { ends: true });
	kept.write(new Map([["een", null]]), { ends: true });
	expect(everything(disk.copy())).toMatchObject({ af: "ja" });
});

test("what was begun before a restart can be ended after it, whatever else took the room that was left", () => {
	const disk = new MemoryDisk();
	const kept = disk.open();
	// Once with much that is not needed any more, which goes at the start.
	for (let count = 0; count < 30; count++) {
		kept.write(new Map([["begonnen", new Uint8Array(count * 3000)]]));
		if (count % 29 > 0) continue;
		const full = disk.copy();
		const again = full.open();
		full.room = full.size;
		expect(() => again.write(new Map([["meer", bytes("1")]]))).toThrow(NotKept);
		again.write(new Map([["begonnen", null]]), { ends: true });
		expect(everything(full.copy())).toEqual({});
	}
});

test("a disk that fails keeps what it had", () => {
	const disk = new MemoryDisk();
	const kept = disk.open();
	kept.write(new Map([["een", bytes("1")]]));
	disk.isBroken = true;
	expect(() => kept.write(new Map([["een", bytes("2")]]))).toThrow(expect.objectContaining({ isFull: false }));
	expect(text(kept.read("een"))).toBe("1");
	disk.isBroken = false;
	kept.write(new Map([["twee", bytes("2")]]));
	expect(everything(disk.copy())).toEqual({ een: "1", twee: "2" });
});

test("what is not needed any more goes at the next start, whole whenever that is cut off", () => {
	const disk = new MemoryDisk();
	const kept = disk.open();
	kept.write(new Map([["blijft", bytes("ja")]]));
	for (let count = 0; count < 30; count++) kept.write(new Map([["telt", new Uint8Array(100_000).fill(count)]]));
	const before = disk.copy();
	disk.open();
	expect(disk.size).toBeLessThan(500_000);
	for (let lasts = 0; lasts < 12; lasts++) {
		const broken = before.copy();
		broken.lasts = lasts;
		broken.open();
		const found = broken.copy().open();
		expect(text(found.read("blijft")), `broken after ${lasts}`).toBe("ja");
		expect(found.read("telt"), `broken after ${lasts}`).toEqual(new Uint8Array(100_000).fill(29));
	}
	const again = disk.open();
	expect(again.read("telt")).toEqual(new Uint8Array(100_000).fill(29));
});

test("what is not needed any more makes room when there is none, whole whenever that is cut off", () => {
	const disk = new MemoryDisk();
	const kept = disk.open();
	kept.write(new Map([["blijft", bytes("ja")]]));
	disk.room = disk.size;
	for (let count = 0; count < 300; count++) kept.write(new Map([["telt", new Uint8Array(9000).fill(count)]]));
	expect(disk.open().read("telt")).toEqual(new Uint8Array(9000).fill(299 % 256));
	expect(() => kept.write(new Map([["groot", new Uint8Array(disk.room)]]))).toThrow(NotKept);
	const seen = new Set<number>();
	for (let lasts = 0; lasts < 120; lasts++) {
		const broken = new MemoryDisk();
		const log = broken.open();
		log.write(new Map([["blijft", bytes("ja")]]));
		broken.room = broken.size;
		broken.lasts = lasts;
		let written = 0;
		try {
			for (; ; written++) log.write(new Map([["telt", new Uint8Array(9000).fill(written + 1)]]));
		} catch {}
		const found = broken.copy().open();
		expect(text(found.read("blijft")), `broken after ${lasts}`).toBe("ja");
		const [count = 0] = found.read("telt") ?? [];
		expect([written, written + 1], `broken after ${lasts}`).toContain(count);
		seen.add(written);
	}
	expect(Math.max(...seen)).toBeGreaterThan(35);
});

test("what is not needed any more goes also while the log is open", () => {
	const disk = new MemoryDisk();
	const kept = disk.open();
	for (let count = 0; count < 150; count++) kept.write(new Map([["telt", new Uint8Array(100_000).fill(count)]]));
	expect(disk.size).toBeLessThan(6_000_000);
	expect(disk.open().read("telt")).toEqual(new Uint8Array(100_000).fill(149));
});
