import type { Change, FormField, FormValue } from "#core/studio.ts";

export type Cell = FormField & { readonly content: FormValue };

/** Facts of one sort, row by row; a row has a place for each column. */
export interface Grid {
	/** What people call the columns. */
	readonly columns: readonly string[];
	readonly rows: readonly { readonly name: string; readonly cells: readonly (Cell | undefined)[] }[];
}

/** What can be typed in one line. */
const typed: ReadonlySet<FormValue["control"]> = new Set(["line", "amount", "number"]);

/** The fields of all entries of a file that have one line and say something in one of them. */
export function gridOf({ content }: FormField): Grid {
	const entries = content.is === "block" ? content.fields.filter((each) => each.content.is === "block") : [];
	const rows = entries.map((entry) => ({
		name: entry.label,
		cells: entry.content.is === "block" ? entry.content.fields.filter(isCell) : [],
	}));
	const names = new Map<string, string>();
	for (const { cells } of rows)
		for (const cell of cells)
			if (cell.required || cell.content.written !== undefined) names.set(nameOf(cell), cell.label);
	const columns = [...names.keys()];
	return {
		columns: [...names.values()],
		rows: rows.map(({ name, cells }) => ({
			name,
			cells: columns.map((column) => cells.find((cell) => nameOf(cell) === column)),
		})),
	};
}

function isCell(field: FormField): field is Cell {
	return field.content.is === "value" && typed.has(field.content.control);
}

function nameOf({ path }: FormField): string {
	return String(path.at(-1));
}

/** Cells of a spreadsheet, as they stand on the clipboard. */
export function cellsIn(text: string): string[][] {
	const lines = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "").split("\n");
	return lines.map((line) => line.split("\t").map((cell) => cell.trim()));
}

/** What becomes of a table into which cells are pasted from a place on; `beyond` counts those for which there is no place. */
export function pastedInto(
	{ rows }: Grid,
	at: { readonly row: number; readonly column: number },
	cells: readonly (readonly string[])[],
): { readonly changes: readonly Change[]; readonly beyond: number } {
	const changes: Change[] = [];
	let beyond = 0;
	for (const [down, line] of cells.entries())
		for (const [beside, value] of line.entries()) {
			const cell = rows[at.row + down]?.cells[at.column + beside];
			if (!cell) {
				if (value !== "") beyond++;
				continue;
			}
			const { file, path, required, content } = cell;
			const was = content.written;
			if (value === (was ?? "")) continue;
			if (was === undefined) changes.push({ do: "add", file, path, value });
			else if (value === "" && !required) changes.push({ do: "remove", file, path, was });
			else changes.push({ do: "set", file, path, was, value });
		}
	return { changes, beyond };
}
