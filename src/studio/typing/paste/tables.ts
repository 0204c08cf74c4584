import { styleOf } from "./styles.ts";

/** What stands in the cells of a pasted table, row by row: each as long as the others, without empty ones at the ends. */
export function gridOf(table: HTMLTableElement): (Element | undefined)[][] {
	const rows = [...table.rows].filter(isShown);
	const grid = rows.map((): (Element | undefined)[] => []);
	for (const [at, { cells }] of rows.entries()) {
		const row = grid[at] ?? [];
		let column = 0;
		for (const cell of [...cells].filter(isShown)) {
			while (column in row) column++;
			// What stood in several cells stands in the first of them.
			const width = Math.min(cell.colSpan, 50);
			for (const below of grid.slice(at, at + Math.max(1, cell.rowSpan)))
				for (let beside = 0; beside < width; beside++)
					below[column + beside] = below === row && beside === 0 ? cell : undefined;
			column += width;
		}
	}
	const isFull = (cell: Element | undefined) => (cell?.textContent ?? "").replace(/[\s\u00a0]+/g, "") !== "";
	const height = grid.findLastIndex((row) => row.some(isFull)) + 1;
	const width = Math.max(0, ...grid.map((row) => row.findLastIndex(isFull) + 1));
	return grid.slice(0, height).map((row) => Array.from({ length: width }, (_, column) => row[column]));
}

/** A table that only puts things in their place, as in mail. */
export function isLayout(table: HTMLTableElement): boolean {
	if (table.querySelector("table, h1, h2, h3, h4, h5, h6, ul, ol")) return true;
	return table.getAttribute("role") === "presentation";
}

export function isShown(element: Element): boolean {
	const style = styleOf(element);
	return !element.hasAttribute("hidden") && !/(?:^|;)\s*(?:display:\s*none|mso-hide:\s*all)/i.test(style);
}
