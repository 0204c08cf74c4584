import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { carefullyRead } from "#pipeline/read/document.ts";
import { readYaml } from "#pipeline/read/yaml.ts";
import { isFieldName } from "#pipeline/site/field-names.ts";
import { damage, type SlipKind, slips as slipsOfHands } from "../helpers/damage.ts";
import { projectFolder } from "../helpers/example-site.ts";

const content = join(projectFolder, "content");

const files = readdirSync(content, { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".yaml"))
	.sort()
	.map((name) => ({ name, lines: readFileSync(join(content, name), "utf8").split("\n") }));

/** With other fields beside it: the only field of a block without its space is a text, of which the schema speaks. */
const isAlone = (lines: readonly string[], at: number) => {
	const [indent = ""] = /^ */.exec(lines[at] ?? "") ?? [];
	const depth = (line = "") => /^ */.exec(line)?.[0].length ?? 0;
	return depth(lines[at - 1]) < indent.length && depth(lines[at + 1]) < indent.length && /:$/.test(lines[at - 1] ?? "");
};

const field = /^ *(?:- )?[\w-]+: [A-Z]\w+ \w+ [^:"']*$/;

/** What editors do to a line: which lines, and what becomes of them. */
const slips: Readonly<Record<string, readonly [RegExp, (line: string) => string]>> = {
	"colon-space": [field, (line) => line.replace(": ", ":")],
	"colon-missing": [field, (line) => line.replace(": ", " ")],
	"dash-space": [/^ *- \w+: /, (line) => line.replace("- ", "-")],
	"dash-sign": [/^ *- \w+: /, (line) => line.replace("-", "–")],
	indent: [/^ +- \w+: /, (line) => ` ${line}`],
	"inner-quotes": [field, (line) => line.replace(/: (.*)$/, ": 'Foto's $1'")],
	quote: [field, (line) => line.replace(": ", ': "')],
	"odd-space": [field, (line) => line.replace(": ", ":\u00a0")],
	sign: [field, (line) => line.replace(": ", ": [Nieuw] ")],
	colon: [field, (line) => line.replace(": ", ": Let op: ")],
	"smart-quotes": [field, (line) => line.replace(/: (.*)$/, ": “Let op: $1”")],
	backslash: [field, (line) => line.replace(/: (.*)$/, ': "C:\\Users $1"')],
	comma: [field, (line) => line.replace(/: (.*)$/, ': "$1",')],
};

test("a slip in a line is told once, at that line, as what it is", () => {
	const slip = fc.record({
		file: fc.constantFrom(...files),
		kind: fc.constantFrom(...Object.keys(slips)),
		at: fc.nat(),
	});
	let told = 0;
	const check = ({ file: { name, lines }, kind, at }: { file: (typeof files)[number]; kind: string; at: number }) => {
		const [where, change] = slips[kind] ?? [];
		const spots = lines.flatMap((line, index) => (where?.test(line) && !isAlone(lines, index) ? [index] : []));
		const spot = spots[at % spots.length];
		if (spot === undefined || !change) return;
		const text = lines.with(spot, change(lines[spot] ?? "")).join("\n");
		const { problems } = readYaml(name, text, isFieldName);
		const found = problems.map(({ code, place, values }) => [code, place.line, "mistake" in values && values.mistake]);
		expect(found, `${name}: ${change(lines[spot] ?? "")}`).toEqual([["yaml-syntax", spot + 1, kind]]);
		told++;
	};
	fc.assert(fc.property(slip, check), { numRuns: Number(process.env.FUZZ_RUNS ?? 150), seed: 20_262 });
	// Otherwise nothing has been told.
	expect(told).toBeGreaterThan(50);
});

/** Reads a damaged text, and holds what was tried against its size: nobody waits longer for a mistake that is odd. */
function toldOf(name: string, text: string) {
	const before = carefullyRead();
	const { problems } = readYaml(name, text, isFieldName);
	expect(carefullyRead() - before, name).toBeLessThan(300_000 + 12 * text.length);
	return problems.map(({ place }) => place.line);
}

test("no damage to a file takes long to find, and nearly all of it is told once, where it is", () => {
	const slip = fc.record({
		file: fc.constantFrom(...files),
		kind: fc.constantFrom(...(Object.keys(slipsOfHands) as SlipKind[])),
		at: fc.nat(),
	});
	const told = { once: 0, otherwise: 0 };
	const check = ({ file: { name, lines }, kind, at }: { file: (typeof files)[number]; kind: SlipKind; at: number }) => {
		const damaged = damage(lines, kind, at);
		const [first, ...others] = damaged ? toldOf(name, damaged.text) : [];
		if (!damaged || first === undefined) return;
		const isNear = Math.abs(first - 1 - damaged.line) <= (kind === "a file doubled" ? 3 : 1);
		told[isNear && others.length === 0 ? "once" : "otherwise"]++;
	};
	fc.assert(fc.property(slip, check), { numRuns: Number(process.env.FUZZ_RUNS ?? 150), seed: 20_263 });
	expect(told.once / (told.once + told.otherwise)).toBeGreaterThan(0.95);
});

test("a file of the largest size is told as soon as it is read a few times", () => {
	const [, section = ""] = (files.find(({ name }) => name === "pages/contact.yaml")?.lines.join("\n") ?? "").split(
		"sections:\n",
	);
	const sections = section.repeat(Math.ceil(240_000 / section.length));
	const page = (text: string) => `title: Contact\ndescription: Bel of mail ons.\nsections:\n${text}`;
	const lines = page(sections).split("\n");
	const half = Math.floor(lines.length / 2);
	for (const kind of ["a dash too many", "a quote opened", "a block two spaces out"] as const) {
		expect(toldOf(kind, damage(lines, kind, half)?.text ?? ""), kind).toHaveLength(1);
	}
	expect(toldOf("pasted at the margin", page(section + section.replace(/^ {2}/gm, "").repeat(20)))).toHaveLength(1);
	expect(toldOf("colons", "  - a: b: c\n".repeat(20_000)).length).toBeGreaterThan(0);
	expect(toldOf("brackets", "x: {a: b, ".repeat(20_000)).length).toBeGreaterThan(0);
});
