import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import { type DocumentParts, documentHtml } from "./document.ts";
import { type RenderedPage, renderWhole } from "./rendering.tsx";

type Around = Omit<DocumentParts, "page" | "body">;

/** One page as a complete HTML document. */
export function renderPage(page: Page, shell: Shell, parts: Around): string {
	return pageDocument(page, renderWhole(page, { shell, icons: parts.icons }), parts);
}

/** The document of a page that is rendered. */
export function pageDocument(page: Page, { preloads, body }: RenderedPage, parts: Around): string {
	return documentHtml({ ...parts, head: parts.head + preloads, page, body });
}
