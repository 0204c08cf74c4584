import { FileGone, type Files, type ListedFile } from "#core/files.ts";
import { sha256 } from "#hash";
import { checkContent } from "#pipeline/checked/check-content.ts";
import type { CheckedSite } from "#pipeline/checked/checked-site.ts";
import { type ReaderOptions, SiteReader } from "#pipeline/load/site-reader.ts";
import type { Drafts } from "#pipeline/read/drafts.ts";
import { contentFile, isHidden } from "#pipeline/read/files.ts";
import { decodeText } from "#pipeline/read/text.ts";
import type { Site } from "#pipeline/site/site.ts";
import type { Repository } from "./repository.ts";

/** The content as it is, or as it was in a commit. */
export interface Version {
	readonly site: Site;
	/** Checked as before going live. */
	checked(): CheckedSite;
	/** The bytes of a file of the content. */
	bytes(file: string): Uint8Array | undefined;
	/** The text of a file that an editor can have written. */
	text(file: string): string | undefined;
}

interface VersionsHost extends Pick<ReaderOptions, "dictionary"> {
	readonly files: Files;
	readonly repository: Pick<Repository, "differing">;
	/** The name of the present state of the content. */
	readonly revision: () => string;
}

/** So many are kept at hand. */
const most = 3;

/** The content as it is, and as it was in commits: what is the same in two of them is judged once. */
export class Versions {
	readonly #host: VersionsHost;
	readonly #reader: SiteReader;
	/** By commit, as long as the present is the same; the latest asked for is the last. */
	readonly #kept = new Map<string, { readonly revision: string; readonly version: Version }>();

	constructor(host: VersionsHost) {
		this.#host = host;
		this.#reader = new SiteReader(host.files, { dictionary: host.dictionary });
	}

	/** The content as it is. */
	now(): Version {
		const { files } = this.#host;
		let site: Site | undefined;
		const read = () => {
			site ??= this.#reader.read().site;
			return site;
		};
		return {
			get site() {
				return read();
			},
			checked: () => checkContent(this.#reader, { live: true }),
			...filesIn(files, () => read().source),
		};
	}

	/** The content as it would be with changes that are not written. */
	imagined(drafts: Drafts): Site {
		return this.#reader.read(drafts).site;
	}

	/** A name for what a file holds; empty for one that is gone. */
	fingerprint(file: string): string {
		const bytes = unlessGone(() => this.#host.files.bytes(file));
		return bytes ? sha256("hex", bytes) : "";
	}

	/** The files of the content that a commit has otherwise than the content now. Throws as `Repository.differing`. */
	async changedSince(commit: string): Promise<ReadonlySet<string>> {
		return new Set((await this.#host.repository.differing(commit)).keys());
	}

	/** The content as it was in a commit. Throws as `Repository.differing`. */
	async at(commit: string): Promise<Version> {
		const known = this.#kept.get(commit);
		this.#kept.delete(commit);
		const opened = known?.revision === this.#host.revision() ? known : await this.#open(commit);
		this.#kept.set(commit, opened);
		for (const oldest of [...this.#kept.keys()].slice(0, -most)) this.#kept.delete(oldest);
		return opened.version;
	}

	async #open(commit: string): Promise<{ readonly revision: string; readonly version: Version }> {
		const { files, repository, revision, dictionary } = this.#host;
		for (;;) {
			const before = revision();
			const differing = await repository.differing(commit);
			// What changed meanwhile is no part of what differed before.
			if (before !== revision()) continue;
			const then = new FilesThen(files, differing);
			const reader = new SiteReader(then, { other: this.#reader, dictionary });
			const { site } = reader.read();
			let checked: CheckedSite | undefined;
			const check = () => {
				checked ??= checkContent(reader, { live: true });
				return checked;
			};
			const source = site.source;
			return { revision: before, version: { site, checked: check, ...filesIn(then, () => source) } };
		}
	}
}

/** The files of a site as they were: those of now, but for some. Undefined stands for one that was not there. */
class FilesThen implements Files {
	readonly #now: Files;
	readonly #differing: ReadonlyMap<string, Uint8Array | undefined>;
	readonly #listed: readonly ListedFile[];

	constructor(now: Files, differing: ReadonlyMap<string, Uint8Array | undefined>) {
		this.#now = now;
		this.#differing = differing;
		const same = [...now.list()].filter(({ name }) => !differing.has(name));
		const others = [...differing].flatMap(([name, bytes]) => (bytes && !isHidden(name) ? { name } : []));
		this.#listed = [...same, ...others].sort((one, other) => (walked(one.name) < walked(other.name) ? -1 : 1));
	}

	list(): Iterable<ListedFile> {
		return this.#listed;
	}

	has(name: string): boolean {
		return this.#listed.some((each) => each.name === name || each.name.startsWith(`${name}/`));
	}

	bytes(name: string): Uint8Array | undefined {
		if (!this.#differing.has(name)) return this.#now.bytes(name);
		const bytes = this.#differing.get(name);
		if (!bytes) throw new FileGone(name);
		return bytes;
	}

	/** Who reads a version reads it once. */
	stamp(): undefined {
		return undefined;
	}

	pathOf(name: string): string {
		return this.#now.pathOf(name);
	}
}

/** As a folder is walked: what is in `contact/` comes before `contact.yaml`. */
const walked = (name: string) => name.replaceAll("/", "\0");

/** The files of the content. `source` is the language that editors write. */
function filesIn(files: Files, source: () => Site["source"]): Pick<Version, "bytes" | "text"> {
	const bytes = (file: string) => (contentFile(file, source()) ? unlessGone(() => files.bytes(file)) : undefined);
	return {
		bytes,
		text(file) {
			const found = bytes(file);
			return found && textIn(file, found);
		},
	};
}

/** The text of a file that an editor can have written; undefined for bytes that are none. */
export function textIn(file: string, bytes: Uint8Array): string | undefined {
	const { text } = decodeText(file, bytes);
	const whole = new TextDecoder().decode(bytes);
	return text !== undefined && whole === text ? text : undefined;
}

function unlessGone<T>(read: () => T): T | undefined {
	try {
		return read();
	} catch (error) {
		if (error instanceof FileGone) return undefined;
		throw error;
	}
}
