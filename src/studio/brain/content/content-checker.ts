import type { EditorLanguage } from "#core/in-language.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import type { CheckedSite } from "#pipeline/checked/checked-site.ts";
import { validateText } from "#pipeline/load/file-result.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import { type Drafts, noDrafts } from "#pipeline/read/drafts.ts";
import { repairsOf, type Workbench } from "#pipeline/repair/rounds.ts";
import { jsonReport } from "#pipeline/report/json.ts";
import { editorLanguageIn } from "#pipeline/site/editor-language.ts";
import { type Checked, type Mistake, mistakeKey } from "./checks.ts";
import { errorsAmong, identityOf } from "./errors.ts";

export interface CheckerHost {
	/** Begins to read the content. */
	readonly open: () => SiteReader;
	readonly language: EditorLanguage | undefined;
	/** Hears in which language a report is. Where its words are not known yet, some of it is in English. */
	readonly speaks?: (language: EditorLanguage) => void;
	/** Hears that an icon is named that does not exist: which one was meant is known once its words have come. */
	readonly asksForIcons?: () => void;
	/** Remembers what was found for another run, and gives a reader that goes on from there. */
	readonly keep?: ((checked: CheckedSite & { readonly sound: true }) => SiteReader | undefined) | undefined;
	/** Says which mistakes have one right answer. */
	readonly repairs?: boolean;
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
		const { open, language, keep, speaks, asksForIcons } = this.#host;
		const known = this.#reader;
		this.#reader = undefined;
		const reader = known ?? open();
		const checked = checkContent(reader, { language, changed: known && since });
		this.#reader = reader;
		const spoken = language ?? editorLanguageIn(checked.site);
		speaks?.(spoken);
		if (checked.problems.some(({ code }) => code === "unknown-icon")) asksForIcons?.();
		const report = jsonReport(checked.problems, { language: spoken, texts: checked.site.texts });
		if (checked.sound) this.#reader = keep?.(checked) ?? reader;
		return { report, sound: checked.sound, repairable: this.#repairable(checked) };
	}

	/** The content with a mistake repaired; undefined when that is not there any more, or not so for certain. */
	repaired(mistake: Mistake): Drafts | undefined {
		const { bench } = this.#trying();
		const now = bench.check(noDrafts);
		const key = mistakeKey(mistake);
		const own = now.problems.filter((each) => mistakeKey({ ...each.place, code: each.code }) === key);
		const { repairs, drafts } = repairsOf(bench, now, own);
		return repairs.length > 0 ? drafts : undefined;
	}

	#repairable({ site, problems }: CheckedSite): ReadonlySet<string> | undefined {
		if (!this.#host.repairs) return undefined;
		const { repairs } = repairsOf(this.#trying().bench, { site, problems });
		return new Set(repairs.map(({ problem: { place, code } }) => mistakeKey({ ...place, code })));
	}

	/** Reads what was read of changes that may never be written; the other reader has none of it. */
	#trying(): { readonly reader: SiteReader; readonly bench: Workbench } {
		this.#trial ??= this.#host.open();
		const reader = this.#trial;
		const bench: Workbench = {
			check: (drafts) => checkContent(reader, { drafts }),
			examine(file, text) {
				const listed = reader.file(file);
				return listed ? validateText(listed, text, reader.collections).problems : [];
			},
			exists: (file) => reader.file(file) !== undefined,
		};
		return { reader, bench };
	}

	/** The errors that the content would have with changes that are not written, anywhere in it, and does not have now. */
	newErrors(drafts: Drafts): readonly AnyProblem[] {
		const { reader } = this.#trying();
		const errors = errorsAmong(checkContent(reader, { drafts }).problems);
		if (errors.length === 0) return [];
		const known = new Set(errorsAmong(checkContent(reader).problems).map(identityOf));
		return errors.filter((each) => !known.has(identityOf(each)));
	}
}
