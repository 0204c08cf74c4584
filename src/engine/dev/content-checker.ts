import type { ReportLanguage } from "#core/problems/entry.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import type { CheckedSite } from "#pipeline/checked/checked-site.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import type { Drafts } from "#pipeline/read/drafts.ts";
import { jsonReport } from "#pipeline/report/json.ts";
import type { Checked } from "#studio/brain/content/checks.ts";
import { errorsAmong, identityOf } from "#studio/brain/content/errors.ts";
import { openContent } from "../content/content.ts";
import { SiteMemory } from "../memory/site-memory.ts";

export interface CheckerOptions {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
	readonly language: ReportLanguage | undefined;
}

/** Checks the whole content, again and again. Takes its time: on a large site some seconds. */
export class ContentChecker {
	readonly #options: CheckerOptions;
	#reader: SiteReader | undefined;
	/** Reads the content with changes that are not written. */
	#trial: SiteReader | undefined;
	/** What is known from one run to the next, until it has been kept. */
	#memory: SiteMemory | undefined;
	readonly #remembers: boolean;

	/** With `remembers` it uses and keeps what is known from one run to the next; that is bound to one state of the code. */
	constructor(options: CheckerOptions, remembers: boolean) {
		this.#options = options;
		this.#remembers = remembers;
		if (remembers) this.#memory = new SiteMemory(options.project, options.root);
	}

	/**
	 * Checks everything. `since` are the files that changed since the last time; no others are read again. When it throws,
	 * the next check begins from nothing.
	 */
	check(since: ReadonlySet<string>): Checked {
		const { root, language } = this.#options;
		const known = this.#reader;
		this.#reader = undefined;
		const reader = known ?? openContent(root, { memory: this.#memory });
		const checked = checkContent(reader, { language, changed: known && since });
		this.#reader = reader;
		const report = jsonReport(checked.problems, { language: checked.language, texts: checked.site.texts });
		if (checked.sound && this.#memory) this.#keep(checked, this.#memory);
		return { report, sound: checked.sound };
	}

	/** The errors that the content would have with changes that are not written, anywhere in it, and does not have now. */
	newErrors(drafts: Drafts): readonly AnyProblem[] {
		const { root, project } = this.#options;
		// What was read of changes that may never be written is none of the other reader's.
		this.#trial ??= openContent(root, { memory: this.#remembers ? new SiteMemory(project, root) : undefined });
		const errors = errorsAmong(checkContent(this.#trial, { drafts }).problems);
		if (errors.length === 0) return [];
		const known = new Set(errorsAmong(checkContent(this.#trial).problems).map(identityOf));
		return errors.filter((each) => !known.has(identityOf(each)));
	}

	/** What was kept of the pages takes less memory than the pages as they were read, and is checked sooner. */
	#keep(checked: CheckedSite, memory: SiteMemory): void {
		const { root, project } = this.#options;
		memory.keep(checked);
		this.#memory = undefined;
		const reader = openContent(root, { memory: new SiteMemory(project, root) });
		reader.read();
		this.#reader = reader;
	}
}
