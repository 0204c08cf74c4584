/** Rows of cells as lines of text, each column as wide as its widest cell. */
export function alignedRows(rows: readonly (readonly string[])[]): string {
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
	const line = (row: readonly string[]) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join("  ");
	return rows.map((row) => `${line(row).trimEnd()}\n`).join("");
}
