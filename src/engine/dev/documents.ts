import { escapeHtml } from "#core/html.ts";
import type { ContentState } from "#studio/brain/content/content-state.ts";

/** Where nothing was sound so far there is no page to show under the report. */
export function emptyDocument({ problems, revision }: ContentState): string {
	const title = escapeHtml(problems[0]?.title ?? "");
	return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title>${live(revision)}</head><body><div id="app"></div></body></html>`;
}

/** What keeps a page up to date, and the state of the content that it shows. */
export function live(revision: string): string {
	return `<meta name="site-revision" content="${revision}"><script type="module" src="/src/app/entry-dev.ts"></script>`;
}
