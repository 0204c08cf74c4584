import type { Token, Tokens } from "marked";
import type { Mark, Node } from "prosemirror-model";
import { decodeHref, tokensOf } from "#core/markdown.ts";
import { tableOf } from "./cells.ts";
import { schema } from "./schema.ts";

const { nodes, marks } = schema;

/** Thrown inside, and never out of here. */
class HasNoForm extends Error {}

/** One block as it shows; undefined for what has no form here, or is more than one block. */
export function readBlock(written: string): Node | undefined {
	const [token, ...more] = tokensOf(written).filter(({ type }) => type !== "space");
	if (!token || more.length > 0 || "unreadable" in token) return undefined;
	try {
		return block(token);
	} catch (error) {
		if (error instanceof HasNoForm) return undefined;
		throw error;
	}
}

function block(token: Token): Node {
	switch (token.type) {
		case "paragraph":
			return nodes.paragraph.create(null, inline(token.tokens, []));
		case "heading":
			return nodes.heading.create({ level: token.depth }, inline(token.tokens, []));
		case "list":
			return list(token as Tokens.List);
		case "table":
			return table(token as Tokens.Table);
		default:
			throw new HasNoForm();
	}
}

function list({ ordered, start, raw, loose, items }: Tokens.List): Node {
	const [, marker] = (ordered ? /^\d+([.)])/ : /^([-*+])/).exec(raw) ?? [];
	const type = ordered ? nodes.orderedList : nodes.bulletList;
	return type.create({ marker, loose, ...(ordered && { start }) }, items.map(item));
}

function table({ header, rows, raw }: Tokens.Table): Node {
	const [, rule = ""] = raw.split("\n");
	const rules = rule
		.split("|")
		.map((each) => each.trim())
		.filter((each) => each !== "");
	const cells = [header, ...rows].map((row) => row.map(({ tokens }) => nodes.cell.create(null, inline(tokens, []))));
	return tableOf(cells, { rules, layout: layoutOf(rule, raw) });
}

/** How the cells of a table stand in their lines. */
function layoutOf(rule: string, raw: string): "tight" | "spaced" | "padded" {
	if (/^\|\S/.test(rule)) return "tight";
	return /[^\s|] {2,}\|/.test(raw) || /-{4}/.test(rule) ? "padded" : "spaced";
}

function item({ task, tokens }: Tokens.ListItem): Node {
	const [first, ...rest] = tokens.filter(({ type }) => type !== "space");
	const words = first && (first.type === "text" || first.type === "paragraph") ? first : undefined;
	if (task || !words || rest.some(({ type }) => type !== "list")) throw new HasNoForm();
	const paragraph = nodes.paragraph.create(null, inline("tokens" in words ? words.tokens : [words], []));
	return nodes.item.create(null, [paragraph, ...rest.map(block)]);
}

function inline(tokens: readonly Token[] | undefined, around: readonly Mark[]): Node[] {
	return (tokens ?? []).flatMap((token) => inlineNodes(token, around));
}

function inlineNodes(token: Token, around: readonly Mark[]): Node[] {
	const inside = (mark: Mark) => inline("tokens" in token ? token.tokens : [], mark.addToSet(around));
	switch (token.type) {
		case "text":
			return "tokens" in token && token.tokens ? inline(token.tokens, around) : words(token.text, around);
		case "escape":
			return words(token.text, around);
		case "strong":
			return inside(marks.strong.create({ sign: token.raw.slice(0, 2) }));
		case "em":
			return inside(marks.em.create({ sign: token.raw.slice(0, 1) }));
		case "codespan":
			// Spaces at its ends come and go with what is typed there.
			if (/^\s|\s$/.test(token.text)) throw new HasNoForm();
			return words(token.text, marks.code.create().addToSet(around));
		case "link":
			if (!token.raw.startsWith("[")) return words(token.raw, around);
			if (token.title || token.href === "") throw new HasNoForm();
			return inside(marks.link.create({ href: decodeHref(token.href), inner: around.length > 0 }));
		case "fact":
			return [nodes.fact.create({ source: token.raw }, null, around)];
		case "br":
			return [nodes.break.create({ written: token.raw }, null, around)];
		default:
			throw new HasNoForm();
	}
}

/** Words, with the ends of lines between them. */
function words(text: string, around: readonly Mark[]): Node[] {
	return text.split("\n").flatMap((line, index) => {
		const wrap = index > 0 ? [nodes.wrap.create(null, null, around)] : [];
		return line === "" ? wrap : [...wrap, schema.text(line, around)];
	});
}
