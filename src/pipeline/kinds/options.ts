import { type Label, writtenOf } from "#core/resolved.ts";
import { codedCollections } from "../read/coded-collections.ts";
import { sourceOf } from "../site/accessors.ts";
import { optionsIn } from "../site/fact-options.ts";
import { type EntryName, entriesMeant, fileOfEntry } from "../site/facts.ts";
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

/** Of a list of things all, from A to Z, where one is found most easily. */
function presentOptions(entry: EntryName, site: Context): Label[] {
	const context = site.in(fileOfEntry(site.site, entry.collection, entry.name));
	const { things, named, rest } = optionsIn(entry, site.site);
	const label = (written: string) => (named ? context.name(written) : presentLabel(written, context));
	const order = new Intl.Collator(sourceOf(site.site));
	const sorted = things.map(label).sort((one, other) => order.compare(writtenOf(one), writtenOf(other)));
	return [...sorted, ...rest.map((written) => presentLabel(written, context))];
}
