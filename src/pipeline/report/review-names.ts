import type { EditorLanguage } from "#core/in-language.ts";
import type { Spot } from "../review/changes.ts";
import type { Review, ReviewedVersion } from "../review/review.ts";
import { weightOf } from "../review/weight.ts";
import { phrasesIn } from "../review/wording/phrases.ts";
import { reportWords } from "./wording/words.ts";

/** A place as a report names it: `content/pages/contact.yaml:6`. */
export function spotName({ file, line }: Spot): string {
	return line === undefined ? file : `${file}:${line}`;
}

/** The first line of a report: how many changes it has, and what weighs most in them. */
export function weightLine(review: Review, changes: number): string {
	const { before, after, language } = review;
	const { nothing, weight } = phrasesIn(language);
	if (changes > 0) return weight(changes, weightOf(review.changes, after.errors.length));
	return before.errors.length + after.errors.length > 0 ? reportWords(language).review.nothingKnown : nothing;
}

/** A version as a report names it: `main (094fa48)`. */
export function versionName({ revision, commit, branched }: ReviewedVersion, report: EditorLanguage): string {
	if (revision === undefined) return reportWords(report).review.folder;
	const short = commit?.slice(0, 7) ?? "";
	if (branched) return reportWords(report).review.branched(revision, short);
	return commit?.startsWith(revision) ? short : `${revision} (${short})`;
}
