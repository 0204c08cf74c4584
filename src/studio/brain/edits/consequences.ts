import type { InReports } from "#core/fields/answers.ts";
import type { EditorLanguage } from "#core/in-language.ts";
import { today } from "#core/opening.ts";
import { languageName, type ReportLanguage, reportLanguageFor } from "#core/problems/entry.ts";
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
	const report = reportLanguageFor(language);
	return [
		...languagesGone(before, after, report),
		...pointsGone(before, after).map((said) => said[report]),
		...pagesHidden(before, after).map((said) => said[report]),
	];
}

function languagesGone(before: SoundSite, after: Site, report: ReportLanguage): string[] {
	const left = new Set(after.settings?.value.languages);
	const count = seenIn(before).length;
	return before.settings.value.languages.flatMap((language) => {
		if (left.has(language)) return [];
		const name = languageName(language, report);
		return {
			nl: `Bezoekers kunnen de site niet meer in het ${name} lezen: ${pages.nl(count)} ${count === 1 ? "gaat" : "gaan"} weg.`,
			en: `Visitors cannot read the site in ${name} any more: ${pages.en(count)} ${count === 1 ? "goes" : "go"} away.`,
		}[report];
	});
}

/** Points of the menu under which pages stand. */
function pointsGone(before: SoundSite, after: Site): InReports[] {
	const left = new Set(after.settings?.value.menu?.map(({ key }) => key));
	const { name } = makeContext(before, before.source);
	return (before.settings.value.menu ?? []).flatMap(({ key, label }) => {
		const below = [...before.pages.values()].filter(({ value: { menu } }) => menu?.under === key || menu?.item === key);
		if (left.has(key) || below.length === 0) return [];
		const named = namesOf(before, below);
		return {
			nl: `‘${name(label)}’ gaat uit het menu. Daar stonden: ${named.nl}.`,
			en: `“${name(label)}” leaves the menu. These stood there: ${named.en}.`,
		};
	});
}

/** Pages that become drafts, with those on which links lead there. */
function pagesHidden(before: SoundSite, after: Site): InReports[] {
	const left = new Set(seenIn(after).map(({ path }) => path));
	const { name } = makeContext(before, before.source);
	return seenIn(before).flatMap((page) => {
		// A page that is not sound is told of as such.
		if (left.has(page.path) || !after.pages.has(page.path)) return [];
		const title = name(page.value.title);
		const linking = showingOf(before, "link", page.path).pages.flatMap((path) => before.pages.get(path) ?? []);
		const named = namesOf(before, linking);
		const links =
			linking.length === 0
				? { nl: "", en: "" }
				: { nl: ` Koppelingen leiden ernaartoe op: ${named.nl}.`, en: ` Links lead there on: ${named.en}.` };
		return {
			nl: `Bezoekers vinden ‘${title}’ niet meer.${links.nl}`,
			en: `Visitors do not find “${title}” any more.${links.en}`,
		};
	});
}

/** The pages that visitors find today. */
function seenIn(site: Site): SitePage[] {
	const hidden = new Set(draftsOf(site, today(regionOf(site).timeZone)).map(({ page }) => page.path));
	return [...site.pages.values()].filter(({ path }) => !hidden.has(path));
}

function namesOf(site: SoundSite, found: readonly SitePage[]): InReports {
	const { name } = makeContext(site, site.source);
	const named = found.slice(0, mostNamed).map(({ value: { title } }) => `‘${name(title)}’`);
	const more = found.length - named.length;
	const listed = (report: ReportLanguage) =>
		new Intl.ListFormat(report).format(more > 0 ? [...named, others[report](more)] : named);
	return { nl: listed("nl"), en: listed("en") };
}

const pages = {
	nl: (count: number) => (count === 1 ? "1 pagina" : `${count} pagina’s`),
	en: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
};

const others = {
	nl: (count: number) => `nog ${count}`,
	en: (count: number) => `${count} more`,
};
