import { fieldNamesOf, partOf, schemaAt } from "#core/fields/at.ts";
import { fieldOf, unwrap } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import { definitionOf, type EntryName, entriesMeant, entryOf } from "./facts.ts";
import type { Site } from "./site.ts";
import type { Readable } from "./traced-site.ts";

interface Options {
	readonly things: readonly string[];
	/** They are said in every language as they are written. */
	readonly named: boolean;
	/** The choice for none of them. */
	readonly rest: readonly string[];
}

/** What there is to choose in an entry, as it is written: the entry itself, or each thing that it lists. */
export function optionsIn({ collection, name }: EntryName, site: Readable): Options {
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
