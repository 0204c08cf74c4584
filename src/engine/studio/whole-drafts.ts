import { type Drafts, noDrafts } from "#pipeline/read/drafts.ts";
import type { KeptFiles } from "./kept-files.ts";
import type { OwnFile } from "./own-files.ts";
import type { WholeFile } from "./whole-files.ts";

interface Written {
	/** Pages and translations that come or go. */
	readonly files: readonly WholeFile[];
	/** New texts of files that stay. */
	readonly texts: ReadonlyMap<OwnFile, string>;
	readonly kept: KeptFiles;
}

/** What the content would be, for who checks all of it. */
export function draftsOf({ files, texts, kept }: Written): Drafts {
	const come = files
		.filter(({ comes }) => comes)
		.map((each) => [each.file, kept.read(each.kept)?.toString() ?? ""] as const);
	return {
		...noDrafts,
		texts: new Map([...[...texts].map(([{ file }, text]) => [file.file, text] as const), ...come]),
		gone: new Set(files.flatMap(({ file, comes }) => (comes ? [] : [file]))),
	};
}
