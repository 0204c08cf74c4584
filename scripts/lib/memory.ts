import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { factsSearchedFor } from "#pipeline/check/facts-written-out.ts";
import { mentionsSilence } from "#pipeline/check/silence.ts";
import { fingerprintOf } from "#pipeline/read/fingerprint.ts";
import type { KnownPage } from "#pipeline/reading.ts";
import type { Memory, SitePage } from "#pipeline/site.ts";
import { type PageSurvey, surveyPage } from "#pipeline/survey/survey.ts";
import type { CheckedSite } from "./content.ts";
import { removeUnused } from "./remove-unused.ts";

/** The first line of the file; another program, another state of the code or another site has another one. */
interface Head {
	readonly code: string;
	readonly root: string;
	readonly searchedFor: readonly string[];
	readonly pages: number;
}

/** A file of a page, and what is known of it. */
export type Surveyed = readonly [file: string, kept: KnownPage];

export function surveyed(page: SitePage, survey: PageSurvey): Surveyed {
	return [page.source.file, knownOf(page, survey)];
}

function knownOf({ source, stamp }: SitePage, survey: PageSurvey): KnownPage {
	return { fingerprint: source.fingerprint, stamp, survey };
}

/** What is known of the pages of a site from one run to the next, in a file below `node_modules`. */
export class PageMemory implements Memory {
	readonly #file: string;
	readonly #identity: Pick<Head, "code" | "root">;
	#kept: ReadonlyMap<string, KnownPage>;
	#searchedFor: ReadonlySet<string>;
	/** Something is known that the file does not say. */
	#learned = false;

	/** Whatever cannot be read, or belongs to other code, counts as nothing known. */
	constructor(project: string, root: string) {
		this.#identity = { code: process.env.SITE_CODE ?? "", root: resolve(root) };
		const name = fingerprintOf(JSON.stringify(this.#identity)).slice(0, 16);
		this.#file = join(project, "node_modules", ".cache", "site", "memory", `${name}.json`);
		const { kept, searchedFor } = this.#read();
		this.#kept = kept;
		this.#searchedFor = searchedFor;
	}

	get searchedFor(): ReadonlySet<string> {
		return this.#searchedFor;
	}

	/** Adds what others found out, who searched for these facts; what only one of both searched for counts as not searched for. */
	learn(surveyed: readonly Surveyed[], searchedFor: readonly string[]): void {
		this.#learned = true;
		const known = this.#kept.size > 0;
		this.#kept = new Map([...this.#kept, ...surveyed]);
		this.#searchedFor = new Set(known ? searchedFor.filter((each) => this.#searchedFor.has(each)) : searchedFor);
	}

	/** Whether something is known of a file of this name. */
	knows(file: string): boolean {
		return this.#kept.has(file);
	}

	withText(file: string, text: string): KnownPage | undefined {
		const kept = this.#kept.get(file);
		return kept?.fingerprint === fingerprintOf(text) ? kept : undefined;
	}

	untouched(file: string, stamp: string): KnownPage | undefined {
		const kept = this.#kept.get(file);
		return kept?.stamp === stamp ? kept : undefined;
	}

	latest(file: string): KnownPage | undefined {
		return this.#kept.get(file);
	}

	/** Keeps what is known now of the pages in which nothing is wrong. */
	keep({ site, doubtful, sound }: CheckedSite): void {
		// What an error hides from the checks is not known.
		if (!sound) return;
		const next = new Map<string, KnownPage>();
		let changed = this.#learned;
		for (const page of site.pages.values()) {
			const { file } = page.source;
			const known = page.survey && this.#kept.get(file);
			// Who silences something has to be read again: the silence itself may be wrong.
			if (doubtful.has(file) || (!known && mentionsSilence(page.source.text))) continue;
			const same = known && (known.stamp === page.stamp || page.stamp === undefined);
			next.set(file, same ? known : knownOf(page, known?.survey ?? surveyPage(page)));
			changed ||= !same;
		}
		const searchedFor = factsSearchedFor(site);
		const sameSearch =
			searchedFor.length === this.#searchedFor.size && searchedFor.every((each) => this.#searchedFor.has(each));
		if (!changed && next.size === this.#kept.size && sameSearch) return;
		this.#kept = next;
		this.#searchedFor = new Set(searchedFor);
		this.#learned = false;
		this.#write(next, searchedFor);
	}

	#read(): { kept: ReadonlyMap<string, KnownPage>; searchedFor: ReadonlySet<string> } {
		const nothing = { kept: new Map<string, KnownPage>(), searchedFor: new Set<string>() };
		try {
			const [first = "", second = ""] = readFileSync(this.#file, "utf8").split("\n");
			const head = JSON.parse(first) as Head;
			const { code, root } = this.#identity;
			const pages = JSON.parse(second) as [string, KnownPage][];
			if (head.code !== code || head.root !== root || head.pages !== pages.length) return nothing;
			return { kept: new Map(pages), searchedFor: new Set(head.searchedFor) };
		} catch {
			// No file yet, or one that was cut off: all pages are read again.
			return nothing;
		}
	}

	#write(pages: ReadonlyMap<string, KnownPage>, searchedFor: readonly string[]): void {
		const head: Head = { ...this.#identity, searchedFor, pages: pages.size };
		const temporary = `${this.#file}.${process.pid}`;
		mkdirSync(dirname(this.#file), { recursive: true });
		writeFileSync(temporary, `${JSON.stringify(head)}\n${JSON.stringify([...pages])}\n`);
		// Another run may look at the same moment and must see a complete file only.
		renameSync(temporary, this.#file);
		removeUnused(dirname(this.#file));
	}
}
