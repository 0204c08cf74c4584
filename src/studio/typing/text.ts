import type { Node } from "prosemirror-model";
import { tokensOf } from "#core/markdown.ts";
import { rememberedLately } from "#core/remembered.ts";
import { withoutEmptyRows } from "./cells.ts";
import { readBlock } from "./read-block.ts";
import { type SourceBlock, schema, sourceBlockOf } from "./schema.ts";
import { writeBlock } from "./write-block.ts";

/** A text in blocks. One of which not every letter could be written again as it was is shown as it is written. */
export function readText(text: string): Node {
	const blocks = sourceBlocksOf(text).map((from) => {
		const { type, attrs, content } = formOf(from.raw);
		return type.create({ ...attrs, from }, content);
	});
	return schema.nodes.doc.create(null, blocks.length > 0 ? blocks : [schema.nodes.paragraph.create()]);
}

/** A text as it is written: a block that says what it said is, letter for letter, as it was. */
export function writeText(doc: Node): string {
	const blocks = doc.children.map((node) => ({ node, written: written(node) })).filter((each) => each.written !== "");
	return blocks.map(({ node, written }, index) => written + gapBetween(node, blocks[index + 1]?.node)).join("");
}

const known = new WeakMap<Node, string>();

/** A block is asked for with each letter of the others. */
function written(node: Node): string {
	const before = known.get(node);
	if (before !== undefined) return before;
	const raw = sourceBlockOf(node)?.raw;
	const isSame = raw !== undefined && saysSame(node, formOf(raw));
	const now = isSame ? raw : writeBlock(node.type === schema.nodes.table ? withoutEmptyRows(node) : node);
	known.set(node, now);
	return now;
}

function saysSame(node: Node, { type, attrs, content }: Node): boolean {
	return node.hasMarkup(type, { ...attrs, from: node.attrs.from }) && node.content.eq(content);
}

const forms = new Map<string, Node>();

const mostKept = 200;

function formOf(raw: string): Node {
	return rememberedLately(
		forms,
		raw,
		() => {
			const read = readBlock(raw);
			return read && writeBlock(read) === raw ? read : schema.nodes.source.create(null, schema.text(raw));
		},
		mostKept,
	);
}

/** The lines between two blocks: as they were between these two, or one that is empty. */
function gapBetween(node: Node, next: Node | undefined): string {
	const { after } = sourceBlockOf(node) ?? {};
	if (after !== undefined && (!next || follows(next, node))) return after;
	return next ? "\n\n" : "";
}

/** It was written directly after another one. */
export function follows(next: Node, node: Node): boolean {
	const { at } = sourceBlockOf(node) ?? {};
	return at !== undefined && sourceBlockOf(next)?.at === at + 1;
}

/** The blocks of a text as they were written, with the lines after each: together they are the text. */
function sourceBlocksOf(text: string): SourceBlock[] {
	const whole = text.replace(/^[ \t\n]+/, "");
	const raws: string[] = [];
	for (const { type, raw } of tokensOf(whole)) {
		if (type === "space") raws.push((raws.pop() ?? "") + raw);
		else raws.push(raw);
	}
	const cut = raws.join("") === whole ? raws : [whole];
	return cut.map((written, at) => {
		const raw = written.replace(/[ \t\n]+$/, "");
		return { raw, after: written.slice(raw.length), at };
	});
}
