import type { Language } from "#core/languages.ts";
import { localize } from "#core/paths.ts";
import { remembered } from "#core/remembered.ts";
import type { SoundSite } from "#pipeline/site/site.ts";
import { placeOf, type Sought, soughtBy, soughtByEach } from "#pipeline/usage/sought.ts";
import { type FoundText, findText, type TextAddress } from "#pipeline/usage/texts.ts";
import type { LiveSite } from "../content/live-site.ts";
import { type FoundFile, type FoundPage, type FoundSetting, filesIn, pagesIn, settingsIn, titleOf } from "./named.ts";
import type { Replacing } from "./replaced.ts";
import { hasForm, keyOfEdit, replacementOf, type TextReplacement } from "./replacement.ts";
import { SettingForms } from "./setting-forms.ts";

/** All that was found for a few words. */
export interface Found {
	/** Of the content in which that was found. */
	readonly revision: string;
	readonly pages: readonly FoundPage[];
	readonly settings: readonly FoundSetting[];
	readonly files: readonly FoundFile[];
	readonly texts: readonly FoundHere[];
	/** How many texts there are, when not all of them are told. */
	readonly count: number;
	/** Nothing holds the words one behind another: this holds each of them. */
	readonly isApart?: boolean;
}

/** A text that holds what was looked for. */
export interface FoundHere {
	readonly address: TextAddress;
	readonly language: Language;
	/** The page on which it stands. */
	readonly page: string | undefined;
	/** As people call the page or the thing that it is of; undefined for a word of what surrounds the pages. */
	readonly of: string | undefined;
	/** What a field of that thing is called, which says more than a number or a time alone. */
	readonly label: string | undefined;
	/** What it says, as far as it helps to know it: before what was looked for, that itself, and behind. */
	readonly around: readonly [before: string, found: string, behind: string];
	/** It is changed by whoever has the files, and nobody here. */
	readonly isFixed: boolean;
	/** What comes of it when something else is to stand there; undefined where that is not a matter of words. */
	readonly replacement?: TextReplacement | undefined;
}

/** Fewer letters than this stand everywhere. */
const fewestLetters = 2;

/** So many texts are told at once. */
const mostTexts = 400;

/** So many pages, settings and files are told each: who looks for one of more types another letter. */
const mostOthers = 12;

const known = new WeakMap<SoundSite, SettingForms>();

/** Whoever types on asks again of the same site. */
function formsIn(live: LiveSite, site: SoundSite): SettingForms {
	return remembered(known, site, () => new SettingForms(live, site));
}

/** Everything of a site that holds some words, or is called so. */
export function find(live: LiveSite, site: SoundSite, asked: string): Found {
	const { revision } = live;
	if (asked.trim().length < fewestLetters) {
		// Whoever has nothing to ask yet types it in a moment: by then every text has been read.
		findText(site, "");
		return { revision, pages: [], settings: [], files: [], texts: [], count: 0 };
	}
	const forms = formsIn(live, site);
	const found = (sought: (asked: string) => Sought, shown: string): Found => {
		const isSought = sought(asked);
		const texts = findText(site, asked, sought);
		return {
			revision,
			pages: first(pagesIn(site, isSought)),
			settings: first(settingsIn(forms, isSought)),
			files: first(filesIn(site, isSought)),
			texts: texts.slice(0, mostTexts).map((text) => foundHere(live, site, text, shown)),
			count: texts.length,
		};
	};
	const together = found(soughtBy, asked);
	const { pages, settings, files, texts } = together;
	const isFound = [pages, settings, files, texts].some(({ length }) => length > 0);
	if (isFound) return together;
	const [word = ""] = asked.trim().split(/\s+/);
	return { ...found(soughtByEach, word), isApart: true };
}

/** The texts of a site that hold some words, each once, with what would come of it. */
export function findToReplace(
	live: LiveSite,
	site: SoundSite,
	replacing: Replacing,
): Pick<Found, "revision" | "texts" | "count"> {
	const { asked } = replacing;
	const texts = asked.trim().length < fewestLetters ? [] : findText(site, asked);
	const edits = new Set<string>();
	const found = texts.flatMap((text): FoundHere[] => {
		const replacement = replacementOf(live, site, text, replacing);
		const key = replacement && keyOfEdit(replacement.edit);
		// Of a text of several blocks one is enough: they are written together.
		if (key !== undefined && edits.has(key)) return [];
		if (key !== undefined) edits.add(key);
		return [{ ...foundHere(live, site, text, asked), replacement }];
	});
	return { revision: live.revision, texts: found.slice(0, mostTexts), count: found.length };
}

function first<T>(found: Iterable<T>): T[] {
	const told: T[] = [];
	for (const each of found) if (told.push(each) === mostOthers) break;
	return told;
}

function foundHere(live: LiveSite, site: SoundSite, found: FoundText, asked: string): FoundHere {
	const { address, language, page, text } = found;
	const isFact = page === undefined && address.is !== "word";
	const own = isFact ? formsIn(live, site).at(address) : undefined;
	return {
		address,
		language,
		page: page === undefined ? undefined : localize(page, language, site.source),
		of: isFact ? own?.of : titleAt(site, page),
		label: own?.field.label,
		around: aroundIn(text, asked),
		isFixed: address.is === "field" && !hasForm(live.content, address),
	};
}

function titleAt(site: SoundSite, path: string | undefined): string | undefined {
	const page = path === undefined ? undefined : site.pages.get(path);
	return page && titleOf(site, page.value.title);
}

/** So many characters stand on each side of what was looked for. */
const room = 60;

function aroundIn(text: string, asked: string): FoundHere["around"] {
	const [at, end] = placeOf(asked, text) ?? [0, 0];
	const start = at <= room ? 0 : text.indexOf(" ", at - room) + 1;
	const cut = text.length - end <= room ? -1 : text.lastIndexOf(" ", end + room);
	const stop = cut < end ? text.length : cut;
	return [
		(start > 0 ? "…" : "") + text.slice(start, at),
		text.slice(at, end),
		text.slice(end, stop) + (stop < text.length ? "…" : ""),
	];
}
