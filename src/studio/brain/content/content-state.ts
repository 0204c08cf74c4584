import type { ReportLanguage } from "#core/problems/entry.ts";
import type { AdvisedReport } from "./advised-report.ts";

/** What is wrong with the content as far as that is known, and a name for its present state. */
export interface ContentState extends AdvisedReport {
	readonly revision: string;
	/** Of the reports. */
	readonly language: ReportLanguage;
	/** Not everything has been checked yet: there may be more wrong, and what is said of other files may be mended. */
	readonly checking: boolean;
}
