import "./all-views.ts";
import { renderToString } from "react-dom/server";
import type { Page } from "#core/page.ts";
import { remembered } from "#core/remembered.ts";
import type { Shell } from "#core/shell.ts";
import { SurroundingsProvider } from "#ui/context.tsx";
import { type DocumentParts, documentHtml } from "./document.ts";
import { Footer } from "./shell/Footer.tsx";
import { Site } from "./shell/Site.tsx";

/** The footers of all pages with a shell: more than a quarter of each, and always the same. */
const footers = new WeakMap<Shell, string>();

/** One page as a complete HTML document. */
export function renderPage(page: Page, shell: Shell, parts: Omit<DocumentParts, "page" | "body" | "preloads">): string {
	const footer = remembered(footers, shell, () => renderFooter(shell));
	const site = renderToString(<Site page={page} shell={shell} footer={<footer />} />);
	const markup = site.replace("<footer></footer>", () => footer);
	// React puts what the page shall fetch early before its markup.
	const preloads = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? "";
	return documentHtml({ ...parts, page, preloads, body: markup.slice(preloads.length) });
}

function renderFooter(shell: Shell): string {
	return renderToString(
		<SurroundingsProvider shell={shell} trail={[]}>
			<Footer />
		</SurroundingsProvider>,
	);
}
