import type { CheckedSite } from "#pipeline/checked/checked-site.ts";
import { gatherTranslations } from "#pipeline/report/gather-translations.ts";
import { jsonReport } from "#pipeline/report/json.ts";
import type { ReportedChange } from "#pipeline/report/repair.ts";
import { terminalReport } from "#pipeline/report/terminal.ts";
import { draftsReport, upcomingReport } from "#pipeline/report/upcoming.ts";
import { draftsOf } from "#pipeline/site/drafts.ts";
import { upcoming } from "#pipeline/site/upcoming.ts";
import { writeGithubReport } from "./github-report.ts";

export const reportFormats = ["text", "json", "github"] as const;

export type ReportFormat = (typeof reportFormats)[number];

interface FormatOptions {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Show everything, also when the report becomes very long, and each text that is to be translated by itself. */
	readonly all: boolean;
	/** A Git revision; what changed since then comes first among the annotations. */
	readonly changedSince: string | undefined;
	/** Takes what is for whoever reads what the command gives. */
	readonly print: (text: string) => void;
	/** What `--fix` changed. */
	readonly changes?: readonly ReportedChange[] | undefined;
}

/** Whether a report may be coloured: only on a terminal. */
export function inColor(): boolean {
	return Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;
}

/** All problems for a person. */
export function problemReport(checked: CheckedSite, all = false): string {
	const { site, problems, language } = shown(checked, all);
	return terminalReport(problems, { language, color: inColor(), texts: site.texts, all });
}

/** Unless everything is asked for, what is to be translated of a file is one problem. */
function shown(checked: CheckedSite, all: boolean): CheckedSite {
	return all ? checked : { ...checked, problems: gatherTranslations(checked.problems) };
}

/** Prints all problems in the form that was asked for. */
export function writeReport(checked: CheckedSite, format: ReportFormat, options: FormatOptions): void {
	const { site, problems, language, today } = shown(checked, options.all);
	const { texts } = site;
	const soon = upcoming(site, today);
	const drafts = draftsOf(site, today);
	const printData = (data: unknown) => options.print(`${JSON.stringify(data, null, 2)}\n`);
	switch (format) {
		case "text":
			options.print(problemReport(checked, options.all));
			options.print(upcomingReport(soon, language) + draftsReport(drafts, language));
			break;
		case "json":
			printData({
				...jsonReport(problems, { language, texts }),
				...(soon.length > 0 && { upcoming: soon }),
				...(drafts.length > 0 && { drafts: drafts.map(({ page, from, place }) => ({ page: page.path, from, place })) }),
				...(options.changes && { changes: options.changes }),
			});
			break;
		case "github":
			writeGithubReport(shown(checked, options.all), options);
			break;
	}
}
