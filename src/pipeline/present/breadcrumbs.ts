import type { Page } from "#core/page.ts";
import { nameOf } from "../translate/words.ts";
import type { Context } from "./context.ts";

/** The pages above a page, the home page first; none for the home page itself. `path` has no language. */
export function presentBreadcrumbs(path: string, context: Context): Page["breadcrumbs"] {
	if (path === "/") return [];
	const steps = path.split("/").slice(1, -1);
	const above = steps.map((_, index) => `/${steps.slice(0, index + 1).join("/")}`);
	const found = above.flatMap((each) => {
		const page = context.site.pages.get(each);
		return page
			? [{ label: context.in(nameOf(page.source)).say(page.value.title), href: context.link(each).href }]
			: [];
	});
	return [{ label: context.words.home, href: context.link("/").href }, ...found];
}
