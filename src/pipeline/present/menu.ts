import { remembered } from "#core/remembered.ts";
import type { Text } from "#core/resolved.ts";
import type { MenuItem, MenuLink } from "#core/shell.ts";
import type { Context } from "../kinds/context.ts";
import { nameOf } from "../read/content-name.ts";
import { settingOf } from "../site/accessors.ts";
import type { Site, SitePage } from "../site/site.ts";
import { look, type Readable } from "../site/traced-site.ts";

/** The settings, as translations know them. */
export const settingsFile = "site.yaml";

/** The main menu: the points of `site.yaml`, filled by the pages that name them. Points without a page are left out. */
export function presentMenu(context: Context): MenuItem[] {
	const menuButton = settingOf(context.site, "menuButton");
	return (settingOf(context.site, "menu") ?? []).flatMap(({ key, label: written }): MenuItem[] => {
		const label = context.in(settingsFile).say(written);
		const button = key === menuButton ? ({ button: true } as const) : {};
		const under = linksUnder(key, context);
		const page = pageOfPoint(key, context.site);
		const own = page && { label, href: context.link(page.path).href };
		if (under.length > 0) return [{ ...(own ?? { label }), items: own ? [own, ...under] : under, ...button }];
		return own ? [{ ...own, ...button }] : [];
	});
}

/** The links of one point of the menu, in their order. */
function linksUnder(key: string, context: Context): MenuLink[] {
	return pagesUnder(key, context.site).map((page) => ({
		label: labelInMenu(page, context),
		href: context.link(page.path).href,
	}));
}

/** What a point of the menu is called; empty when the settings know none of that key. */
export function labelOfPoint(key: string, context: Context): Text {
	const point = settingOf(context.site, "menu")?.find((each) => each.key === key);
	return point ? context.in(settingsFile).say(point.label) : "";
}

/** What a page is called under a point of the menu. */
export function labelInMenu({ source, value }: Pick<SitePage, "source" | "value">, context: Context): Text {
	return context.in(nameOf(source)).say(value.menu?.label ?? value.title);
}

/** The page of a point of the menu itself: what it opens, or the first link of its dropdown. Of two the first is shown. */
export function pageOfPoint(key: string, site: Readable): SitePage | undefined {
	return pagesInMenu(site).find(({ value }) => value.menu?.item === key);
}

/** The pages under a point of the menu, in their order; those without one come last, by their address. */
export function pagesUnder(key: string, site: Readable): SitePage[] {
	return pagesInMenu(site)
		.filter(({ value }) => value.menu?.under === key)
		.sort((a, b) => (a.value.menu?.order ?? 1000) - (b.value.menu?.order ?? 1000) || a.path.localeCompare(b.path));
}

const inMenu = new WeakMap<Site, readonly SitePage[]>();

/** The few of all pages that have a place in the menu. */
export function pagesInMenu(readable: Readable): readonly SitePage[] {
	const site = look(readable, "menu all");
	return remembered(inMenu, site, () => [...site.pages.values()].filter(({ value }) => value.menu));
}
