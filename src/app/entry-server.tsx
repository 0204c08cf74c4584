import "./all-views.ts";
import { renderToString } from "react-dom/server";
import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import { type DocumentParts, documentHtml } from "./document.ts";
import { Site } from "./shell/Site.tsx";

/** One page as a complete HTML document. */
export function renderPage(page: Page, shell: Shell, parts: Omit<DocumentParts, "page" | "body" | "preloads">): string {
	const markup = renderToString(<Site page={page} shell={shell} icons={parts.icons} />);
	// React puts what the page shall fetch early before its markup.
	const preloads = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? "";
	return documentHtml({ ...parts, page, preloads, body: markup.slice(preloads.length) });
}
