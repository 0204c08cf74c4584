import { existsSync } from "node:fs";
import { join } from "node:path";
import type { AnyProblem, ReportLanguage } from "#core/problems/problem.ts";
import { type CheckOptions, checkSite } from "#pipeline/check/index.ts";
import { applySilences } from "#pipeline/check/silence.ts";
import { type Drafts, noDrafts } from "#pipeline/read/drafts.ts";
import { type Site, SiteReader } from "#pipeline/site.ts";
import { UsageError } from "./command.ts";

export interface CheckedSite {
	readonly site: Site;
	readonly problems: readonly AnyProblem[];
	/** No problem stops this site from being built. */
	readonly sound: boolean;
	readonly language: ReportLanguage;
}

/** A reader for the content of a folder. */
export function openContent(root: string): SiteReader {
	const folder = join(root, "content");
	if (!existsSync(folder)) throw new UsageError(`There is no folder content in ${root}.`);
	return new SiteReader(folder);
}

export interface ContentOptions extends CheckOptions {
	readonly language?: ReportLanguage | undefined;
	/** A warning stops the build as well. */
	readonly strict?: boolean;
	/** Changes that have not been written, and count as if they had. */
	readonly drafts?: Drafts;
}

/** Reads and checks everything; the one way for every command. */
export function checkContent(
	reader: SiteReader,
	{ language, strict = false, drafts = noDrafts, ...options }: ContentOptions = {},
): CheckedSite {
	const { site, problems } = reader.read(drafts);
	const found = applySilences([...problems, ...checkSite(site, problems, options)], site.texts);
	const all = strict ? found.map(lift) : found;
	return {
		site,
		problems: all,
		sound: !all.some(({ level }) => level === "error"),
		language: language ?? site.settings?.value.reportLanguage ?? "nl",
	};
}

function lift(problem: AnyProblem): AnyProblem {
	return problem.level === "warning" ? { ...problem, level: "error" } : problem;
}
