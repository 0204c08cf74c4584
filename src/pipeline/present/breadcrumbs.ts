import type { Page } from "#core/page.ts";
import type { Context } from "../kinds/context.ts";
import { nameOf } from "../read/content-name.ts";
import { pagesAbove } from "../site/pages.ts";

/** The pages above a page, the home page first; none for the home page itself. `path` has no language. */
export function presentBreadcrumbs(path: string, context: Context): Page["breadcrumbs"] {
	if (path === "/") return [];
	const above = pagesAbove(path, context.site).map((page) => ({
		label: context.in(nameOf(page.source)).say(page.value.title),
		href: context.link(page.path).href,
	}));
	return [{ label: context.words.home, href: context.link("/").href }, ...above];
}
