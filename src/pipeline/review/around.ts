import { fallbackLanguage, type Language, sourceLanguage } from "#core/languages.ts";
import { siteSchema } from "#core/settings.ts";
import { fileNamed } from "../read/content-name.ts";
import { wordIn } from "../site/accessors.ts";
import type { Site } from "../site/site.ts";
import { showingOf } from "../usage/showing.ts";
import type { Change } from "./changes.ts";
import { differencesIn } from "./differences.ts";
import { hashOfPicture, type Look } from "./look.ts";

/** The menu is compared as a visitor sees it; the language of the reports is the editors' own affair. */
const settingsSchema = siteSchema.omit({ menu: true, menuButton: true, reportLanguage: true });

/** Settings that change. */
export function* compareSettings(look: Look): Generator<Change> {
	const { before, after } = look.sites;
	if (!before.settings || !after.settings) return;
	for (const difference of differencesIn(settingsSchema, before.settings.value, after.settings.value, look)) {
		yield { kind: "setting-changed", difference };
	}
}

/** Words of the shell that change, in every language that both versions have. */
export function* compareWords({ sites: { before, after } }: Look): Generator<Change> {
	const dutch = after.words.get(sourceLanguage) ?? before.words.get(sourceLanguage);
	for (const language of sharedLanguages(before, after)) {
		if (!hasWords(before, language) || !hasWords(after, language)) continue;
		for (const word of Object.keys(dutch?.value ?? {})) {
			const [old, now] = [wordIn(before, language, word), wordIn(after, language, word)];
			if (old !== now) yield { kind: "word-changed", word, language, before: old, after: now };
		}
	}
}

/** The languages that both versions of a site have. */
export function sharedLanguages(before: Site, after: Site): Language[] {
	const old = before.settings?.value.languages ?? [];
	return (after.settings?.value.languages ?? []).filter((language) => old.includes(language));
}

/** False when a file with words could not be read. */
function hasWords(site: Site, language: Language): boolean {
	const needed: Language[] = [language, fallbackLanguage];
	return needed.every((each) => site.words.has(each) || !site.texts.has(fileNamed(`words/${each}.yaml`, site.texts)));
}

/** Pictures that are another one under the same name. */
export function* comparePictures({ sites: { before, after } }: Look): Generator<Change> {
	for (const file of after.images.names) {
		if (!before.images.has(file) || hashOfPicture(before, file) === hashOfPicture(after, file)) continue;
		const showing = showingOf(after, "image", file);
		if (showing.pages.length > 0) yield { kind: "picture-changed", file, showing };
	}
}
