import { themeStyles } from "#pipeline/emit/theme-styles.ts";
import type { SoundSite } from "#pipeline/site/site.ts";
import { themeOf } from "#pipeline/site/theme.ts";

/** What stands in HTML of the brain for the address of the icons, which is another one in each browser. */
export const iconsAddress = "/@site/icons.svg";

/** The colours, typefaces and shapes of a site, over styles that were compiled for any. */
export function siteStyles(site: SoundSite): string {
	return themeStyles(themeOf(site)).replace("@theme", ":root");
}
