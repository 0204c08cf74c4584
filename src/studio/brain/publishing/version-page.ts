import { normalize, splitLanguage } from "#core/paths.ts";
import { themeStyles } from "#pipeline/emit/theme-styles.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { presentPage } from "#pipeline/present/page.ts";
import type { ImageInfo } from "#pipeline/site/images.ts";
import { assertSound, NotSound, type Site } from "#pipeline/site/site.ts";
import { themeOf } from "#pipeline/site/theme.ts";
import type { LiveSiteHost } from "../content/live-site.ts";
import { pageIn } from "../page/addresses.ts";
import { shellOf, siteOfToday } from "../page/shown-page.ts";

interface Drawing {
	readonly render: LiveSiteHost["render"];
	/** The present version, whose pictures have addresses. */
	readonly present: Site;
	/** An address that holds the bytes of a picture. */
	readonly embed: (picture: ImageInfo) => string;
}

/**
 * A page of a version as its visitors find it today, without its scripts; `undefined` when it does not exist. Throws
 * `NotSound` when it cannot be shown.
 */
export function versionPage(version: Site, address: string, { render, present, embed }: Drawing): string | undefined {
	const whole = assertSound(version);
	const site = siteOfToday(whole);
	const { language, path } = splitLanguage(normalize(address), whole.source);
	const { path: written, number } = pageIn(site, normalize(path));
	const page = site.pages.get(written);
	if (!page) {
		if (whole.addresses.has(written) && !whole.pages.has(written)) throw new NotSound(written);
		return undefined;
	}
	const html = render(presentPage(page, makeContext(site, language), number), shellOf(site, language), {
		languages: [language],
		icons: "/@site/icons.svg",
		head: `<link rel="stylesheet" href="/src/app/styles.css"><style>${ownStyles(whole)}</style>`,
	});
	// At the addresses of pictures the server has those of the present.
	return html
		.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
		.replace(/\/images\/([\w./-]+?)\.[0-9a-f]{8}(\.\w+)/g, (address, base: string, end: string) => {
			const [own, now] = [whole, present].map(({ images }) => images.info(base + end));
			return !own || own.address === now?.address ? address : embed(own);
		});
}

/** The look of a version, over the present one. */
function ownStyles(site: Site): string {
	return themeStyles(themeOf(site)).replace("@theme", ":root").replace(/</g, "");
}
