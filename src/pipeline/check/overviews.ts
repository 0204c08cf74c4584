import { outlasts } from "#core/days.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { entriesOf, entryOf } from "../site/facts.ts";
import { addressesBelow } from "../site/folders.ts";
import { type PageList, splitListing } from "../site/listings.ts";
import { listsOn, pagesOfList } from "../site/overviews.ts";
import { pagesIn } from "../site/pages.ts";
import type { Site, SitePage } from "../site/site.ts";
import { daysOf, daysOfSection } from "../site/site-on.ts";
import type { CheckOptions } from "./field-check.ts";

/**
 * On each page one list may go on on further pages, the first that is too long; on an article none does. No list is
 * empty, on no day, and the page of a subject lists the articles about it.
 */
export function* checkOverviews(site: Site, { today }: CheckOptions): Generator<AnyProblem> {
	for (const page of site.pages.values()) {
		yield* checkLength(page, site);
		for (const list of listsOn(page)) yield* checkCards(list, page, site, today);
	}
	yield* checkTopics(site);
}

function* checkLength(page: SitePage, site: Site): Generator<AnyProblem> {
	const long = listsOn(page).filter((list) => pagesOfList(list, site) > 1);
	for (const { section, field, listing, limits } of page.value.article ? long : long.slice(1)) {
		yield problem("overview-not-paged", page.source.valueAt(["sections", section, field]), {
			cards: pagesIn(listing, site).length,
			perPage: limits.perPage,
			because: page.value.article ? "article" : "second",
		});
	}
}

/** A list is not there without any of its pages. */
function* checkCards({ section, field, listing }: PageList, page: SitePage, site: Site, today: string) {
	const place = page.source.valueAt(["sections", section, field]);
	const { folder, tag } = splitListing(listing);
	const first = pagesIn(listing, site).map((each) => daysOf(each).from ?? today);
	if (first.length > 0) {
		const days = daysOfSection(page, section);
		if (outlasts(days, { from: first.sort()[0] }, today)) yield problem("list-of-drafts", place, { folder });
		return;
	}
	// A page that could not be read may be about it, and of a subject that is none another check tells.
	const known = addressesBelow(folder, site).every((address) => site.pages.has(address));
	if (tag === undefined || !known || !entryOf(site, "tags", tag) || pagesIn(folder, site).length === 0) return;
	yield problem("nothing-tagged", place, { folder, tag });
}

/** The page that a subject names lists the articles about it. */
function* checkTopics(site: Site): Generator<AnyProblem> {
	for (const [tag, { page: path }] of Object.entries(entriesOf(site, "tags"))) {
		const page = site.pages.get(String(path));
		if (!page || listsOn(page).some(({ listing }) => splitListing(listing).tag === tag)) continue;
		const source = site.facts.get("tags")?.source;
		if (source) yield problem("topic-not-listed", source.valueAt([tag, "page"]), { page: page.path, tag });
	}
}
