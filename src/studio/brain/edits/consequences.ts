import { type EditorLanguage, inLanguage, quoted } from "#core/in-language.ts";
import { today } from "#core/opening.ts";
import { languageName } from "#core/problems/entry.ts";
import { makeContext } from "#pipeline/present/context.ts";
import { draftsOf } from "#pipeline/site/drafts.ts";
import { regionOf } from "#pipeline/site/region.ts";
import { isSoundSite, type Site, type SitePage, type SoundSite } from "#pipeline/site/site.ts";
import { showingOf } from "#pipeline/usage/showing.ts";

/** So many pages are named. */
const mostNamed = 5;

/** What visitors do not find any more after a change that says nothing of that itself; a sentence each. */
export function farReaching(before: Site, after: Site, language: EditorLanguage): string[] {
	if (!isSoundSite(before) || !after.settings) return [];
	return [
		...languagesGone(before, after, language),
		...pointsGone(before, after, language),
		...pagesHidden(before, after, language),
	];
}

function languagesGone(before: SoundSite, after: Site, language: EditorLanguage): string[] {
	const left = new Set(after.settings?.value.languages);
	const count = seenIn(before).length;
	const gone = before.settings.value.languages.filter((each) => !left.has(each));
	const said = count === 1 ? words.languageGoneOfOne : words.languageGone;
	return gone.map((each) => inLanguage(said, language, { name: languageName(each, language), count }));
}

/** Points of the menu under which pages stand. */
function pointsGone(before: SoundSite, after: Site, language: EditorLanguage): string[] {
	const left = new Set(after.settings?.value.menu?.map(({ key }) => key));
	const { name } = makeContext(before, before.source);
	return (before.settings.value.menu ?? []).flatMap(({ key, label }) => {
		const below = [...before.pages.values()].filter(({ value: { menu } }) => menu?.under === key || menu?.item === key);
		if (left.has(key) || below.length === 0) return [];
		const values = { point: quoted(name(label), language), pages: namesOf(before, below, language) };
		return inLanguage(words.pointGone, language, values);
	});
}

/** Pages that become drafts, with those on which links lead there. */
function pagesHidden(before: SoundSite, after: Site, language: EditorLanguage): string[] {
	const left = new Set(seenIn(after).map(({ path }) => path));
	const { name } = makeContext(before, before.source);
	return seenIn(before).flatMap((page) => {
		// A page that is not sound is told of as such.
		if (left.has(page.path) || !after.pages.has(page.path)) return [];
		const linking = showingOf(before, "link", page.path).pages.flatMap((path) => before.pages.get(path) ?? []);
		const hidden = inLanguage(words.hidden, language, { page: quoted(name(page.value.title), language) });
		if (linking.length === 0) return hidden;
		return `${hidden} ${inLanguage(words.linked, language, { pages: namesOf(before, linking, language) })}`;
	});
}

/** The pages that visitors find today. */
function seenIn(site: Site): SitePage[] {
	const hidden = new Set(draftsOf(site, today(regionOf(site).timeZone)).map(({ page }) => page.path));
	return [...site.pages.values()].filter(({ path }) => !hidden.has(path));
}

function namesOf(site: SoundSite, found: readonly SitePage[], language: EditorLanguage): string {
	const { name } = makeContext(site, site.source);
	const named = found.slice(0, mostNamed).map(({ value: { title } }) => quoted(name(title), language));
	const count = found.length - named.length;
	const others = count > 0 ? [inLanguage(words.others, language, { count })] : [];
	return new Intl.ListFormat(language).format([...named, ...others]);
}

const words = {
	languageGone: {
		nl: "Bezoekers kunnen de site niet meer in het {name} lezen: {count} pagina’s gaan weg.",
		en: "Visitors can no longer read the site in {name}: {count} pages go.",
	},
	languageGoneOfOne: {
		nl: "Bezoekers kunnen de site niet meer in het {name} lezen: 1 pagina gaat weg.",
		en: "Visitors can no longer read the site in {name}: 1 page goes.",
	},
	pointGone: {
		nl: "{point} gaat uit het menu. Daar stonden: {pages}.",
		en: "{point} leaves the menu. These were under it: {pages}.",
	},
	hidden: { nl: "Bezoekers vinden {page} niet meer.", en: "Visitors can no longer find {page}." },
	linked: { nl: "Er staan links hiernaartoe op: {pages}.", en: "There are links to it on: {pages}." },
	others: { nl: "nog {count}", en: "{count} more" },
} as const;
