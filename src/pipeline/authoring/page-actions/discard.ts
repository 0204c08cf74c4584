import type { InReports } from "#core/fields/answers.ts";
import { properName } from "#core/fields/fields.ts";
import { kinds } from "#core/fields/kinds.ts";
import { type WrittenNode, writtenAt } from "../../read/written.ts";
import { editorLanguageIn } from "../../site/editor-language.ts";
import { entriesNamedIn, entryOf, fileOfEntry } from "../../site/facts.ts";
import { fieldsOutsidePages, namingFields, type WrittenField } from "../../site/fields.ts";
import type { SoundSite } from "../../site/site.ts";
import { editPage, type PageEdit } from "../edits/edit-page.ts";
import { refusals } from "../edits/refusals.ts";
import { nameOfWhole } from "../form/names.ts";
import { refused, type Wizard } from "../wizards/wizard.ts";

/** Takes an entry of facts away, and out of every list in which it stands; what else names it is shown, and keeps it. */
export const discardStart: Wizard = {
	what: { nl: "een gegeven weg", en: "a fact removed" },
	about: { nl: "U kunt dit ongedaan maken.", en: "You can undo this." },
	questions: [
		{
			name: "name",
			ask: { nl: "Welk gegeven?", en: "Which fact?" },
			field: properName("Het gegeven waar het om gaat, zoals products.roggebrood.", { max: 200 }),
		},
	],
	make(site, { name = "" }) {
		const [collection = "", key = ""] = name.split(".");
		if (!entryOf(site, collection, key)) return refused(refusals.noPlace);
		const own = `content/${fileOfEntry(site, collection, key)}`;
		const uses = usesOf(site, name).filter(({ source, path }) => source.file !== own || path[0] !== key);
		const held = uses.filter((use) => !isSpareItem(use));
		if (held.length > 0) return refused(heldBy(placesOf(site, held)));
		const edits = new Map<string, PageEdit[]>([[own, [{ do: "remove", path: [key] }]]]);
		// From the end, so that no item moves before it goes.
		for (const { source, path } of uses.toReversed())
			edits.set(source.file, [...(edits.get(source.file) ?? []), { do: "remove", path }]);
		const texts = [...edits].map(([file, of]) => [file, editPage(file, textOf(site, file), of)] as const);
		const against = texts.find(([, edited]) => "refused" in edited)?.[1];
		if (against && "refused" in against) return refused(against.refused);
		return {
			added: {},
			changed: Object.fromEntries(texts.flatMap(([file, edited]) => ("text" in edited ? [[file, edited.text]] : []))),
			consequences: placesOf(site, uses).map((place) => ({
				nl: "{place}: gaat daar uit de lijst",
				en: "{place}: removed from the list there",
				values: { place },
			})),
			next: [],
		};
	},
};

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

function textOf({ pages, facts, settings }: SoundSite, file: string): string {
	const sources = [settings, ...pages.values(), ...[...facts.values()].flatMap(({ files }) => files)];
	return sources.find(({ source }) => source.file === file)?.source.text ?? "";
}

function heldBy(places: readonly string[]): InReports {
	return {
		nl: "Dit wordt nog genoemd, of is daar het enige: {places}. Haal het eerst daar weg.",
		en: "This is still mentioned, or is the only one there: {places}. Remove it there first.",
		values: { places: places.join(" · ") },
	};
}
