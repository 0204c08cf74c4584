import { existsSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "#engine/base/usage-error.ts";
import { readProven, writeProven } from "#engine/files/proven-file.ts";
import { cacheFolder } from "./cache-folder.mjs";

/** A file of the site that takes long to make. */
export interface StoredFile {
	/** Names all that it is made from. */
	readonly name: string;
	/** What it holds: as it was stored, or made anew when that is damaged. */
	bytes(): Promise<Uint8Array>;
}

/** As it comes to stand in the site. */
export interface PublishedFile extends StoredFile {
	readonly address: string;
}

/** For who made a site from content that somebody changed meanwhile. */
export function contentChanged(): UsageError {
	return new UsageError({
		nl: "De inhoud veranderde terwijl de site werd gemaakt. Bouw nog eens.",
		en: "The content changed while the site was being built. Build once more.",
	});
}

/**
 * What was made in earlier runs, by the names of all that it is made from. Nothing is believed because it is there:
 * what is damaged counts as missing, and what cannot be kept is made again.
 */
export class Store {
	readonly #folder: string;

	/** See `storeFor`. */
	constructor(folder: string) {
		this.#folder = folder;
	}

	read(name: string): Buffer<ArrayBuffer> | undefined {
		return readProven(join(this.#folder, name));
	}

	/** Gives false when it cannot be kept; nothing is lost then but time. */
	write(name: string, content: string | Uint8Array): boolean {
		return writeProven(join(this.#folder, name), content);
	}

	/** A file, made now if there is none of its name. What `make` gives instead of bytes is why it cannot be made. */
	async file<Failure extends object>(
		name: string,
		make: () => Promise<Uint8Array | Failure>,
	): Promise<StoredFile | { readonly failure: Failure }> {
		const store = async () => {
			const made = await make();
			if (made instanceof Uint8Array) this.write(name, made);
			return made;
		};
		const bytes = async () => {
			const found = this.read(name) ?? (await store());
			if (found instanceof Uint8Array) return found;
			throw contentChanged();
		};
		const made = existsSync(join(this.#folder, name)) ? undefined : await store();
		return made === undefined || made instanceof Uint8Array ? { name, bytes } : { failure: made };
	}
}

/** The store of one kind of things. `project` is the folder of the program. */
export function storeFor(project: string, kind: "icons" | "photos" | "share"): Store {
	return new Store(join(cacheFolder(project), kind));
}
