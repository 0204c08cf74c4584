import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#core/languages.ts";
import { isBelow } from "#engine/base/below.ts";
import type { CheckedSite } from "#engine/base/checked-site.ts";
import { readBytes } from "#engine/files/bytes.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import { contentFile } from "#pipeline/read/files.ts";
import type { Site } from "#pipeline/site/site.ts";
import type { Version } from "#studio/brain/publishing/repository.ts";
import { checkContent, openContent } from "../../content/content.ts";
import { type CheckedOut, checkOut, removeCheckedOut } from "../../git/revision.ts";
import { readOwn } from "../own-files.ts";

interface Kept {
	readonly version: Version;
	readonly checkedOut: CheckedOut;
}

/** Folders that go when the program ends. */
const open = new Set<CheckedOut>();

process.once("exit", () => open.forEach(removeCheckedOut));

/** So many are kept at hand. */
const most = 3;

/** The content as it is, and as it was in commits: what is the same in two of them is judged once. */
export class Versions {
	readonly #root: string;
	#reader: SiteReader | undefined;
	/** The latest asked for is the last. */
	readonly #kept = new Map<string, Kept>();

	/** `root` is the folder that holds `content`. */
	constructor(root: string) {
		this.#root = root;
	}

	/** Reads the content as it is on the disk; what it has read it keeps. */
	get reader(): SiteReader {
		this.#reader ??= openContent(this.#root);
		return this.#reader;
	}

	/** The content as it is. */
	now(): Version {
		const { reader } = this;
		let site: Site | undefined;
		const read = () => {
			site ??= reader.read().site;
			return site;
		};
		return {
			get site() {
				return read();
			},
			checked: () => checkContent(reader, { live: true }),
			...filesIn(this.#root, () => read().source),
		};
	}

	/** The content as it was in a commit. Throws a `UsageError` when there is no such commit, or no content in it. */
	at(commit: string): Version {
		const known = this.#kept.get(commit) ?? this.#open(commit);
		this.#kept.delete(commit);
		this.#kept.set(commit, known);
		for (const [name, { checkedOut }] of [...this.#kept].slice(0, -most)) {
			this.#kept.delete(name);
			open.delete(checkedOut);
			removeCheckedOut(checkedOut);
		}
		return known.version;
	}

	#open(commit: string): Kept {
		const checkedOut = checkOut({ root: this.#root, revision: commit });
		open.add(checkedOut);
		const reader = openContent(checkedOut.root, { other: this.reader });
		const { site } = reader.read();
		let checked: CheckedSite | undefined;
		const check = () => {
			checked ??= checkContent(reader, { live: true });
			return checked;
		};
		return { checkedOut, version: { site, checked: check, ...filesIn(checkedOut.root, () => this.now().site.source) } };
	}
}

/** The files of the content in a folder, unless a link leads out of it. `source` is the language that editors write. */
function filesIn(root: string, source: () => Language): Pick<Version, "bytes" | "text"> {
	const folder = join(root, "content");
	const listed = (file: string) => contentFile(file, source());
	const isInside = (path: string) => existsSync(path) && isBelow(realpathSync(folder), realpathSync(path));
	return {
		bytes(file) {
			const path = join(root, file);
			return listed(file) && isInside(path) ? readBytes(path) : undefined;
		},
		text(file) {
			const found = listed(file);
			return found && readOwn(root, found)?.text;
		},
	};
}
