import type { BlogLeaf, BlogPostingLeaf } from "schema-dts";
import { type CardList, type PageCard, plainText } from "#core/resolved.ts";
import { type Described, type DescribedPage, known } from "#core/structured-data.ts";

interface Overview {
	readonly below?: CardList | undefined;
}

/** The overview of articles, with what its cards show. Its further pages tell of the same overview. */
export function describeOverview({ below }: Overview, page: DescribedPage): Described[] {
	const { url, name } = page.continues ?? page;
	return [
		known<BlogLeaf>({
			"@type": "Blog",
			"@id": `${url}#blog`,
			mainEntityOfPage: { "@id": url },
			url,
			name,
			inLanguage: page.lang,
			publisher: page.organization,
			blogPost: below?.cards.flatMap((card) => describeCard(card, page)),
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
