import { today as dayIn } from "#core/opening.ts";
import { reviewProblems } from "#core/problems/catalogue-review.ts";
import type { ReportLanguage } from "#core/problems/entry.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import type { CheckedSite } from "#engine/base/checked-site.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { dictionaryFor } from "#engine/files/dictionary.ts";
import { DiskFiles } from "#engine/files/disk-files.ts";
import { withSoundAdvice } from "#pipeline/check/advised.ts";
import type { CheckOptions } from "#pipeline/check/field-check.ts";
import { checkSite } from "#pipeline/check/index.ts";
import { applySuppressions } from "#pipeline/check/suppressions.ts";
import { type ReaderOptions, SiteReader } from "#pipeline/load/site-reader.ts";
import { type Drafts, noDrafts } from "#pipeline/read/drafts.ts";
import { timed } from "#pipeline/read/stages.ts";
import { checkVanished } from "#pipeline/review/vanished.ts";
import { regionOf } from "#pipeline/site/region.ts";
import { reportLanguageIn } from "#pipeline/site/report-language.ts";
import { isSoundSite, type Site } from "#pipeline/site/site.ts";
import { siteOn } from "#pipeline/site/site-on.ts";

/** A reader for the content of a folder; `other` has read another version of it, `memory` is what an earlier run knew. */
export function openContent(root: string, known: ReaderOptions = {}): SiteReader {
	const files = new DiskFiles(root);
	if (!files.has("content"))
		throw new UsageError({ nl: `In ${root} staat geen map content.`, en: `There is no folder content in ${root}.` });
	return new SiteReader(files, { dictionary: (language) => dictionaryFor(language, root), ...known });
}

/** Without a day everything is checked on the present one. */
export interface ContentOptions extends Partial<CheckOptions> {
	readonly language?: ReportLanguage | undefined;
	/** A warning stops the build as well. */
	readonly strict?: boolean;
	/** Changes that have not been written, and count as if they had. */
	readonly drafts?: Drafts;
	/** The files that changed since the reader read last; without this it reads everything. */
	readonly changed?: ReadonlySet<string> | undefined;
	/** An earlier version of the site, whose addresses must still lead somewhere. */
	readonly since?: Site | undefined;
}

/** What a command was told: which site it is about, and in which language to speak, if that was said. */
export interface Asked {
	readonly root: string;
	readonly language?: ReportLanguage | undefined;
}

/** The language of all that is said of a site: the one that was asked for, or that of its settings; Dutch without both. */
export function reportLanguageOf({ root, language }: Asked): ReportLanguage {
	if (language) return language;
	try {
		return reportLanguageIn(openContent(root, { only: ({ role }) => role === "site" }).read().site);
	} catch {
		return "nl";
	}
}

/** Reads and checks everything; the one way for every command. */
export function checkContent(
	reader: SiteReader,
	{ language, strict = false, drafts = noDrafts, changed, since, live, ...options }: ContentOptions = {},
): CheckedSite {
	const { site, problems } = changed ? reader.readChanges(changed) : reader.read(drafts);
	const { today = dayIn(regionOf(site).timeZone) } = options;
	const vanished = since ? [...checkVanished(siteOn(since, today), siteOn(site, today), site)] : [];
	// Without a whole folder everything that refers to it would seem to lead nowhere.
	const blind = problems.some(({ code }) => code === "unreadable-folder");
	const between = blind ? [] : timed("check", () => checkSite(site, problems, { live, today }));
	const all = [...withSoundAdvice(site, problems, { live, today }), ...between, ...vanished];
	const found = applySuppressions(all, site.texts.read()).filter(
		// Who does not look for addresses that vanished cannot tell that a silence about them is needless.
		({ code, values }) => since || code !== "silence-needless" || !(values.code in reviewProblems),
	);
	const shown = strict ? found.map(lift) : found;
	const findings = {
		problems: shown,
		today,
		doubtful: new Set(all.map(({ place }) => place.file)),
		language: language ?? reportLanguageIn(site),
	};
	const stopped = shown.some(({ level }) => level === "error");
	return !stopped && isSoundSite(site) ? { ...findings, site, sound: true } : { ...findings, site, sound: false };
}

function lift(problem: AnyProblem): AnyProblem {
	return problem.level === "warning" ? { ...problem, level: "error" } : problem;
}
