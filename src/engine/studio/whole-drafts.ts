import { type Drafts, noDrafts } from "#pipeline/read/drafts.ts";
import type { KeptFiles } from "./kept-files.ts";
import type { OwnFile } from "./own-files.ts";
import type { WholeFile } from "./whole-files.ts";

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
