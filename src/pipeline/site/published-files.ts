import { readBytes } from "../read/bytes.ts";
import type { ContentFile } from "../read/files.ts";
import { stampOf } from "../read/stamp.ts";

/** This user may not read it. */
export interface Refused {
	readonly why: "refused";
}

/** The files of a folder of the content that are published as they are; each is read when it is first asked for. */
export class PublishedFiles<Info extends object, Fault extends { readonly why: string }> {
	readonly #files: ReadonlyMap<string, string>;
	readonly #read: (name: string, absolute: string, bytes: Uint8Array) => Info | Fault;
	readonly #found = new Map<string, Info | Fault | Refused | undefined>();

	constructor(
		files: Iterable<ContentFile>,
		role: "image" | "download",
		read: (name: string, absolute: string, bytes: Uint8Array) => Info | Fault,
	) {
		this.#files = new Map([...files].flatMap((file) => (file.role === role ? [[file.name, file.absolute]] : [])));
		this.#read = read;
	}

	get names(): string[] {
		return [...this.#files.keys()];
	}

	/** What the file system says of each; undefined for one that was touched a moment ago. */
	stamps(): (string | undefined)[] {
		return [...this.#files].map(([name, absolute]) => {
			const stamp = stampOf(absolute);
			return stamp && `${name} ${stamp}`;
		});
	}

	has(name: string): boolean {
		return this.#files.has(name);
	}

	/** What is known of a file; undefined when it is missing or may not be published. */
	info(name: string): Info | undefined {
		const found = this.#look(name);
		return found && !("why" in found) ? found : undefined;
	}

	/** Why a file may not be published; undefined when it may, and when it is missing. */
	fault(name: string): Fault | Refused | undefined {
		const found = this.#look(name);
		return found && "why" in found ? found : undefined;
	}

	#look(name: string): Info | Fault | Refused | undefined {
		const absolute = this.#files.get(name);
		if (absolute !== undefined && !this.#found.has(name)) {
			const bytes = readBytes(absolute);
			this.#found.set(name, bytes ? this.#read(name, absolute, bytes) : { why: "refused" });
		}
		return this.#found.get(name);
	}
}
