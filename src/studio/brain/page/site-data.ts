import { type Language, sourceIn } from "#core/languages.ts";
import type { Page } from "#core/page.ts";
import { localize, normalize, pageDataPath, splitLanguage } from "#core/paths.ts";
import type { Shell } from "#core/shell.ts";
import { languagesOf } from "#pipeline/site/accessors.ts";
import type { SoundSite } from "#pipeline/site/site.ts";
import type { LiveSite } from "../content/live-site.ts";
import { addressOf } from "./addresses.ts";
import { notFoundAt, shellOf, shownPage, siteOfToday } from "./shown-page.ts";

/** The data of a page, as its application takes them; null where there is no such page. */
type PageData = { readonly build: "dev"; readonly page: Page } | null;

/** Where the data of the page at a path stand, and those of the page that says that there is none. */
export function addressesAt(path: string, languages: readonly Language[]): readonly [string, string] {
	const { language } = splitLanguage(path, languages);
	return [pageDataPath(normalize(path)), pageDataPath(localize("/404", language, sourceIn(languages)))];
}

/** Where the data stand of what surrounds the pages of a language. */
export function shellAddress(language: Language): string {
	return `/@site/shell.${language}.json`;
}

/** The language whose shell stands at an address: `nl` of `/@site/shell.nl.json`. */
function shellAt(path: string, site: SoundSite): Language | undefined {
	return languagesOf(site).find((each) => shellAddress(each) === path);
}

/** The data at an address of a site that is being written; undefined for an address that has none. */
export function dataAt(live: LiveSite, whole: SoundSite, path: string): Shell | PageData | undefined {
	const site = siteOfToday(whole);
	const language = shellAt(path, site);
	if (language) return shellOf(site, language, live.icons.reference(whole));
	if (!path.endsWith(".page.json")) return undefined;
	const address = addressOf(path);
	const found = shownPage(live, site, whole, address);
	const page = found?.page ?? (address.endsWith("/404") ? notFoundAt(address, site) : undefined);
	return page ? { build: "dev", page } : null;
}
