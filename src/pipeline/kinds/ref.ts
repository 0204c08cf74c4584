import type { FoundField } from "#core/fields/walk.ts";
import { codedCollections } from "../read/coded-collections.ts";
import { definitionOf, entriesOf, entryOf, fileOfEntry } from "../site/facts.ts";
import type { Site } from "../site/site.ts";
import { keyOf } from "../text/passage.ts";
import type { Context } from "./context.ts";
import { presentDetails } from "./details.ts";
import { asShown, type Home, type NodeKind } from "./node-kind.ts";
import type { Key, Reference } from "./reference.ts";
import { referenceTo } from "./references.ts";

export const refNode: NodeKind = {
	present: (value, { collection, shows, details }, context, beside) => {
		const entry = { collection: String(collection), name: String(value) };
		const fact = presentFact(entry.collection, entry.name, context, shows);
		const asked = details && beside[details];
		return asked ? { ...(fact as object), shown: presentDetails(entry, asked, context) } : fact;
	},
	marked: undefined,
	spellOut: undefined,
	writtenOut: undefined,
	references: factsOf,
	faults: undefined,
	faultsOn: undefined,
	isCertain: (advice, _, { site }) => [...site.facts.values()].some(({ value }) => Object.hasOwn(value, advice)),
	shown: (value, { meta, site }) => nameOfFact(site, String(meta.collection), String(value)),
	key: (value, { meta, nameNow }) => nameNow(String(meta.collection), String(value)),
	told: asShown,
};

/** An entry of a collection that is written in code, ready for a view: the fields in `shows`, or all that it has in every site. */
export function presentFact(collection: string, name: string, context: Context, shows?: readonly string[]): unknown {
	const definition = codedCollections.get(collection);
	if (!definition) throw new Error(`No collection of facts is called ${collection}.`);
	const entry = entryOf(context.site, collection, name) ?? context.lacking(`${collection}.${name}`);
	const shown = shows ? Object.fromEntries(shows.map((field) => [field, entry[field]])) : entry;
	return context.in(fileOfEntry(context.site, collection, name)).present(definition.entry, shown);
}

/** A reference leads to the fields that its view receives, or to the whole entry. */
function factsOf(value: string, field: FoundField, home: Home): Reference[] {
	const { collection, shows } = field.meta;
	const entry: Key = `fact ${collection}.${value}`;
	const keys = shows ? shows.map((name): Key => `${entry}.${name}`) : [entry];
	return keys.map((key) => referenceTo(key, "reference", field, home));
}

/** The name of an entry of facts for people: its own name, or else the one that it goes by. */
export function nameOfFact(site: Site, collection: string, entry: string): string {
	const definition = definitionOf(site, collection);
	if (!definition) return entry;
	const first = definition.card?.title ?? Object.keys(definition.entry.shape)[0] ?? "";
	const names = Object.values(entriesOf(site, collection)).map((each) => each.name ?? each[first]);
	const found = entryOf(site, collection, entry);
	const name = found?.name ?? found?.[first];
	if (typeof name !== "string") return entry;
	// Two that go by one name are told apart.
	return names.filter((each) => each === name).length > 1 ? `${keyOf(name)} (${entry})` : keyOf(name);
}
