import { isOn } from "#core/days.ts";
import { today } from "#core/opening.ts";
import { regionOf } from "../../site/region.ts";
import { isSoundSite, type Site, type SitePage, type SoundSite } from "../../site/site.ts";
import { daysOf } from "../../site/site-on.ts";
import { textsOf } from "../../site/texts.ts";
import { escapePattern } from "../../text/escape-pattern.ts";
import { applyChanges } from "../edits/apply-changes.ts";
import { changesBetween } from "../edits/changes-between.ts";
import { dataIn } from "../edits/data.ts";
import { ownOrigin, type Retargeted } from "./links.ts";
import { ledTo, nowhere } from "./where-to.ts";

/** The links that went with a page, as they come back. */
export interface LinksBack {
	/** The files in which they do, with their texts by then. */
	readonly texts: ReadonlyMap<string, Retargeted>;
	/** Files in which somebody has written something else meanwhile where a link was. */
	readonly changedSince: readonly string[];
}

/** Visitors find a page today; of others nobody knows the address. */
export function isPublic(page: SitePage, site: SoundSite): boolean {
	return isOn(daysOf(page), today(regionOf(site).timeZone));
}

/** The addresses at which visitors may have seen a page: its own, and those that it had. */
export function addressesOf({ path, value }: SitePage): readonly string[] {
	return [path, ...(value.formerly ?? [])];
}

/** The page at one of some addresses, in a site that shows it to visitors. */
export function shownPage(site: Site, addresses: readonly string[]): SitePage | undefined {
	if (!isSoundSite(site)) return undefined;
	const pages = addresses.flatMap((address) => site.pages.get(address) ?? []);
	return pages.find((page) => isPublic(page, site));
}

/**
 * What brings back the links that went when a page was hidden. `earlier` is the site as it was before that. Where they lead
 * since then nobody has noted: of all pages it is the one from which most of them come back.
 */
export function linksBack(site: SoundSite, earlier: SoundSite, page: SitePage): LinksBack {
	const then = shownPage(earlier, addressesOf(page));
	if (!then) return nothing;
	const found = heirs(site, earlier, then).map((to) => linksFrom(site, earlier, { then, page, to }));
	const count = ({ texts }: LinksBack) => [...texts.values()].reduce((sum, each) => sum + each.count, 0);
	return found.reduce((best, each) => (count(each) > count(best) ? each : best), found[0] ?? nothing);
}

const nothing: LinksBack = { texts: new Map(), changedSince: [] };

/** Where the links may lead by now: to pages that are linked to more often than before, or nowhere. */
function heirs(site: SoundSite, earlier: SoundSite, { path }: SitePage): readonly string[] {
	const [before, now] = [textsOf(earlier), textsOf(site)];
	const files = [...now.keys()].filter((file) => before.get(file)?.includes(path));
	const count = (texts: ReadonlyMap<string, string>, to: string) =>
		files.reduce((sum, file) => sum + mentions(site, texts.get(file) ?? "", to), 0);
	const others = [...site.pages.keys()].filter((to) => to !== path && count(now, to) > count(before, to));
	return [nowhere, ...others];
}

interface Back {
	/** The page as visitors saw it. */
	readonly then: SitePage;
	/** The same now, perhaps at another address. */
	readonly page: SitePage;
	/** Where the links to it may have been led. */
	readonly to: string;
}

function linksFrom(site: SoundSite, earlier: SoundSite, { then, page: { path }, to }: Back): LinksBack {
	const led = ledTo(earlier, then.path, to, [then.source.file]);
	const moved = then.path === path ? undefined : ledTo(earlier, then.path, path);
	if ("refused" in led || (moved && "refused" in moved)) return nothing;
	const [before, now] = [textsOf(earlier), textsOf(site)];
	const texts = new Map<string, Retargeted>();
	const changedSince: string[] = [];
	for (const [file, hidden] of led.texts) {
		const [was, is] = [moved?.texts.get(file)?.text ?? before.get(file), now.get(file)];
		if (was === undefined || is === undefined) continue;
		const [seen, after] = [dataIn(hidden.text), dataIn(was)];
		const changes = changesBetween(file, seen, after) ?? [];
		const { text, clashing, left } = applyChanges(changes, seen, is, { wins: false, after });
		if (clashing.size + left.size > 0) changedSince.push(file);
		const count = mentions(site, text, path) - mentions(site, is, path);
		if (count > 0) texts.set(file, { text, count });
	}
	return { texts, changedSince };
}

/** How often an address stands in a text, and not as a part of another one. */
function mentions(site: SoundSite, text: string, path: string): number {
	if (!text.includes(path)) return 0;
	const pattern = `(?<=(?:^|[^\\w/-])${ownOrigin(site)})${escapePattern(path)}(?![\\w/-])`;
	return text.match(new RegExp(pattern, "g"))?.length ?? 0;
}
