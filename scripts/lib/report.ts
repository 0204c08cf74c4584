import { terminalReport } from "#pipeline/report/terminal.ts";
import type { CheckedSite } from "./content.ts";

/** Prints all problems for a person; colours only on a terminal. */
export function printReport({ site, problems, language }: CheckedSite): void {
	const color = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
	process.stdout.write(terminalReport(problems, { language, color, texts: site.texts }));
}
