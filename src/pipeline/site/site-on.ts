import { type Days, isOn, latest, never } from "#core/days.ts";
import { once, remembered } from "#core/remembered.ts";
import { factsOn, settingsOn } from "./facts-on-day.ts";
import type { Site, SitePage, SoundSite } from "./site.ts";

/** What has been made of a day. */
interface OfDay {
	/** `2026-11-22` */
	readonly today: string;
}

/** A site as its visitors find it on a day: without drafts, and without what is not there yet or any more. */
export type SiteOfDay = SoundSite & OfDay;

const known = new WeakMap<Site, Map<string, Site & OfDay>>();

/**
 * The site of a day: what is presented, listed and published is taken from it, so that nobody else asks for the day. What
 * remains keeps its place: sections their numbers, pages their order.
 */
export function siteOn<S extends Site>(site: S, today: string): S & OfDay {
	const days = remembered(known, site, () => new Map<string, Site & OfDay>()) as Map<string, S & OfDay>;
	return remembered(days, today, () => {
		const there = new Map([...site.pages].filter(([, page]) => isOn(daysOf(page), today)));
		const pages = new Map([...there].map(([path, page]) => [path, pageOn(page, today)]));
		const isDraft = (path: string) => site.pages.has(path) && !there.has(path);
		// As long as the addresses are the same object, others know that none came or went.
		const hasDrafts = there.size < site.pages.size;
		const addresses = hasDrafts ? new Map([...site.addresses].filter(([path]) => !isDraft(path))) : site.addresses;
		return {
			...site,
			today,
			pages,
			addresses,
			settings: settingsOn(site.settings, today),
			facts: factsOn(site.facts, today),
		};
	});
}

/** The year that it is. */
export function yearOf({ today }: SiteOfDay): number {
	return Number(today.slice(0, 4));
}

/** The days on which a page is there. */
export function daysOf({ value: { draft, publish } }: SitePage): Days {
	return { from: draft ? never : publish };
}

/** The days on which a section is there. */
export function daysOfSection(page: SitePage, place: number): Days {
	const own = daysOf(page);
	const section = page.outline[place];
	return section ? { from: latest(own.from, section.from), until: section.until } : own;
}

/** A page without the sections that are not there; nothing is read of it before somebody asks. */
function pageOn(page: SitePage, today: string): SitePage {
	if (page.survey?.outline.every((section) => isOn(section, today))) return page;
	const leftOut = once(() => {
		const places = [...page.outline.keys()].filter((place) => !isOn(page.outline[place] ?? {}, today));
		return places.length > 0 ? new Set(places) : undefined;
	});
	const sections = () => page.value.sections.filter(({ place }) => !leftOut()?.has(place));
	return {
		path: page.path,
		get source() {
			return page.source;
		},
		get outline() {
			return page.outline.filter((_, place) => !leftOut()?.has(place));
		},
		get leftOut() {
			return leftOut();
		},
		...(page.survey && { survey: page.survey }),
		stamp: page.stamp,
		value: Object.create(page.value, { sections: { get: sections, enumerable: true } }),
	};
}
