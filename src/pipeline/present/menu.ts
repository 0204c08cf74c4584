import type { MenuItem, MenuLink } from "#core/shell.ts";
import type { WordKey } from "#core/words.ts";
import type { SitePage } from "../site.ts";
import { nameOf } from "../translate/words.ts";
import type { Context } from "./context.ts";

/** The main menu: the points of `site.yaml`, filled by the pages that name them. Points without a page are left out. */
export function presentMenu(context: Context): MenuItem[] {
	const settings = context.site.settings?.value;
	if (!settings) return [];
	return settings.menu.flatMap((key): MenuItem[] => {
		const label = context.words[key];
		const button = key === settings.menuButton ? ({ button: true } as const) : {};
		const items = linksUnder(key, context);
		const own = pagesOf(context).find(({ value }) => value.menu?.item === key);
		if (items.length > 0) return [{ label, items, ...button }];
		return own ? [{ label, href: context.link(own.path).href, ...button }] : [];
	});
}

/** The links of one point of the menu, in their order. */
export function linksUnder(key: WordKey, context: Context): MenuLink[] {
	return pagesOf(context)
		.filter(({ value }) => value.menu?.under === key)
		.sort((a, b) => (a.value.menu?.order ?? 1000) - (b.value.menu?.order ?? 1000) || a.path.localeCompare(b.path))
		.map(({ path, source, value }) => ({
			label: context.in(nameOf(source)).say(value.menu?.label ?? value.title),
			href: context.link(path).href,
		}));
}

function pagesOf({ site }: Context): SitePage[] {
	return [...site.pages.values()];
}
