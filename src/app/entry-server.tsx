import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import { type DocumentParts, documentHtml } from "./document.ts";
import { renderWhole } from "./rendering.tsx";

/** One page as a complete HTML document. */
export function renderPage(page: Page, shell: Shell, parts: Omit<DocumentParts, "page" | "body" | "preloads">): string {
	return documentHtml({ ...parts, ...renderWhole(page, { shell, icons: parts.icons }), page });
}
