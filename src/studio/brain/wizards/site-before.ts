import type { Answers } from "#core/studio.ts";
import type { Earlier } from "#pipeline/authoring/wizards/wizard.ts";
import type { LiveSite } from "../content/live-site.ts";
import { type Past, siteThatShows } from "../publishing/site-that-shows.ts";
import { wizardNamed } from "./wizards.ts";

/** The site as it was before a page was hidden, for what asks for that. */
export async function siteBefore(
	{ live, ...past }: Past & { readonly live: LiveSite },
	what: string,
	{ name = "" }: Answers,
): Promise<Earlier | undefined> {
	const page = wizardNamed(live, what).looksBack && live.content.site.pages.get(name);
	return page ? siteThatShows(page.source.file, past) : undefined;
}
