import { join } from "node:path";
import { FileGone, type Files, type ListedFile } from "#core/files.ts";
import { dictionaryFor } from "#engine/files/dictionary.ts";
import { checkContent } from "#pipeline/checked/check-content.ts";
import { SiteReader } from "#pipeline/load/site-reader.ts";
import { filesIn } from "./content-folder.ts";
import { type EditedSite, editedSite, exampleSite } from "./example-site.ts";

/** Files that are on no disk. */
export class MemoryFiles implements Files {
	readonly #files: Map<string, Uint8Array>;
	readonly #stamps = new Map<string, number>();
	#changes = 0;

	constructor(files: ReadonlyMap<string, Uint8Array>) {
		this.#files = new Map(files);
	}

	list(): Iterable<ListedFile> {
		const isHidden = (name: string) => name.split("/").some((part) => part.startsWith("."));
		// As a folder is walked: what is in `contact/` comes before `contact.yaml`.
		const walked = (name: string) => name.replaceAll("/", "\0");
		return [...this.#files.keys()]
			.filter((name) => !isHidden(name))
			.sort((one, other) => (walked(one) < walked(other) ? -1 : 1))
			.map((name) => ({ name }));
	}

	has(name: string): boolean {
		return this.#files.has(name) || [...this.#files.keys()].some((each) => each.startsWith(`${name}/`));
	}

	bytes(name: string): Uint8Array {
		const bytes = this.#files.get(name);
		if (!bytes) throw new FileGone(name);
		return bytes;
	}

	stamp(name: string): string {
		return `${name}@${this.#stamps.get(name) ?? 0}`;
	}

	/** Nothing outside of the tests can read it there. */
	pathOf(name: string): string {
		return `memory:${name}`;
	}

	write(name: string, bytes: Uint8Array): void {
		this.#files.set(name, bytes);
		this.#stamps.set(name, ++this.#changes);
	}

	remove(name: string): void {
		if (!this.#files.delete(name)) throw new FileGone(name);
		this.#stamps.set(name, ++this.#changes);
	}
}

const read = new Map<string, ReadonlyMap<string, Uint8Array>>();

/** The content of a folder, read once. */
function contentOf(root: string): ReadonlyMap<string, Uint8Array> {
	const known = read.get(root);
	if (known) return known;
	const files = new Map(
		[...filesIn(join(root, "content"))].map(([name, text]) => [`content/${name}`, Buffer.from(text, "latin1")]),
	);
	read.set(root, files);
	return files;
}

/** The example site, or another one, to be changed and checked without a disk. It knows no sections of a site's own. */
export function siteInMemory(from = exampleSite): EditedSite {
	const first = contentOf(from);
	const files = new MemoryFiles(first);
	const reader = new SiteReader(files, { dictionary: (language) => dictionaryFor(language, from) });
	return editedSite({
		check: (options) => checkContent(reader, options),
		read: (name) => files.bytes(name),
		write: (name, bytes) => files.write(name, bytes),
		remove: (name) => files.remove(name),
		restore() {
			for (const { name } of files.list()) if (!first.has(name)) files.remove(name);
			for (const [name, bytes] of first) if (!files.has(name) || files.bytes(name) !== bytes) files.write(name, bytes);
		},
		dispose() {},
	});
}
