import { pageAddress } from "#core/paging.ts";
import { localize } from "#core/paths.ts";
import { plainText } from "#core/resolved.ts";
import type { DescribedPage } from "#core/structured-data.ts";
import { sourceOf } from "#pipeline/site/accessors.ts";
import type { FoundPage } from "#pipeline/site/overviews.ts";
import { regionOf } from "#pipeline/site/region.ts";
import type { SitePage } from "#pipeline/site/site.ts";
import { descriptionOf, titleOf } from "../head.ts";
import { branchThing } from "./branch.ts";
import type { Surroundings } from "./surroundings.ts";

/** One page in the language of its surroundings, as sections and the graph speak of it. */
export function describedPage(found: FoundPage, surroundings: Surroundings): DescribedPage {
	const { context, origin, organization, factId, absolute } = surroundings;
	const { page, number } = found;
	const path = pageAddress(page.path, number, sourceOf(context.site));
	const url = absolute(localize(path, context.language, sourceOf(context.site)));
	return {
		path,
		...(number > 1 && { continues: overviewOf(page, surroundings) }),
		lang: context.language,
		url,
		name: plainText(titleOf(found, context)),
		description: descriptionOf(found, context),
		currency: regionOf(context.site).currency,
		organization,
		id: (name) => `${url}#${name}`,
		factId,
		absolute,
		html: (text) =>
			text.replace(/ href="(?=[/#])/g, (start, at: number) => start + (text[at + start.length] === "#" ? url : origin)),
		branch: (name) => branchThing(name, surroundings),
	};
}

function overviewOf(page: SitePage, { context, absolute }: Surroundings) {
	const { path } = page;
	const name = plainText(titleOf({ page, number: 1 }, context));
	return { path, url: absolute(localize(path, context.language, sourceOf(context.site))), name };
}
