import type { FactsFile } from "#core/facts/index.ts";
import type { SiteFile } from "#core/settings.ts";
import type { ImageInfo } from "./images.ts";
import { look, type Readable, type ReadableSite } from "./traced-site.ts";
import type { WrittenWords } from "./words.ts";

/** What the settings say of one thing. */
export function settingOf<Name extends keyof SiteFile>(site: ReadableSite, name: Name): SiteFile[Name] {
	return look(site, `setting ${name}`).settings.value[name];
}

/** The practice itself. */
export function businessOf(site: ReadableSite): FactsFile<"business"> {
	return look(site, "fact business").facts.get("business").value;
}

/** A picture that may be published; undefined when there is none of that name. */
export function imageOf(site: Readable, name: string): ImageInfo | undefined {
	return look(site, `image ${name}`).images.info(name);
}

/** The Dutch words of the shell. */
export function wordsOf(site: ReadableSite): WrittenWords {
	return look(site, "words all").words.value;
}
