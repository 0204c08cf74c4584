import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { renderPage } from "#app/entry-server.tsx";
import { today } from "#core/opening.ts";
import { normalize, splitLanguage } from "#core/paths.ts";
import { types } from "#engine/dev/media-types.ts";
import { themeStyles } from "#pipeline/emit/theme-styles.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import { presentShell } from "#pipeline/present/shell.ts";
import { placeOf } from "#pipeline/site/place.ts";
import { isSoundSite, NotSound, type Site } from "#pipeline/site/site.ts";
import { siteOn, yearOf } from "#pipeline/site/site-on.ts";
import { themeOf } from "#pipeline/site/theme.ts";
import { placeOf as pageAt } from "../page/addresses.ts";
import { unread } from "../page/marked-page.ts";

/**
 * A page of a version as its visitors find it today, without its scripts; `undefined` when it is not there. What the
 * server answers of the present content, it takes from there. Throws `NotSound` when it cannot be shown.
 */
export function shownPage(whole: Site, address: string, present: Site): string | undefined {
	if (!isSoundSite(whole)) throw new NotSound("The settings or the practice are missing.");
	const site = siteOn(whole, today(placeOf(whole).timeZone));
	const { language, path } = splitLanguage(normalize(address), whole.source);
	const { path: written, number } = pageAt(normalize(path), site);
	const page = site.pages.get(written);
	if (!page) {
		if (whole.addresses.has(written) && !whole.pages.has(written)) throw new NotSound(written);
		return undefined;
	}
	const context = makeContext(site, language);
	const html = renderPage(presentPage(page, context, number), presentShell(context, yearOf(site)), {
		...unread,
		languages: [language],
		icons: "/@site/icons.svg",
		head: `<link rel="stylesheet" href="/src/app/styles.css"><style>${ownStyles(whole)}</style>`,
	});
	return withOwnPictures(html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ""), whole, present);
}

/** The look of a version, over the present one. */
function ownStyles(site: Site): string {
	return themeStyles(themeOf(site)).replace("@theme", ":root").replace(/</g, "");
}

/** Pictures that are others by now go with the page: at their addresses the server has those of the present. */
function withOwnPictures(html: string, site: Site, present: Site): string {
	return html.replace(/\/images\/([\w./-]+?)\.[0-9a-f]{8}(\.\w+)/g, (address, base: string, end: string) => {
		const [own, now] = [site, present].map(({ images }) => images.info(base + end));
		if (!own || own.address === now?.address) return address;
		return `data:${types[extname(base + end)] ?? "image/jpeg"};base64,${readFileSync(own.absolute).toString("base64")}`;
	});
}
