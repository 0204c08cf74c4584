import type { Collections } from "#core/facts/collections.ts";
import type { Files } from "#core/files.ts";
import type { Language } from "#core/languages.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import { sha256 } from "#hash";
import { codedCollections } from "../read/coded-collections.ts";
import { type Drafts, filesWith, noDrafts } from "../read/drafts.ts";
import { type ContentFile, contentFile } from "../read/files.ts";
import { fingerprintOf } from "../read/fingerprint.ts";
import { timed } from "../read/stages.ts";
import { readText } from "../read/text.ts";
import type { Dictionary } from "../site/dictionary.ts";
import type { Memory, Site } from "../site/site.ts";
import { assemble, replaceParts } from "./assemble.ts";
import { collectionsIn, judgedOtherwise } from "./collections.ts";
import {
	type FileResult,
	knownPage,
	lazyResult,
	soundTranslation,
	validateKnown,
	validateText,
} from "./file-result.ts";
import { emptyListing, isAmong, type Listing, listFiles, listHolds } from "./listing.ts";
import { isPublished, type PublishedChange, publishedIn } from "./published.ts";
import { retryWhileFilesMove } from "./retry-while-files-move.ts";

export interface ReaderOptions {
	/** Has read another version of the same site: a file that is the same in both is not judged twice. */
	readonly other?: SiteReader | undefined;
	/** What an earlier run knew. */
	readonly memory?: Memory | undefined;
	/** The words of a language; spelling is judged with them. */
	readonly dictionary?: ((language: Language) => Dictionary | undefined) | undefined;
	/** Which files are read; all without this. Of the others is known what the memory says, and nothing else. */
	readonly only?: ((file: ContentFile) => boolean) | undefined;
	/** For who shows it while it is written: files are judged when asked for, and one that is unsound says what it last said. */
	readonly lazy?: boolean;
	/** For Studio, which may be older than what others made: what nobody knows here hides nothing of the rest of its file. */
	readonly skipsUnknown?: boolean;
}

/** Reads a content folder, again and again: files that did not change are not judged anew. */
export class SiteReader {
	#results = new Map<string, FileResult>();
	#listing: Listing;
	/** By what is declared of these, the facts were judged. */
	#collections: Collections = codedCollections;
	#isListed = false;
	readonly #files: Files;
	readonly #memory: Memory | undefined;
	readonly #dictionary: ReaderOptions["dictionary"];
	readonly #only: ReaderOptions["only"];
	readonly #lazy: boolean;
	readonly #validate: typeof validateText;
	/** What the file system says of files that the next reading reads. */
	readonly #stamps = new Map<string, string>();
	#site: Site | undefined;

	constructor(
		files: Files,
		{ other, memory, dictionary, only, lazy = false, skipsUnknown = false }: ReaderOptions = {},
	) {
		this.#files = files;
		this.#listing = other ? emptyListing(files, other.#listing.source) : emptyListing(files);
		this.#memory = memory;
		this.#dictionary = dictionary;
		this.#only = only;
		this.#lazy = lazy;
		this.#validate = skipsUnknown ? validateKnown : validateText;
		if (other) this.#results = new Map(other.#results);
		if (other) this.#collections = other.#collections;
	}

	/** The files that the next reading reads, unless one of them goes away meanwhile. */
	list(): readonly ContentFile[] {
		if (!this.#isListed) retryWhileFilesMove(() => this.#list(noDrafts));
		this.#isListed = true;
		return [...this.#listing.files.values()];
	}

	/**
	 * Stands for all that the next reading reads; undefined when a file was touched a moment ago, or one or a folder is not
	 * what it should be.
	 */
	state(): string | undefined {
		for (const { file } of this.list()) {
			const stamp = timed("read", () => this.#files.stamp(file));
			if (stamp) this.#stamps.set(file, stamp);
		}
		if (this.#stamps.size < this.#listing.files.size || this.#listing.misplaced.length > 0) return undefined;
		return sha256("hex", JSON.stringify([...this.#stamps]));
	}

	/** Reads everything and judges each file by itself; with `drafts`, as if they had been written. */
	read(drafts: Drafts = noDrafts): { site: Site; problems: AnyProblem[] } {
		return retryWhileFilesMove(() => {
			if (!this.#isListed || drafts !== noDrafts) this.#list(drafts);
			this.#isListed = false;
			return this.#readAll(drafts, undefined);
		});
	}

	/**
	 * Reads what changed since the last reading, and nothing else. `changed` are the files and folders that were written,
	 * came or went, by their paths from the project: `content/pages/contact.yaml`.
	 */
	readChanges(changed: ReadonlySet<string>): { site: Site; problems: AnyProblem[] } {
		let listed = listHolds(this.#listing, this.#files, changed);
		return retryWhileFilesMove(() => {
			const holds = listed;
			// When a file goes away before it is read, the list does not hold either.
			listed = false;
			if (!holds) this.#list(noDrafts);
			return (holds ? this.#readSome(changed) : undefined) ?? this.#readAll(noDrafts, changed);
		});
	}

	/** The text of a file of the last reading, and what is wrong with it by itself. */
	judged(file: string): { readonly text: string | undefined; readonly problems: readonly AnyProblem[] } | undefined {
		const reading = this.#results.get(file);
		const { text, problems } = reading?.whole?.() ?? reading ?? {};
		return problems && { text: typeof text === "function" ? text() : text, problems };
	}

	/** What an earlier run knew, as long as the site is in the same language. */
	get #known(): Memory | undefined {
		return this.#memory?.source === this.#listing.source ? this.#memory : undefined;
	}

	#list(drafts: Drafts): void {
		const before = this.#listing.source;
		this.#listing = listFiles(filesWith(this.#files, drafts), this.#memory);
		// What a file is for, and what it may say, depends on the language.
		if (this.#listing.source !== before) this.#results.clear();
		this.#stamps.clear();
	}

	/** Reads every file of the list, or of those that were read before only the `changed` ones. */
	#readAll(drafts: Drafts, changed: ReadonlySet<string> | undefined): { site: Site; problems: AnyProblem[] } {
		const next = new Map<string, FileResult>();
		const files = filesWith(this.#files, drafts);
		const read = (file: ContentFile) => {
			const known = changed && !isAmong(file.file, changed) ? this.#results.get(file.file) : undefined;
			const unread = this.#only?.(file) === false;
			const reading = known ?? (unread ? this.#trust(file, files) : this.#readFile(file, files, drafts));
			if (reading) next.set(file.file, reading);
		};
		const listed = [...this.#listing.files.values()].filter((file) => !isPublished(file));
		for (const file of listed) if (file.role === "kind") read(file);
		const collections = collectionsIn(listed, next);
		for (const file of judgedOtherwise(listed, this.#collections, collections)) this.#results.delete(file);
		this.#collections = collections;
		for (const file of listed) if (file.role !== "kind") read(file);
		this.#results = next;
		this.#stamps.clear();
		return this.#complete(assemble(next));
	}

	/** Reads some files of the list; gives undefined when one of them says something that it did not say before, or no longer does. */
	#readSome(changed: ReadonlySet<string>): { site: Site; problems: AnyProblem[] } | undefined {
		if (!this.#site || this.#listing.clash) return undefined;
		const read = new Map<string, FileResult>();
		for (const name of changed) {
			const file = this.#listing.files.get(name);
			if (file?.role === "kind") return undefined;
			if (file && isPublished(file)) this.#publish();
			else if (file) read.set(name, this.#readFile(file, this.#files, noDrafts));
		}
		for (const [name, reading] of read) {
			const before = this.#results.get(name);
			if (!before?.valid || !reading.valid || reading.text === undefined) return undefined;
		}
		for (const [name, reading] of read) this.#results.set(name, reading);
		return this.#complete(replaceParts(this.#site, read));
	}

	#publish(): void {
		const { files, source } = this.#listing;
		this.#listing = { ...this.#listing, published: publishedIn([...files.values()], this.#files, source) };
	}

	#complete(
		parts: Omit<
			Site,
			"dictionary" | "source" | "addresses" | "absent" | "meant" | "collections" | "images" | "downloads" | "memory"
		>,
	): {
		site: Site;
		problems: AnyProblem[];
	} {
		const site = {
			...parts,
			dictionary: this.#dictionary?.(this.#listing.source),
			source: this.#listing.source,
			collections: this.#collections,
			addresses: this.#listing.addresses,
			absent: this.#listing.absent,
			meant: this.#listing.meant,
			...this.#listing.published,
			...(this.#known && { memory: this.#known }),
		};
		this.#site = site;
		const problems = [...this.#listing.misplaced];
		for (const reading of this.#results.values()) problems.push(...reading.problems);
		return { site, problems };
	}

	/** What would be published if some files came and others went. */
	publishedAfter({ come, go }: PublishedChange): Pick<Site, "images" | "downloads"> {
		const { files, source } = this.#listing;
		const coming = [...come.keys()].flatMap((file) => contentFile(file, source) ?? []);
		const listed = [...files.values(), ...coming].filter((file) => !go.includes(file));
		return publishedIn(listed, filesWith(this.#files, { ...noDrafts, come }), source);
	}

	/** The collections of facts of the last reading. */
	get collections(): Collections {
		return this.#collections;
	}

	/** A file of the last reading. */
	file(name: string): ContentFile | undefined {
		return this.#listing.files.get(name);
	}

	#readFile(file: ContentFile, files: Files, { texts }: Drafts): FileResult {
		const known = this.#results.get(file.file);
		const unread = this.#lazy && !known ? timed("read", () => lazyResult(file, files, this.#validate)) : undefined;
		if (unread) return unread;
		const draft = texts.get(file.file);
		// What it says now may be replaced as soon as it has been read.
		const stamp = draft === undefined && file.role === "page" ? this.#stampOf(file, files) : undefined;
		const untouched = stamp && this.#untouched(file, files, stamp, known);
		if (untouched) return untouched;
		const { text, problems } =
			draft === undefined ? timed("read", () => readText(files, file.file)) : { text: draft, problems: [] };
		if (known && text !== undefined && known.text === text) return known;
		const reading = text === undefined ? { text, valid: undefined, problems } : this.#judge(file, files, text, stamp);
		const last = known?.whole?.() ?? known;
		return this.#lazy && !reading.valid ? { ...reading, valid: last?.valid } : reading;
	}

	#stampOf({ file }: ContentFile, files: Files): string | undefined {
		return this.#stamps.get(file) ?? timed("read", () => files.stamp(file));
	}

	/** What is known of a page of whose file the file system says the same as before. */
	#untouched(file: ContentFile, files: Files, stamp: string, known: FileResult | undefined): FileResult | undefined {
		if (known?.valid?.kind === "page" && known.valid.page.stamp === stamp) return known;
		const remembered = file.role === "page" ? this.#known?.pageOf(file.file) : undefined;
		return remembered?.stamp === stamp && file.role === "page" ? knownPage(file, remembered, files) : undefined;
	}

	#judge(file: ContentFile, files: Files, text: string, stamp: string | undefined): FileResult {
		const known = file.role === "page" ? this.#known?.pageOf(file.file) : undefined;
		if (known?.fingerprint === fingerprintOf(text) && file.role === "page") {
			return knownPage(file, { ...known, stamp }, files, text);
		}
		if (file.role === "translation" && this.#known?.isSound(file.file, fingerprintOf(text))) {
			return soundTranslation(file, text);
		}
		const reading = timed("validate", () => this.#validate(file, text, this.#collections));
		const { valid } = reading;
		return valid?.kind === "page" ? { ...reading, valid: { kind: "page", page: { ...valid.page, stamp } } } : reading;
	}

	/** A page as it was when it was read before. */
	#trust(file: ContentFile, files: Files): FileResult | undefined {
		const known = file.role === "page" ? this.#known?.pageOf(file.file) : undefined;
		return known && file.role === "page" ? knownPage(file, known, files) : undefined;
	}
}
