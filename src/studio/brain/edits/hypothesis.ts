import type { KeptFiles } from "#engine/studio/kept-files.ts";
import type { OwnFile } from "#engine/studio/own-files.ts";
import type { WholeFile } from "#engine/studio/whole-files.ts";
import { type Drafts, noDrafts } from "#pipeline/read/drafts.ts";

interface Written {
	/** Those that come or go. */
	readonly files: readonly WholeFile[];
	/** New texts of files that stay. */
	readonly texts: ReadonlyMap<OwnFile, string>;
	readonly kept: KeptFiles;
}

/** What the content would be, for who checks all of it. */
export function draftsOf({ files, texts, kept }: Written): Drafts {
	return {
		...noDrafts,
		texts: new Map([...texts].map(([{ file }, text]) => [file.file, text])),
		come: new Map(files.flatMap(({ file, comes, kept: name }) => (comes ? [[file, kept.pathOf(name)]] : []))),
		gone: new Set(files.flatMap(({ file, comes }) => (comes ? [] : [file]))),
	};
}
