import type { AnyProblem } from "#core/problems/problem.ts";
import type { SiteReader } from "#pipeline/load/site-reader.ts";
import { noDrafts } from "#pipeline/read/drafts.ts";
import { checkContent } from "../content/content.ts";
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

/** The errors that the content would have if pages came or went, anywhere in it, and does not have now. */
export function newErrors(reader: SiteReader, { files, texts, kept }: Written): readonly AnyProblem[] {
	const drafts = {
		...noDrafts,
		texts: new Map([...texts].map(([{ file }, text]) => [file.file, text])),
		come: new Map(files.flatMap(({ file, comes, kept: name }) => (comes ? [[file, kept.pathOf(name)]] : []))),
		gone: new Set(files.flatMap(({ file, comes }) => (comes ? [] : [file]))),
	};
	const errors = errorsAmong(checkContent(reader, { drafts }).problems);
	if (errors.length === 0) return [];
	const known = new Set(errorsAmong(checkContent(reader).problems).map(identityOf));
	return errors.filter((each) => !known.has(identityOf(each)));
}

/** What stops a site from being built. */
export function errorsAmong(problems: readonly AnyProblem[]): readonly AnyProblem[] {
	return problems.filter(({ level }) => level === "error");
}

/** What makes two mistakes the same one, wherever in its file it stands. */
export function identityOf({ code, place, values }: AnyProblem): string {
	return JSON.stringify([place.file, code, values]);
}
