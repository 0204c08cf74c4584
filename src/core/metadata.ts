/** A picture that stands for a page where somebody shares it. */
export interface SharePicture {
	/** Address within the site. */
	readonly src: string;
	readonly width: number;
	readonly height: number;
	readonly alt: string;
}

/**
 * What a page says of itself to those who pass it on: search engines and social networks.
 * It stands in the head of the document only; the application never needs it.
 */
export interface PageMetadata {
	/** Title without the name of the site. */
	readonly title?: string;
	/** Name of the site. */
	readonly siteName?: string;
	/** ISO date of an article. */
	readonly published?: string;
	readonly picture?: SharePicture;
	/** Where readers of news follow the articles of the site. */
	readonly feed?: { readonly title: string; readonly href: string };
	/** The facts of the page for machines, as a JSON-LD graph (https://json-ld.org). */
	readonly structuredData?: object;
}
