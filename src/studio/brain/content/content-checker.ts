import type { ReportLanguage } from "#core/problems/entry.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import type { CheckedSite } from "#pipeline/checked/checked-site.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import type { Drafts } from "#pipeline/read/drafts.ts";
import { advisedReport } from "./advised-report.ts";
import type { Checked } from "./checks.ts";
import { errorsAmong, identityOf } from "./errors.ts";

export interface CheckerHost {
	/** Begins to read the content. */
	readonly open: () => SiteReader;
	readonly language: ReportLanguage | undefined;
	/** Remembers what was found for another run, and gives a reader that goes on from there. */
	readonly keep?: ((checked: CheckedSite & { readonly sound: true }) => SiteReader | undefined) | undefined;
}

/** Checks the whole content, again and again. Takes its time: on a large site some seconds. */
export class ContentChecker {
	readonly #host: CheckerHost;
	#reader: SiteReader | undefined;
	/** Reads the content with changes that are not written. */
	#trial: SiteReader | undefined;

	constructor(host: CheckerHost) {
		this.#host = host;
	}

	/**
	 * Checks everything. `since` are the files that changed since the last time; no others are read again. When it throws,
	 * the next check begins from nothing.
	 */
	check(since: ReadonlySet<string>): Checked {
		const { open, language, keep } = this.#host;
		const known = this.#reader;
		this.#reader = undefined;
		const reader = known ?? open();
		const checked = checkContent(reader, { language, changed: known && since });
		this.#reader = reader;
		const report = advisedReport(checked.problems, { language: checked.language, texts: checked.site.texts });
		if (checked.sound) this.#reader = keep?.(checked) ?? reader;
		return { report, sound: checked.sound };
	}

	/** The errors that the content would have with changes that are not written, anywhere in it, and does not have now. */
	newErrors(drafts: Drafts): readonly AnyProblem[] {
		// What was read of changes that may never be written is none of the other reader's.
		this.#trial ??= this.#host.open();
		const errors = errorsAmong(checkContent(this.#trial, { drafts }).problems);
		if (errors.length === 0) return [];
		const known = new Set(errorsAmong(checkContent(this.#trial).problems).map(identityOf));
		return errors.filter((each) => !known.has(identityOf(each)));
	}
}
