import type { Collections } from "#core/facts/collections.ts";
import type { Declaration } from "#core/facts/declaration.ts";
import type { FactsFile, FactsName } from "#core/facts/index.ts";
import type { Language, SourceLanguage } from "#core/languages.ts";
import type { SiteFile } from "#core/settings.ts";
import type { TranslationPair } from "#core/translation.ts";
import type { FileTexts } from "../read/file-texts.ts";
import type { SourceFile } from "../read/source.ts";
import type { WordList } from "../read/word-list.ts";
import type { Dictionary } from "./dictionary.ts";
import type { DownloadFolder } from "./downloads.ts";
import type { ImageFolder } from "./images.ts";
import type { PageSurvey, SectionOutline } from "./survey.ts";
import type { Traces } from "./trace.ts";
import type { WrittenWords } from "./words.ts";
import type { WrittenPage } from "./written-page.ts";

/** Something was asked of content that turned out not to be sound; what is wrong with it is reported elsewhere. */
export class NotSound extends Error {}

/** What is known of a page that did not change. */
export interface KnownPage {
	readonly survey: PageSurvey;
	/** That of its text. */
	readonly fingerprint: string;
	/** What the file system said of its file. */
	readonly stamp?: string | undefined;
}

/** A file whose content is sound by itself. */
export interface Sound<T> {
	readonly source: SourceFile;
	readonly value: T;
}

export interface SitePage extends Sound<WrittenPage> {
	/** Without a language: `/contact`. */
	readonly path: string;
	/** Its sections as seen from outside. */
	readonly outline: readonly SectionOutline[];
	/** Of the site of a day: the places of the sections that are not there; undefined when all are. */
	readonly leftOut?: ReadonlySet<number> | undefined;
	/** What is known of a page that did not change; its sections are read when they are asked for. */
	readonly survey?: PageSurvey;
	/** What the file system said of its file before it was read, where that can be relied on. */
	readonly stamp?: string | undefined;
}

/** A page that did not change since nothing was wrong in it. */
export type RememberedPage = SitePage & { readonly survey: PageSurvey };

export function isRemembered(page: SitePage): page is RememberedPage {
	return page.survey !== undefined;
}

/** What an earlier run knew of a content folder. */
export interface Memory extends Traces {
	/** The source language of the site at that time. */
	readonly source: Language;
	/** What is known of a page, whatever it says now. */
	pageOf(file: string): KnownPage | undefined;
	/** Whether a translation was sound by itself when it said this. */
	isSound(file: string, fingerprint: string): boolean;
	/** The facts that the texts of these pages were searched for, each by what stands for it. */
	readonly searchedFor: readonly string[];
}

/** Where everything stands that a file says, or several files together. */
export type Places = Pick<SourceFile, "file" | "text" | "keyAt" | "valueAt">;

/** The facts of a collection: all that its files say together. */
export interface SoundFacts<C extends string = string> {
	readonly value: FactsFile<C>;
	/** Finds the place of an entry, and of what is in it, in the file that holds it. */
	readonly source: Places;
	/** Each file by itself: `facts/products.yaml` first, then those of `facts/products/` by their names. */
	readonly files: readonly Sound<FactsFile<C>>[];
}

/** Collections of facts; those of the builder are typed by their definitions. */
export interface SiteFacts extends ReadonlyMap<string, SoundFacts> {
	get<C extends FactsName>(name: C): SoundFacts<C> | undefined;
	get(name: string): SoundFacts | undefined;
}

/** What editors wrote, as far as it could be read. Whatever is missing in it has been reported as a problem. */
export interface Site {
	/** The language that editors write; also known while the settings that say so are not sound. */
	readonly source: SourceLanguage;
	readonly settings: Sound<SiteFile> | undefined;
	readonly facts: SiteFacts;
	/** What editors declared of collections of facts. */
	readonly declarations: ReadonlyMap<string, Sound<Declaration>>;
	/** The collections of facts that there can be; without one of which the declaration is not sound. */
	readonly collections: Collections;
	/** Collections of facts that have no file. */
	readonly absent: ReadonlySet<string>;
	/** Names below `content/` that files were meant to have which have another one. */
	readonly meant: ReadonlySet<string>;
	/** What the site says in the place of the builder, in the source language. */
	readonly words: Sound<WrittenWords> | undefined;
	/** The words of languages in which the builder has none. */
	readonly languageWords: ReadonlyMap<Language, Sound<WrittenWords>>;
	readonly pages: ReadonlyMap<string, SitePage>;
	/** What is left of settings, pages and facts that are not sound, only to find more mistakes. */
	readonly partial: {
		readonly business: SiteFile["business"];
		readonly pages: ReadonlyMap<string, SitePage>;
		readonly facts: ReadonlyMap<string, ReadonlySet<string>>;
	};
	/** Every address that a file claims, whether its content is sound or not. */
	readonly addresses: ReadonlyMap<string, string>;
	readonly images: ImageFolder;
	readonly downloads: DownloadFolder;
	/** Translation files by language, and then by the file that they translate: `pages/contact.yaml`. */
	readonly translations: ReadonlyMap<Language, ReadonlyMap<string, Sound<readonly TranslationPair[]>>>;
	/** The words of the source language, where they are there. */
	readonly dictionary: Dictionary | undefined;
	/** Words that the editors allow besides those of the dictionary. */
	readonly wordList: WordList | undefined;
	/** Texts of all files that could be read, for code frames. */
	readonly texts: FileTexts;
	/** What an earlier run knew. */
	readonly memory?: Memory;
}

/** A site with all that no page can do without. */
export interface SoundSite extends Site {
	readonly settings: Sound<SiteFile>;
	readonly facts: { get(name: "business"): SoundFacts<"business"> } & SiteFacts;
}

export function isSoundSite(site: Site): site is SoundSite {
	return site.settings !== undefined && site.facts.has("business");
}

/** The site itself. Throws `NotSound` when it lacks what no page can do without. */
export function assertSound(site: Site): SoundSite {
	if (!isSoundSite(site)) throw new NotSound("The settings or the business are missing.");
	return site;
}
