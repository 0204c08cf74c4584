import { splitLanguage } from "#core/paths.ts";
import { plainText } from "#core/resolved.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { planShare, type SharePlan, siteName } from "#pipeline/present/share.ts";
import { languagesOf } from "#pipeline/site/accessors.ts";
import type { SoundSite } from "#pipeline/site/site.ts";
import { findThing } from "#pipeline/usage/find.ts";
import type { LiveSite } from "../content/live-site.ts";
import { draftPages } from "../pages/unpublished-pages.ts";
import { shownPage, siteOfToday } from "./shown-page.ts";

/** What others show of a page that leads to it: a search engine, a message. */
export interface SeenPage {
	readonly title: string;
	readonly description: string;
	/** As a search engine writes it, part by part: `www.example.org`, `contact`. */
	readonly address: readonly string[];
	readonly site: string;
	/** A search engine may show it. */
	readonly isAnnounced: boolean;
	/** The picture that goes with it; undefined when the site wants none. */
	readonly share: SeenShare | undefined;
}

/** What stands in the picture that goes with a page. */
export interface SeenShare {
	readonly title: string;
	readonly name: string;
	readonly direction: "ltr" | "rtl";
	/** The picture of the page itself, by its name among the pictures of the site. */
	readonly image: string | undefined;
	readonly focus: string | undefined;
	readonly ground: string;
	readonly ink: string;
	readonly accent: string;
}

/** What others show of the page at an address; undefined for an address without a page. */
export function seenPage(live: LiveSite, whole: SoundSite, address: string): SeenPage | undefined {
	const site = siteOfToday(whole);
	const shown = shownPage(live, site, whole, address);
	if (!shown?.written) return undefined;
	const { page, written } = shown;
	const context = makeContext(site, splitLanguage(address, languagesOf(site)).language);
	const plan = planShare(written, context);
	const host = whole.settings.value.address.replace(/^https?:\/\//, "");
	return {
		title: page.title,
		description: page.description,
		address: [...host.split("/"), ...page.path.split("/")].filter((part) => part !== ""),
		site: siteName(context),
		isAnnounced: page.announced.includes(page.lang),
		share: plan && seenShare(plan),
	};
}

function seenShare({ title, name, titleDirection, article, image, palette }: SharePlan): SeenShare {
	const { background, backgroundWarm, dark, text, highlight, accent } = palette;
	return {
		title,
		name,
		direction: titleDirection,
		image: image?.name,
		focus: image?.focus,
		ground: (image ? (article ? backgroundWarm : background) : dark) ?? "",
		ink: (image ? text : background) ?? "",
		accent: (image ? accent : highlight) ?? "",
	};
}

/** Where a link of a page arrives. */
export type Arrival =
	/** At a page or a file of this site. */
	| { readonly is: "here"; readonly title: string }
	/** At a page that visitors do not find yet. */
	| { readonly is: "draft"; readonly title: string }
	| { readonly is: "nowhere" };

/** Where links within a site arrive, one by one. */
export function arrivals(live: LiveSite, site: SoundSite, addresses: readonly string[]): Arrival[] {
	const drafts = new Set(draftPages(live).map(({ path }) => path));
	const context = makeContext(site, site.source);
	return addresses.map((address): Arrival => {
		const thing = findThing(site, address);
		if (!("kind" in thing)) return { is: "nowhere" };
		const [path = ""] = thing.name.split("#");
		const page = site.pages.get(path);
		const title = page ? plainText(context.say(page.value.title)) : thing.name;
		return { is: drafts.has(path) ? "draft" : "here", title };
	});
}
