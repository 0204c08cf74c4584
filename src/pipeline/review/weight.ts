import type { Change } from "./changes.ts";

/** What a reader should know of a review before reading it. */
export interface Weight {
	/** Pages that visitors no longer find: drafts, those of a later day, and those that are gone. */
	readonly hidden: number;
	/** Addresses that lead nowhere now. */
	readonly vanished: number;
	/** Texts of which a translation became out of date, and those that have none yet. */
	readonly stale: number;
	readonly missing: number;
	/** In the newer version. */
	readonly errors: number;
}

/** `errors` are those of the newer version. */
export function weightOf(changes: readonly Change[], errors: number): Weight {
	const sum = (count: (change: Change) => number) => changes.reduce((total, change) => total + count(change), 0);
	return {
		hidden: sum((change) => (isHidden(change) ? 1 : 0)),
		vanished: sum(vanishedIn),
		stale: sum((change) => (change.kind === "translation-stale" ? change.passages.length : 0)),
		missing: sum((change) => (change.kind === "translation-missing" ? change.passages.length : 0)),
		errors,
	};
}

/** Of a page without a redirect its address says it. */
function isHidden(change: Change): boolean {
	if (change.kind === "page-removed") return change.redirect !== undefined;
	return change.kind === "page-planned" && change.hidden;
}

function vanishedIn(change: Change): number {
	switch (change.kind) {
		case "page-removed":
		case "page-moved":
			return change.redirect === undefined ? 1 : 0;
		case "redirect-changed":
			return change.after === undefined ? 1 : 0;
		case "language-removed":
			return change.addresses;
		default:
			return 0;
	}
}
