import type { Files } from "#core/files.ts";
import { SiteReader } from "#pipeline/load/site-reader.ts";
import type { Dictionary } from "#pipeline/site/dictionary.ts";
import type { LocalAddress } from "#studio/brain/studio-worker.ts";
import { askLocal } from "#studio/stores/local/ask.ts";
import { LocalFiles } from "#studio/stores/local/local-files.ts";
import { MemoryFiles } from "#studio/stores/memory-files.ts";

/** What files hold by now; undefined for what is not known, null for one that is gone. */
export type FileBytes = ReadonlyMap<string, Uint8Array | null | undefined>;

/** The content as whoever only reads it has it. */
export interface ReadFiles {
	readonly files: Files;
	/** Some are others by now. */
	take(changed: FileBytes): void;
}

/** The files on the disk of this computer: it is asked again which are others. */
export function localFiles({ token }: LocalAddress): ReadFiles {
	const files = new LocalFiles(askLocal(token));
	return { files, take: () => void files.refresh() };
}

/** Files that were handed over. */
export function handedFiles(first: ReadonlyMap<string, Uint8Array | undefined>): ReadFiles {
	const files = new MemoryFiles(first);
	return {
		files,
		take(changed) {
			for (const [name, bytes] of changed) {
				if (bytes === null) files.remove(name);
				else files.write(name, bytes);
			}
		},
	};
}

/** Begins to read content. `dictionary` gives the words of its language once they are there. */
export function readerOf(files: Files, dictionary: () => Dictionary | undefined): SiteReader {
	return new SiteReader(files, {
		dictionary(language) {
			const found = dictionary();
			return found?.language === language ? found : undefined;
		},
	});
}
