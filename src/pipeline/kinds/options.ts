import { fieldNamesOf, partOf, schemaAt } from "#core/fields/at.ts";
import { fieldOf, unwrap } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import { type Label, writtenOf } from "#core/resolved.ts";
import { codedCollections } from "../read/coded-collections.ts";
import { sourceOf } from "../site/accessors.ts";
import { definitionOf, type EntryName, entriesMeant, entryOf, fileOfEntry } from "../site/facts.ts";
import type { Site } from "../site/site.ts";
import type { Readable } from "../site/traced-site.ts";
import type { Context } from "./context.ts";
import { entriesNode } from "./entries.ts";
import { presentLabel } from "./label.ts";
import type { NodeKind } from "./node-kind.ts";
import { referenceTo } from "./references.ts";

export const optionsNode: NodeKind = {
	...entriesNode,
	present: (value, meta, context) =>
		entriesMeant({ meta, value }, context.site).flatMap((entry) => presentOptions(entry, context)),
	references(value, field, home) {
		const [collection = "", name] = value.split(".");
		const { card, items } = codedCollections.get(collection) ?? {};
		const parts = (items ? [items.list, items.rest] : [card?.title]).flatMap((part) => part ?? []);
		// Of a collection that is only declared, nobody knows here which field is its title.
		const names = name !== undefined && parts.length > 0 ? parts.map((part) => `${value}.${part}`) : [value];
		return names.map((each) => referenceTo(`fact ${each}`, "reference", field, home));
	},
};

interface Options {
	readonly things: readonly string[];
	/** They are said in every language as they are written. */
	readonly named: boolean;
	/** The choice for none of them. */
	readonly rest: readonly string[];
}

/** What there is to choose in an entry, as it is written: the entry itself, or each thing that it lists. */
function optionsIn({ collection, name }: EntryName, site: Readable): Options {
	const { entry, card, items } = definitionOf(site, collection) ?? {};
	const values = entryOf(site, collection, name) ?? {};
	const textOf = (value: unknown) => (value === undefined ? [] : [String(value)]);
	if (!items) return { things: textOf(values[card?.title ?? ""]), named: isNamed(entry, card?.title), rest: [] };
	const block = entry && schemaAt(entry, [items.list, ""]);
	const [title = ""] = fieldNamesOf(block);
	const things = values[items.list] as readonly Readonly<Record<string, unknown>>[];
	return {
		things: things.flatMap((thing) => textOf(thing[title])),
		named: isNamed(block, title),
		rest: textOf(values[items.rest ?? ""]),
	};
}

/** What there is to choose in entries that a field names, as it is written. */
export function optionsNamed(named: readonly string[], site: Site): string[] {
	const entries = named.flatMap((value) => entriesMeant({ meta: { kind: "options" }, value }, site));
	return entries.map((entry) => optionsIn(entry, site)).flatMap(({ things, rest }) => [...things, ...rest]);
}

function isNamed(block: Parameters<typeof partOf>[0], field = ""): boolean {
	const schema = partOf(block, field);
	const meta = schema && fieldOf(unwrap(schema));
	return !meta || !kinds[meta.kind].translated;
}

/** Of a list of things all, from A to Z, where one is found most easily. */
function presentOptions(entry: EntryName, site: Context): Label[] {
	const context = site.in(fileOfEntry(site.site, entry.collection, entry.name));
	const { things, named, rest } = optionsIn(entry, site.site);
	const label = (written: string) => (named ? context.name(written) : presentLabel(written, context));
	const order = new Intl.Collator(sourceOf(site.site));
	const sorted = things.map(label).sort((one, other) => order.compare(writtenOf(one), writtenOf(other)));
	return [...sorted, ...rest.map((written) => presentLabel(written, context))];
}
