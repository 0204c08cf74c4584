import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { Mark, Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { bareWords } from "#pipeline/text/markdown.ts";
import { tableOf } from "#studio/typing/cells.ts";
import { schema } from "#studio/typing/schema.ts";
import { readText, writeText } from "#studio/typing/text.ts";
import { meaningIn } from "#studio/typing/write-block.ts";
import { projectFolder } from "../helpers/example-site.ts";

const runs = Number(process.env.FUZZ_RUNS ?? 1000);
const seed = Number(process.env.FUZZ_SEED ?? 20_262);

const content = join(projectFolder, "content");

/** Every text of the content, in all languages. */
const texts = new Set(
	readdirSync(content, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".yaml"))
		.flatMap((name) => [...textsIn(parse(readFileSync(join(content, name), "utf8"), { schema: "failsafe" }))]),
);

function* textsIn(data: unknown): Generator<string> {
	if (typeof data === "string") yield data;
	else if (typeof data === "object" && data !== null) for (const part of Object.values(data)) yield* textsIn(part);
}

const { nodes, marks } = schema;

/** Where a word can be typed: between two of each run of words. */
function placesIn(doc: Node): number[] {
	const places: number[] = [];
	doc.descendants(({ text }, start) => {
		const space = text?.indexOf(" ", text.length / 2) ?? -1;
		if (space >= 0) places.push(start + space);
	});
	return places;
}

const word = " erbij";

function withWord(doc: Node, at: number): string {
	return writeText(EditorState.create({ doc }).tr.insertText(word, at).doc);
}

/** Somewhere in it stands a word more, and all else is as before. */
function hasOnlyWord(before: string, after: string): boolean {
	let same = 0;
	while (same < before.length && before[same] === after[same]) same++;
	// The word may begin as what follows it.
	return [...word, ""].some((_, back) => {
		const at = same - back;
		return before.slice(0, at) + word + before.slice(at) === after;
	});
}

test("a text of the content that is opened keeps every letter, and of a word that is typed nothing else changes", () => {
	const sources = new Set<string>();
	let words = 0;
	for (const text of texts) {
		const doc = readText(text);
		expect(writeText(doc)).toBe(text.trimStart());
		doc.forEach(({ type, textContent }) => void (type === nodes.source && sources.add(textContent)));
		for (const at of placesIn(doc)) {
			const now = withWord(doc, at);
			expect(hasOnlyWord(text, now) || now).toBe(true);
			words++;
		}
	}
	expect(words).toBeGreaterThan(5000);
	expect([...sources]).toEqual([]);
});

const sign = fc.constantFrom(
	..."De een en hoort. **b** **vet woord** *i* _u u_ __x x__ [l m](/a) [l](</a b>) [x] [x][y] <b> <https://a.nl> ! # ## ### - * + 1. 2) > | --- === ``` ~~~ ` `c d` ~~d~~ {a.b} www.n.nl a@b.nl &amp; \\* \\".split(
		/ (?!woord|u_|x__|m\]|b>\)|d`)/,
	),
	"| a | b |",
	"|---|---|",
	"    ",
	"[y]: /z",
);

const space = fc.constantFrom(" ", " ", " ", "\n", "\n", "\n\n", "\n\n\n", "\n  ", "\n   ", "  \n", "\\\n", "\n\n  ");

const anyText = fc.array(fc.tuple(sign, space), { minLength: 1, maxLength: 16 }).map((parts) =>
	parts
		.map((part) => part.join(""))
		.join("")
		.trim(),
);

test("whatever Markdown is opened keeps every letter, and a word that is typed changes one block", () => {
	const shown = { withForm: 0, asText: 0 };
	fc.assert(
		fc.property(anyText, (text) => {
			const doc = readText(text);
			expect(writeText(doc)).toBe(text);
			for (const at of placesIn(doc)) {
				const place = doc.resolve(at + 1).index(0);
				const { type, attrs } = doc.child(place);
				if (type === nodes.source) shown.asText++;
				else shown.withForm++;
				const now = withWord(doc, at);
				const before = doc.children.slice(0, place).map(({ attrs: { from } }) => from.raw + from.after);
				const after = doc.children.slice(place + 1).map(({ attrs: { from } }) => from.raw + from.after);
				expect(now.startsWith(before.join(""))).toBe(true);
				expect(now.endsWith(attrs.from.after + after.join(""))).toBe(true);
				expect(hasOnlyWord(text, now) || now).toBe(true);
			}
		}),
		{ numRuns: runs, seed },
	);
	expect(shown.withForm).toBeGreaterThan(runs / 4);
	expect(shown.asText).toBeGreaterThan(runs / 4);
});

const marksOf = fc.subarray([
	marks.link.create({ href: "/a" }),
	marks.strong.create(),
	marks.em.create(),
	marks.strong.create({ sign: "__" }),
]);

const piece = fc.oneof(
	fc
		.tuple(
			fc.constantFrom(
				..."woord| twee woorden|.| (a) |*|_|**x**|[x](/y)|# |1. |- |<b>|`|\\\\|{a.b}|&amp;|~~|  |é".split("|"),
			),
			marksOf,
		)
		.map(([words, around]) =>
			schema.text(
				words,
				around.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), []),
			),
		),
	fc.constantFrom(nodes.fact.create({ source: "{a.b}" }), nodes.break.create()),
);

const line = fc.array(piece, { minLength: 0, maxLength: 6 });

const paragraph = line.map((pieces) => nodes.paragraph.create(null, pieces));

const list = fc
	.tuple(fc.constantFrom(nodes.bulletList, nodes.orderedList), fc.array(paragraph, { minLength: 1, maxLength: 3 }))
	.map(([type, items]) =>
		type.create(
			null,
			items.map((each) => nodes.item.create(null, each)),
		),
	);

const cell = fc.array(piece, { maxLength: 3 }).map((pieces) =>
	nodes.cell.create(
		null,
		pieces.filter(({ type }) => type !== nodes.break),
	),
);

const table = fc
	.tuple(
		fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
		fc.array(fc.constantFrom("---", "---:", ":---:")),
	)
	.map(([cells, rules]) => tableOf(cells, { rules }));

const block = fc.oneof(
	paragraph,
	list,
	table,
	fc.tuple(line, fc.constantFrom(2, 3)).map(([pieces, level]) => nodes.heading.create({ level }, pieces)),
);

test("what is made is written so that it reads as it was made, or where Markdown cannot, without its marks", () => {
	let whole = 0;
	const wordsOf = (words: string) => words.replace(/\s+/g, "");
	fc.assert(
		fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
			// Two lists that meet are one.
			fc.pre(blocks.every(({ type }, index) => type.isTextblock || type !== blocks[index + 1]?.type));
			const doc = nodes.doc.create(null, blocks);
			const written = writeText(doc);
			expect(wordsOf(bareWords(written))).toBe(wordsOf(doc.textContent));
			if (meaningIn(readText(written)) === meaningIn(doc)) whole++;
		}),
		{ numRuns: runs, seed },
	);
	expect(whole).toBeGreaterThan(runs * 0.6);
});
