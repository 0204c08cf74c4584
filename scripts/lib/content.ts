import { existsSync } from "node:fs";
import { join } from "node:path";
import { type AnyProblem, levelOf, type ReportLanguage } from "#core/problems/problem.ts";
import { checkSite } from "#pipeline/check/index.ts";
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

/** Reads and checks everything; the one way for every command. */
export function checkContent(
	reader: SiteReader,
	{ language, live = false }: { language?: ReportLanguage | undefined; live?: boolean } = {},
): CheckedSite {
	const { site, problems } = reader.read();
	const all = [...problems, ...checkSite(site, { live })];
	return {
		site,
		problems: all,
		sound: !all.some(({ code }) => levelOf(code) === "error"),
		language: language ?? site.settings?.value.reportLanguage ?? "nl",
	};
}
