import { normalize, splitLanguage } from "#core/paths.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { languagesOf } from "#pipeline/site/accessors.ts";
import type { ImageInfo } from "#pipeline/site/images.ts";
import { assertSound, NotSound, type Site } from "#pipeline/site/site.ts";
import type { Icons, LiveSiteHost } from "../content/live-site.ts";
import { pageIn } from "../page/addresses.ts";
import { withPictures } from "../page/embed.ts";
import { withDrawings } from "../page/page-icons.ts";
import { shellOf, siteOfToday } from "../page/shown-page.ts";
import { siteStyles } from "../page/site-look.ts";

interface Drawing {
	readonly render: LiveSiteHost["render"];
	/** The present version, whose pictures have addresses. */
	readonly present: Site;
	/** An address that holds the bytes of a picture. */
	readonly embed: (picture: ImageInfo) => string;
	readonly icons: Icons;
}

/**
 * A page of a version as its visitors find it today, without its scripts; `undefined` when it does not exist. Throws
 * `NotSound` when it cannot be shown.
 */
export async function versionPage(
	version: Site,
	address: string,
	{ render, present, embed, icons }: Drawing,
): Promise<{ readonly html: string; readonly styles: string } | undefined> {
	const whole = assertSound(version);
	const site = siteOfToday(whole);
	const { language, path } = splitLanguage(normalize(address), languagesOf(whole));
	const { path: written, number } = pageIn(site, normalize(path));
	const page = site.pages.get(written);
	if (!page) {
		if (whole.addresses.has(written) && !whole.pages.has(written)) throw new NotSound(written);
		return undefined;
	}
	const shell = shellOf(site, language, icons.reference(whole));
	const html = render(presentPage(page, makeContext(site, language), number), shell, { languages: [language] });
	const bare = await withDrawings(html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ""), whole, icons);
	// At the addresses of pictures stand those of the present.
	const shown = withPictures(bare, (name) => {
		const [own, now] = [whole, present].map(({ images }) => images.info(name));
		return !own || own.address === now?.address ? undefined : embed(own);
	});
	return { html: shown, styles: siteStyles(whole) };
}
