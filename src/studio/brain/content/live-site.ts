import { randomUUID } from "node:crypto";
import type { ReportLanguage } from "#core/problems/entry.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import type { ShadowPage } from "#core/studio.ts";
import { reportLanguageIn } from "#engine/content/content.ts";
import { type Answer, Answers } from "#engine/dev/answers.ts";
import { type ChecksBeside, type CheckThread, checksBeside } from "#engine/dev/check-beside.ts";
import type { Checked } from "#engine/dev/content-checker.ts";
import type { Drafts } from "#pipeline/read/drafts.ts";
import type { JsonReport } from "#pipeline/report/json.ts";
import type { ContentState } from "./content-state.ts";
import { DevContent } from "./live-content.ts";
import { PastTexts } from "./past-texts.ts";
import { reportTogether } from "./report-together.ts";

interface DevServerOptions {
	/** Folder that holds `content`. */
	readonly root: string;
	/** Folder of the program. */
	readonly project: string;
	readonly language: ReportLanguage | undefined;
	/** Checks everything; without it, that is done in this thread. */
	readonly thread: CheckThread | undefined;
	/** Hears what came of the check of everything. */
	readonly tell: (state: ContentState) => void;
	/** Hears of a check in which the program failed. */
	readonly fail: (error: unknown) => void;
}

/** The site while somebody writes it: its content as it is, or where that is not sound as it last was, and what is wrong. */
export class DevServer {
	readonly content: DevContent;
	readonly #past = new PastTexts();
	readonly #checks: ChecksBeside;
	readonly #language: ReportLanguage | undefined;
	readonly #answers: Answers;
	#revision = randomUUID();
	#begun = false;
	/** What the last check of everything found; of an earlier state, while the present one is being checked. */
	#checked: { readonly revision: string; readonly report: JsonReport } | undefined;

	constructor({ root, project, language, thread, tell, fail }: DevServerOptions) {
		this.content = new DevContent(root);
		this.#language = language;
		this.#answers = new Answers({
			content: this.content,
			project,
			state: () => this.#state(),
			revision: () => this.#revision,
			language: () => this.language,
		});
		const heard = (revision: string, checked: Checked) => {
			this.#hear(revision, checked);
			tell(this.#state());
		};
		this.#checks = checksBeside({ root, project, language, thread, fail, tell: heard });
	}

	/** The name of the present state of the content. */
	get revision(): string {
		return this.#revision;
	}

	/** The language of the reports. */
	get language(): ReportLanguage {
		return this.#language ?? reportLanguageIn(this.content.site);
	}

	/** What is wrong, as far as that is known. */
	get state(): ContentState {
		return this.#state();
	}

	/** What a file said in a state of the content; undefined for a state that is not known any more. */
	textIn(revision: string, file: string): string | undefined {
		return this.#past.textIn(revision, file, { revision: this.#revision, text: this.content.textOf(file) });
	}

	/** The page at an address with marks; undefined when it cannot be shown. */
	shadow(address: string): ShadowPage | undefined {
		const shadow = this.#answers.shadow(address, this.language);
		return shadow && { ...shadow, revision: this.#revision };
	}

	/** A page with an example of every section, each with its type as anchor. */
	thumbnails(): string {
		return this.#answers.thumbnails();
	}

	/** Begins to check everything, unless that has begun. Not before a first page was answered, which it would hold up. */
	check(): void {
		if (!this.#begun) this.#ask(new Set());
	}

	/** Reads the files that changed. What is wrong with them is known at once; what that means for others is told later. */
	refresh(changed: ReadonlySet<string>): ContentState {
		this.#past.keep(this.#revision, changed, (file) => this.content.textOf(file));
		this.content.refresh(changed);
		this.#revision = randomUUID();
		this.#ask(changed);
		return this.#state();
	}

	/** The errors that the content would have with changes that are not written, and does not have now. */
	newErrors(drafts: Drafts): Promise<readonly AnyProblem[]> {
		return this.#checks.newErrors(drafts);
	}

	/** Another workshop takes its place. */
	close(): void {
		this.#checks.stop();
	}

	#ask(changed: ReadonlySet<string>): void {
		this.#begun = true;
		this.#checks.ask({ revision: this.#revision, changed });
	}

	#hear(revision: string, { report, sound }: Checked): void {
		this.#checked = { revision, report };
		if (revision === this.#revision) this.content.settle(sound);
	}

	#state(): ContentState {
		const revision = this.#revision;
		const { language } = this;
		if (this.#checked?.revision === revision) return { ...this.#checked.report, revision, language, checking: false };
		return { ...reportTogether(this.content, this.#checked?.report, language), revision, language, checking: true };
	}

	/** What an address answers; undefined for what is not the site's. */
	answer(path: string): Promise<Answer | undefined> {
		return this.#answers.answer(path);
	}

	/** An empty page, with what is wrong over it, that opens again with the next change. */
	nothingToShow(): Answer {
		return this.#answers.nothingToShow();
	}
}
