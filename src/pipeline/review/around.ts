import { downloadAddress, splitDownload } from "#core/downloads.ts";
import type { Language } from "#core/languages.ts";
import { siteSchema } from "#core/settings.ts";
import { builtInWords } from "../site/built-in-words.ts";
import type { Site } from "../site/site.ts";
import { type WrittenWords, wordsFileOf } from "../site/words.ts";
import { showingOf } from "../usage/showing.ts";
import type { Change } from "./changes.ts";
import { differencesIn } from "./differences.ts";
import { hashOfFile, type Look } from "./look.ts";
import { placedIn, spotOfKey } from "./spots.ts";

/** The menu is compared as a visitor sees it, and languages by their addresses; two settings are the editors' own affair. */
const settingsSchema = siteSchema.omit({
	menu: true,
	menuButton: true,
	languages: true,
	reportLanguage: true,
	translateLater: true,
});

/** Settings that change. */
export function* compareSettings(look: Look): Generator<Change> {
	const { before, after } = look.sites;
	if (!before.settings || !after.settings) return;
	const differences = differencesIn(settingsSchema, before.settings.value, after.settings.value, look);
	for (const { place, ...difference } of placedIn(differences, after.settings.source, [])) {
		const name = String(difference.trail[0]);
		const showing = showingOf(after, "setting", name);
		yield { kind: "setting-changed", difference, place, ...(showing.pages.length > 0 && { showing }) };
	}
}

/** Words of the shell that change in the source language, and in languages that bring their own; others are translations. */
export function* compareWords({ sites: { before, after } }: Look): Generator<Change> {
	if (isUnread(before) || isUnread(after) || before.source !== after.source) return;
	for (const [language, { source, value }] of after.languageWords) {
		for (const [word, said] of Object.entries(value)) {
			const was = before.languageWords.get(language)?.value[word];
			if (was === undefined || was === said) continue;
			yield { kind: "word-changed", word, before: was, after: said, place: spotOfKey(source, [word]) };
		}
	}
	// Where nobody wrote a word, that of the builder stands.
	const [old, now] = [wordsOf(before), wordsOf(after)];
	for (const [word, said] of Object.entries(now)) {
		const was = old[word] ?? said;
		if (was === said) continue;
		const written = [after.words, before.words].find((each) => each?.value[word] !== undefined);
		const place = written ? spotOfKey(written.source, [word]) : { file: `content/${wordsFileOf(after.source)}` };
		yield { kind: "word-changed", word, before: was, after: said, place };
	}
}

function wordsOf({ source, words }: Site): WrittenWords {
	return { ...builtInWords(source), ...words?.value };
}

/** A file of words is there and could not be read. */
function isUnread({ words, source, texts }: Site): boolean {
	return words === undefined && texts.has(`content/${wordsFileOf(source)}`);
}

/** The languages that both versions of a site have. */
export function sharedLanguages(before: Site, after: Site): Language[] {
	const old = before.settings?.value.languages ?? [];
	return (after.settings?.value.languages ?? []).filter((language) => old.includes(language));
}

/** Pictures that are another one under the same name. */
export function* comparePictures({ sites: { before, after } }: Look): Generator<Change> {
	for (const file of after.images.names) {
		if (!before.images.has(file) || hashOfFile(before.images, file) === hashOfFile(after.images, file)) continue;
		const showing = showingOf(after, "image", file);
		if (showing.pages.length > 0)
			yield { kind: "picture-changed", file, showing, place: { file: `content/images/${file}` } };
	}
}

/** Files behind a link that stays, which are others; also where visitors in a language find another one than before. */
export function* compareDownloads({ sites: { before, after } }: Look): Generator<Change> {
	for (const file of new Set([...before.downloads.names, ...after.downloads.names])) {
		if (hashOfFile(before.downloads, file) === hashOfFile(after.downloads, file)) continue;
		const { language, base } = splitDownload(file, after.source);
		// Of a file that is new, or no longer there, the link tells.
		const [own, named] = [file, base].map((name) =>
			before.downloads.has(name) && after.downloads.has(name)
				? showingOf(after, "link", downloadAddress(name))
				: undefined,
		);
		const showing = own?.pages.length ? own : named && { ...named, languages: [language] };
		if (showing?.pages.length)
			yield { kind: "download-changed", file, showing, place: { file: `content/files/${file}` } };
	}
}
