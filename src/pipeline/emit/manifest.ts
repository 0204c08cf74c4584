import { directionOf } from "#core/languages.ts";
import { basePathOf, localize, manifestPath } from "#core/paths.ts";
import { plainText } from "#core/resolved.ts";
import type { Context } from "../kinds/context.ts";
import { siteName } from "../present/share.ts";
import { businessOf, settingOf, sourceOf } from "../site/accessors.ts";
import { themeOf } from "../site/theme.ts";
import type { OutputFile } from "./output-file.ts";

/** An icon of the site as a file. */
export interface SiteIcon {
	/** Address in the built site. */
	readonly src: string;
	/** Pixels on each side. */
	readonly size: number;
	/** Drawn so that a system may cut it to a circle. */
	readonly maskable: boolean;
}

/** The web manifest of one language (https://www.w3.org/TR/appmanifest), for who puts the site on a home screen. */
export function manifestFile(context: Context, icons: readonly SiteIcon[]): OutputFile {
	const { language } = context;
	const source = sourceOf(context.site);
	const name = siteName(context);
	const { slogan } = businessOf(context.site);
	const { background } = themeOf(context.site).palette;
	const base = basePathOf(settingOf(context.site, "address"));
	const home = base + localize("/", language, source);
	const manifest = {
		id: home,
		name,
		short_name: name,
		description: plainText(context.in(`facts/business.yaml`).say(slogan)),
		lang: language,
		dir: directionOf(language),
		start_url: home,
		scope: `${base}/`,
		display: "minimal-ui",
		background_color: background,
		theme_color: background,
		icons: icons.map(({ src, size, maskable }) => ({
			src: base + src,
			sizes: `${size}x${size}`,
			type: "image/png",
			purpose: maskable ? "maskable" : "any",
		})),
	};
	return {
		path: manifestPath(language, source),
		type: "application/manifest+json; charset=utf-8",
		content: `${JSON.stringify(manifest)}\n`,
	};
}
