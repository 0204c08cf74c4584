import type { Declaration } from "#core/facts/declaration.ts";
import type { Language } from "#core/languages.ts";
import { type AnyProblem, problem } from "#core/problems/problem.ts";
import type { SiteFile } from "#core/settings.ts";
import type { TranslationPair } from "#core/translation.ts";
import { nameOf } from "../read/content-name.ts";
import { FileTexts } from "../read/file-texts.ts";
import type { ContentFile } from "../read/files.ts";
import type { WordList } from "../read/word-list.ts";
import { withFile } from "../site/facts-files.ts";
import type { Site, SiteFacts, SitePage, Sound, SoundFacts } from "../site/site.ts";
import type { WrittenWords } from "../site/words.ts";
import type { FileResult } from "./file-result.ts";

/** What comes of the files by themselves; the rest of a site belongs to the folder. */
type Parts = Pick<
	Site,
	| "settings"
	| "facts"
	| "declarations"
	| "words"
	| "languageWords"
	| "pages"
	| "translations"
	| "wordList"
	| "texts"
	| "partial"
>;

/** Puts what came of the files together. */
export function assemble(results: ReadonlyMap<string, FileResult>): Parts {
	const parts = new Assembly();
	for (const [file, reading] of results) parts.add(file, reading);
	return parts;
}

/** The same parts as before, but for some files; each of these has to have said something of the same kind before. */
export function replaceParts(parts: Parts, results: ReadonlyMap<string, FileResult>): Parts {
	const copy = new Assembly(parts);
	for (const [file, reading] of results) copy.add(file, reading);
	return copy;
}

class Assembly implements Parts {
	settings: Sound<SiteFile> | undefined;
	words: Sound<WrittenWords> | undefined;
	readonly languageWords: Map<Language, Sound<WrittenWords>>;
	wordList: WordList | undefined;
	readonly facts: SiteFacts & Pick<Map<string, SoundFacts>, "set">;
	readonly declarations: Map<string, Sound<Declaration>>;
	readonly pages: Map<string, SitePage>;
	readonly texts: FileTexts;
	readonly partial: {
		business: SiteFile["business"];
		readonly pages: Map<string, SitePage>;
		readonly facts: Map<string, ReadonlySet<string>>;
	};
	readonly translations = new Map<Language, Map<string, Sound<readonly TranslationPair[]>>>();

	constructor(other?: Parts) {
		this.settings = other?.settings;
		this.words = other?.words;
		this.languageWords = new Map(other?.languageWords);
		this.wordList = other?.wordList;
		this.facts = new Map(other?.facts) as Assembly["facts"];
		this.declarations = new Map(other?.declarations);
		this.pages = new Map(other?.pages);
		this.texts = new FileTexts(other?.texts);
		const { business, pages, facts } = other?.partial ?? {};
		this.partial = { business, pages: new Map(pages), facts: new Map(facts) };
		for (const [language, files] of other?.translations ?? []) this.translations.set(language, new Map(files));
	}

	add(file: string, { text, valid, partial }: FileResult): void {
		if (text !== undefined) this.texts.set(file, text);
		if (partial?.kind === "site") this.partial.business = partial.business;
		if (partial?.kind === "page") this.partial.pages.set(partial.page.path, partial.page);
		if (partial?.kind === "facts") {
			const others = this.partial.facts.get(partial.name) ?? [];
			this.partial.facts.set(partial.name, new Set([...others, ...partial.entries]));
		}
		switch (valid?.kind) {
			case "site":
				this.settings = valid.sound;
				break;
			case "facts":
				this.facts.set(valid.name, withFile(this.facts.get(valid.name), valid.sound));
				break;
			case "declaration":
				this.declarations.set(valid.name, valid.sound);
				break;
			case "words":
				this.words = valid.sound;
				break;
			case "language-words":
				this.languageWords.set(valid.language, valid.sound);
				break;
			case "word-list":
				this.wordList = valid.list;
				break;
			case "page":
				this.pages.set(valid.page.path, valid.page);
				break;
			case "translation": {
				const { language, name, sound } = valid;
				const files = this.translations.get(language) ?? new Map<string, Sound<readonly TranslationPair[]>>();
				this.translations.set(language, files.set(name, sound));
			}
		}
	}
}

/**
 * The address that each file of a page claims, and what is wrong where two claim the same, or say the same in two forms.
 * A misnamed one claims what nobody else does.
 */
export function addressesOf(
	files: readonly ContentFile[],
	misnamed: readonly ContentFile[],
): { addresses: ReadonlyMap<string, string>; problems: AnyProblem[] } {
	const addresses = new Map<string, string>();
	const problems: AnyProblem[] = [];
	const named = new Map<string, string>();
	for (const file of files) {
		const place = { file: file.file, line: 1, column: 1 };
		const twin = named.get(nameOf(file));
		named.set(nameOf(file), file.file);
		if (twin) problems.push(problem("two-forms", place, { name: file.file, other: twin }));
		if (file.role !== "page" || twin) continue;
		const other = addresses.get(file.path);
		if (other) problems.push(problem("duplicate-address", place, { address: file.path, other }));
		else addresses.set(file.path, file.file);
	}
	for (const file of misnamed) {
		if (file.role === "page" && !addresses.has(file.path)) addresses.set(file.path, file.file);
	}
	// Without a front page there is no site, which is told by itself.
	if (!addresses.has("/")) addresses.set("/", "content/pages/index.yaml");
	return { addresses, problems };
}
