import { never } from "#core/days.ts";
import type { InReports } from "#core/fields/answers.ts";
import { editorWord } from "#core/fields/editor-words.ts";
import { path, text } from "#core/fields/fields.ts";
import { inLanguage } from "#core/in-language.ts";
import { editorLanguageIn } from "../../site/editor-language.ts";
import { folderOf } from "../../site/folders.ts";
import type { SoundSite } from "../../site/site.ts";
import { daysOf } from "../../site/site-on.ts";
import { editPage, type PageEdit } from "../edits/edit-page.ts";
import { refusals } from "../edits/refusals.ts";
import { type Question, refused, type Wizard } from "../wizards/wizard.ts";
import { words as changes, linksLeft, namedTogether, nameOfFile } from "./consequences.ts";
import { retargetLinks, retargetTranslatedLinks } from "./links.ts";
import { type Unlinked, withoutLinks } from "./unlink.ts";

/** The answer that says that links lead nowhere any more. */
const nowhere = "nowhere";

const whereTo: Question = {
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

/** Leads all links to an address elsewhere, or takes them away: where that leads nowhere by now. */
export const linksStart: Wizard = {
	what: { nl: "links die nergens heen leiden", en: "links that lead nowhere" },
	about: {
		nl: "Alle links hiernaartoe veranderen tegelijk. U kunt dit ongedaan maken.",
		en: "All links to this change at once. You can undo this.",
	},
	questions: [
		{
			name: "name",
			ask: { nl: "Welk adres?", en: "Which address?" },
			field: path("Het adres waar niets meer is."),
		},
		whereTo,
	],
	make(site, { name = "", to = "" }) {
		const { texts, held } = ledTo(site, name, to);
		if (held.length > 0) return refused(heldIn(site, held));
		if (texts.size === 0) return refused(words.none);
		return { added: {}, changed: textsOf(texts), consequences: consequencesOf(site, texts), next: [] };
	},
};

/** Takes a page out of sight, with the links that visitors would follow in vain. */
export const hideStart: Wizard = {
	what: { nl: "een pagina verborgen", en: "a page hidden" },
	about: {
		nl: "Bezoekers vinden de pagina dan niet meer. Ze blijft bij de concepten staan, en u kunt dit ongedaan maken.",
		en: "Visitors can then no longer find the page. It stays among the drafts, and you can undo this.",
	},
	questions: [
		{
			name: "name",
			ask: { nl: "Welke pagina?", en: "Which page?" },
			field: path("De pagina waar het om gaat."),
		},
		{ ...whereTo, suggest: (site, { name = "" }) => (site.pages.has(folderOf(name)) ? folderOf(name) : nowhere) },
	],
	make(site, { name = "", to = "" }) {
		const page = site.pages.get(name);
		if (!page) return refused(refusals.noPage);
		if (name === "/") return refused(words.home);
		if (name === to) return refused(words.itself);
		const { source, value } = page;
		const { texts, held } = ledTo(site, name, to, source.file);
		if (held.length > 0) return refused(heldIn(site, held));
		const yes = editorWord("yes", site.source);
		const edits: PageEdit[] = [
			...(value.publish === undefined ? [] : [{ do: "remove", path: ["publish"] } as const]),
			value.draft === undefined
				? { do: "add", path: ["draft"], value: yes }
				: { do: "set", path: ["draft"], value: yes },
		];
		const edited = editPage(source.file, source.text, edits);
		if ("refused" in edited) return refused(edited.refused);
		return {
			added: {},
			changed: { ...textsOf(texts), [source.file]: edited.text },
			consequences: [...(value.menu ? [changes.outOfMenu] : []), ...consequencesOf(site, texts)],
			next: [],
		};
	},
};

interface Led {
	readonly texts: ReadonlyMap<string, Unlinked>;
	readonly held: readonly string[];
}

/** What becomes of all links to an address; those in the file of the page itself can stay. */
function ledTo(site: SoundSite, from: string, to: string, own?: string): Led {
	const { texts, held } = to === nowhere ? withoutLinks(site, from) : retargeted(site, from, to);
	const isElsewhere = (file: string) => file !== own;
	return {
		texts: new Map([...texts].filter(([file]) => isElsewhere(file))),
		held: held.filter(isElsewhere),
	};
}

function retargeted(site: SoundSite, from: string, to: string): Led {
	const lead = { from, to, anchors: false };
	const found = [...retargetLinks(site, lead), ...retargetTranslatedLinks(site, lead)];
	return { texts: new Map(found.map(([file, each]) => [file, { ...each, gone: [] }])), held: [] };
}

function textsOf(texts: Led["texts"]): Readonly<Record<string, string>> {
	return Object.fromEntries([...texts].map(([file, { text }]) => [file, text]));
}

/** Where links change, and what goes with one. */
function consequencesOf(site: SoundSite, texts: Led["texts"]): InReports[] {
	const gone = [...texts].flatMap(([file, { gone }]) =>
		gone.map((what) => ({ ...words.goes, values: { name: nameOfFile(file, site), what } })),
	);
	return [...linksLeft(site, texts), ...gone];
}

function heldIn(site: SoundSite, files: readonly string[]): InReports {
	return { ...words.held, values: { places: namedTogether(files.map((file) => nameOfFile(file, site))) } };
}

const words = {
	nowhere: { nl: "Nergens: de woorden blijven, knoppen gaan weg", en: "Nowhere: the words stay, buttons go" },
	none: { nl: "Hier leiden geen links meer naartoe.", en: "There are no links to this any more." },
	home: { nl: "De voorpagina blijft zichtbaar.", en: "The home page stays visible." },
	itself: { nl: "Dit is de pagina zelf. Kies een andere.", en: "This is the page itself. Choose another one." },
	goes: { nl: "{name}: ‘{what}’ gaat weg", en: "{name}: “{what}” goes" },
	held: {
		nl: "Een link kan hier niet weg: {places}. Kies een pagina waar de links naartoe leiden.",
		en: "A link cannot go here: {places}. Choose a page to which the links lead.",
	},
} as const;
