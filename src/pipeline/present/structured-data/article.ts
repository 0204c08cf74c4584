import type { BlogPostingLeaf } from "schema-dts";
import { type DescribedPage, known } from "#core/structured-data.ts";
import { presentImage } from "#pipeline/kinds/image.ts";
import { nameOf } from "#pipeline/read/content-name.ts";
import type { SitePage } from "#pipeline/site/site.ts";
import { confirmed } from "./confirmed.ts";
import type { Surroundings } from "./surroundings.ts";

/**
 * The article that a page is; undefined for other pages. When it last changed is not known, and its summary stands on
 * another page.
 */
export function articleThing(
	{ source, value }: SitePage,
	page: DescribedPage,
	{ context, organization, absolute }: Surroundings,
): BlogPostingLeaf | undefined {
	if (!value.article) return undefined;
	const { date, author, image, original } = confirmed(value.article, context.site) as Partial<typeof value.article>;
	const own = context.in(nameOf(source));
	return known<BlogPostingLeaf>({
		"@type": "BlogPosting",
		"@id": page.id("article"),
		mainEntityOfPage: { "@id": page.url },
		headline: page.name,
		datePublished: date,
		inLanguage: page.lang,
		author: author ? { "@type": "Person", name: own.name(author) } : organization,
		publisher: organization,
		image: image && absolute(presentImage(image, own).src),
		isBasedOn: original,
	});
}
