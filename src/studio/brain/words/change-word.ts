import { stringify } from "yaml";
import type { InReports } from "#core/fields/answers.ts";
import { hasBuilderWords, type Language } from "#core/languages.ts";
import type { Change } from "#core/studio.ts";
import type { SiteWord } from "#core/studio-translations.ts";
import { editText } from "#pipeline/authoring/edits/edit-text.ts";
import { refusals } from "#pipeline/authoring/edits/refusals.ts";
import type { SourceFile } from "#pipeline/read/source.ts";
import { writtenAt } from "#pipeline/read/written.ts";
import type { Site } from "#pipeline/site/site.ts";
import { languageWordsFileOf, wordDescriptions, wordsFileOf } from "#pipeline/site/words.ts";
import { keyOf } from "#pipeline/text/passage.ts";
import { updateTranslations } from "#pipeline/translate/update.ts";
import type { Replacement } from "../publishing/replacement.ts";
import type { TranslateRequest, WordRequest } from "../requests.ts";
import { type Translated, translatedIn } from "../translations/passages.ts";
import { builtInFor, wordsOf } from "./words.ts";

type Made =
	| { readonly said: InReports }
	/** It says something else by now. */
	| { readonly now: string }
	| { readonly change: Change }
	| { readonly translate: TranslateRequest }
	| Replacement;

/** A file of the words or of their translations: what it says, and what it comes to say; undefined when there is none. */
interface Rewritten {
	readonly file: string;
	readonly before: string | undefined;
	readonly after: string | undefined;
}

/**
 * What other words for a word come to. A word of the builder that says something else comes into the file of the words,
 * with what the builder says in the other languages beside it; one that says what the builder says goes from there.
 */
export function wordChanged(site: Site, { key, to, name, typingSession }: WordRequest): Made {
	const word = wordsOf(site).find((each) => each.key === key);
	if (!word) return { said: refusals.noPlace };
	if (to && nowIn(site, word, to.language) !== to.was) return { now: nowIn(site, word, to.language) };
	if (to && !word.isOverridden && isLanguageWord(site, to.language))
		return replacementOf(() => [withLanguageWord(site, key, to)]);
	if (!to || isUsual(site, word, to)) {
		if (!word.isOverridden) return { said: refusals.noPlace };
		return replacementOf(() => [
			withoutWord(site, word),
			...forEach(word, (language) => withoutPair(site, word, language)),
		]);
	}
	const file = fileOf(site);
	const isSource = to.language === site.source;
	if (!word.isOverridden)
		return replacementOf(() => [
			withWord(site, word, isSource ? to.value : word.builtIn),
			...forEach(word, (language) => withPair(site, word, language, to)),
		]);
	if (isSource) return { change: { do: "set", file, path: [key], was: to.was, value: to.value } };
	return { translate: { file, written: word.says, name, typingSession, ...to } };
}

/** The site brings the words of a language in which the builder has none. */
function isLanguageWord({ source }: Site, language: Language): boolean {
	return language !== source && !hasBuilderWords(language);
}

class NotMade extends Error {
	readonly said: InReports;

	constructor(said: InReports) {
		super();
		this.said = said;
	}
}

function replacementOf(rewrite: () => readonly (Rewritten | undefined)[]): Made {
	try {
		const all = rewrite().flatMap((each) => each ?? []);
		const texts = all.flatMap(({ file, before, after }) =>
			before !== undefined && after !== undefined ? [[file, after] as const] : [],
		);
		const come = all.flatMap(({ file, before, after }) =>
			before === undefined && after !== undefined ? [[file, new TextEncoder().encode(after)] as const] : [],
		);
		const gone = all.flatMap(({ file, after }) => (after === undefined ? [file] : []));
		return { texts: new Map(texts), come: new Map(come), gone };
	} catch (error) {
		if (error instanceof NotMade) return { said: error.said };
		throw error;
	}
}

function forEach<T>({ translations }: SiteWord, made: (language: Language) => T): T[] {
	return translations.map(({ language }) => made(language));
}

function nowIn({ source }: Site, { says, translations }: SiteWord, language: Language): string {
	if (language === source) return says;
	return translations.find((each) => each.language === language)?.translation ?? "";
}

/** With the change, the word says what the builder says, in every language. */
function isUsual(site: Site, word: SiteWord, to: NonNullable<WordRequest["to"]>): boolean {
	const languages = [site.source, ...forEach(word, (language) => language)];
	return languages.every((language) => {
		const now = language === to.language ? to.value : nowIn(site, word, language);
		return now === builtInFor(site, language, word.key);
	});
}

function fileOf({ source }: Site): string {
	return `content/${wordsFileOf(source)}`;
}

function withWord(site: Site, { key }: SiteWord, value: string): Rewritten {
	const { source } = site.words ?? {};
	return written(source, { file: fileOf(site), schema: "words", key, value });
}

function withLanguageWord(
	site: Site,
	key: string,
	{ language, value }: NonNullable<WordRequest["to"]>,
): Rewritten | undefined {
	const { source, value: words } = site.languageWords.get(language) ?? {};
	const file = `content/${languageWordsFileOf(language)}`;
	if (value !== "") return written(source, { file, schema: "language-words", key, value });
	const was = words?.[key];
	if (!source || was === undefined) return undefined;
	return { file, before: source.text, after: edited(source.text, { do: "remove", file, path: [key], was }) };
}

interface NewWord {
	readonly file: string;
	readonly schema: string;
	readonly key: string;
	readonly value: string;
}

/** A file of words with one that is new in it, or says something else; `source` is undefined when there is no file yet. */
function written(source: SourceFile | undefined, { file, schema, key, value }: NewWord): Rewritten {
	if (!source) {
		const head = `# yaml-language-server: $schema=../../schemas/${schema}.schema.json\n`;
		return { file, before: undefined, after: head + stringify({ [key]: value }, { lineWidth: 0 }) };
	}
	const { file: known, text: before } = source;
	const was = writtenAt(source.written, [key]);
	const change: Change = was
		? { do: "set", file: known, path: [key], was: was.kind === "scalar" ? was.text : "", value }
		: { do: "add", file: known, path: [key], value };
	return { file: known, before, after: edited(before, change, Object.keys(wordDescriptions)) };
}

function withoutWord(site: Site, { key, says }: SiteWord): Rewritten | undefined {
	if (!site.words) return undefined;
	const { file, text: before } = site.words.source;
	const isLast = Object.keys(site.words.value).length === 1;
	return { file, before, after: isLast ? undefined : edited(before, { do: "remove", file, path: [key], was: says }) };
}

/** What the builder says in a language, beside what it says in the one that editors write; or what somebody says now. */
function withPair(
	site: Site,
	word: SiteWord,
	language: Language,
	to: NonNullable<WordRequest["to"]>,
): Rewritten | undefined {
	const { source } = site;
	const says = to.language === source ? to.value : word.builtIn;
	const value = to.language === language ? to.value : builtInFor(site, language, word.key);
	const isSaid = Object.values(site.words?.value ?? {}).some((each) => keyOf(each) === keyOf(says));
	if (value === "" || isSaid) return undefined;
	const was = says === word.builtIn ? {} : { was: word.builtIn };
	const name = wordsFileOf(source);
	const known = site.translations.get(language)?.get(name)?.source;
	if (!known) {
		const file = `content/translations/${language}/${name}`;
		const passage = { text: says, path: [word.key], markdown: false };
		const update = { source, language, name, text: undefined, pairs: [], passages: [passage], remembered: () => value };
		const text = updateTranslations(update);
		const after =
			was.was === undefined
				? text
				: edited(text, { do: "add", file, path: [0, "was"], value: was.was }, [source, "was"]);
		return { file, before: undefined, after };
	}
	const { file, text: before } = known;
	const place = placeOf(translatedIn(site, fileOf(site), language), word.key);
	const pair = { [source]: says, ...was, [language]: value };
	return { file, before, after: edited(before, { do: "insert", file, path: [place], value: pair }) };
}

/** Behind the pair of the word that stands before it. */
function placeOf(translated: Translated | undefined, key: string): number {
	const keys = Object.keys(wordDescriptions);
	const before = translated?.matches.findLast(
		({ passage, pair }) => pair !== undefined && keys.indexOf(String(passage.path[0])) < keys.indexOf(key),
	);
	return before?.pair === undefined ? 0 : before.pair + 1;
}

function withoutPair(site: Site, { key, says }: SiteWord, language: Language): Rewritten | undefined {
	const known = site.translations.get(language)?.get(wordsFileOf(site.source));
	const translated = translatedIn(site, fileOf(site), language);
	const pair = translated?.matches.find(({ passage }) => keyOf(passage.text) === keyOf(says))?.pair;
	const others = Object.entries(site.words?.value ?? {}).filter(([name]) => name !== key);
	if (!known || pair === undefined || others.some(([, each]) => keyOf(each) === keyOf(says))) return undefined;
	const { file, text: before } = known.source;
	const isLast = known.value.length === 1;
	return { file, before, after: isLast ? undefined : edited(before, { do: "remove", file, path: [pair], was: null }) };
}

function edited(text: string, change: Change, order: readonly string[] = []): string {
	const made = change.file.endsWith(".json") ? { refused: refusals.json } : editText(text, change, { order });
	if ("refused" in made) throw new NotMade(made.refused);
	return made.text;
}
