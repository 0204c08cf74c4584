import { Fragment, type Mark, type Node } from "prosemirror-model";
import { factNamed, factsApart } from "#core/fact-pieces.ts";
import { cellsOf, withoutEmptyRows } from "./cells.ts";
import { readBlock } from "./read-block.ts";
import { meaningOf, schema } from "./schema.ts";

const { nodes, marks } = schema;

/** A way to write what has a form. */
interface Way {
	/** Signs that would mean something stand for themselves. */
	readonly escapes: boolean;
	/** The sign around what is bold or slanted. */
	readonly signOf: (mark: Mark) => string;
}

const ownSign = ({ attrs }: Mark) => String(attrs.sign);

/** The first that says what is meant is taken: the less it does, the less of a file changes. */
const ways: readonly Way[] = [
	{ escapes: false, signOf: ownSign },
	{ escapes: true, signOf: ownSign },
	{ escapes: true, signOf: ({ type }) => (type === marks.strong ? "**" : "*") },
	{ escapes: true, signOf: ({ type }) => (type === marks.strong ? "**" : "_") },
];

/**
 * A block in Markdown, without the line after it; empty for one without words. Markdown has no way to write some marks,
 * such as one that ends in the middle of a word behind a comma: then the words stand without any.
 */
export function writeBlock(node: Node): string {
	if (node.type === nodes.source) return node.textContent.replace(/\s+$/, "");
	const meant = meaningIn(node);
	if (meant === "") return "";
	for (const way of ways) {
		const written = spellBlock(node, way);
		const read = readBlock(written);
		if (read && meaningIn(read) === meant) return written;
	}
	const bare = withoutMarks(node);
	return bare.eq(node) ? spellBlock(node, { escapes: true, signOf: ownSign }) : writeBlock(bare);
}

function withoutMarks(node: Node): Node {
	return node.isLeaf ? node.mark([]) : node.copy(Fragment.from(node.children.map(withoutMarks)));
}

/** What a block says, however it is written. Spaces have no marks, and facts are their words. */
export function meaningIn(node: Node): string {
	if (node.type === nodes.table) {
		const rows = cellsOf(withoutEmptyRows(node)).map((row) => row.map(meaningIn));
		const isEmpty = rows.flat().every((each) => each === "");
		return isEmpty ? "" : `<table ${String(node.attrs.rules)}>${rows.map((row) => row.join("<|>")).join("<row>")}</>`;
	}
	if (!node.isTextblock) {
		const inside = node.children.map(meaningIn).filter((each) => each !== "");
		const start = node.type === nodes.orderedList ? ` ${String(node.attrs.start)}` : "";
		return inside.length === 0 ? "" : `<${node.type.name}${start}>${inside.join("")}</>`;
	}
	let before = "";
	let said = "";
	for (const child of piecesOf(node)) {
		const around = child.marks.map(meaningOf).join(", ");
		for (const part of wordsOf(child).match(/[ \t\n]+|[^ \t\n]+/g) ?? []) {
			const isSpace = /^[ \t\n]/.test(part);
			if (!isSpace && around !== before) {
				said += `<${around}>`;
				before = around;
			}
			said += child.type === nodes.break ? "<break>" : isSpace ? " " : part;
		}
	}
	const line = said
		.replace(/ *<break> */g, "<break>")
		.replace(/ +/g, " ")
		.replace(/^(?: |<break>)+|(?: |<break>)+$/g, "");
	const level = node.type === nodes.heading ? ` ${String(node.attrs.level)}` : "";
	return line === "" ? "" : `<${node.type.name}${level}>${line}`;
}

/** What stands in a line; a heading is only one, as is a cell. */
function piecesOf({ type, children }: Node): readonly Node[] {
	if (type !== nodes.heading && type !== nodes.cell) return children;
	return children.map((child) => (child.isText || child.type === nodes.fact ? child : schema.text(" ", child.marks)));
}

function spellBlock(node: Node, way: Way): string {
	if (node.type === nodes.heading) return `${"#".repeat(Number(node.attrs.level))} ${spellLine(node, way)}`;
	if (node.type === nodes.table) return spellTable(node, way);
	return node.isTextblock ? spellLine(node, way) : spellList(node, way);
}

function spellTable(table: Node, way: Way): string {
	const { rules, layout } = table.attrs as { rules: readonly string[]; layout: string };
	// What stands between two cells stands for itself in one.
	const spell = (cell: Node) => spellLine(cell, way).replace(/(?<!\\)\|/g, "\\|");
	const [head = [], ...rows] = cellsOf(table).map((row) => row.map(spell));
	const lines = [head, rules, ...rows];
	if (layout === "tight") return lines.map((cells) => `|${cells.join("|")}|`).join("\n");
	const widths = rules.map((_, column) => Math.max(3, ...lines.map((cells) => [...(cells[column] ?? "")].length)));
	const padded = (cell: string, column: number) => {
		if (layout !== "padded") return cell;
		return /^:?-+:?$/.test(cell)
			? cell.replace(/-+/, (dashes) => dashes.padEnd((widths[column] ?? 0) - cell.length + dashes.length, "-"))
			: cell.padEnd(widths[column] ?? 0);
	};
	return lines.map((cells) => `| ${cells.map(padded).join(" | ")} |`).join("\n");
}

function spellList({ type, attrs, children }: Node, way: Way): string {
	const { marker, loose, start } = attrs as { marker: string; loose: boolean; start?: number };
	const items = children.filter((item) => meaningIn(item) !== "");
	return items
		.map((item, index) => {
			const lead = `${type === nodes.orderedList ? Number(start) + index : ""}${marker} `;
			const blocks = item.children.map((each) => spellBlock(each, way)).join("\n");
			return lead + blocks.replace(/\n(?=[^\n])/g, `\n${" ".repeat(lead.length)}`);
		})
		.join(loose ? "\n\n" : "\n");
}

/** What means something at the beginning of a line. */
const opensBlock = /^([ \t]*\d*)([-+=.)])/gm;

function spellLine(node: Node, way: Way): string {
	const line = spellRun(piecesOf(node), [], way).replace(/^(?:[ \t\n]|\\\n)+|(?:[ \t\n]|\\\n)+$/g, "");
	return way.escapes ? line.replace(opensBlock, "$1\\$2") : line;
}

/** Pieces of a line inside marks that are open: of those that begin, the one that goes on longest stands outside. */
function spellRun(pieces: readonly Node[], open: readonly Mark[], way: Way): string {
	let spelled = "";
	for (let at = 0; at < pieces.length; ) {
		const piece = pieces[at] as Node;
		const ends = piece.marks
			.filter((mark) => mark.type !== marks.code && !mark.isInSet(open))
			.map((mark) => ({ mark, end: endOf(mark, pieces, at) }));
		const longest = ends.reduce<(typeof ends)[number] | undefined>(
			(best, each) =>
				best && (best.end > each.end || (best.end === each.end && !best.mark.attrs.inner)) ? best : each,
			undefined,
		);
		if (!longest) {
			spelled += spellPiece(piece, way);
			at++;
			continue;
		}
		const inside = spellRun(pieces.slice(at, longest.end), [...open, longest.mark], way);
		spelled += around(inside, longest.mark, way);
		at = longest.end;
	}
	return spelled;
}

function endOf(mark: Mark, pieces: readonly Node[], at: number): number {
	const end = pieces.findIndex((piece, index) => index > at && !mark.isInSet(piece.marks));
	return end < 0 ? pieces.length : end;
}

/** A mark stands close to the words in it. */
function around(inside: string, mark: Mark, { signOf }: Way): string {
	const [, before = "", words = "", after = ""] = /^([ \t\n]*)(.*?)([ \t\n]*)$/s.exec(inside) ?? [];
	if (words === "") return inside;
	if (mark.type === marks.link) {
		const href = String(mark.attrs.href);
		return `${before}[${words}](${/[\s()]/.test(href) ? `<${href}>` : href})${after}`;
	}
	const sign = signOf(mark);
	return before + sign + words + sign + after;
}

function spellPiece(piece: Node, { escapes }: Way): string {
	if (piece.type === nodes.break) return String(piece.attrs.written);
	if (marks.code.isInSet(piece.marks)) return `\`${wordsOf(piece)}\``;
	if (!escapes) return wordsOf(piece);
	// What stands in braces is a fact.
	const parts = factsApart(wordsOf(piece));
	return parts
		.map((part) => (factNamed(part) !== undefined ? part : part.replace(/[\\`*_[\]<>~|#]/g, "\\$&")))
		.join("");
}

function wordsOf(piece: Node): string {
	return piece.text ?? piece.type.spec.leafText?.(piece) ?? "";
}
