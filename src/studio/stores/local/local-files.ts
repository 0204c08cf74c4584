import { FileGone, type Files, type ListedFile } from "#core/files.ts";
import type { LocalAsk } from "./ask.ts";
import { fromText } from "./wire.ts";

/** A file of the content, and another stamp after each change of it. */
export interface StampedFile extends ListedFile {
	readonly stamp: string;
	/** What it holds, when it is a text and was asked for. */
	readonly bytes?: Uint8Array | undefined;
}

/** The files of the content on the disk of this computer: texts are here, and what else they hold is fetched when it is needed. */
export class LocalFiles implements Files {
	readonly #ask: LocalAsk;
	#listed: ReadonlyMap<string, StampedFile> = new Map();
	#folders: ReadonlySet<string> = new Set();
	readonly #bytes = new Map<string, Uint8Array>();
	/** Changed, as was found while something else was written. */
	readonly #untold = new Set<string>();

	constructor(ask: LocalAsk) {
		this.#ask = ask;
		this.#take("files?texts");
	}

	list(): Iterable<ListedFile> {
		return this.#listed.values();
	}

	has(name: string): boolean {
		return this.#listed.has(name) || this.#folders.has(name);
	}

	bytes(name: string): Uint8Array {
		const bytes = this.#bytes.get(name) ?? (this.#listed.has(name) ? this.bytesNow(name) : undefined);
		if (!bytes) throw new FileGone(name);
		return bytes;
	}

	/** What a file holds at this very moment, also when nobody has told of it yet; undefined when it is gone. */
	bytesNow(name: string): Uint8Array | undefined {
		const bytes = this.#ask.bytes(`file?${new URLSearchParams({ name })}`);
		if (bytes) this.#bytes.set(name, bytes);
		else this.#bytes.delete(name);
		return bytes;
	}

	/** Whoever reads again compares what a file says. */
	stamp(): undefined {
		return undefined;
	}

	pathOf(name: string): string {
		return name;
	}

	/** Looks which files are others than before, and forgets what they held. Gives the names of all that nobody knows of yet. */
	refresh(): ReadonlySet<string> {
		const changed = new Set([...this.#untold, ...this.#look()]);
		this.#untold.clear();
		return changed;
	}

	/** Looks once more after some files were written by who knows of that. */
	follow(written: ReadonlySet<string>): void {
		for (const name of this.#look()) if (!written.has(name)) this.#untold.add(name);
	}

	#look(): string[] {
		const before = this.#listed;
		this.#take("files");
		const names = new Set([...before.keys(), ...this.#listed.keys()]);
		const changed = [...names].filter((name) => {
			const [was, now] = [before.get(name), this.#listed.get(name)];
			return was?.stamp !== now?.stamp || was?.fault !== now?.fault;
		});
		for (const name of changed) this.#bytes.delete(name);
		return changed;
	}

	#take(path: string): void {
		const listed = fromText(this.#ask.get(path) ?? "") as readonly StampedFile[];
		for (const { name, bytes } of listed) if (bytes) this.#bytes.set(name, bytes);
		this.#listed = new Map(listed.map(({ name, fault, stamp }) => [name, { name, fault, stamp }]));
		this.#folders = new Set(listed.flatMap(({ name }) => foldersOf(name)));
	}
}

/** The folders that a file is in: `content` and `content/pages` of `content/pages/contact.yaml`. */
function foldersOf(name: string): string[] {
	const steps = name.split("/");
	return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join("/"));
}
