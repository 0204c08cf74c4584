import { stages } from "#pipeline/read/stages.ts";
import { alignedRows } from "#pipeline/report/table.ts";
import type { DevTimes } from "./dev.ts";
import type { Row } from "./scenarios.ts";

/** All that was measured of one size of site. */
export interface SizeReport {
	readonly pages: number;
	/** Words on each page that stand in `words.txt`. */
	readonly ownWords: number;
	/** The first is what everything is held against. */
	readonly rows: readonly Row[];
	readonly dev: DevTimes | undefined;
}

const columns = ["", "wall", "cpu", "× first", "memory", "files", ...stages] as const;

/** The measurements as a table for people: seconds, MB, and how many times the processor time of the first row. */
export function benchTable({ pages, ownWords, rows, dev }: SizeReport): string {
	const lines = rows.map(({ name, wall, processor, memory, written, stages: spent }) => [
		name,
		seconds(wall),
		seconds(processor),
		(processor / (rows[0]?.processor ?? 0)).toFixed(2),
		`${Math.round(memory / 1_000_000)} MB`,
		String(written),
		...stages.map((stage) => seconds(spent[stage])),
	]);
	const title = `${pages} pages${ownWords > 0 ? `, each with ${ownWords} words of words.txt` : ""}\n`;
	const shown = dev
		? `dev: starts in ${seconds(dev.start)}, shows an edit in ${Math.round(dev.edit)} ms, a price in ${Math.round(dev.price)} ms\n`
		: "";
	return title + alignedRows([columns, ...lines]) + shown;
}

function seconds(milliseconds: number): string {
	return `${(milliseconds / 1000).toFixed(2)} s`;
}
