import type { PageMetadata } from "#core/metadata.ts";
import { feedPath } from "#core/paths.ts";
import { plainText } from "#core/resolved.ts";
import type { Context } from "../kinds/context.ts";
import { sourceOf } from "../site/accessors.ts";
import type { SitePage } from "../site/site.ts";
import { hasArticlesBelow } from "./articles.ts";
import { titleOf } from "./head.ts";
import { planShare, sharePicture, siteName } from "./share.ts";
import { presentStructuredData } from "./structured-data/graph.ts";

/**
 * What one page in one language says of itself to search engines and social networks; `number` is that of a page of its
 * overview, all of which share a picture.
 */
export function presentMetadata(page: SitePage, context: Context, number = 1): PageMetadata {
	const share = planShare(page, context);
	const structuredData = presentStructuredData({ page, number }, context);
	const { article } = page.value;
	return {
		title: plainText(titleOf({ page, number }, context)),
		siteName: siteName(context),
		...(article && { published: article.date }),
		...(share && { picture: sharePicture(share) }),
		...(isNearArticles(page, context) && {
			feed: { title: feedTitle(context), href: feedPath(context.language, sourceOf(context.site)) },
		}),
		...(structuredData && { structuredData }),
	};
}

/** Name of the articles of a language together. */
export function feedTitle(context: Context): string {
	return `${siteName(context)} | ${context.words.blogs}`;
}

/** The page is an article, or articles stand below it. */
function isNearArticles({ path, value }: SitePage, { site, language }: Context): boolean {
	return hasArticlesBelow(value.article ? "/" : path, site, language);
}
