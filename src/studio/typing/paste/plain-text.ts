import { Fragment, type Node, Slice } from "prosemirror-model";
import { cellsOf, tableOf } from "#studio/typing/cells.ts";
import { readBlock } from "#studio/typing/read-block.ts";
import { schema } from "#studio/typing/schema.ts";
import { readText } from "#studio/typing/text.ts";

const { nodes } = schema;

/** Signs at the beginning of a line with which people, and programs that know no form, begin a point of a list. */
const typedSign = /^([ \t]*)[•◦●▪■‣∙○·][ \t]+/gm;

/** A heading, a point of a list, a number, a table, or something in bold. */
const markdown = /^(?:#{1,6} \S|[ \t]*[-*+] \S|\d+[.)] \S|\|.*\|[ \t]*$)|\*\*\S[^\n]*\*\*/m;

/**
 * What plain words say that were copied from a spreadsheet or are Markdown, as those of a chat; undefined for others, in
 * which signs stand for themselves.
 */
export function readPlain(words: string): Slice | undefined {
	const text = words.replace(/\r\n?/g, "\n").replace(/^\n+|\s+$/g, "");
	const table = tableIn(text);
	if (table) return new Slice(Fragment.from(table), 0, 0);
	const written = text.replace(typedSign, "$1- ");
	if (!markdown.test(written)) return undefined;
	const blocks = readText(written).children.flatMap(own);
	const open = (block: Node | undefined) => (block?.type === nodes.paragraph ? 1 : 0);
	return new Slice(Fragment.from(blocks), open(blocks[0]), open(blocks.at(-1)));
}

/** Rows of cells with tabs between them. */
function tableIn(text: string): Node | undefined {
	const rows = text.split("\n").map((line) => line.split("\t").map((cell) => cell.trim()));
	const width = rows[0]?.length ?? 0;
	if (rows.length < 2 || width < 2 || rows.some(({ length }) => length !== width)) return undefined;
	return tableOf(rows.map((row) => row.map((cell) => nodes.cell.create(null, cell === "" ? null : schema.text(cell)))));
}

/** A block as it is written anew: it was read nowhere in this text. What has no form here is words. */
function own({ type, attrs, content, textContent }: Node): Node[] {
	if (type === nodes.source) {
		const read = readBlock(textContent);
		if (read) return own(read);
		const lines = textContent.split("\n").map((line) => line.replace(signsOfBlock, "").trim());
		return lines.filter((line) => line !== "").map((line) => nodes.paragraph.create(null, schema.text(line)));
	}
	switch (type) {
		case nodes.heading:
			return [type.create({ level: attrs.level < 3 ? 2 : 3 }, content)];
		case nodes.orderedList:
			return [type.create({ start: attrs.start }, content)];
		case nodes.table:
			return [tableOf(cellsOf(type.create(attrs, content)))];
		default:
			return [type.create(null, content)];
	}
}

/** What begins a quotation or a piece of a program, and a line between two parts. */
const signsOfBlock = /^(?:>\s?)+|^(?:```|~~~).*$|^\s*(?:-{3,}|\*{3,})\s*$/g;
