import type { EditorLanguage } from "#core/in-language.ts";
import { sourceLanguages } from "#core/languages.ts";
import type { Site } from "./site.ts";

/** The language of whoever edits a site, whose settings may not be sound. */
export function editorLanguageIn({ settings, source }: Pick<Site, "settings" | "source">): EditorLanguage {
	return settings?.value.reportLanguage ?? sourceLanguages.find((each) => each === source) ?? "en";
}
