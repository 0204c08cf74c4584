import type { ReportLanguage } from "#core/problems/entry.ts";
import type { Change } from "../review/changes.ts";
import type { Review, ReviewedVersion } from "../review/review.ts";
import { type Weight, weightOf } from "../review/weight.ts";
import { statementsOf } from "../review/wording/statements.ts";
import { jsonReport, type ReportedProblem } from "./json.ts";

/** Form of the data; counts up when a program that reads them must change. */
const version = 2;

interface ReportedVersion {
	/** Null for the files in the folder as they are now. */
	readonly revision: string | null;
	readonly commit: string | null;
	readonly errors: readonly ReportedProblem[];
}

interface ReportedReview {
	readonly version: number;
	readonly before: ReportedVersion;
	readonly after: ReportedVersion;
	readonly weight: Weight;
	/** Each with its sentences, as the other reports show them. */
	readonly changes: readonly (ReturnType<typeof plain> & { readonly sentences: readonly string[] })[];
}

/** A review as plain data. */
export function reviewJson({ before, after, language, changes }: Review): ReportedReview {
	return {
		version,
		before: reported(before, language),
		after: reported(after, language),
		weight: weightOf(changes, after.errors.length),
		changes: changes.map((change) => {
			const sentences = statementsOf(change, language).map(({ sentence }) => sentence);
			return { ...plain(change), sentences };
		}),
	};
}

/** Without what only its words are made of. */
function plain(change: Change) {
	if (change.kind !== "fact-changed") return change;
	const { schema, ...rest } = change;
	return rest;
}

function reported({ revision, commit, errors, texts }: ReviewedVersion, language: ReportLanguage): ReportedVersion {
	return {
		revision: revision ?? null,
		commit: commit ?? null,
		errors: jsonReport(errors, { language, texts }).problems,
	};
}
