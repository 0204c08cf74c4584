import { normalize } from "#core/paths.ts";
import { pageAt } from "#pipeline/site/overviews.ts";
import type { SiteOfDay } from "#pipeline/site/site-on.ts";

/** The written page at an address, if there is one, and which of its pages it is. */
export function pageIn(site: SiteOfDay, address: string): { path: string; number: number } {
	const found = pageAt(address, site);
	return found ? { path: found.page.path, number: found.number } : { path: address, number: 1 };
}

/** The address of a page, of itself and of its data. */
export function addressOf(path: string): string {
	return normalize(path.replace(/\.page\.json$/, ""));
}
