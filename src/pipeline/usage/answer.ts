import type { Language } from "#core/languages.ts";
import type { Location } from "#core/problems/problem.ts";
import { plainText } from "#core/resolved.ts";
import { type How, type Key, overlap, splitKey, type Written } from "../kinds/reference.ts";
import { makeContext } from "../present/context.ts";
import { nameOf } from "../read/content-name.ts";
import { writtenAt } from "../read/written.ts";
import { numberOfCard } from "../site/overviews.ts";
import type { Site, SitePage, SoundSite } from "../site/site.ts";
import { spokenPassage } from "../translate/spoken.ts";
import type { Thing } from "./find.ts";
import { locationOf } from "./location.ts";
import { ownPassages, placesOf } from "./thing.ts";
import { type Route, usagesOf } from "./usages.ts";

/** Where something is used, as plain data. */
export interface Answer extends Thing {
	/** Where it stands itself; nowhere for an image or a section type. */
	readonly places: readonly Location[];
	/** How the menu, the header and the footer show it, and so every page; empty when they do not. */
	readonly everyPage: readonly Spot[];
	/** In the languages of `everyPage`, or none. */
	readonly everyLanguage: readonly Spoken[];
	/** In the order of their addresses. */
	readonly pages: readonly PageAnswer[];
	/** Pages and languages in which a visitor meets it; absent for a word, of which content does not tell. */
	readonly totals?: { readonly pages: number; readonly languages: number };
}

interface PageAnswer {
	readonly path: string;
	/** In the source language. */
	readonly title: string;
	readonly languages: readonly Spoken[];
	readonly spots: readonly Spot[];
}

/** A language of the site, and the one that a visitor reads there; another where a translation is missing or stale. */
export interface Spoken {
	readonly language: Language;
	readonly reads: Language;
}

/** One way in which a page shows something: the steps from the page to it. */
export type Spot = readonly Step[];

export interface Step {
	/** What the step leads to: `fact products.reis`, `card /blogs/x`. */
	readonly to: Key;
	readonly how: How;
	/** Absent where the site refers by itself, as in a breadcrumb. */
	readonly place?: Location;
	/** Type of the section in which it stands. */
	readonly section?: string;
	/** The page of the overview on which a visitor sees it; absent for the first. */
	readonly number?: number;
}

/** Lists every page and language of a sound site that shows a thing. Which views use a word is not known from content. */
export function whereIs(site: SoundSite, thing: Thing): Answer {
	const { everyPage: around, pages } = usagesOf(site).usesOf((key) => fits(thing, key));
	const everyPage = around.filter((route) => !leadsToBareAnchor(route));
	const { languages } = site.settings.value;
	const own = ownPassages(site, thing);
	const source = makeContext(site, site.source);
	const inOrder = [...pages].sort(([one], [other]) => (one < other ? -1 : 1));
	const found = inOrder.flatMap(([path, routes]): PageAnswer[] => {
		const page = site.pages.get(path);
		const shown = routes.filter((route) => leadsThere(thing, path, route));
		if (!page || shown.length === 0) return [];
		const title = plainText(source.in(nameOf(page.source)).say(page.value.title));
		return [
			{
				path,
				title,
				languages: spokenIn(site, languages, shown, own),
				spots: shown.map((route) => spotOf(route, { page, site })),
			},
		];
	});
	const everywhere = everyPage.length > 0;
	const totals = {
		pages: everywhere ? site.pages.size : found.length,
		languages: everywhere || found.length > 0 ? languages.length : 0,
	};
	return {
		...thing,
		places: placesOf(site, thing),
		everyPage: everyPage.map((route) => spotOf(route)),
		everyLanguage: everywhere ? spokenIn(site, languages, everyPage, own) : [],
		pages: found,
		...(thing.kind !== "word" && { totals }),
	};
}

/** Whether a reference to a key shows the thing itself. */
function fits(thing: Thing, key: Key): boolean {
	const { kind, name } = splitKey(key);
	switch (thing.kind) {
		case "fact":
			return kind === "fact" && overlap(name, thing.name);
		case "page":
			if (kind === "link") return name === thing.name || name.startsWith(`${thing.name}#`);
			return (kind === "card" || kind === "title" || kind === "menu") && name === thing.name;
		case "download":
			return key === `link ${thing.name}`;
		case "anchor":
			// A bare anchor in a fact or a setting belongs to whatever page shows it.
			return kind === "link" && (name === thing.name || (name.startsWith("#") && thing.name.endsWith(name)));
		default:
			return kind === thing.kind && name === thing.name;
	}
}

/** A page does not lead to itself, and a bare anchor leads nowhere but to the page that it stands on. */
function leadsThere(thing: Thing, path: string, route: Route): boolean {
	if (thing.kind === "page") return path !== thing.name;
	return !leadsToBareAnchor(route) || thing.name.startsWith(`${path}#`);
}

function leadsToBareAnchor(route: Route): boolean {
	return route.at(-1)?.to.startsWith("link #") ?? false;
}

function spotOf(route: Route, on?: { page: SitePage; site: Site }): Spot {
	return route.map(({ to, how, written }, index) => {
		if (!written) return { to, how };
		const section = sectionAt(written);
		const card = how === "overview" ? splitKey(route[index + 1]?.to ?? to) : undefined;
		const number = on && card?.kind === "card" ? numberOfCard(on.page, written.path, card.name, on.site) : 1;
		return { to, how, place: locationOf(written), ...(section && { section }), ...(number > 1 && { number }) };
	});
}

function sectionAt({ source, path: [first, index] }: Written): string | undefined {
	if (first !== "sections") return undefined;
	const type = index === undefined ? undefined : writtenAt(source.written, [first, index, "type"]);
	return type?.kind === "scalar" ? String(type.value) : undefined;
}

/** What a visitor reads in each language; the language itself as soon as one of the ways is translated. */
function spokenIn(
	site: Site,
	languages: readonly Language[],
	routes: readonly Route[],
	own: readonly OwnPassage[],
): Spoken[] {
	return languages.map((language) => {
		const read = routes.map((route) => languageOf(site, language, route, own));
		return { language, reads: read.includes(language) ? language : (read[0] ?? language) };
	});
}

type OwnPassage = ReturnType<typeof ownPassages>[number];

/** Follows the passages on the way: a fact in a passage that falls back to English is in English too. */
function languageOf(site: Site, language: Language, route: Route, own: readonly OwnPassage[]): Language {
	const onTheWay = route.flatMap(({ written }) =>
		written?.passage === undefined ? [] : [{ file: nameOf(written.source), passage: written.passage }],
	);
	return [...onTheWay, ...own].reduce((spoken, { file, passage }) => {
		return spokenPassage(site, spoken, file, passage).lang;
	}, language);
}
