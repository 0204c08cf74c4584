import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readEvents } from "#pipeline/read/events.ts";
import type { WrittenNode } from "#pipeline/read/written.ts";
import { readCarefully } from "#pipeline/read/yaml.ts";
import { projectFolder } from "../helpers/example-site.ts";
import { anyMutation, mutate } from "../helpers/mutations.ts";

const runs = Number(process.env.FUZZ_RUNS ?? 600);
const seed = Number(process.env.FUZZ_SEED ?? 20_261);

const content = join(projectFolder, "content");
const files = readdirSync(content, { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".yaml"))
	.sort();

/** What is read from events is what the careful parser reads from the same text, at the same places; it refuses nothing of it. */
function compare(text: string): void {
	const read = readEvents(text);
	if (!read) return;
	const { source, problems } = readCarefully("a.yaml", text, () => false);
	expect(problems).toEqual([]);
	expect(shown(read)).toEqual(source && shown(source.written));
}

/** A node as it is to be compared: where a block ends and where an empty value stands, nobody asks. */
function shown(node: WrittenNode): unknown {
	if (node.kind === "list") return { ...ends(node), items: node.items.map(shown) };
	if (node.kind === "scalar") return node.start === node.end ? { ...node, start: -1, end: -1 } : node;
	const fields = [...node.fields].map(([name, { key, value }]) => ({ name, key: shown(key), value: shown(value) }));
	return { ...ends(node), fields };
}

function ends({ kind, flow, start, end }: Exclude<WrittenNode, { kind: "scalar" }>) {
	return { kind, flow, start, end: flow ? end : -1 };
}

test("every file of the content is read from events, as the careful parser reads it", () => {
	for (const file of files) {
		const text = readFileSync(join(content, file), "utf8");
		expect(readEvents(text), file).toBeDefined();
		compare(text);
	}
});

test("a file with a mistake is read as the careful parser reads it, or left to it", () => {
	const mutated = anyMutation(files).map((mutation) => {
		const { bytes } = mutate(mutation, readFileSync(join(content, mutation.file)));
		return bytes?.toString("utf8") ?? "";
	});
	fc.assert(fc.property(mutated, compare), { numRuns: runs, seed });
});

test("so is any text that looks like YAML", () => {
	const piece = fc.constantFrom(
		..."a|b: c|- d|: |? |- |# x| #y|\n|\n  |\n    |\n - |\n- |'|\"|''|\"\"|\\n|[|]|{|}|, |,|&x |*x|!t |>|\n  |: \n|a:\n|é|~|null|true|1|0x1f|1e3|-.5|.inf|.nan|01|+1|%|@|`|-|--|…|\\u00e9|<<: |2024: |a:b|http://x|| |  |\t".split(
			"|",
		),
		"|\n",
		"|-\n  x\n",
		">+\n  x\n\n",
		"a: |\n    x\n  y\n",
		...['"\\U0001F600"', '"\\N"', '"\\b"', '"\\uFFFF"', '"\\uD83D\\uDE00"', '"\\/"', "\uffff", "\x0b"],
	);
	const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(""));
	fc.assert(fc.property(text, compare), { numRuns: runs * 10, seed });
});

test("so are lines one below the other, wherever they begin", () => {
	const said = fc.constantFrom(
		..."a:~b:~c:~a: x~b: y z~c: 1~- x~- 'x'~- a: x~- b:~-~- |~- >~a: |~b: >-~c: |+~a: >~x~x y~# r~a: x # r~a: # r~ ~~\"x\"~a: \"x\"~b: 'it''s'~a: \"x\\\"\\u00e9\\n\"~c: [x, 1, 'y']~a: []~b: {c: x, a: \"1\"}~a: [x~- [x]~- {a: x}~a: - b~- - x~? x~a: x: y~a: 'x~x'~a:b~a : x~-x~--- x~a: x #r~a: x#r~a: null~b: -1~c: - x~a: ? x~a: é~b: x,y~c: x]~a: *x~a: &x y~2024: x~0x10: y~a: x:~http://x.nl/#y~a: http://x.nl/#y".split(
			"~",
		),
	);
	const line = fc.tuple(fc.constantFrom(0, 0, 2, 2, 2, 4, 4, 1, 3, 6), said);
	const text = fc
		.tuple(fc.array(line, { maxLength: 8 }), fc.constantFrom("\n", "\n", "", "\n\n", "\n  \n"))
		.map(([lines, end]) => {
			// No name twice, and mostly a beginning that something can follow.
			const named = lines.map(([indent, words], index) => " ".repeat(indent) + words.replace(/\b[abc]:/, `a${index}:`));
			return ["first:", ...named].join("\n") + end;
		});
	let read = 0;
	const check = (each: string) => {
		if (readEvents(each)) read++;
		compare(each);
	};
	fc.assert(fc.property(text, check), { numRuns: runs * 10, seed });
	// Otherwise nothing has been compared.
	expect(read).toBeGreaterThan(runs);
});
