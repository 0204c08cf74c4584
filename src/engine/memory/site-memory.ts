import { join, resolve } from "node:path";
import type { Language } from "#core/languages.ts";
import { once, remembered } from "#core/remembered.ts";
import { dictionaryFor } from "#engine/files/dictionary.ts";
import { DiskFiles } from "#engine/files/disk-files.ts";
import { searchKeys } from "#pipeline/check/facts-written-out.ts";
import { mentionsSilence } from "#pipeline/check/suppressions.ts";
import type { CheckedSite } from "#pipeline/checked/checked-site.ts";
import { surveyPage } from "#pipeline/load/survey.ts";
import { sourceLanguageAt } from "#pipeline/read/files.ts";
import { fingerprintOf } from "#pipeline/read/fingerprint.ts";
import type { KnownPage, Memory, SitePage } from "#pipeline/site/site.ts";
import type { PageSurvey, SurveyInside } from "#pipeline/site/survey.ts";
import type { Trace } from "#pipeline/site/trace.ts";
import { cacheFolder } from "./cache-folder.mjs";
import { codeVersion } from "./code-version.ts";
import { RecordLog } from "./record-log.ts";

/** A file of a page, and what is known of it. */
export type Surveyed = readonly [file: string, known: KnownPage];

export function surveyed(page: SitePage, survey: PageSurvey): Surveyed {
	return [page.source.file, knownOf(page, survey)];
}

function knownOf({ source, stamp }: SitePage, survey: PageSurvey): KnownPage {
	return { fingerprint: source.fingerprint, stamp, survey };
}

/** A page as it is kept: pages that are alike share their inside. */
interface KeptPage extends Omit<KnownPage, "survey">, Pick<PageSurvey, "head" | "minutes" | "inside"> {}

/** What is known of a site from one run to the next, for one state of the code and one dictionary. */
export class SiteMemory extends RecordLog<Trace> implements Memory {
	readonly source: Language;
	readonly #insides = new Map<string, (() => SurveyInside) | undefined>();
	readonly #stamps = new Map<string, string | undefined>();

	/** `project` is the folder of the program, `root` that of the content. */
	constructor(project: string, root: string) {
		const source = sourceLanguageAt(new DiskFiles(root));
		const owner = JSON.stringify([codeVersion, resolve(root), source, dictionaryFor(source, root)?.name]);
		super(join(cacheFolder(project), "memory", fingerprintOf(owner).slice(0, 16)), owner);
		this.source = source;
	}

	get searchedFor(): readonly string[] {
		return this.get("searched for") ?? [];
	}

	pageOf(file: string): KnownPage | undefined {
		const kept = this.get<KeptPage>(nameOf(file));
		const read = kept && remembered(this.#insides, kept.inside, () => this.#readerOf(kept.inside));
		if (!kept || !read) return undefined;
		const { fingerprint, stamp, head, minutes, inside } = kept;
		this.#stamps.set(file, stamp);
		return { fingerprint, stamp, survey: new KeptSurvey({ head, minutes, inside }, read) };
	}

	/** Reads the inside of pages when it is asked for; undefined when it does not stand there as it was kept. */
	#readerOf(inside: string): (() => SurveyInside) | undefined {
		const json = this.json(`inside ${inside}`);
		return json === undefined ? undefined : once(() => JSON.parse(json) as SurveyInside);
	}

	#keepPage(file: string, { fingerprint, stamp, survey }: KnownPage): void {
		const { head, minutes, inside } = survey;
		this.set(nameOf(file), { fingerprint, stamp, head, minutes, inside } satisfies KeptPage);
		if (this.has(`inside ${inside}`)) return;
		const { outline, fields, words, clues } = survey;
		this.set(`inside ${inside}`, { outline, fields, words, clues } satisfies SurveyInside);
	}

	isSound(file: string, fingerprint: string): boolean {
		return this.get<string>(`sound ${file}`) === fingerprint;
	}

	/** Whether something is known of a file of this name. */
	knows(file: string): boolean {
		return this.has(nameOf(file));
	}

	/** Adds what others found out about pages, whose texts they searched for these facts. */
	learn(pages: readonly Surveyed[], searchedFor: readonly string[]): void {
		for (const [file, known] of pages) this.#keepPage(file, known);
		const all = this.has("searched for") ? new Set(this.searchedFor) : undefined;
		this.#setSearched(searchedFor.filter((fact) => all?.has(fact) ?? true));
	}

	/** Keeps what is known now of the pages and translations in which nothing is wrong. */
	keep({ site, doubtful, sound }: CheckedSite): void {
		// What an error hides from the checks is not known.
		if (!sound || site.source !== this.source) return;
		for (const page of site.pages.values()) {
			const { file } = page.source;
			// Who silences something has to be read again: the silence itself may be wrong.
			if (doubtful.has(file) || (!page.survey && mentionsSilence(page.source.text))) {
				this.delete(nameOf(file));
			} else if (!page.survey || (page.stamp !== undefined && page.stamp !== this.#stamps.get(file))) {
				this.#keepPage(file, knownOf(page, page.survey ?? surveyPage(page, site)));
			}
		}
		for (const { source } of [...site.translations.values()].flatMap((files) => [...files.values()])) {
			const { file, fingerprint, text } = source;
			if (doubtful.has(file) || mentionsSilence(text) || this.isSound(file, fingerprint)) continue;
			this.set(`sound ${file}`, fingerprint);
		}
		this.#setSearched(searchKeys(site));
		this.save();
	}

	#setSearched(facts: readonly string[]): void {
		if (this.searchedFor.join() !== facts.join()) this.set("searched for", facts);
	}
}

/** A survey of which the inside is read when it is asked for. */
class KeptSurvey implements PageSurvey {
	readonly head: PageSurvey["head"];
	readonly minutes: PageSurvey["minutes"];
	readonly inside: string;
	readonly #read: () => SurveyInside;

	constructor({ head, minutes, inside }: Omit<PageSurvey, keyof SurveyInside>, read: () => SurveyInside) {
		this.head = head;
		this.minutes = minutes;
		this.inside = inside;
		this.#read = read;
	}

	get outline() {
		return this.#read().outline;
	}

	get fields() {
		return this.#read().fields;
	}

	get words() {
		return this.#read().words;
	}

	get clues() {
		return this.#read().clues;
	}
}

function nameOf(file: string): string {
	return `survey ${file}`;
}
