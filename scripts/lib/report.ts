import { terminalReport } from "#pipeline/report/terminal.ts";
import type { CheckedSite } from "./content.ts";

/** Whether a report may be coloured: only on a terminal. */
export function inColor(): boolean {
	return Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
}

/** Prints all problems for a person. */
export function printReport({ site, problems, language }: CheckedSite): void {
	process.stdout.write(terminalReport(problems, { language, color: inColor(), texts: site.texts }));
}
