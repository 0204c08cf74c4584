import { FileGone, type Files, type ListedFile } from "#core/files.ts";
import { isHidden } from "#pipeline/read/files.ts";

/** Files that are on no disk. What a file holds may not be known. */
export class MemoryFiles implements Files {
	readonly #files: Map<string, Uint8Array | undefined>;
	/** How many files are somewhere below each folder. */
	readonly #folders = new Map<string, number>();
	readonly #stamps = new Map<string, number>();
	#changes = 0;
	#listed: readonly ListedFile[] | undefined;

	constructor(files: ReadonlyMap<string, Uint8Array | undefined> = new Map()) {
		this.#files = new Map(files);
		for (const name of this.#files.keys()) this.#count(name, 1);
	}

	list(): Iterable<ListedFile> {
		this.#listed ??= [...this.#files.keys()]
			.filter((name) => !isHidden(name))
			.map((name) => ({ name, walked: name.replaceAll("/", "\0") }))
			// As a folder is walked: what is in `contact/` comes before `contact.yaml`.
			.sort((one, other) => (one.walked < other.walked ? -1 : 1))
			.map(({ name }) => ({ name }));
		return this.#listed;
	}

	has(name: string): boolean {
		return this.#files.has(name) || (this.#folders.get(name) ?? 0) > 0;
	}

	bytes(name: string): Uint8Array | undefined {
		if (!this.#files.has(name)) throw new FileGone(name);
		return this.#files.get(name);
	}

	stamp(name: string): string {
		return String(this.#stamps.get(name) ?? 0);
	}

	/** Nothing else can read it there. */
	pathOf(name: string): string {
		return name;
	}

	/** Gives a file other bytes; undefined where they are not known. */
	write(name: string, bytes: Uint8Array | undefined): void {
		if (!this.#files.has(name)) {
			this.#count(name, 1);
			this.#listed = undefined;
		}
		this.#files.set(name, bytes);
		this.#stamps.set(name, ++this.#changes);
	}

	/** Takes a file away, if there is one. */
	remove(name: string): void {
		if (!this.#files.delete(name)) return;
		this.#count(name, -1);
		this.#listed = undefined;
		this.#stamps.set(name, ++this.#changes);
	}

	#count(name: string, by: number): void {
		for (let at = name.indexOf("/"); at !== -1; at = name.indexOf("/", at + 1)) {
			const folder = name.slice(0, at);
			this.#folders.set(folder, (this.#folders.get(folder) ?? 0) + by);
		}
	}
}
