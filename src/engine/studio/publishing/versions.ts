import type { CheckedSite } from "#engine/base/checked-site.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import type { Site } from "#pipeline/site/site.ts";
import { checkContent, openContent } from "../../content/content.ts";
import { type CheckedOut, checkOut, removeCheckedOut } from "../../git/revision.ts";

/** The content as it was in a commit. */
export interface Version {
	/** Holds `content`. */
	readonly root: string;
	readonly site: Site;
	/** Checked as before going live. */
	readonly checked: () => CheckedSite;
}

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

	now(): Site {
		return this.reader.read().site;
	}

	/** The content as it is, checked as before going live. */
	checked(): CheckedSite {
		return checkContent(this.reader, { live: true });
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
		return { checkedOut, version: { root: checkedOut.root, site, checked: check } };
	}
}

/** The languages of a site. */
export function languagesOf({ settings, source }: Site) {
	return settings?.value.languages ?? [source];
}
