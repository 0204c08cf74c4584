import type { ReportLanguage } from "#core/problems/entry.ts";
import type { Site } from "./site.ts";

/** The language of all that is said of a site, whose settings may not be sound. */
export function reportLanguageIn({ settings, source }: Site): ReportLanguage {
	return settings?.value.reportLanguage ?? (source === "nl" ? "nl" : "en");
}
