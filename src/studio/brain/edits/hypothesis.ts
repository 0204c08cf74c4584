import type { PublishedChange } from "#pipeline/load/published.ts";
import { type Drafts, noDrafts } from "#pipeline/read/drafts.ts";
import type { LiveContent } from "../content/live-content.ts";
import type { ContentStore, FileMove, Transaction } from "./store.ts";

/** The content as a transaction would leave it, to be checked as a whole. */
export function hypothesisOf({ files, texts }: Transaction, store: ContentStore): Drafts {
	return {
		...noDrafts,
		texts: new Map([...texts].map(([{ file }, text]) => [file.file, text])),
		come: new Map(files.flatMap(({ file, comes, kept }) => (comes ? [[file, store.keptAt(kept)]] : []))),
		gone: new Set(files.flatMap(({ file, comes }) => (comes ? [] : [file]))),
	};
}

/** What would be published when files come and go; what comes is read where it is kept. */
export function publishedBy(files: readonly FileMove[], content: LiveContent, store: ContentStore): PublishedChange {
	const come = files.flatMap(({ file, kept, comes }) => {
		const coming = comes ? store.fileFor(file, content.site.source) : undefined;
		return coming ? [{ ...coming, absolute: store.keptAt(kept) }] : [];
	});
	return { come, go: files.flatMap(({ file, comes }) => (comes ? [] : (content.file(file) ?? []))) };
}
