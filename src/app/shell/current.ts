import type { Page } from "#core/page.ts";

/** For `aria-current`: whether a link leads to the page that is shown. */
export function current(page: Page, href: string | undefined): "page" | undefined {
	return href === page.path ? "page" : undefined;
}
