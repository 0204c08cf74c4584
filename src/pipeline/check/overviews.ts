import { type AnyProblem, problem } from "#core/problems/problem.ts";
import { listsOn, pagesOfList } from "../site/overviews.ts";
import { pagesBelow } from "../site/pages.ts";
import type { Site, SitePage } from "../site/site.ts";

/** On each page one list may go on on further pages, the first that is too long; on an article none does. */
export function* checkOverviews(site: Site): Generator<AnyProblem> {
	for (const page of site.pages.values()) yield* checkLists(page, site);
}

function* checkLists(page: SitePage, site: Site): Generator<AnyProblem> {
	const long = listsOn(page).filter((list) => pagesOfList(list, site) > 1);
	for (const { section, field, folder, limits } of page.value.article ? long : long.slice(1)) {
		yield problem("overview-not-paged", page.source.valueAt(["sections", section, field]), {
			cards: pagesBelow(folder, site).length,
			perPage: limits.perPage,
			because: page.value.article ? "article" : "second",
		});
	}
}
