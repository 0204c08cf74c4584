import type { AnyProblem, Location } from "#core/problems/problem.ts";
import type { Drafts } from "#pipeline/read/drafts.ts";
import type { JsonReport } from "#pipeline/report/json.ts";

/** Asks for a check of the content as it is now. */
export interface CheckRequest {
	/** The name of its present state. */
	readonly revision: string;
	/** The files that changed since the last request. */
	readonly changed: ReadonlySet<string>;
}

export interface Checked {
	readonly report: JsonReport;
	/** Nothing in the content would stop a build. */
	readonly sound: boolean;
	/** The mistakes that have one right answer, by `mistakeKey`; undefined where nobody asks. */
	readonly repairable?: ReadonlySet<string> | undefined;
}

/** One of the mistakes of a report. */
export type Mistake = Location & { readonly code: string };

export function mistakeKey({ file, line, column, code }: Mistake): string {
	return `${file}:${line}:${column}:${code}`;
}

/** Checks the whole content while pages are answered. */
export interface Checks {
	/** The result is reported later; of states that follow each other quickly, only that of the last. */
	ask(request: CheckRequest): void;
	/** The errors that changes would make that are not written. */
	newErrors(drafts: Drafts): Promise<readonly AnyProblem[]>;
	/** The content with a mistake repaired; undefined when that is not there any more, or not so for certain. */
	repaired(mistake: Mistake): Promise<Drafts | undefined>;
	stop(): void;
}
