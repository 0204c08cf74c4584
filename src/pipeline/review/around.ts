import { fallbackLanguage, type Language, sourceLanguage } from "#core/languages.ts";
import { siteSchema } from "#core/settings.ts";
import { wordIn } from "../site/accessors.ts";
import type { Site } from "../site/site.ts";
import { showingOf } from "../usage/showing.ts";
import type { Change } from "./changes.ts";
import { differencesIn } from "./differences.ts";
import { hashOfPicture, type Look } from "./look.ts";
import { placedIn, spotOfKey } from "./spots.ts";

/** The menu is compared as a visitor sees it, and languages by their addresses; two settings are the editors' own affair. */
export const settingsSchema = siteSchema.omit({
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

/** Words of the shell that change, in every language that both versions have. */
export function* compareWords({ sites: { before, after } }: Look): Generator<Change> {
	const menu: readonly string[] = after.settings?.value.menu ?? [];
	const dutch = after.words.get(sourceLanguage) ?? before.words.get(sourceLanguage);
	for (const language of sharedLanguages(before, after)) {
		if (!hasWords(before, language) || !hasWords(after, language)) continue;
		for (const word of Object.keys(dutch?.value ?? {})) {
			const [old, now] = [wordIn(before, language, word), wordIn(after, language, word)];
			if (old === now) continue;
			const source = after.words.get(language)?.source;
			const place = source ? spotOfKey(source, [word]) : { file: `content/words/${language}.yaml` };
			yield { kind: "word-changed", word, language, before: old, after: now, everywhere: menu.includes(word), place };
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
	return needed.every((each) => site.words.has(each) || !site.texts.has(`content/words/${each}.yaml`));
}

/** Pictures that are another one under the same name. */
export function* comparePictures({ sites: { before, after } }: Look): Generator<Change> {
	for (const file of after.images.names) {
		if (!before.images.has(file) || hashOfPicture(before, file) === hashOfPicture(after, file)) continue;
		const showing = showingOf(after, "image", file);
		if (showing.pages.length > 0)
			yield { kind: "picture-changed", file, showing, place: { file: `content/images/${file}` } };
	}
}
