import type { Language } from "#core/languages.ts";
import { today } from "#core/opening.ts";
import type { Spot } from "#core/studio.ts";
import type { OpenTranslation, TranslatedPassage, TranslationsHere } from "#core/studio-translations.ts";
import type { TranslationPair } from "#core/translation.ts";
import { dataAt, dataIn } from "#pipeline/authoring/edits/data.ts";
import { mayWait } from "#pipeline/check/translate-later.ts";
import { longestTranslation } from "#pipeline/check/translation-pair.ts";
import { nameOf } from "#pipeline/read/content-name.ts";
import { wordDifference } from "#pipeline/review/wording/word-difference.ts";
import { languagesOf } from "#pipeline/site/accessors.ts";
import { regionOf } from "#pipeline/site/region.ts";
import { NotSound, type Site } from "#pipeline/site/site.ts";
import { passagesOf } from "#pipeline/text/markdown.ts";
import { keyOf } from "#pipeline/text/passage.ts";
import { type Match, matchPassages } from "#pipeline/translate/match.ts";
import { type PassageFile, passageFiles } from "#pipeline/translate/passages.ts";
import type { LiveSite } from "../content/live-site.ts";

/** So many characters of what stays stand around each change. */
const room = 60;

/** A file with words, what each of its passages has in a language, and the pairs of its translation. */
export interface Translated {
	readonly of: PassageFile;
	readonly pairs: readonly TranslationPair[];
	readonly matches: readonly Match[];
}

/** What a file has in a language; undefined for a file without words, or a language that the site does not have. */
export function translatedIn(site: Site, file: string, language: Language): Translated | undefined {
	if (language === site.source || !otherLanguages(site).includes(language)) return undefined;
	for (const each of passageFiles(site)) {
		if (each.source.file === file) return matched(site, each, language);
	}
	return undefined;
}

function matched(site: Site, of: PassageFile, language: Language): Translated {
	const pairs = site.translations.get(language)?.get(of.name)?.value ?? noPairs;
	return { of, pairs, matches: matchPassages(soundOr(() => of.passages) ?? [], pairs).matches };
}

/** What is asked of a page that is read only then; undefined when that turns out not to be sound. */
function soundOr<T>(ask: () => T): T | undefined {
	try {
		return ask();
	} catch (error) {
		if (error instanceof NotSound) return undefined;
		throw error;
	}
}

/** What was matched with it is remembered by it. */
const noPairs: readonly TranslationPair[] = [];

/** What stands at a place, passage by passage, beside its translations; undefined where nothing is translated. */
export function translationsAt(
	server: LiveSite,
	{ file, path }: Spot,
	asked: readonly Language[],
): TranslationsHere | undefined {
	const { content } = server;
	const text = content.textOf(file);
	const value = text === undefined ? undefined : dataAt(dataIn(text), path);
	if (typeof value !== "string") return undefined;
	const blocks = passagesOf(value).map((block, index) => [keyOf(block), index] as const);
	const found = asked.flatMap((language) => {
		const translated = translatedIn(content.site, file, language);
		const states = new Map(translated?.matches.map((match) => [keyOf(match.passage.text), match]));
		const whole = states.has(keyOf(value)) ? [[keyOf(value), 0] as const] : blocks;
		return whole.flatMap(([key, block]) => {
			const match = states.get(key);
			return match && translated ? [{ ...passageOf(match, translated.pairs, language), block }] : [];
		});
	});
	return found.length === 0 ? undefined : { file, path, passages: found };
}

/** The languages into which a site is translated. */
export function otherLanguages(site: Site): readonly Language[] {
	return languagesOf(site).slice(1);
}

/** A passage beside its translation. */
export function passageOf(match: Match, pairs: readonly TranslationPair[], language: Language): TranslatedPassage {
	const { passage } = match;
	const pair = match.pair === undefined ? undefined : pairs[match.pair];
	const before = pair?.was ?? pair?.written;
	const state = stateOf(match);
	return {
		language,
		written: passage.text,
		state,
		translation: pair?.translation ?? "",
		max: longestTranslation(passage),
		markdown: passage.markdown,
		...(state === "stale" && before !== undefined && { changed: wordDifference(before, passage.text, room) }),
	};
}

/** Of one that says again what it said, somebody still has to say that its translation stands. */
export function stateOf({ state }: Match): TranslatedPassage["state"] {
	return state === "restored" ? "stale" : state;
}

/** How many translations of some files are stale. */
export function staleIn(site: Site, files: ReadonlySet<string>): number {
	const languages = otherLanguages(site);
	if (languages.length === 0) return 0;
	return [...passageFiles(site)]
		.filter(({ source }) => files.has(source.file))
		.flatMap((each) => languages.flatMap((language) => matched(site, each, language).matches))
		.filter((match) => stateOf(match) === "stale").length;
}

/** All that is to be translated or looked at again, what has been open longest first; `changes` are the last of each file. */
export function openTranslations(
	server: LiveSite,
	changes: ReadonlyMap<string, Date> | undefined,
): readonly OpenTranslation[] {
	const { site } = server.content;
	const { settings } = site;
	if (!settings) return [];
	const day = today(regionOf(site).timeZone);
	const pages = new Map([...site.pages.values()].map((page) => [page.source.file, page]));
	const languages = otherLanguages(site);
	const open = [...passageFiles(site)].flatMap((each) => {
		const { file } = each.source;
		const page = pages.get(file);
		const since = changes?.get(file)?.toISOString().slice(0, 10);
		const about = { file, since, page: page?.path, title: soundOr(() => page?.value.title) ?? nameOf({ file }) };
		return languages.flatMap((language) => {
			const until = mayWait(settings.value, each.name, language, day)
				? waitsUntil(settings.value.translateLater ?? [], each.name, language)
				: undefined;
			return matched(site, each, language).matches.flatMap((match): OpenTranslation[] => {
				const state = stateOf(match);
				const { text: written, path } = match.passage;
				return state === "translated" ? [] : [{ ...about, language, state, written, path: [...path], until }];
			});
		});
	});
	return open.sort((a, b) => (a.since ?? "").localeCompare(b.since ?? ""));
}

type Waiting = NonNullable<NonNullable<Site["settings"]>["value"]["translateLater"]>;

function waitsUntil(waiting: Waiting, name: string, language: Language): string | undefined {
	const days = waiting
		.filter((each) => (each.language ?? language) === language && (each.file ?? name) === name)
		.map(({ until }) => until);
	return days.sort().at(-1);
}
