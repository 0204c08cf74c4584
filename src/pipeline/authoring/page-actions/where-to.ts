import { never } from "#core/days.ts";
import type { InReports } from "#core/fields/answers.ts";
import { text } from "#core/fields/fields.ts";
import { inLanguage } from "#core/in-language.ts";
import { editorLanguageIn } from "../../site/editor-language.ts";
import { folderOf } from "../../site/folders.ts";
import type { SoundSite } from "../../site/site.ts";
import { daysOf } from "../../site/site-on.ts";
import type { Consequence, Question } from "../wizards/wizard.ts";
import { linesTogether, linksLeft, namedTogether, nameOfFile } from "./consequences.ts";
import { type Retargeted, retargetLinks, retargetTranslatedLinks } from "./links.ts";
import { type Unlinked, withoutLinks } from "./unlink.ts";

/** The answer that says that links lead nowhere any more. */
export const nowhere = "nowhere";

/** Where what leads to an address leads from now on. */
export const whereTo: Question = {
	name: "to",
	ask: { nl: "Waar leiden de links voortaan naartoe?", en: "Where should the links lead from now on?" },
	field: text("Kies een pagina, of laat de links weg.", { max: 200 }),
	options: (site) => [
		{ value: nowhere, text: inLanguage(words.nowhere, editorLanguageIn(site)) },
		...[...site.pages.values()]
			.filter((page) => daysOf(page).from !== never)
			.map((page) => ({ value: page.path, text: page.value.title })),
	],
	suggest: () => nowhere,
};

/** The same of a page that visitors find no more: the one above it is suggested. */
export const whereToInstead: Question = {
	...whereTo,
	suggest: (site, { name = "" }) => (site.pages.has(folderOf(name)) ? folderOf(name) : nowhere),
};

type Texts = ReadonlyMap<string, Unlinked>;

/** What becomes of all links to an address, or why they cannot change; those in the files of the page itself can stay. */
export function ledTo(
	site: SoundSite,
	from: string,
	to: string,
	own: readonly string[] = [],
): { readonly texts: Texts } | { readonly refused: InReports } {
	if (from === to) return { refused: words.itself };
	const { texts, held } = to === nowhere ? withoutLinks(site, from) : retargeted(site, from, to);
	const isElsewhere = (file: string) => !own.includes(file);
	const heldElsewhere = held.filter(isElsewhere);
	if (heldElsewhere.length > 0) return { refused: heldIn(site, heldElsewhere) };
	return { texts: new Map([...texts].filter(([file]) => isElsewhere(file))) };
}

function retargeted(
	site: SoundSite,
	from: string,
	to: string,
): { readonly texts: Texts; readonly held: readonly string[] } {
	const lead = { from, to, anchors: false };
	const found = [...retargetLinks(site, lead), ...retargetTranslatedLinks(site, lead)];
	return { texts: new Map(found.map(([file, each]) => [file, { ...each, gone: [] }])), held: [] };
}

export function textsOf(texts: ReadonlyMap<string, Retargeted>): Readonly<Record<string, string>> {
	return Object.fromEntries([...texts].map(([file, { text }]) => [file, text]));
}

/** Where links change, and what goes with one. */
export function linksFollow(site: SoundSite, texts: Texts): Consequence[] {
	const gone = [...texts].flatMap(([file, { gone }]) =>
		[...new Set(gone)].map((what) => ({ name: nameOfFile(file, site), what })),
	);
	const lines = gone.map((values) => ({ ...words.goes, values }));
	const names = new Set(gone.map(({ name }) => name));
	return [
		...linksLeft(site, texts),
		...linesTogether(lines, [...names], (values) => ({ ...words.goesInPlaces, values })),
	];
}

function heldIn(site: SoundSite, files: readonly string[]): InReports {
	return { ...words.held, values: { places: namedTogether(files.map((file) => nameOfFile(file, site))) } };
}

const words = {
	nowhere: { nl: "Nergens: de woorden blijven, knoppen gaan weg", en: "Nowhere: the words stay, buttons go" },
	goes: { nl: "{name}: ‘{what}’ gaat weg", en: "{name}: “{what}” goes" },
	goesInPlaces: {
		nl: "Op {places} plekken gaat een knop of iets anders weg: {names}",
		en: "In {places} places a button or something else goes: {names}",
	},
	itself: { nl: "Dit is de pagina zelf. Kies een andere.", en: "This is the page itself. Choose another one." },
	held: {
		nl: "Een link kan hier niet weg: {places}. Kies een pagina waar de links naartoe leiden.",
		en: "A link cannot go here: {places}. Choose a page to which the links lead.",
	},
} as const;
