import type { AnyProblem } from "#core/problems/problem.ts";
import type { Drafts } from "#pipeline/read/drafts.ts";
import type { AdvisedReport } from "./advised-report.ts";

/** Asks for a check of the content as it is now. */
export interface CheckRequest {
	/** The name of its present state. */
	readonly revision: string;
	/** The files that changed since the last request. */
	readonly changed: ReadonlySet<string>;
}

export interface Checked {
	readonly report: AdvisedReport;
	/** Nothing in the content would stop a build. */
	readonly sound: boolean;
}

/** Checks the whole content while pages are answered. */
export interface Checks {
	/** The result is reported later; of states that follow each other quickly, only that of the last. */
	ask(request: CheckRequest): void;
	/** The errors that changes would make that are not written. */
	newErrors(drafts: Drafts): Promise<readonly AnyProblem[]>;
	stop(): void;
}
