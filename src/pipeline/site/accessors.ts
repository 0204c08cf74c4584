import type { FactsFile } from "#core/facts/index.ts";
import { type Language, sourceLanguage } from "#core/languages.ts";
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
	for (const version of versionsOf(name, language)) {
		const info = look(site, `download ${version}`).downloads.info(version);
		if (info) return info;
	}
	return undefined;
}

/** The Dutch words of the shell: those of the builder, and in their place those that an editor wrote. */
export function wordsOf(site: ReadableSite): WrittenWords {
	return { ...builtInWords(sourceLanguage), ...writtenWords(site) };
}

/** The Dutch words of the shell that an editor wrote. */
export function writtenWords(site: Readable): WrittenWords {
	return look(site, "words all").words?.value ?? {};
}
