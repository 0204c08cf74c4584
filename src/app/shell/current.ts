import type { Page } from "#core/page.ts";

/** All that the header knows of the page below it: what else it shows is the same on every page. */
export type CurrentPage = Pick<Page, "path" | "lang" | "notFound">;

/** For `aria-current`: whether a link leads to the page that is shown. */
export function current(page: CurrentPage, href: string | undefined): "page" | undefined {
	return href === page.path ? "page" : undefined;
}
