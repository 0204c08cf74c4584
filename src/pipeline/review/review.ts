import type { ReportLanguage } from "#core/problems/entry.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import type { Change, Spot } from "./changes.ts";
import { weightOf } from "./weight.ts";
import { phrasesIn } from "./wording/phrases.ts";
import { reportPhrases } from "./wording/report-phrases.ts";

/** One of the two versions of a review. */
export interface ReviewedVersion {
	/** As it was asked for: `main`. Undefined for the files in the folder as they are now. */
	readonly revision: string | undefined;
	/** Full name of the commit. */
	readonly commit: string | undefined;
	/** The commit is the one in which the newer version parted from the revision. */
	readonly branched: boolean;
	/** Errors that may keep files of it from being compared. */
	readonly errors: readonly AnyProblem[];
	/** Texts of its files, for code frames. */
	readonly texts: ReadonlyMap<string, string>;
}

/** What a visitor sees change between two versions of a site. */
export interface Review {
	readonly before: ReviewedVersion;
	readonly after: ReviewedVersion;
	/** Of the report. */
	readonly language: ReportLanguage;
	readonly changes: readonly Change[];
	/** Where the newer version can be seen, without a slash at the end. */
	readonly preview: string | undefined;
}

/** A place as a report names it: `content/pages/contact.yaml:6`. */
export function spotName({ file, line }: Spot): string {
	return line === undefined ? file : `${file}:${line}`;
}

/** The first line of a report: how many changes it has, and what weighs most in them. */
export function weightLine(review: Review, changes: number): string {
	const { before, after, language } = review;
	const { nothing, weight } = phrasesIn(language);
	if (changes > 0) return weight(changes, weightOf(review.changes, after.errors.length));
	return before.errors.length + after.errors.length > 0 ? reportPhrases[language].nothingKnown : nothing;
}

/** A version as a report names it: `main (094fa48)`. */
export function versionName({ revision, commit, branched }: ReviewedVersion, report: ReportLanguage): string {
	if (revision === undefined) return reportPhrases[report].folder;
	const short = commit?.slice(0, 7) ?? "";
	if (branched) return reportPhrases[report].branched(revision, short);
	return commit?.startsWith(revision) ? short : `${revision} (${short})`;
}
