import { isOn, never } from "#core/days.ts";
import type { Location } from "#core/problems/problem.ts";
import type { Site, SitePage } from "./site.ts";
import { daysOf } from "./site-on.ts";

/** A page that visitors do not find yet. */
export interface Draft {
	readonly page: SitePage;
	/** The day on which it appears; undefined for one of which nobody has said when. */
	readonly from: string | undefined;
	/** Where the file says so. */
	readonly place: Location;
}

/** The pages that are not there yet on a day: first those that appear by themselves, in the order of their days. */
export function draftsOf(site: Site, today: string): Draft[] {
	const drafts = [...site.pages.values()].filter((page) => !isOn(daysOf(page), today));
	const sorted = drafts.sort((a, b) => (daysOf(a).from ?? "").localeCompare(daysOf(b).from ?? ""));
	return sorted.map((page) => {
		const { from } = daysOf(page);
		const isDated = from !== never;
		const place = page.source.valueAt([isDated ? "publish" : "draft"]);
		return { page, from: isDated ? from : undefined, place };
	});
}
