import { Fragment, type Node } from "prosemirror-model";
import { schema } from "./schema.ts";

const { nodes } = schema;

/** What stands below the head of a column that nobody aligned. */
export const plainRule = "---";

/** Row by row. */
export type Cells = readonly (readonly Node[])[];

export function cellsOf({ children }: Node): Cells {
	return children.map((row) => row.children);
}

/** Nobody has typed in it. */
export function isEmptyRow(row: Node): boolean {
	return row.textContent.trim() === "";
}

/** A table as it is written: of its rows, those that say something, and its head. */
export function withoutEmptyRows(table: Node): Node {
	return table.copy(Fragment.from(table.children.filter((row, at) => at === 0 || !isEmptyRow(row))));
}

/** A table of cells: as many in each row, the first of which is its head. */
export function tableOf(cells: Cells, attrs: Readonly<Record<string, unknown>> = {}): Node {
	const width = Math.max(1, ...cells.map(({ length }) => length));
	const given = (attrs.rules ?? []) as readonly string[];
	const rules = Array.from({ length: width }, (_, column) => given[column] ?? plainRule);
	return nodes.table.create(
		{ ...attrs, rules },
		cells.map((row, at) =>
			nodes.row.create(
				null,
				rules.map((rule, column) =>
					nodes.cell.create({ head: at === 0, align: alignOf(rule) }, row[column]?.content ?? Fragment.empty),
				),
			),
		),
	);
}

function alignOf(rule: string): string | null {
	const [first, last] = [rule.startsWith(":"), rule.endsWith(":")];
	return first && last ? "center" : last ? "right" : first ? "left" : null;
}
