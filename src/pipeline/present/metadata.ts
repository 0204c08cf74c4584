import type { PageMetadata } from "#core/metadata.ts";
import type { SitePage } from "../site.ts";
import type { Context } from "./context.ts";

/** What one page in one language says of itself to search engines and social networks. */
export function presentMetadata(_page: SitePage, _context: Context): PageMetadata {
	return {};
}
