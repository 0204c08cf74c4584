import type { Files } from "#core/files.ts";
import type { ContentFile } from "../read/files.ts";
import type { Traces } from "./trace.ts";

/** This user may not read it. */
export interface Refused {
	readonly why: "refused";
}

/**
 * The files of a folder of the content that are published as they are; each is read when it is first asked for, unless an
 * earlier run, which left what it knew in `memory`, read the same.
 */
export class PublishedFiles<Info extends object, Fault extends { readonly why: string }> {
	/** By their own names those of the content. */
	readonly #names: ReadonlyMap<string, string>;
	readonly #files: Files;
	readonly #memory: Traces | undefined;
	readonly #read: (name: string, absolute: string, bytes: Uint8Array) => Info | Fault;
	readonly #found = new Map<string, Info | Fault | Refused | undefined>();

	constructor(
		listed: Iterable<ContentFile>,
		files: Files,
		role: "image" | "download",
		read: (name: string, absolute: string, bytes: Uint8Array) => Info | Fault,
		memory?: Traces,
	) {
		this.#names = new Map([...listed].flatMap((file) => (file.role === role ? [[file.name, file.file]] : [])));
		this.#files = files;
		this.#read = read;
		this.#memory = memory;
	}

	get names(): string[] {
		return [...this.#names.keys()];
	}

	/** What the file system says of each; undefined for one that was touched a moment ago. */
	stamps(): (string | undefined)[] {
		return [...this.#names].map(([name, file]) => {
			const stamp = this.#files.stamp(file);
			return stamp && `${name} ${stamp}`;
		});
	}

	has(name: string): boolean {
		return this.#names.has(name);
	}

	/** What is known of a file; undefined when it is missing or may not be published. */
	info(name: string): Info | undefined {
		const found = this.#look(name);
		return found && !("why" in found) ? found : undefined;
	}

	/** What a file holds; undefined when it is missing or may not be read. */
	bytes(name: string): Uint8Array | undefined {
		const file = this.#names.get(name);
		return file === undefined ? undefined : this.#files.bytes(file);
	}

	/** Why a file may not be published; undefined when it may, and when it is missing. */
	fault(name: string): Fault | Refused | undefined {
		const found = this.#look(name);
		return found && "why" in found ? found : undefined;
	}

	#look(name: string): Info | Fault | Refused | undefined {
		const file = this.#names.get(name);
		if (file !== undefined && !this.#found.has(name)) this.#found.set(name, this.#known(name, file));
		return this.#found.get(name);
	}

	#known(name: string, file: string): Info | Fault | Refused {
		const madeFrom = this.#memory && this.#files.stamp(file);
		const kept = this.#memory?.get(`published ${file}`);
		if (kept && kept.madeFrom === madeFrom) return kept.value as Info;
		const bytes = this.#files.bytes(file);
		const value = bytes ? this.#read(name, this.#files.pathOf(file), bytes) : ({ why: "refused" } as const);
		if (madeFrom && !("why" in value)) this.#memory?.set(`published ${file}`, { value, reads: [], madeFrom });
		return value;
	}
}
