import { resolve } from "node:path";
import { factsSearchedFor } from "#pipeline/check/facts-written-out.ts";
import { mentionsSilence } from "#pipeline/check/suppressions.ts";
import { surveyPage } from "#pipeline/load/survey.ts";
import { fingerprintOf } from "#pipeline/read/fingerprint.ts";
import type { KnownPage, Memory, SitePage } from "#pipeline/site/site.ts";
import type { PageSurvey } from "#pipeline/site/survey.ts";
import type { CheckedSite } from "../content/content.ts";
import { codeVersion } from "./code-version.ts";
import { type Store, storeFor } from "./store.ts";

/** A file of a page, and what is known of it. */
export type Surveyed = readonly [file: string, kept: KnownPage];

/** What is stored, for one state of the code and one site. */
interface Known {
	readonly code: string;
	readonly root: string;
	readonly searchedFor: readonly string[];
	readonly pages: readonly Surveyed[];
}

export function surveyed(page: SitePage, survey: PageSurvey): Surveyed {
	return [page.source.file, knownOf(page, survey)];
}

function knownOf({ source, stamp }: SitePage, survey: PageSurvey): KnownPage {
	return { fingerprint: source.fingerprint, stamp, survey };
}

/** What is known of the pages of a site from one run to the next, in a file below `node_modules`. */
export class PageMemory implements Memory {
	readonly #store: Store;
	readonly #name: string;
	readonly #identity: Pick<Known, "code" | "root">;
	#kept: ReadonlyMap<string, KnownPage>;
	#searchedFor: ReadonlySet<string>;
	/** Something is known that the file does not say. */
	#learned = false;

	/** Whatever cannot be read, or belongs to other code, counts as nothing known. */
	constructor(project: string, root: string) {
		this.#identity = { code: codeVersion, root: resolve(root) };
		this.#name = `${fingerprintOf(JSON.stringify(this.#identity)).slice(0, 16)}.json`;
		this.#store = storeFor(project, "memory");
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
		const text = this.#store.read(this.#name)?.toString();
		const known = text === undefined ? undefined : (JSON.parse(text) as Known);
		const { code, root } = this.#identity;
		const { pages, searchedFor } = known?.code === code && known.root === root ? known : { pages: [], searchedFor: [] };
		return { kept: new Map(pages), searchedFor: new Set(searchedFor) };
	}

	#write(pages: ReadonlyMap<string, KnownPage>, searchedFor: readonly string[]): void {
		const known: Known = { ...this.#identity, searchedFor, pages: [...pages] };
		this.#store.writeForSite(this.#name, JSON.stringify(known));
	}
}
