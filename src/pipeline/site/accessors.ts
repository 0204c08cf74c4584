import type { FactsFile } from "#core/facts/index.ts";
import { fallbackIn, hasBuilderWords, type Language, type SourceLanguage } from "#core/languages.ts";
import type { SiteFile } from "#core/settings.ts";
import { builtInWords } from "./built-in-words.ts";
import { type DownloadInfo, versionsOf } from "./downloads.ts";
import type { ImageInfo } from "./images.ts";
import { look, type Readable, type ReadableSite } from "./traced-site.ts";
import type { WrittenWords } from "./words.ts";

/** What the settings say of one thing. */
export function settingOf<Name extends keyof SiteFile>(site: ReadableSite, name: Name): SiteFile[Name] {
	return look(site, `setting ${name}`).settings.value[name];
}

/** The language that editors write, and that stands at addresses without a prefix. */
export function sourceOf(site: Readable): SourceLanguage {
	return look(site, "setting languages").source;
}

/** The languages of the site, the source language first. */
export function languagesOf(site: Readable): readonly Language[] {
	const { settings, source } = look(site, "setting languages");
	return [source, ...(settings?.value.languages ?? []).filter((language) => language !== source)];
}

/** The language that a visitor reads where a translation is missing. */
export function fallbackOf(site: Readable): Language {
	const { settings, source } = look(site, "setting languages");
	return fallbackIn(settings?.value.languages ?? [source]);
}

/** The business itself. */
export function businessOf(site: ReadableSite): FactsFile<"business"> {
	return look(site, "fact business").facts.get("business").value;
}

/** A picture that may be published; undefined when there is none of that name. */
export function imageOf(site: Readable, name: string): ImageInfo | undefined {
	return look(site, `image ${name}`).images.info(name);
}

/** A file that visitors may download, as one in a language gets it; undefined when there is none of that name. */
export function downloadOf(site: Readable, name: string, language: Language): DownloadInfo | undefined {
	for (const version of versionsOf(name, language, { source: sourceOf(site), fallback: fallbackOf(site) })) {
		const info = look(site, `download ${version}`).downloads.info(version);
		if (info) return info;
	}
	return undefined;
}

/** The words of the shell in the source language: those of the builder, and in their place those that an editor wrote. */
export function wordsOf(site: ReadableSite): WrittenWords {
	return { ...builtInWords(sourceOf(site)), ...writtenWords(site) };
}

/** A word of the builder in a language; where it has none, the one that the site brings. */
export function builderWord(site: Readable, language: Language, key: string): string | undefined {
	if (hasBuilderWords(language)) return builtInWords(language)[key];
	return look(site, "words all").languageWords.get(language)?.value[key];
}

/** The words of the shell that an editor wrote. */
export function writtenWords(site: Readable): WrittenWords {
	return look(site, "words all").words?.value ?? {};
}
