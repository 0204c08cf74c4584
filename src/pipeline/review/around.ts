import type { Language } from "#core/languages.ts";
import { siteSchema } from "#core/settings.ts";
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

/** Dutch words of the shell that change; those of other languages are translations. */
export function* compareWords({ sites }: Look): Generator<Change> {
	const [old, now] = [sites.before.words?.value, sites.after.words?.value];
	if (!old || !now) return;
	for (const [word, after] of Object.entries(now)) {
		const before = old[word] ?? word;
		if (before !== after) yield { kind: "word-changed", word, before, after };
	}
}

/** The languages that both versions of a site have. */
export function sharedLanguages(before: Site, after: Site): Language[] {
	const old = before.settings?.value.languages ?? [];
	return (after.settings?.value.languages ?? []).filter((language) => old.includes(language));
}

/** Pictures that are another one under the same name. */
export function* comparePictures({ sites: { before, after } }: Look): Generator<Change> {
	for (const file of after.images.names) {
		if (!before.images.has(file) || hashOfPicture(before, file) === hashOfPicture(after, file)) continue;
		const showing = showingOf(after, "image", file);
		if (showing.pages.length > 0) yield { kind: "picture-changed", file, showing };
	}
}
