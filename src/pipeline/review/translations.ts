import { collectionOf } from "#core/facts/collection-of.ts";
import type { Language } from "#core/languages.ts";
import { placeInside } from "../check/places.ts";
import { fileNamed, nameOf } from "../read/content-name.ts";
import type { Site } from "../site/site.ts";
import { keyOf } from "../text/passage.ts";
import { translationOf } from "../translate/dictionary.ts";
import { matchPassages } from "../translate/match.ts";
import { type PassageFile, passageFiles } from "../translate/passages.ts";
import { sharedLanguages } from "./around.ts";
import type { Change } from "./changes.ts";
import type { Look } from "./look.ts";
import type { PagePair } from "./pages.ts";
import { spotAt } from "./spots.ts";

/** How a passage is shown: with its line breaks. */
const prose = { kind: "markdown" } as const;

type News = "translation-stale" | "translation-missing" | "translation-mended";

/** Translations that became out of date, are missing, were mended or changed. */
export function* compareTranslations(look: Look, pairs: readonly PagePair[]): Generator<Change> {
	const { before, after } = look.sites;
	const shared = sharedLanguages(before, after).filter((language) => language !== after.source);
	const emptied = shared.filter((language) => hasFiles(before, language) && !hasFiles(after, language));
	for (const language of emptied) {
		yield {
			kind: "translations-removed",
			language,
			addresses: after.pages.size,
			place: { file: `content/translations/${language}` },
		};
	}
	const languages = shared.filter((language) => !emptied.includes(language));
	if (languages.length === 0) return;
	const earlier = new Map([...passageFiles(before)].map((file) => [file.name, file]));
	const formerName = new Map(pairs.map(([one, other]) => [nameOf(other.source), nameOf(one.source)]));
	for (const file of passageFiles(after)) {
		const former = formerName.get(file.name) ?? file.name;
		const old = earlier.get(former);
		// What was there and could not be read is not known.
		if (!old && before.texts.has(fileNamed(former, before.texts))) continue;
		const changed = languages.filter((language) => !isSame(before, after, old, file, language));
		const news = new Map<string, { state: News; text: string; languages: Language[] }>();
		for (const language of changed) {
			if (!isReadable(before, language, old?.name) || !isReadable(after, language, file.name)) continue;
			for (const { state, text } of newsOf(look, old, file, language)) {
				const key = `${state} ${keyOf(text)}`;
				const known = news.get(key);
				if (known) known.languages.push(language);
				else news.set(key, { state, text, languages: [language] });
			}
			yield* changedTexts(look, old, file, language);
		}
		yield* grouped(look, file, [...news.values()]);
	}
}

/** Whether there is any file with translations, sound or not. */
function hasFiles(site: Site, language: Language): boolean {
	return [...site.texts.keys()].some((file) => file.startsWith(`content/translations/${language}/`));
}

function isSame(
	before: Site,
	after: Site,
	old: PassageFile | undefined,
	now: PassageFile,
	language: Language,
): boolean {
	if (!old || old.source.text !== now.source.text) return false;
	const [one, other] = [textOf(before, language, old.name), textOf(after, language, now.name)];
	return one === other;
}

function textOf(site: Site, language: Language, name: string): string | undefined {
	return site.texts.get(fileNamed(`translations/${language}/${name}`, site.texts));
}

/** False when there is a file with translations that is not sound. */
function isReadable(site: Site, language: Language, name: string | undefined): boolean {
	if (name === undefined || textOf(site, language, name) === undefined) return true;
	return site.translations.get(language)?.has(name) ?? false;
}

function* newsOf(
	{ sites }: Look,
	old: PassageFile | undefined,
	now: PassageFile,
	language: Language,
): Generator<{ state: News; text: string }> {
	const known = new Set(old?.passages.map(({ text }) => keyOf(text)));
	const wasTranslated = (text: string) =>
		old !== undefined && translationOf(sites.before, language, old.name, text) !== undefined;
	const isTranslated = (text: string) => translationOf(sites.after, language, now.name, text) !== undefined;
	const open = now.passages.filter(({ text }) => !isTranslated(text));
	for (const { text } of now.passages) {
		if (isTranslated(text) && known.has(keyOf(text)) && !wasTranslated(text))
			yield { state: "translation-mended", text };
	}
	if (open.length === 0) return;
	// Where nothing was translated, one more passage as it was written is no news.
	if (old && !old.passages.some(({ text }) => wasTranslated(text))) return;
	const present = sites.after.translations.get(language)?.get(now.name)?.value ?? [];
	const past = (old && sites.before.translations.get(language)?.get(old.name)?.value) ?? [];
	// A pair that is no longer used may have been thrown away; the passage is stale all the same.
	const kept = new Set(
		[...present, ...now.passages.map(({ text: written }) => ({ written }))].map(({ written }) => keyOf(written)),
	);
	const pairs = [...present, ...past.filter(({ written }) => !kept.has(keyOf(written)))];
	const stale = new Set(
		matchPassages(now.passages, pairs)
			.matches.filter(({ state }) => state === "stale" || state === "restored")
			.map(({ passage }) => passage),
	);
	for (const passage of open) {
		const { text } = passage;
		if (known.has(keyOf(text)) && !wasTranslated(text)) continue;
		yield { state: stale.has(passage) ? "translation-stale" : "translation-missing", text };
	}
}

/** Translations that say something else of the same text. */
function* changedTexts(
	look: Look,
	old: PassageFile | undefined,
	now: PassageFile,
	language: Language,
): Generator<Change> {
	if (!old) return;
	const { before, after } = look.sites;
	for (const { text } of now.passages) {
		const one = translationOf(before, language, old.name, text);
		const other = translationOf(after, language, now.name, text);
		if (one === undefined || other === undefined || keyOf(one) === keyOf(other)) continue;
		const translation = after.translations.get(language)?.get(now.name);
		const index = translation?.value.findIndex(({ written }) => keyOf(written) === keyOf(text));
		const place = spotAt(translation?.source ?? now.source, [index ?? 0, language]);
		const passage = look.shown(prose, text, "after");
		const [said, says] = [one.trim(), other.trim()];
		const of = collectionTitle(after, now);
		yield { kind: "translation-changed", file: now.name, of, language, passage, before: said, after: says, place };
	}
}

/** One change for all passages of a file that share their news and their languages. */
function* grouped(
	look: Look,
	file: PassageFile,
	news: readonly { readonly state: News; readonly text: string; readonly languages: readonly Language[] }[],
): Generator<Change> {
	const groups = new Map<string, (typeof news)[number][]>();
	for (const each of news) {
		const key = `${each.state} ${each.languages.join(" ")}`;
		groups.set(key, [...(groups.get(key) ?? []), each]);
	}
	for (const group of groups.values()) {
		const [first] = group;
		if (!first) continue;
		const passages = group.map(({ text }) => look.shown(prose, text, "after"));
		const [passage] = file.passages.filter(({ text }) => text === first.text);
		const { line } = placeInside(file.source, passage?.path ?? [], first.text.split("\n")[0] ?? "");
		const place = { file: file.source.file, line };
		const of = collectionTitle(look.sites.after, file);
		yield { kind: first.state, file: file.name, of, languages: first.languages, passages, place };
	}
}

function collectionTitle({ collections }: Site, { source }: PassageFile): string | undefined {
	return collections.get(collectionOf(source.file) ?? "")?.title;
}
