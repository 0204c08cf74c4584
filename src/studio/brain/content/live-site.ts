import type { EditorLanguage } from "#core/in-language.ts";
import type { Language } from "#core/languages.ts";
import type { Page } from "#core/page.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import type { Shell } from "#core/shell.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import type { Drafts } from "#pipeline/read/drafts.ts";
import { editorLanguageIn } from "#pipeline/site/editor-language.ts";
import type { SoundSite } from "#pipeline/site/site.ts";
import { type Checked, type Checks, type Mistake, mistakeKey } from "./checks.ts";
import type { ContentState } from "./content-state.ts";
import { LiveContent } from "./live-content.ts";
import { PastTexts } from "./past-texts.ts";
import { reportTogether } from "./report-together.ts";

/** What is put into the head of a page that is drawn. */
export interface PageHead {
	readonly languages?: readonly Language[];
	readonly head?: string;
}

/** What is known of icons where a site runs. */
export interface Icons {
	/** What stands before the name of an icon where a page of a site refers to it, and before `logo`: `/@site/icons.svg#`. */
	reference(site: SoundSite): string;
	/** How an icon is drawn, without the frame around it; empty when that cannot be had. */
	drawing(name: string): string | Promise<string>;
	/** Fetches what icons are called in a language. */
	loadWords(language: EditorLanguage): Promise<void>;
}

/** What a live site is given by the place where it runs. */
export interface LiveSiteHost {
	/** Reads the content; judges a file when it is asked for. */
	readonly reader: SiteReader;
	/** The language of all that is said; without it, the settings of the site say it. */
	readonly language: EditorLanguage | undefined;
	/** Begins checks of everything, whose results go to `tell`. */
	readonly checks: (tell: (revision: string, checked: Checked) => void) => Checks;
	/** Hears what came of the check of everything. */
	readonly tell: (state: ContentState) => void;
	/** A name that no state of the content had before, in this run or another. */
	readonly newRevision: () => string;
	/** The small site that the examples of the sections refer to. */
	readonly examples: () => SoundSite;
	/** Draws a page as HTML. */
	readonly render: (page: Page, shell: Shell, head?: PageHead) => string;
	readonly icons: Icons;
}

/** The site while somebody writes it: its content as it is, or where that is not sound as it last was, and what is wrong. */
export class LiveSite {
	readonly content: LiveContent;
	readonly #host: LiveSiteHost;
	readonly #past = new PastTexts();
	readonly #checks: Checks;
	#revision: string;
	#begun = false;
	/** What the last check of everything found; of an earlier state, while the present one is being checked. */
	#checked: (Pick<Checked, "report" | "repairable"> & { readonly revision: string }) | undefined;

	constructor(host: LiveSiteHost) {
		this.#host = host;
		this.#revision = host.newRevision();
		this.content = new LiveContent(host.reader);
		this.#checks = host.checks((revision, { report, sound, repairable }) => {
			this.#checked = { revision, report, repairable };
			if (revision === this.#revision) this.content.markChecked(sound);
			host.tell(this.state);
		});
	}

	/** The name of the present state of the content. */
	get revision(): string {
		return this.#revision;
	}

	/** The language of all that is said. */
	get language(): EditorLanguage {
		return this.#host.language ?? editorLanguageIn(this.content.site);
	}

	/** What is wrong, as far as that is known. */
	get state(): ContentState {
		const revision = this.#revision;
		const { language } = this;
		if (this.#checked?.revision === revision) return { ...this.#checked.report, revision, language, checking: false };
		return {
			...reportTogether(this.content, this.#checked?.report, language),
			revision,
			language,
			checking: true,
		};
	}

	/** What a file said in a state of the content; undefined for a state that is not known any more. */
	textIn(revision: string, file: string): string | undefined {
		return this.#past.textIn(revision, file, { revision: this.#revision, text: this.content.textOf(file) });
	}

	/** What a file said after each change since a state of the content; undefined when somebody else changed it too. */
	ownTextsSince(revision: string, file: string): readonly string[] | undefined {
		return this.#past.ownSince(revision, file, this.content.textOf(file));
	}

	/** The small site that the examples of the sections refer to. */
	get examples(): SoundSite {
		return this.#host.examples();
	}

	get icons(): Icons {
		return this.#host.icons;
	}

	/** Draws a page as HTML. */
	get render(): LiveSiteHost["render"] {
		return this.#host.render;
	}

	/** Begins to check everything, unless that has begun. Not before a first page was answered, which it would hold up. */
	check(): void {
		if (!this.#begun) this.#ask(new Set());
	}

	/**
	 * Reads the files that changed. What is wrong with them is known at once; what that means for others is told
	 * later. `isOwn` when they say what was written here, and nothing else.
	 */
	refresh(changed: ReadonlySet<string>, isOwn = false): ContentState {
		this.#past.keep({ revision: this.#revision, isOwn }, changed, (file) => this.content.textOf(file));
		this.content.refresh(changed);
		this.#revision = this.#host.newRevision();
		this.#ask(changed);
		return this.state;
	}

	/** The errors that the content would have with changes that are not written, and does not have now. */
	newErrors(drafts: Drafts): Promise<readonly AnyProblem[]> {
		return this.#checks.newErrors(drafts);
	}

	/** A mistake has one right answer, as far as that is known. */
	isRepairable(mistake: Mistake): boolean {
		return this.#checked?.repairable?.has(mistakeKey(mistake)) ?? false;
	}

	/** The content with a mistake repaired; undefined when that is not there any more, or not so for certain. */
	repaired(mistake: Mistake): Promise<Drafts | undefined> {
		return this.#checks.repaired(mistake);
	}

	/** Another takes its place. */
	close(): void {
		this.#checks.stop();
	}

	#ask(changed: ReadonlySet<string>): void {
		this.#begun = true;
		this.#checks.ask({ revision: this.#revision, changed });
	}
}
