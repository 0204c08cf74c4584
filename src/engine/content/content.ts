import "./icon-words.ts";
import type { EditorLanguage } from "#core/in-language.ts";
import { sourceLanguages } from "#core/languages.ts";
import { languageHere } from "#engine/base/language-here.mjs";
import { typed } from "#engine/base/typed.ts";
import { UsageError } from "#engine/base/usage-error.ts";
import { dictionaryFor } from "#engine/files/dictionary.ts";
import { DiskFiles } from "#engine/files/disk-files.ts";
import { settingsAt } from "#pipeline/load/settings-at.ts";
import { type ReaderOptions, SiteReader } from "#pipeline/load/site-reader.ts";
import { editorLanguageIn } from "#pipeline/site/editor-language.ts";

/** A reader for the content of a folder; `other` has read another version of it, `memory` is what an earlier run knew. */
export function openContent(root: string, known: ReaderOptions = {}): SiteReader {
	const files = new DiskFiles(root);
	if (!files.has("content"))
		throw new UsageError({
			nl: "In {root} staat geen map content. Begin een site met `{command}`, of noem achter --root de map van een site die er al is.",
			en: "There is no content folder in {root}. Begin a site with `{command}`, or name the folder of an existing site after --root.",
			values: { root, command: typed("new", "site") },
		});
	return new SiteReader(files, { dictionary: (language) => dictionaryFor(language, root), ...known });
}

/** What a command was told: which site it is about, and in which language to speak, if that was said. */
export interface Asked {
	readonly root: string;
	readonly language?: EditorLanguage | undefined;
}

/**
 * The language of all that is said of a site: the one that was asked for, or that of its settings. Where no site is yet
 * it is that of the computer.
 */
export function reportLanguageOf({ root, language }: Asked): EditorLanguage {
	if (language) return language;
	const files = new DiskFiles(root);
	try {
		return files.has("content") ? editorLanguageIn(settingsAt(files)) : languageHere(sourceLanguages);
	} catch {
		return "nl";
	}
}
