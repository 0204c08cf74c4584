import { kinds } from "#core/fields/kinds.ts";
import type { Language } from "#core/languages.ts";
import type { Change, Spot } from "#core/studio.ts";
import type { TextSpan } from "#core/studio-translations.ts";
import { dataAt, dataIn } from "#pipeline/authoring/edits/data.ts";
import { nameOf } from "#pipeline/read/content-name.ts";
import { wordDifference } from "#pipeline/review/wording/word-difference.ts";
import { schemaOfFile } from "#pipeline/site/file-schemas.ts";
import type { SoundSite } from "#pipeline/site/site.ts";
import { wordsFileOf } from "#pipeline/site/words.ts";
import { keyOf } from "#pipeline/text/passage.ts";
import type { FoundText, TextAddress } from "#pipeline/usage/texts.ts";
import type { LiveSite } from "../content/live-site.ts";
import { type Replacing, replacedIn, replacedWhole } from "./replaced.ts";

/** The change of a text, as an editor who types would make it. */
export interface TextReplacement {
	readonly edit: TextEdit | WordEdit;
	readonly spans: readonly TextSpan[];
}

export type TextEdit = Change & { readonly do: "set" };

/** Another text for a word that the builder brings. */
export interface WordEdit {
	readonly key: string;
	readonly language: Language;
	readonly was: string;
	readonly value: string;
}

/** So many characters of what stays stand around each change. */
const room = 40;

/** No other text has the same. */
export function keyOfEdit(edit: TextEdit | WordEdit): string {
	return "key" in edit ? `${edit.language} ${edit.key}` : `${edit.file} ${JSON.stringify(edit.path)}`;
}

/** What comes of a text in which other words are to stand; undefined where they do not stand in so many words. */
export function replacementOf(
	{ content }: LiveSite,
	site: SoundSite,
	{ address, language, text }: FoundText,
	replacing: Replacing,
): TextReplacement | undefined {
	const word = builtInWord(site, address);
	const spot = word === undefined ? spotOf(site, address, language) : undefined;
	const was = word === undefined ? writtenAt(content, spot) : text;
	if (was === undefined) return undefined;
	const value = isSentence(address) ? replacedIn(was, replacing) : replacedWhole(text, replacing);
	if (value === undefined) return undefined;
	const edit = spot ? ({ do: "set", ...spot, was, value } as const) : { key: word ?? "", language, was, value };
	return { edit, spans: wordDifference(was, value, room) };
}

/** The key of a word that the site leaves to the builder. */
function builtInWord({ words }: SoundSite, address: TextAddress): string | undefined {
	return address.is === "word" && words?.value[address.key] === undefined ? address.key : undefined;
}

/** Fields can be asked for of a file: not of what a site declares of its facts. */
export function hasForm(content: LiveSite["content"], { file: name }: Pick<Spot, "file">): boolean {
	const file = content.file(name);
	return file !== undefined && schemaOfFile(file, content.site.collections) !== undefined;
}

function writtenAt(content: LiveSite["content"], spot: Spot | undefined): string | undefined {
	// JSON is not written.
	if (!spot || spot.file.endsWith(".json") || !hasForm(content, spot)) return undefined;
	const source = content.textOf(spot.file);
	const written = source === undefined ? undefined : dataAt(dataIn(source), spot?.path ?? []);
	return typeof written === "string" ? written : undefined;
}

/** Where a text stands. */
function spotOf(site: SoundSite, address: TextAddress, language: Language): Spot | undefined {
	switch (address.is) {
		case "field":
			return { file: address.file, path: address.path };
		case "translation":
			return pairIn(site, nameOf(address), address.written, language);
		case "word": {
			const { source, value } = site.words ?? {};
			if (!source) return undefined;
			if (language === site.source) return { file: source.file, path: [address.key] };
			return pairIn(site, wordsFileOf(site.source), value?.[address.key] ?? "", language);
		}
	}
}

function pairIn(site: SoundSite, name: string, written: string, language: Language): Spot | undefined {
	const sound = site.translations.get(language)?.get(name);
	const at = sound?.value.findIndex((pair) => keyOf(pair.written) === keyOf(written)) ?? -1;
	return sound && at >= 0 ? { file: sound.source.file, path: [at, language] } : undefined;
}

/** Words stand in it, in which some can be others; all else is one thing. */
function isSentence(address: TextAddress): boolean {
	return address.is !== "field" || kinds[address.kind].words !== "none";
}
