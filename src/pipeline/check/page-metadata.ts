import { lengthOf } from "#core/fields/words.ts";
import type { Language } from "#core/languages.ts";
import { type AnyProblem, type Location, problem } from "#core/problems/problem.ts";
import { makeContext } from "../present/context.ts";
import { tracedSite } from "../present/readings.ts";
import { nameOf } from "../read/content-name.ts";
import type { Site, SitePage, SoundSite } from "../site/site.ts";
import { look } from "../site/traced-site.ts";
import { keyOf } from "../text/passage.ts";
import { translationOf } from "../translate/dictionary.ts";
import { unlessStillRight } from "./still-right.ts";

/** What search engines show of a page, in characters. */
const lengths = { title: { min: 3, max: 60 }, description: { min: 50, max: 160 } } as const;

type Head = keyof typeof lengths;

/** Titles and descriptions have a good length, and no two pages have the same, in any language. */
export function* checkPageMetadata(site: SoundSite): Generator<AnyProblem> {
	for (const language of site.settings.value.languages) {
		const judge = () => (["title", "description"] as const).flatMap((name) => [...checkHead(site, language, name)]);
		// In the source language that is done sooner than it is looked up.
		yield* language === site.source ? judge() : unlessStillRight(tracedSite(site), `heads ${language}`, judge);
	}
}

function* checkHead(site: SoundSite, language: Language, name: Head): Generator<AnyProblem> {
	const context = makeContext(site, language);
	look(context.site, "list / 0 Infinity");
	const first = new Map<string, { file: string; said: string }>();
	const { min, max } = lengths[name];
	for (const page of site.pages.values()) {
		look(context.site, `card ${page.path}`);
		const said = page.value[name];
		const written = language === site.source ? said : translationOf(context.site, language, nameOf(page.source), said);
		if (written === undefined) continue;
		const place = () => placeOfHead(site, page, { language, name });
		// Facts count with what they stand for.
		const shown = context.name(written);
		if (lengthOf(shown) < min || lengthOf(shown) > max) {
			yield problem("head-length", place(), { name, length: lengthOf(shown), min, max });
		}
		const other = first.get(keyOf(shown));
		// The same text has been reported as such.
		if (other && (language === site.source || other.said !== said)) {
			yield problem("head-twice", place(), { name, other: other.file });
		} else if (!other) first.set(keyOf(shown), { file: page.source.file, said });
	}
}

/** Where the words of a head stand in a language: in the page, or in its translation. */
export function placeOfHead(
	site: Site,
	page: SitePage,
	{ language, name }: { language: Language; name: Head },
): Location {
	if (language === site.source) return page.source.valueAt([name]);
	const file = site.translations.get(language)?.get(nameOf(page.source));
	const index = file?.value.findIndex(({ written }) => keyOf(written) === keyOf(page.value[name])) ?? -1;
	return file && index >= 0 ? file.source.valueAt([index, language]) : page.source.valueAt([name]);
}
