import type { EditorLanguage } from "#core/in-language.ts";
import type { AnyProblem } from "#core/problems/problem.ts";
import type { Change } from "./changes.ts";

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
	readonly language: EditorLanguage;
	readonly changes: readonly Change[];
	/** Where the newer version can be seen, without a slash at the end. */
	readonly preview: string | undefined;
}
