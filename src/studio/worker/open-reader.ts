import type { Files } from "#core/files.ts";
import { SiteReader } from "#pipeline/load/site-reader.ts";
import type { Dictionary } from "#pipeline/site/dictionary.ts";
import type { StoreAddress } from "#studio/brain/studio-worker.ts";
import { askLocal } from "#studio/stores/local/ask.ts";
import { LocalFiles } from "#studio/stores/local/local-files.ts";

interface OpenedReader {
	/** Begins to read the content. */
	readonly open: () => SiteReader;
	/** Looks which files are others by now. */
	readonly refresh: () => void;
}

/** The content of a store for who only reads it. */
export function openReader(address: StoreAddress, dictionary: () => Dictionary | undefined): OpenedReader {
	const files = new LocalFiles(askLocal(address.token));
	return { open: () => readerOf(files, dictionary), refresh: () => void files.refresh() };
}

function readerOf(files: Files, dictionary: () => Dictionary | undefined): SiteReader {
	return new SiteReader(files, {
		dictionary(language) {
			const found = dictionary();
			return found?.language === language ? found : undefined;
		},
	});
}
