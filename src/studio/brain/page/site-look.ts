import { themeStyles } from "#pipeline/emit/theme-styles.ts";
import type { SoundSite } from "#pipeline/site/site.ts";
import { themeOf } from "#pipeline/site/theme.ts";

/** The colours, typefaces and shapes of a site, over styles that were compiled for any. */
export function siteStyles(site: SoundSite): string {
	return themeStyles(themeOf(site)).replace("@theme", ":root");
}
