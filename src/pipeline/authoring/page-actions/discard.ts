import type { InReports } from "#core/fields/answers.ts";
import { properName, text } from "#core/fields/fields.ts";
import { kinds, namesFacts } from "#core/fields/kinds.ts";
import { inLanguage } from "#core/in-language.ts";
import type { FormOption } from "#core/studio.ts";
import type { SourceFile } from "../../read/source.ts";
import { type WrittenNode, writtenAt } from "../../read/written.ts";
import { editorLanguageIn } from "../../site/editor-language.ts";
import { entriesNamedIn, entriesOf, entryOf, fileOfEntry } from "../../site/facts.ts";
import { fieldsOutsidePages, namingFields, type WrittenField } from "../../site/fields.ts";
import type { SoundSite } from "../../site/site.ts";
import { escapePattern } from "../../text/escape-pattern.ts";
import { editPage, type PageEdit } from "../edits/edit-page.ts";
import { refusals } from "../edits/refusals.ts";
import { nameOfEntry, nameOfWhole } from "../form/names.ts";
import { refused, type Wizard } from "../wizards/wizard.ts";
import { linesTogether, namedTogether } from "./consequences.ts";
import { translationsOf } from "./links.ts";

/** The answer that says that nothing comes in place of an entry. */
const nothing = "nothing";

/**
 * Takes an entry of facts away. Where another comes in its place, all that named it names that. Otherwise it goes out of
 * every list in which it stands; what else names it is shown, and keeps it.
 */
export const discardStart: Wizard = {
	what: { nl: "een gegeven weg", en: "a fact removed" },
	about: { nl: "U kunt dit ongedaan maken.", en: "You can undo this." },
	questions: [
		{
			name: "name",
			ask: { nl: "Welk gegeven?", en: "Which fact?" },
			field: properName("Het gegeven waar het om gaat, zoals products.roggebrood.", { max: 200 }),
		},
		{
			name: "to",
			ask: { nl: "Wat komt ervoor in de plaats?", en: "What comes in its place?" },
			field: text("Overal waar dit wordt genoemd, staat dan het andere.", { max: 200 }),
			options: (site, { name = "" }) => [
				{ value: nothing, text: inLanguage(nothingElse, editorLanguageIn(site)) },
				...othersThan(site, name),
			],
			suggest: () => nothing,
		},
	],
	make(site, { name = "", to = nothing }) {
		const [collection = "", key = ""] = name.split(".");
		const own = sourceOfEntry(site, collection, key);
		if (!own) return refused(refusals.noPlace);
		const uses = usesOf(site, name).filter(({ source, path }) => source !== own || path[0] !== key);
		const others = othersThan(site, name);
		const heir = others.find(({ value }) => value === to)?.value;
		if (to !== nothing && heir === undefined) return refused(refusals.noPlace);
		const held = heir ? [] : uses.filter((use) => !isSpareItem(use));
		if (held.length > 0) return refused(heldBy(placesOf(site, held), others.length > 0));
		const edits = new Map<SourceFile, PageEdit[]>();
		// From the end, so that no item moves before it goes.
		for (const use of uses.toReversed()) {
			const { source } = use;
			edits.set(source, [...(edits.get(source) ?? []), ...editsOf(use, heir)]);
		}
		edits.set(own, [...(edits.get(own) ?? []), { do: "remove", path: [key] }]);
		const named = (text: string) => (heir ? text.replace(inBraces(name), `{${heir}`) : text);
		const texts = [...edits].map(([{ file, text }, of]) => [file, editPage(file, named(text), of)] as const);
		const against = texts.find(([, edited]) => "refused" in edited)?.[1];
		if (against && "refused" in against) return refused(against.refused);
		const translated = [...translationsOf(site)].flatMap(({ source }) => {
			const text = named(source.text);
			return text === source.text ? [] : [[source.file, text] as const];
		});
		const said = heir ? words.named : words.outOfList;
		const places = placesOf(site, uses);
		return {
			added: {},
			changed: {
				...Object.fromEntries(translated),
				...Object.fromEntries(texts.flatMap(([file, edited]) => ("text" in edited ? [[file, edited.text]] : []))),
			},
			consequences: linesTogether(
				places.map((place) => ({ ...said, values: { place } })),
				places,
				({ names }) => ({ ...said, values: { place: names } }),
			),
			next: [],
		};
	},
};

/** What makes a field name another entry, or takes an item out of its list; what a text names in braces is changed as text. */
function editsOf({ meta, source, path }: WrittenField, heir: string | undefined): PageEdit[] {
	if (heir === undefined) return [{ do: "remove", path }];
	if (!namesFacts(kinds[meta.kind])) return [];
	const value = meta.collection ? (heir.split(".")[1] ?? "") : heir;
	const list = typeof path.at(-1) === "number" ? writtenAt(source.written, path.slice(0, -1)) : undefined;
	const isThere = list?.kind === "list" && list.items.some((each) => each.kind === "scalar" && each.text === value);
	return [isThere ? { do: "remove", path } : { do: "set", path, value }];
}

/** The other entries of the collection of one. */
function othersThan(site: SoundSite, name: string): readonly FormOption[] {
	const [collection = ""] = name.split(".");
	const entries = Object.entries(entriesOf(site, collection));
	return entries
		.map(([key, entry]) => ({ value: `${collection}.${key}`, text: nameOfEntry(site, collection, entry) ?? key }))
		.filter(({ value }) => value !== name);
}

/** An entry where a text names it, up to what follows its name. */
function inBraces(name: string): RegExp {
	return new RegExp(`\\{\\s*${escapePattern(name)}(?=[.}\\s])`, "g");
}

/** Everything that names an entry, in the order of writing. */
function usesOf(site: SoundSite, name: string): WrittenField[] {
	const [, key = ""] = name.split(".");
	const near = [...site.pages.values()].filter(({ source }) => source.text.includes(key));
	return [...fieldsOutsidePages(site), ...near.flatMap(namingFields)].filter((field) =>
		entriesNamedIn(field).includes(name),
	);
}

/** One of several in a list of such names. */
function isSpareItem({ meta, source, path }: WrittenField): boolean {
	if (kinds[meta.kind].names !== "fact" || typeof path.at(-1) !== "number") return false;
	const list: WrittenNode | undefined = writtenAt(source.written, path.slice(0, -1));
	return list?.kind === "list" && list.items.length > 1;
}

function placesOf(site: SoundSite, uses: readonly WrittenField[]): string[] {
	const language = editorLanguageIn(site);
	const files = new Set(uses.map(({ source }) => source.file));
	return [...files].map((file) => nameOfWhole(site, { file, path: [] }, language) ?? file);
}

/** The file in which an entry stands; undefined when there is no such entry. */
function sourceOfEntry(site: SoundSite, collection: string, key: string): SourceFile | undefined {
	if (!entryOf(site, collection, key)) return undefined;
	const file = `content/${fileOfEntry(site, collection, key)}`;
	return site.facts.get(collection)?.files.find(({ source }) => source.file === file)?.source;
}

function heldBy(places: readonly string[], hasOthers: boolean): InReports {
	return { ...(hasOthers ? words.held : words.heldAlone), values: { places: namedTogether(places) } };
}

const nothingElse = { nl: "Niets: het gaat uit de lijsten", en: "Nothing: it leaves the lists" };

const words = {
	outOfList: { nl: "{place}: gaat daar uit de lijst", en: "{place}: removed from the list there" },
	named: { nl: "{place}: daar komt het andere in de plaats", en: "{place}: replaced there by the other one" },
	held: {
		nl: "Dit wordt nog genoemd, of is daar het enige: {places}. Kies wat ervoor in de plaats komt.",
		en: "This is still mentioned, or is the only one there: {places}. Choose what comes in its place.",
	},
	heldAlone: {
		nl: "Dit wordt nog genoemd, of is daar het enige: {places}. Haal het eerst daar weg.",
		en: "This is still mentioned, or is the only one there: {places}. Remove it there first.",
	},
} as const;
