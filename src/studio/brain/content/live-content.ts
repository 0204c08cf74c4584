import { today } from "#core/opening.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { checkOutline } from "#pipeline/check/addresses.ts";
import { withSoundAdvice } from "#pipeline/check/advised.ts";
import { checkFields } from "#pipeline/check/index.ts";
import { imagine } from "#pipeline/load/imagine.ts";
import type { PublishedChange } from "#pipeline/load/published.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import type { ContentFile } from "#pipeline/read/files.ts";
import { fieldsOfPage, fieldsOutsidePages, type WrittenField } from "#pipeline/site/fields.ts";
import { regionOf } from "#pipeline/site/region.ts";
import { assertSound, NotSound, type Site, type SitePage, type SoundSite } from "#pipeline/site/site.ts";
import { filesThatName } from "#pipeline/usage/published.ts";
import { isUnknownHere } from "#pipeline/validate/unknown-here.ts";
import { errorsAmong, identityOf } from "./errors.ts";

/** What a file would say, and what would be wrong with it in regard to others. */
interface Foreseen {
	readonly text: string;
	readonly problems: readonly AnyProblem[];
}

/** The content while somebody writes it, as far as it was needed so far: nothing waits for the check of everything. */
export class LiveContent {
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
	readonly #problemsInd = new Map<string, readonly AnyProblem[]>();
	/** What was judged last in the present version as if it had been written, and nothing else with it. */
	#foreseen: ReadonlyMap<string, Foreseen> = new Map();
	#wellKnown = false;

	/** `reader` judges a file when it is asked for. */
	constructor(reader: SiteReader) {
		this.#reader = reader;
		const { site, problems } = this.#reader.read();
		this.#present = site;
		this.#own = errorsAmong(problems);
	}

	get site(): Site {
		return this.#present;
	}

	/** The files whose problems are known here alone. */
	get unchecked(): ReadonlySet<string> {
		return this.#unchecked;
	}

	/** Reads the files that changed. */
	refresh(changed: ReadonlySet<string>): void {
		const { site, problems } = this.#reader.readChanges(changed);
		this.#present = site;
		this.#own = errorsAmong(problems);
		this.#problemsInd.clear();
		// What was judged a moment ago is not judged once more now that just this was written.
		const isForeseen = [...changed].every((file) => this.#foreseen.get(file)?.text === this.textOf(file));
		if (isForeseen && changed.size === this.#foreseen.size)
			for (const [file, { problems }] of this.#foreseen) this.#problemsInd.set(file, problems);
		this.#foreseen = new Map();
		this.#wellKnown = false;
		for (const file of changed) this.#unchecked.add(file);
	}

	/** The present version has been checked as a whole. */
	markChecked(sound: boolean): void {
		this.#unchecked.clear();
		this.#wellKnown = sound;
		if (!sound) return;
		this.#sound = this.#present;
		this.#shown.clear();
	}

	/** The errors that are known without a check of everything. */
	problems(): AnyProblem[] {
		const unchecked = [...this.#unchecked].flatMap((file) => this.#problemsIn(file));
		return [...unchecked, ...this.#own.filter(({ place }) => !this.#unchecked.has(place.file))];
	}

	/** The text of a file that was read. */
	textOf(file: string): string | undefined {
		return this.#reader.judged(file)?.text;
	}

	/** A file of the content by its name; who asks for anything else gets undefined. */
	file(name: string): ContentFile | undefined {
		return this.#reader.file(name);
	}

	/**
	 * The errors that files would have with other texts, and if some that are published came or went, and do not have now.
	 * Those are looked at too that name what goes.
	 */
	problemsOf(texts: ReadonlyMap<ContentFile, string>, change: PublishedChange): readonly AnyProblem[] {
		const { site, problems } = imagine(this.#present, texts, this.#reader.publishedAfter(change));
		const byName = new Map([...texts].map(([{ file }, text]) => [file, text]));
		const isOfTextsAlone = change.come.size === 0 && change.go.length === 0;
		const foreseen = new Map<string, Foreseen>();
		const looked = new Set([...byName.keys(), ...filesThatName(change.go, site)]);
		const found = [...looked].flatMap((file) => {
			const own = errorsAmong(problems).filter(({ place }) => place.file === file);
			const known = new Set([...this.#problemsIn(file), ...this.#outlineOf(file, this.#present)].map(identityOf));
			const isNew = (each: AnyProblem) => !known.has(identityOf(each));
			if (!own.every(isUnknownHere))
				return withSoundAdvice(site, own, { today: today(regionOf(site).timeZone) }).filter(isNew);
			const inFields = this.#check(this.#fieldsOf(file, site), site);
			const text = byName.get(file);
			if (text !== undefined && isOfTextsAlone) foreseen.set(file, { text, problems: [...own, ...inFields] });
			return [...own, ...this.#outlineOf(file, site), ...inFields].filter(isNew);
		});
		this.#foreseen = foreseen;
		return found;
	}

	/** The content as it would be if files had other texts. */
	imagined(texts: ReadonlyMap<ContentFile, string>): Site {
		return imagine(this.#present, texts).site;
	}

	/**
	 * Does something with the content as it is, or, where that is not sound, as it was when this address was last shown
	 * well. Gives undefined when there was no such time.
	 */
	show<T>(address: string, work: (site: SoundSite) => T): T | undefined {
		for (const site of new Set([this.#present, this.#shown.get(address), this.#sound])) {
			if (!site) continue;
			try {
				const result = work(assertSound(site));
				if (site === this.#present) this.#shown.set(address, site);
				return result;
			} catch (error) {
				// What is wrong with the content is reported as such; in sound content, and of anything else, it is the program that failed.
				if (this.#wellKnown || !(error instanceof NotSound)) throw error;
			}
		}
		return undefined;
	}

	/** A page of a version, when it can be shown. Throws `NotSound` when there is something wrong with it. */
	assertValid(page: SitePage, site: Site): void {
		if (site !== this.#present || this.#wellKnown) return;
		const file = site.addresses.get(page.path) ?? "";
		if (this.#problemsIn(file).length === 0) return;
		this.#unchecked.add(file);
		// Of a file with a mistake the site holds what it said before. Whoever writes can see a draft that it leads to.
		if (this.#check(fieldsOfPage(page)).some(({ code }) => code !== "link-to-draft")) throw new NotSound(file);
	}

	#problemsIn(file: string): readonly AnyProblem[] {
		const known = this.#problemsInd.get(file);
		if (known) return known;
		const own = errorsAmong(this.#reader.judged(file)?.problems ?? []);
		const found = own.every(isUnknownHere) ? [...own, ...this.#check(this.#fieldsOf(file))] : own;
		this.#problemsInd.set(file, found);
		return found;
	}

	#check(fields: readonly WrittenField[], site = this.#present): readonly AnyProblem[] {
		return checkFields(site, fields, { today: today(regionOf(site).timeZone) });
	}

	#fieldsOf(file: string, site = this.#present): readonly WrittenField[] {
		const page = pageOf(file, site);
		return page ? fieldsOfPage(page) : [...fieldsOutsidePages(site)].filter(({ source }) => source.file === file);
	}

	#outlineOf(file: string, site: Site): readonly AnyProblem[] {
		const page = pageOf(file, site);
		try {
			return page ? [...checkOutline(page)] : [];
		} catch (error) {
			if (error instanceof NotSound) return [];
			throw error;
		}
	}
}

function pageOf(file: string, site: Site): SitePage | undefined {
	const address = [...site.addresses].find(([, each]) => each === file)?.[0];
	return address === undefined ? undefined : site.pages.get(address);
}
