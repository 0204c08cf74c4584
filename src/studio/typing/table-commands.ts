import type { Node, Slice } from "prosemirror-model";
import { type Command, type EditorState, Plugin, TextSelection, type Transaction } from "prosemirror-state";
import { type Cells, cellsOf, isEmptyRow, plainRule, tableOf } from "./cells.ts";
import { schema } from "./schema.ts";

const { nodes } = schema;

/** The table around the caret, and the cell in it. */
interface InTable {
	readonly table: Node;
	/** Where the table begins. */
	readonly at: number;
	readonly row: number;
	readonly column: number;
}

export function inTable({ selection: { $from } }: Pick<EditorState, "selection">): InTable | undefined {
	for (let { depth } = $from; depth > 0; depth--) {
		const table = $from.node(depth);
		if (table.type === nodes.table && $from.depth >= depth + 2)
			return { table, at: $from.before(depth), row: $from.index(depth), column: $from.index(depth + 1) };
	}
	return undefined;
}

const blank = () => nodes.cell.create();

/** Puts other cells in the place of those of a table, and the caret at the end of one. */
function put(
	{ tr }: EditorState,
	{ at, table }: InTable,
	{ cells, rules = table.attrs.rules, row, column }: { cells: Cells; rules?: unknown; row: number; column: number },
): Transaction {
	const made = tableOf(cells, { ...table.attrs, rules });
	tr.replaceWith(at, at + table.nodeSize, made);
	return caretIn(tr, at, made, row, column).scrollIntoView();
}

/** The caret at the end of a cell; what stands there is selected with `whole`. */
function caretIn(tr: Transaction, at: number, table: Node, row: number, column: number, whole = false): Transaction {
	let start = at + 1;
	for (const each of table.children.slice(0, row)) start += each.nodeSize;
	start++;
	const cells = table.child(row).children;
	for (const each of cells.slice(0, column)) start += each.nodeSize;
	const end = start + 1 + (cells[column]?.content.size ?? 0);
	return tr.setSelection(TextSelection.create(tr.doc, whole ? start + 1 : end, end));
}

/** A command that works in a table alone. */
function within(change: (state: EditorState, found: InTable) => Transaction | undefined): Command {
	return (state, dispatch) => {
		const found = inTable(state);
		const tr = found && change(state, found);
		if (!tr) return false;
		dispatch?.(tr);
		return true;
	};
}

export const addRow = within((state, found) => {
	const { row, column } = found;
	return put(state, found, { cells: cellsOf(found.table).toSpliced(row + 1, 0, []), row: row + 1, column });
});

export const addColumn = within((state, found) => {
	const { row, column } = found;
	const cells = cellsOf(found.table).map((each) => each.toSpliced(column + 1, 0, blank()));
	const rules = (found.table.attrs.rules as readonly string[]).toSpliced(column + 1, 0, plainRule);
	return put(state, found, { cells, rules, row, column: column + 1 });
});

export const removeRow = within((state, found) => {
	const { table, row, column } = found;
	if (table.childCount === 1) return withoutTable(state, found);
	const cells = cellsOf(table).toSpliced(row, 1);
	return put(state, found, { cells, row: Math.min(row, cells.length - 1), column });
});

export const removeColumn = within((state, found) => {
	const { table, row, column } = found;
	const rules = (table.attrs.rules as readonly string[]).toSpliced(column, 1);
	if (rules.length === 0) return withoutTable(state, found);
	const cells = cellsOf(table).map((each) => each.toSpliced(column, 1));
	return put(state, found, { cells, rules, row, column: Math.min(column, rules.length - 1) });
});

function withoutTable({ tr }: EditorState, { at, table }: InTable): Transaction {
	tr.replaceWith(at, at + table.nodeSize, nodes.paragraph.create());
	return tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)));
}

/** The cell after or before this one, with what stands in it selected. Behind the last one a row is added, unless it is empty. */
export function goToCell(step: 1 | -1): Command {
	return within((state, found) => {
		const { table, at, row, column } = found;
		const width = table.child(row).childCount;
		const next = row * width + column + step;
		if (next < 0) return undefined;
		if (next < width * table.childCount)
			return caretIn(state.tr, at, table, Math.floor(next / width), next % width, true).scrollIntoView();
		if (isEmptyRow(table.child(row))) return undefined;
		return put(state, found, { cells: [...cellsOf(table), []], row: row + 1, column: 0 });
	});
}

/** The cell below; below the last a row is added. Who leaves that empty goes on below the table, as behind a list. */
export const goDown = within((state, found) => {
	const { table, at, row, column } = found;
	if (row + 1 < table.childCount) return caretIn(state.tr, at, table, row + 1, column, true).scrollIntoView();
	const last = table.child(row);
	const end = at + table.nodeSize - 1;
	if (row > 0 && isEmptyRow(last)) return goOnAt(state.tr.delete(end - last.nodeSize, end), end + 1 - last.nodeSize);
	return put(state, found, { cells: [...cellsOf(table), []], row: row + 1, column });
});

/** Above a table with which a text begins, or below one with which it ends, there is a place to type as soon as somebody goes there. */
export function goBeyond(step: 1 | -1): Command {
	return (state, dispatch, view) => {
		const found = inTable(state);
		if (!found || view?.endOfTextblock(step === 1 ? "down" : "up") === false) return false;
		const { table, at, row } = found;
		const end = at + table.nodeSize;
		const isOutermost = step === 1 ? end === state.doc.content.size && row + 1 === table.childCount : at + row === 0;
		if (isOutermost) dispatch?.(goOnAt(state.tr, step === 1 ? end : at));
		return isOutermost;
	};
}

/** A paragraph begins, with the caret in it. */
function goOnAt(tr: Transaction, at: number): Transaction {
	tr.insert(at, nodes.paragraph.create());
	return tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView();
}

/** A table below the block in which the caret stands, or in the place of an empty one. */
export const insertTable: Command = (state, dispatch) => {
	if (inTable(state)) return false;
	const { $to } = state.selection;
	const made = tableOf([
		[blank(), blank()],
		[blank(), blank()],
	]);
	const place = $to.depth === 0 ? $to.pos : $to.after(1);
	const around = $to.node(1);
	const isEmpty = around?.type === nodes.paragraph && around.content.size === 0;
	const start = isEmpty ? $to.before(1) : place;
	const tr = state.tr.replaceWith(start, place, made);
	dispatch?.(caretIn(tr, start, made, 0, 0).scrollIntoView());
	return true;
};

/**
 * What is pasted into a table: the cells of another one from the caret on, as in a spreadsheet; of all else its words.
 * Undefined outside of tables.
 */
export function pastedIntoTable(state: EditorState, slice: Slice): Transaction | undefined {
	const found = inTable(state);
	if (!found) return undefined;
	const [pasted, ...more] = slice.content.content.filter(({ type }) => type === nodes.table);
	if (!pasted || more.length > 0) return state.tr.replaceSelection(wordsIn(slice)).scrollIntoView();
	const { row, column } = found;
	const come = cellsOf(pasted);
	const width = Math.max(found.table.child(0).childCount, column + Math.max(...come.map(({ length }) => length)));
	const cells = Array.from({ length: Math.max(found.table.childCount, row + come.length) }, (_, at) =>
		Array.from({ length: width }, (_, index) => {
			const here = found.table.maybeChild(at)?.maybeChild(index);
			return come[at - row]?.[index - column] ?? here ?? blank();
		}),
	);
	const last = come.at(-1)?.length ?? 1;
	return put(state, found, { cells, row: row + come.length - 1, column: column + last - 1 });
}

/** The words of what has blocks, in one line. */
function wordsIn({ content }: Slice): Slice {
	const found: Node[] = [];
	content.descendants((node) => {
		if (node.isTextblock && found.length > 0) found.push(schema.text(" "));
		if (node.isText || node.type === nodes.fact) found.push(node);
		return !node.isText;
	});
	return nodes.cell.create(null, found).slice(0);
}

/** Whatever is done to tables, their rows are as long, and the first is the head. */
export const evenTables = new Plugin({
	appendTransaction(steps, _, { doc, tr }) {
		if (!steps.some(({ docChanged }) => docChanged)) return null;
		doc.forEach((table, at) => {
			if (table.type !== nodes.table) return;
			const even = tableOf(cellsOf(table), table.attrs);
			if (even.eq(table)) return;
			const { rules } = even.attrs;
			let start = at + 1;
			table.forEach((row, offset, index) => {
				start = at + 1 + offset + 1;
				row.forEach((cell, place, column) => {
					const { attrs } = even.child(index).child(column);
					for (const name of ["head", "align"])
						if (cell.attrs[name] !== attrs[name]) tr.setNodeAttribute(tr.mapping.map(start + place), name, attrs[name]);
				});
				const missing = even.child(index).children.slice(row.childCount);
				if (missing.length > 0) tr.insert(tr.mapping.map(start + row.content.size), missing);
			});
			if (String(rules) !== String(table.attrs.rules)) tr.setNodeAttribute(tr.mapping.map(at), "rules", rules);
		});
		return tr.docChanged ? tr : null;
	},
});
