import type { BlogLeaf, BlogPostingLeaf } from "schema-dts";
import { type PageCard, plainText } from "#core/resolved.ts";
import { type Described, type DescribedPage, known } from "#core/structured-data.ts";

interface Overview {
	readonly from?: readonly PageCard[] | undefined;
	readonly max?: number | undefined;
}

/** The overview of articles, with what its cards show. */
export function describeOverview({ from = [], max }: Overview, page: DescribedPage): Described[] {
	return [
		known<BlogLeaf>({
			"@type": "Blog",
			"@id": page.id("blog"),
			mainEntityOfPage: { "@id": page.url },
			url: page.url,
			name: page.name,
			inLanguage: page.lang,
			publisher: page.practice,
			blogPost: from.slice(0, max).flatMap((card) => describeCard(card, page)),
		}),
	];
}

function describeCard({ href, title, date }: PageCard, page: DescribedPage): BlogPostingLeaf[] {
	const url = page.absolute(href);
	// Not every page below an overview is an article.
	if (!date || !title) return [];
	return [
		{ "@type": "BlogPosting", "@id": `${url}#article`, url, headline: plainText(title), datePublished: date.iso },
	];
}
