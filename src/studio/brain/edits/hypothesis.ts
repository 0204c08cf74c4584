import type { PublishedChange } from "#pipeline/load/published.ts";
import { type Drafts, noDrafts } from "#pipeline/read/drafts.ts";
import type { LiveContent } from "../content/live-content.ts";
import type { ContentStore, FileMove, Transaction } from "./store.ts";

/** The content as a transaction would leave it, to be checked as a whole. */
export function hypothesisOf({ files, texts }: Transaction, store: ContentStore): Drafts {
	return {
		...noDrafts,
		texts: new Map([...texts].map(([{ file }, text]) => [file.file, text])),
		come: coming(files, store),
		gone: new Set(files.flatMap(({ file, comes }) => (comes ? [] : [file]))),
	};
}

/** What would be published when files come and go; what comes is read where it is kept. */
export function publishedBy(files: readonly FileMove[], content: LiveContent, store: ContentStore): PublishedChange {
	return {
		come: coming(files, store),
		go: files.flatMap(({ file, comes }) => (comes ? [] : (content.file(file) ?? []))),
	};
}

function coming(files: readonly FileMove[], store: ContentStore): ReadonlyMap<string, Uint8Array> {
	return new Map(
		files.flatMap(({ file, comes, kept }) => {
			const bytes = comes ? store.kept(kept) : undefined;
			return bytes ? [[file, bytes] as const] : [];
		}),
	);
}
