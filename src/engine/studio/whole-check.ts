import type { AnyProblem } from "#core/problems/problem.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import { noDrafts } from "#pipeline/read/drafts.ts";
import { checkContent } from "../content/content.ts";
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

/** The errors that the content would have if pages came or went, anywhere in it, and does not have now. */
export function newErrors(reader: SiteReader, { files, texts, kept }: Written): readonly AnyProblem[] {
	const come = files
		.filter(({ comes }) => comes)
		.map((each) => [each.file, kept.read(each.kept)?.toString() ?? ""] as const);
	const drafts = {
		...noDrafts,
		texts: new Map([...[...texts].map(([{ file }, text]) => [file.file, text] as const), ...come]),
		gone: new Set(files.flatMap(({ file, comes }) => (comes ? [] : [file]))),
	};
	const errors = errorsAmong(checkContent(reader, { drafts }).problems);
	if (errors.length === 0) return [];
	const known = new Set(errorsAmong(checkContent(reader).problems).map(identityOf));
	return errors.filter((each) => !known.has(identityOf(each)));
}

function errorsAmong(problems: readonly AnyProblem[]): readonly AnyProblem[] {
	return problems.filter(({ level }) => level === "error");
}

/** What makes two mistakes the same one, wherever in its file it stands. */
function identityOf({ code, place, values }: AnyProblem): string {
	return JSON.stringify([place.file, code, values]);
}
