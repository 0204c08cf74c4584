import { codeIcons } from "#core/icons/icons.ts";
import { isIcon } from "#core/icons/names.ts";
import { findIcons } from "#core/icons/search.ts";
import { iconLabel } from "#core/icons/words.ts";
import type { DrawnIcon, IconsFound } from "#core/studio.ts";
import { iconsOf } from "#pipeline/site/icons.ts";
import type { LiveSite } from "../content/live-site.ts";

/** So many fit into a list that somebody looks through. */
const most = 40;

/** What words find among the icons; without words those that the site has already. */
export async function iconsFound(live: LiveSite, sought: string): Promise<IconsFound> {
	const { language } = live;
	await Promise.all([language, "en" as const].map((each) => live.icons.loadWords(each)));
	const found = sought.trim() === "" ? iconsIn(live).filter(isIcon) : findIcons(sought, language);
	const icons = await Promise.all(found.slice(0, most).map((name) => drawn(live, name)));
	return { icons, areAll: found.length <= most };
}

/** Those that the site has; where it is not sound, those that it had. */
function iconsIn({ content }: LiveSite): readonly string[] {
	return content.show("/@studio/icons", iconsOf) ?? codeIcons;
}

/** How an icon is drawn, and what it is called; undefined for one that does not exist. */
export async function drawnIcon(live: LiveSite, name: string): Promise<DrawnIcon | undefined> {
	await live.icons.loadWords(live.language);
	return isIcon(name) ? drawn(live, name) : undefined;
}

async function drawn({ icons, language }: LiveSite, name: string): Promise<DrawnIcon> {
	return { name, label: iconLabel(name, language), drawing: await icons.drawing(name) };
}
