import type { Language } from "#core/languages.ts";
import type { PageMetadata } from "#core/metadata.ts";
import { today } from "#core/opening.ts";
import type { Page } from "#core/page.ts";
import { normalize, splitLanguage } from "#core/paths.ts";
import type { Shell } from "#core/shell.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentMetadata } from "#pipeline/present/metadata.ts";
import { presentNotFound, presentPage } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { languagesOf } from "#pipeline/site/accessors.ts";
import { regionOf } from "#pipeline/site/region.ts";
import { NotSound, type SitePage, type SoundSite } from "#pipeline/site/site.ts";
import { type SiteOfDay, siteOn, yearOf } from "#pipeline/site/site-on.ts";
import type { LiveSite } from "../content/live-site.ts";
import { pageIn } from "./addresses.ts";
import { galleryPage } from "./example-pages.ts";
import { withNotices, withoutUnknown } from "./notices.ts";

/** A page as it is shown, and its file, if it has one. */
export interface ShownPage {
	readonly page: Page;
	readonly metadata: PageMetadata;
	readonly written: SitePage | undefined;
}

/** What a site says today. */
export function siteOfToday(whole: SoundSite): SiteOfDay {
	return siteOn(whole, today(regionOf(whole).timeZone));
}

/** A page of the day, or an unpublished one, with all that is on it only on other days. */
export function shownPage(live: LiveSite, site: SiteOfDay, whole: SoundSite, address: string): ShownPage | undefined {
	if (address === "/@gallery")
		return {
			page: galleryPage(makeContext(live.examples, live.examples.source), live.language),
			metadata: {},
			written: undefined,
		};
	const { language, path } = splitLanguage(address, languagesOf(site));
	const { path: written, number } = pageIn(site, normalize(path));
	const page = whole.pages.get(written);
	if (!page) {
		if (whole.addresses.has(written)) throw new NotSound(written);
		return undefined;
	}
	live.content.assertValid(page, whole);
	const context = makeContext(site, language);
	const shown = withNotices(presentPage(withoutUnknown(page), context, number), page, site, live.language);
	return { page: shown, metadata: presentMetadata(page, context, number), written: page };
}

/** `icons` is what stands before their names, where they are drawn. */
export function shellOf(site: SiteOfDay, language: Language, icons?: string): Shell {
	return presentShell(makeContext(site, language), yearOf(site), icons);
}

export function notFoundAt(address: string, site: SoundSite): Page {
	return presentNotFound(makeContext(site, splitLanguage(address, languagesOf(site)).language));
}
