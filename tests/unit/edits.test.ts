import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { inLanguage } from "#core/in-language.ts";
import type { Change, Steps, WrittenData } from "#core/studio.ts";
import { dataAt, dataOf, isBlock, isList } from "#pipeline/authoring/edits/data.ts";
import { changedData, editText } from "#pipeline/authoring/edits/edit-text.ts";
import { documentOf, writtenOf } from "#pipeline/read/document.ts";
import { type WrittenNode, writtenAt } from "#pipeline/read/written.ts";
import { projectFolder } from "../helpers/example-site.ts";
import { Random } from "../helpers/random.ts";
import { variants, vary } from "../helpers/varied-notation.ts";

const runs = Number(process.env.FUZZ_RUNS ?? 1000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261);

const content = join(projectFolder, "content");
const files = readdirSync(content, { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".yaml"))
	.sort();

const texts = [
	...'Wat is het?|Let op: bel eerst|Wij zijn #1 hier|een # twee|{business.phone}|[link](/contact)|null|~|ja|0512345678|139|45.00|1e3|- streep|? vraag|@thuis|`code`|%|*ster*|&en|!let|| pijp|> groter|\'aan\'|"aan"|it\'s "zo"|C:\\map|a: |: b|,|---|…|مرحبا بكم|👂 gehoor|nul\u200bbreed|zachte\u00adkoppel|vast\u00a0aan elkaar|http://x.nl/#y|x:'.split(
		"|",
	),
	"een\ntwee",
	"Eerste alinea.\n\nTweede alinea met [een link](/contact).\n\n- punt\n- nog een\n",
	"  ingesprongen\nen niet",
	"tab\there",
	"regel\r\nregel",
	`${"een lange zin met veel woorden die in een andere notatie over meer regels gaat ".repeat(4)}einde`,
	" ervoor en erachter ",
	"een\n\n\n",
];

const values: readonly WrittenData[] = [
	"Nog een",
	"Eén\n\ntwee alinea's",
	{ title: "Nieuw: dit", text: "Regel\n\nen nog een", items: ["een", "2"] },
	{ file: "scenes/muziek.svg", alt: "Wat er te zien is, {business.name}" },
	["een", "twee: drie"],
];

/** What two readers of YAML have in common: where nothing stands, an empty text. */
function said(text: string): unknown {
	return emptied(parse(text, { schema: "failsafe", logLevel: "error" }));
}

function emptied(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value, (_, each) => each ?? ""));
}

function pathsIn(data: WrittenData, path: Steps = []): Steps[] {
	const parts = isList(data) ? [...data.entries()] : isBlock(data) ? Object.entries(data) : [];
	return [path, ...parts.flatMap(([step, part]) => pathsIn(part, [...path, step]))];
}

function anyChange(data: WrittenData, file: string, random: Random): Change {
	const paths = pathsIn(data).slice(1);
	const items = paths.filter((path) => typeof path.at(-1) === "number");
	const change = random.pick(["set", "set", "add", "remove", "insert", "move", "duplicate"] as const);
	const scalars = paths.filter((path) => typeof (dataAt(data, path) ?? "") === "string");
	const blocks = paths.filter((path) => isBlock(dataAt(data, path)));
	if (change === "set" || items.length === 0)
		return { do: "set", file, path: random.pick(scalars), was: "", value: random.pick(texts) };
	if (change === "add")
		return { do: "add", file, path: [...random.pick([[], ...blocks]), "nieuw"], value: random.pick(values) };
	if (change === "remove") return { do: "remove", file, path: random.pick(paths), was: null };
	const path = random.pick(items);
	if (change === "insert") return { do: "insert", file, path, value: random.pick(values) };
	if (change === "duplicate") return { do: "duplicate", file, path, was: null };
	const list = dataAt(data, path.slice(0, -1));
	return { do: "move", file, path, was: null, to: random.below(isList(list) ? list.length : 1) };
}

/** Each line without what stands before its words, so that an item may change places with the first. */
function linesOf(text: string): string[] {
	return text
		.split(/\r?\n/)
		.map((line) => line.replace(/^[ -]*/, "").trimEnd())
		.filter((line) => line !== "");
}

/** Lines of one text that the other does not have. */
function missing(from: string, to: string): string[] {
	const left = linesOf(to);
	return linesOf(from).filter((line) => {
		const at = left.indexOf(line);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
}

/** The lines of a text that an edit takes away and brings. */
function difference(text: string, change: Change): string[] {
	const edited = editText(text, change);
	if ("refused" in edited) return [inLanguage(edited.refused, "en")];
	const [before, after] = [text.split("\n"), edited.text.split("\n")];
	return [
		...missingLines(before, after).map((line) => `- ${line}`),
		...missingLines(after, before).map((line) => `+ ${line}`),
	];
}

const missingLines = (from: readonly string[], to: readonly string[]) => from.filter((line) => !to.includes(line));

const page = `# yaml-language-server: $schema=x
title: "Muziek: op maat" # kort
description: >-
  Een lange zin die
  over twee regels gaat en
  dan over nog een derde.
image: { file: a.svg, alt: Een gitaar }
sections:
  # Bovenaan
  - type: hero # groot
    title: Muziek

    text: |
      Eén.

      Twee.
  - type: steps
    items:
      - een
      - twee # tel
`;

test("what changes is written as what stood there, and only the lines that say it change", () => {
	const set = (path: Steps, value: string) => difference(page, { do: "set", file: "", path, was: "", value });
	expect(set(["title"], "Muziek, 'net' goed")).toEqual([
		'- title: "Muziek: op maat" # kort',
		"+ title: \"Muziek, 'net' goed\" # kort",
	]);
	expect(set(["sections", 0, "title"], "Muziek, en meer")).toEqual([
		"-     title: Muziek",
		"+     title: Muziek, en meer",
	]);
	expect(set(["sections", 0, "title"], "Let op: dit")).toEqual(["-     title: Muziek", '+     title: "Let op: dit"']);
	expect(set(["sections", 0, "text"], "Eén.\n\nDrie.")).toEqual(["-       Twee.", "+       Drie."]);
	expect(set(["description"], "Een lange zin die over drie regels gaat en dan over nog een derde.")).toEqual([
		"-   over twee regels gaat en",
		"+   over drie regels gaat en",
	]);
	expect(set(["image", "alt"], "Een gitaar, van hout")).toEqual([
		"- image: { file: a.svg, alt: Een gitaar }",
		'+ image: { file: a.svg, alt: "Een gitaar, van hout" }',
	]);
	expect(set(["sections", 1, "items", 1], "een\ntwee")).toEqual([
		"-       - twee # tel",
		"+       - |- # tel",
		"+         een",
		"+         twee",
	]);
	const value = { type: "notice", title: "Gesloten", text: "a\nb" };
	expect(difference(page, { do: "insert", file: "", path: ["sections", 1], value })).toEqual([
		"+   - type: notice",
		"+     title: Gesloten",
		"+     text: |-",
		"+       a",
		"+       b",
	]);
	expect(difference(page, { do: "add", file: "", path: ["sections", 0, "id"], value: "kop" })).toEqual([
		"+     id: kop",
	]);
	expect(difference(page, { do: "remove", file: "", path: ["sections", 0], was: null }).length).toBe(6);
});

test("what cannot be done so is refused, with where to do it by hand", () => {
	const kept = "a:\n  - |+\n    x\n\n  - y\n";
	const move: Change = { do: "move", file: "content/a.yaml", path: ["a", 0], was: null, to: 1 };
	expect(editText(kept, move)).toEqual({
		refused: {
			nl: "Dit kan Studio niet veranderen. Wie de site bijhoudt kan dat wel, bij regel {line}.",
			en: "Studio cannot change this. Whoever looks after the site can, near line {line}.",
			values: { line: 2 },
		},
	});
	const refusal = (text: string, change: Partial<Change>) => difference(text, { ...move, ...change } as Change);
	expect(refusal("a: &x\n  - 1\nb: *x\n", {})).toEqual([
		"There is a mistake here that is not yours, so this cannot be changed now. Whoever looks after the site will find it in content/a.yaml, on line 2.",
	]);
	expect(refusal("a:\n  - 1\n", { do: "remove" })).toEqual([
		"This is the last item of the list. Remove the whole list, or change this one.",
	]);
	expect(refusal("a: b\n", {})).toEqual(["This is no longer in that place. Reload the page."]);
});

test("a block without fields takes its first, and gives away its last", () => {
	const empty = "look: bos\ncolors: {}\n\n# Waarom.\nlogo: a.svg\n";
	const file = "a.yaml";
	const path = ["colors", "button"];
	const filled = empty.replace(" {}", '\n  button: "#7a3018"');
	expect(editText(empty, { do: "add", file, path, value: "#7a3018" })).toEqual({ text: filled });
	const emptied = editText(filled, { do: "remove", file, path, was: "#7a3018" });
	expect(emptied).toEqual({ text: empty.replace(" {}", "\n  {}") });
	expect(editText(String("text" in emptied && emptied.text), { do: "add", file, path, value: "#7a3018" })).toEqual({
		text: filled,
	});
});

const numbered = (text: string) => (text.match(/# opmerking \d+/g) ?? []).sort();

/** So many edits are made in one text; to write it anew takes as long as a few of them. */
const editsOfText = 5;

test("an edit says what it should, and everything else stays as it was", { timeout: 3_600_000 }, () => {
	const refused = new Map<string, number>();
	let made = 0;
	const anyText = fc.record({ file: fc.constantFrom(...files), variant: fc.constantFrom(...variants), seed: fc.nat() });
	const check = ({ file, variant, seed: own }: { file: string; variant: (typeof variants)[number]; seed: number }) => {
		const random = new Random(own);
		const text = vary(readFileSync(join(content, file), "utf8"), variant, random);
		const written: Written = { text, root: writtenOf(documentOf(text).contents), says: said(text) };
		for (let count = 0; count < editsOfText; count++) {
			const change = anyChange(dataOf(written.root), file, random);
			const edited = editText(text, change);
			if ("text" in edited) {
				made++;
				isRight(written, change, edited.text);
			} else {
				const why = `${change.do}, ${variant}: ${edited.refused.en}`;
				refused.set(why, (refused.get(why) ?? 0) + 1);
			}
		}
	};
	const path = process.env.FUZZ_PATH;
	fc.assert(fc.property(anyText, check), {
		numRuns: Math.ceil(runs / editsOfText),
		seed,
		endOnFailure: true,
		...(path && { path }),
	});
	if (process.env.FUZZ_RUNS)
		process.stdout.write(`${made} made\n${[...refused].map((each) => each.join(" × ")).join("\n")}\n`);
	const all = [...refused.values()].reduce((sum, count) => sum + count, 0);
	expect(all / (made + all), [...refused.keys()].join("\n")).toBeLessThan(0.03);
});

/** A text, and what it says. */
interface Written {
	readonly text: string;
	readonly root: WrittenNode;
	readonly says: unknown;
}

function isRight({ text, root, says }: Written, change: Change, edited: string): void {
	const now = said(edited);
	expect(now).toEqual(emptied(changedData(says as WrittenData, ended(change, says, now))));
	// Below a block of text a line may belong to the text.
	const words = new Set(numbered(JSON.stringify(says)));
	const remarks = numbered(text).filter((each) => !words.has(each));
	if (change.do !== "remove") expect(numbered(edited)).toEqual(expect.arrayContaining(remarks));
	if (text.includes("\r\n")) expect(edited).not.toMatch(/[^\r]\n/);
	if (change.do === "set") unchangedAround(text, edited, change.path);
	else if (!isInFlow(root, change.path)) {
		const lost = missing(text, edited);
		if (change.do === "remove")
			expect(linesOf(withRemarks(text, root, change.path))).toEqual(expect.arrayContaining(lost));
		else expect(lost).toEqual([]);
	}
	if (change.do === "move") {
		const path = [...change.path.slice(0, -1), change.to];
		const back = editText(edited, { ...change, path, to: Number(change.path.at(-1)) });
		expect("text" in back && back.text).toBe(text);
	}
}

/** The lines of an entry, with the remarks directly above and below. */
function withRemarks(text: string, root: WrittenNode, path: Steps): string {
	const around = writtenAt(root, path.slice(0, -1));
	const node = writtenAt(root, path);
	const key = around?.kind === "map" ? around.fields.get(String(path.at(-1)))?.key : undefined;
	const start = (key ?? node)?.start ?? 0;
	const end = (node?.start ?? 0) + text.slice(node?.start, node?.end).trimEnd().length;
	const lines = text.split("\n");
	const isRemark = (line: number) => /^[ \t]*(?:- *)*(?:#|$)/.test(lines[line]?.trimEnd() ?? "x");
	let [first, last] = [start, end].map((at) => text.slice(0, at).split("\n").length - 1) as [number, number];
	while (isRemark(first - 1)) first--;
	while (isRemark(last + 1)) last++;
	return lines.slice(first, last + 1).join("\n");
}

/** The line breaks at the end of a block of text stay. */
function ended(change: Change, before: unknown, after: unknown): Change {
	if (change.do !== "set") return change;
	const [old, end] = [before, after].map((says) => /\n*$/.exec(String(dataAt(says as WrittenData, change.path)))?.[0]);
	return end === old ? { ...change, value: change.value.replace(/\n*$/, end ?? "") } : change;
}

/** Every line above and below a value is the same, to the byte. */
function unchangedAround(before: string, after: string, path: Steps): void {
	const [from, to] = [before, after].map((text) => {
		const { start, end } = nodeAt(text, path);
		const last = start + text.slice(start, end).trimEnd().length;
		return { above: text.slice(0, text.lastIndexOf("\n", start - 1) + 1), below: text.slice(text.indexOf("\n", last)) };
	}) as [Around, Around];
	expect(to.above).toBe(from.above);
	if (before.endsWith("\n") || from.below.length > 1) expect(to.below).toBe(from.below);
}

/** Whether something stands between brackets or braces, in lines that hold other things too. */
function isInFlow(root: WrittenNode, path: Steps): boolean {
	const around = path.map((_, depth) => writtenAt(root, path.slice(0, depth)));
	return around.some((node) => node?.kind !== "scalar" && node?.flow);
}

interface Around {
	readonly above: string;
	readonly below: string;
}

function nodeAt(text: string, path: Steps): WrittenNode {
	const node = writtenAt(writtenOf(documentOf(text).contents), path);
	if (!node) throw new Error(`Nothing stands at ${path.join(".")}.`);
	return node;
}
