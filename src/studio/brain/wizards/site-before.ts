import type { Answers } from "#core/studio.ts";
import { addressesOf, shownPage } from "#pipeline/authoring/page-actions/links-back.ts";
import type { Earlier } from "#pipeline/authoring/wizards/wizard.ts";
import type { LiveSite } from "../content/live-site.ts";
import { type Past, siteThatShows } from "../publishing/site-that-shows.ts";
import { wizardNamed } from "./wizards.ts";

/** The site as it was before a page was hidden, for what asks for that; of a page that visitors see nobody does. */
export async function siteBefore(
	{ live, ...past }: Past & { readonly live: LiveSite },
	what: string,
	{ name = "" }: Answers,
): Promise<Earlier | undefined> {
	const { site } = live.content;
	const page = wizardNamed(live, what).looksBack && site.pages.get(name);
	if (!page || shownPage(site, [page.path])) return undefined;
	return siteThatShows({ addresses: addressesOf(page), source: site.source }, past);
}
