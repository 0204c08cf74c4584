import { existsSync } from "node:fs";
import { join } from "node:path";
import type { AnyProblem, ReportLanguage } from "#core/problems/problem.ts";
import { checkSite } from "#pipeline/check/index.ts";
import { applySilences } from "#pipeline/check/silence.ts";
import { checkVanished } from "#pipeline/review/vanished.ts";
import { type Site, SiteReader } from "#pipeline/site.ts";
import { UsageError } from "./command.ts";

export interface CheckedSite {
	readonly site: Site;
	readonly problems: readonly AnyProblem[];
	/** No problem stops this site from being built. */
	readonly sound: boolean;
	readonly language: ReportLanguage;
}

/** A reader for the content of a folder; `other` has read another version of it. */
export function openContent(root: string, other?: SiteReader): SiteReader {
	const folder = join(root, "content");
	if (!existsSync(folder)) throw new UsageError(`There is no folder content in ${root}.`);
	return new SiteReader(folder, other);
}

interface CheckOptions {
	readonly language?: ReportLanguage | undefined;
	/** Samples and placeholders count too: the check before going live. */
	readonly live?: boolean;
	/** A warning stops the build as well. */
	readonly strict?: boolean;
	/** An earlier version of the site, whose addresses must still lead somewhere. */
	readonly since?: Site | undefined;
}

/** The language of the reports, as the settings say. */
export function reportLanguageOf(root: string): ReportLanguage {
	return openContent(root).read().site.settings?.value.reportLanguage ?? "nl";
}

/** Reads and checks everything; the one way for every command. */
export function checkContent(
	reader: SiteReader,
	{ language, live = false, strict = false, since }: CheckOptions = {},
): CheckedSite {
	const { site, problems } = reader.read();
	const vanished = since ? [...checkVanished(since, site)] : [];
	const found = applySilences([...problems, ...checkSite(site, { live }), ...vanished], site.texts).filter(
		// Who does not look for addresses that vanished cannot tell that a silence about them is needless.
		({ code, values }) => since || code !== "silence-needless" || values.code !== "address-vanished",
	);
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
