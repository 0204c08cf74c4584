import { today } from "#core/opening.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { checkFields } from "#pipeline/check/index.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import { fieldsOfPage, fieldsOutsidePages, type WrittenField } from "#pipeline/site/fields.ts";
import { NotSound, requireSound, type Site, type SitePage, type SoundSite } from "#pipeline/site/site.ts";
import { openContent } from "../content/content.ts";

/** The content while somebody writes it, as far as it was needed so far: nothing waits for the check of everything. */
export class DevContent {
	readonly #reader: SiteReader;
	#present: Site;
	/** What is wrong with the files that were read, each by itself. */
	#own: readonly AnyProblem[];
	/** The last version in which nothing was wrong. */
	#sound: Site | undefined;
	/** The version in which something was last shown well, by its address; only what is newer than the sound one. */
	readonly #shown = new Map<string, Site>();
	/** What the check of everything has not seen yet: files that changed, and pages in which a mistake was found before. */
	readonly #unchecked = new Set<string>();
	/** What is wrong with the files that were looked at in the present version, also in regard to others. */
	readonly #examined = new Map<string, readonly AnyProblem[]>();
	#wellKnown = false;

	/** `root` is the folder that holds `content`. */
	constructor(root: string) {
		this.#reader = openContent(root, { glance: true });
		const { site, problems } = this.#reader.read();
		this.#present = site;
		this.#own = errorsAmong(problems);
	}

	get site(): Site {
		return this.#present;
	}

	/** The files of which only this manuscript knows what is wrong. */
	get unchecked(): ReadonlySet<string> {
		return this.#unchecked;
	}

	/** Reads the files that changed. */
	refresh(changed: ReadonlySet<string>): void {
		const { site, problems } = this.#reader.readChanges(changed);
		this.#present = site;
		this.#own = errorsAmong(problems);
		this.#examined.clear();
		this.#wellKnown = false;
		for (const file of changed) this.#unchecked.add(file);
	}

	/** The present version has been checked as a whole. */
	settle(sound: boolean): void {
		this.#unchecked.clear();
		this.#wellKnown = sound;
		if (!sound) return;
		this.#sound = this.#present;
		this.#shown.clear();
	}

	/** The errors that are known without a check of everything. */
	problems(): AnyProblem[] {
		const unchecked = [...this.#unchecked].flatMap((file) => this.#examine(file));
		return [...unchecked, ...this.#own.filter(({ place }) => !this.#unchecked.has(place.file))];
	}

	/** The text of a file that was read. */
	textOf(file: string): string | undefined {
		return this.#reader.judged(file)?.text;
	}

	/**
	 * Does something with the content as it is, or, where that is not sound, as it was when this address was last shown
	 * well. Gives undefined when there was no such time.
	 */
	show<T>(address: string, work: (site: SoundSite) => T): T | undefined {
		for (const site of new Set([this.#present, this.#shown.get(address), this.#sound])) {
			if (!site) continue;
			try {
				const result = work(requireSound(site));
				if (site === this.#present) this.#shown.set(address, site);
				return result;
			} catch (error) {
				// What is wrong with the content is reported as such; in sound content it is the program that failed.
				if (this.#wellKnown) throw error;
			}
		}
		return undefined;
	}

	/** A page of a version, when it can be shown. Throws `NotSound` when there is something wrong with it. */
	require(page: SitePage, site: Site): void {
		if (site !== this.#present || this.#wellKnown) return;
		const file = site.addresses.get(page.path) ?? "";
		if (this.#examine(file).length > 0) this.#unchecked.add(file);
		// Of a file with a mistake the site holds what it said before.
		if (this.#check(fieldsOfPage(page)).length > 0) throw new NotSound(file);
	}

	#examine(file: string): readonly AnyProblem[] {
		const known = this.#examined.get(file);
		if (known) return known;
		const own = errorsAmong(this.#reader.judged(file)?.problems ?? []);
		const found = own.length > 0 ? own : this.#check(this.#fieldsOf(file));
		this.#examined.set(file, found);
		return found;
	}

	#check(fields: readonly WrittenField[]): readonly AnyProblem[] {
		return checkFields(this.#present, fields, { today: today() });
	}

	#fieldsOf(file: string): readonly WrittenField[] {
		for (const [address, each] of this.#present.addresses) {
			const page = each === file && this.#present.pages.get(address);
			if (page) return fieldsOfPage(page);
		}
		return [...fieldsOutsidePages(this.#present)].filter(({ source }) => source.file === file);
	}
}

function errorsAmong(problems: readonly AnyProblem[]): AnyProblem[] {
	return problems.filter(({ level }) => level === "error");
}
