import { renderPage } from "#app/entry-server.tsx";
import type { Page } from "#core/page.ts";
import type { Shell } from "#core/shell.ts";
import type { PageHead } from "#studio/brain/content/live-site.ts";

/** A page without its application, which is read or shown in a frame. */
export function drawPage(page: Page, shell: Shell, { languages = [], head = "" }: PageHead = {}): string {
	const bare = { metadata: {}, origin: "", base: "", build: "", shell: "", app: "", color: "", loader: "" };
	return renderPage(page, shell, { ...bare, languages, head });
}
