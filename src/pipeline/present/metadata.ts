import type { PageMetadata } from "#core/metadata.ts";
import type { SitePage } from "../site.ts";
import type { Context } from "./context.ts";
import { presentStructuredData } from "./structured-data/graph.ts";

/** What one page in one language says of itself to search engines and social networks. */
export function presentMetadata(page: SitePage, context: Context): PageMetadata {
	const structuredData = presentStructuredData(page, context);
	return { ...(structuredData && { structuredData }) };
}
