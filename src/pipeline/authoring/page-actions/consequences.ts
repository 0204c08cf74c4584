import { collectionOf } from "#core/facts/collection-of.ts";
import type { InReports } from "#core/fields/answers.ts";
import type { Said } from "#core/in-language.ts";
import { remembered } from "#core/remembered.ts";
import type { Site, SitePage } from "../../site/site.ts";
import type { Consequence } from "../wizards/wizard.ts";
import type { Retargeted } from "./links.ts";

interface Move {
	readonly page: SitePage;
	/** Where its address leads from now on; nowhere without one. */
	readonly to: string | undefined;
	/** What changes of links. */
	readonly links: readonly Consequence[];
	/** Visitors may come to the old address. */
	readonly isKnown: boolean;
	/** How many translations the page has. */
	readonly translations: number;
	/** The page itself goes. */
	readonly gone?: boolean;
}

/** What changes when an address goes, a line each. */
export function consequencesOf({ page, to, links, isKnown, translations, gone = false }: Move): Consequence[] {
	const from = page.path;
	return [
		...(!isKnown
			? []
			: to === undefined
				? [{ ...words.notFound, values: { from } }]
				: [{ ...words.sentOn, values: { from, to } }]),
		...links,
		...(translations > 0 ? [translationsFollow(translations, gone)] : []),
		...(page.value.menu ? [gone ? words.outOfMenu : words.menuFollows] : []),
	];
}

/** So many lines of one sort somebody reads. */
const mostLines = 24;

/** Lines that say one thing of many places; of too many they stand under one that counts them and names the first. */
export function linesTogether(
	lines: readonly InReports[],
	names: readonly (string | Said)[],
	together: (all: { readonly places: number; readonly names: string | Said }) => InReports,
): readonly Consequence[] {
	if (lines.length <= mostLines) return lines;
	return [{ ...together({ places: names.length, names: namedTogether(names) }), each: lines }];
}

/** How many links change in each file, and in all translations together. */
export function linksLeft(site: Site, links: ReadonlyMap<string, Pick<Retargeted, "count">>): Consequence[] {
	const isTranslated = (file: string) => file.startsWith("content/translations/");
	const written = [...links].filter(([file]) => !isTranslated(file));
	const others = [...links].filter(([file]) => isTranslated(file)).reduce((sum, [, { count }]) => sum + count, 0);
	const names = written.map(([file]) => nameOfFile(file, site));
	const lines = written.map(([, { count }], at) => linksIn(names[at] ?? "", count));
	const all = written.reduce((sum, [, { count }]) => sum + count, 0);
	return [
		...linesTogether(lines, names, (places) => ({ ...words.linksInPlaces, values: { count: all, ...places } })),
		...(others > 0 ? [linksIn(words.translations, others)] : []),
	];
}

function linksIn(name: string | Said, count: number): InReports {
	return { ...(count === 1 ? words.oneLink : words.links), values: { name, count } };
}

function translationsFollow(count: number, gone: boolean): InReports {
	if (count === 1) return gone ? words.oneTranslationGoes : words.oneTranslationFollows;
	return { ...(gone ? words.translationsGo : words.translationsFollow), values: { count } };
}

/** By their files. Links may change on thousands of pages at once. */
const titlesKnown = new WeakMap<Site["pages"], ReadonlyMap<string, string>>();

/** What people call a file. */
export function nameOfFile(file: string, { collections, pages }: Site): string | Said {
	const collection = collections.get(collectionOf(file) ?? "");
	const titles = remembered(
		titlesKnown,
		pages,
		() => new Map([...pages.values()].map(({ source, value }) => [source.file, value.title])),
	);
	return titles.get(file) ?? (collection ? { nl: collection.title } : words.settings);
}

/** So many are named in one sentence. */
const mostNamed = 5;

/** Some names in one sentence, with the number of all others. */
export function namedTogether(names: readonly (string | Said)[]): string | Said {
	const named = names.slice(0, mostNamed);
	const count = names.length - named.length;
	const all = count > 0 ? [...named, { ...words.others, values: { count } }] : named;
	return all.reduce((before, each) => ({ ...words.both, values: { before, each } }));
}

export const words = {
	both: { nl: "{before} · {each}", en: "{before} · {each}" },
	others: { nl: "nog {count}", en: "{count} more" },
	sentOn: { nl: "Wie naar {from} gaat, komt op {to}.", en: "Anyone who goes to {from} is taken to {to}." },
	notFound: {
		nl: "Wie nog naar {from} gaat, leest dat die pagina er niet is.",
		en: "Anyone who still goes to {from} reads that the page does not exist.",
	},
	settings: { nl: "De instellingen van de site", en: "The settings of the site" },
	oneLink: { nl: "{name}: 1 link", en: "{name}: 1 link" },
	links: { nl: "{name}: {count} links", en: "{name}: {count} links" },
	linksInPlaces: {
		nl: "{count} links op {places} plekken: {names}",
		en: "{count} links in {places} places: {names}",
	},
	translations: { nl: "In de vertalingen", en: "In the translations" },
	oneTranslationFollows: {
		nl: "De vertaling van deze pagina gaat mee.",
		en: "The translation of this page moves too.",
	},
	oneTranslationGoes: {
		nl: "De vertaling van deze pagina gaat mee weg.",
		en: "The translation of this page is removed as well.",
	},
	translationsFollow: {
		nl: "De vertalingen van deze pagina ({count} talen) gaan mee.",
		en: "The translations of this page ({count} languages) move too.",
	},
	translationsGo: {
		nl: "De vertalingen van deze pagina ({count} talen) gaan mee weg.",
		en: "The translations of this page ({count} languages) are removed as well.",
	},
	menuFollows: { nl: "Het menu verandert mee.", en: "The menu changes too." },
	outOfMenu: { nl: "De pagina gaat uit het menu.", en: "The page leaves the menu." },
} as const;
