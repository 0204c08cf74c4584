import type { Page } from "#core/page.ts";
import { plainText } from "#core/resolved.ts";
import type { Context } from "../kinds/context.ts";
import { nameOf } from "../read/content-name.ts";
import { pagesAbove } from "../site/pages.ts";
import type { SitePage } from "../site/site.ts";
import { labelInMenu, labelOfPoint } from "./menu.ts";

/** The pages above a page, the home page first; none for the home page itself. `path` has no language. */
export function presentBreadcrumbs(path: string, context: Context): Page["breadcrumbs"] {
	if (path === "/") return [];
	const above = pagesAbove(path, context.site).map((page) => ({
		label: context.in(nameOf(page.source)).say(page.value.title),
		href: context.link(page.path).href,
	}));
	return [{ label: context.words.home, href: context.link("/").href }, ...above];
}

/**
 * What the menu calls a page, after its group there where the name does not say that; of what is in no menu, the pages
 * above it. An article shows its breadcrumbs itself.
 */
export function presentTrail({ path, source, value }: SitePage, context: Context): Page["trail"] {
	const { item, under } = value.menu ?? {};
	if (path === "/") return [];
	if (!(item || under)) return value.article ? [] : presentBreadcrumbs(path, context).slice(1);
	const name = item ? labelOfPoint(item, context) : labelInMenu({ source, value }, context);
	const group = under ? plainText(labelOfPoint(under, context)) : "";
	const names = plainText(name).toLowerCase().includes(group.toLowerCase()) ? [name] : [group, name];
	return names.map((label) => ({ label }));
}
