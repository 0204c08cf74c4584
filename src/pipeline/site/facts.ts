import type * as z from "zod";
import { fileSchemaOf } from "#core/facts/define.ts";
import { type FactsName, factsDefinitions } from "#core/facts/index.ts";
import { schemaAt } from "#core/fields/at.ts";
import { type FieldMeta, fieldOf } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import { fieldsIn } from "#core/fields/walk.ts";
import { rememberedLately } from "#core/remembered.ts";
import { tokenPattern } from "../text/tokens.ts";
import type { Site } from "./site.ts";

/** The entries of facts that a value names, as a reference or in its text: `products.reis`. */
export function entriesNamedIn({
	meta,
	value,
}: {
	readonly meta: FieldMeta;
	readonly value: unknown;
}): readonly string[] {
	if (kinds[meta.kind].names === "fact") return [`${meta.collection}.${String(value)}`];
	if (typeof value !== "string" || !value.includes("{")) return none;
	return rememberedLately(latest, value, () => entriesIn(value), mostKept);
}

function entriesIn(text: string): string[] {
	return [...text.matchAll(tokenPattern)].map(([, token = ""]) => token.trim().split(".").slice(0, 2).join("."));
}

const none: readonly string[] = [];

/** What the texts name that were asked about last: of each, several ask, and thousands of pages name the same few facts. */
const latest = new Map<string, readonly string[]>();

const mostKept = 2000;

/** A fact that a text points to. */
interface FoundFact {
	readonly collection: FactsName;
	readonly meta: FieldMeta;
	readonly schema: z.core.$ZodType;
	readonly value: unknown;
}

export type FactLookup = FoundFact | "unknown" | "unprintable";

const lookups = new WeakMap<Site["facts"], Map<string, FactLookup>>();

/** Finds the fact behind a token such as `business.phone`. */
export function findFact({ facts }: Pick<Site, "facts">, token: string): FactLookup {
	const known = lookups.get(facts) ?? new Map<string, FactLookup>();
	lookups.set(facts, known);
	const found = known.get(token) ?? lookUp(facts, token);
	known.set(token, found);
	return found;
}

function lookUp(facts: Site["facts"], token: string): FactLookup {
	const [collection = "", ...path] = token.trim().split(".");
	if (!isFactsName(collection)) return "unknown";
	const schema = schemaAt(fileSchemaOf(factsDefinitions[collection]), path);
	let value: unknown = facts.get(collection)?.value;
	for (const step of path) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return "unknown";
		value = (value as Record<string, unknown>)[step];
	}
	if (value === undefined || !schema) return "unknown";
	const meta = fieldOf(schema);
	if (!meta || kinds[meta.kind].inText === "nothing") return "unprintable";
	return { collection, meta, schema, value };
}

/** An entry of a collection of facts, whatever its collection. */
type Entry = Readonly<Record<string, unknown>>;

/** The entries of a collection of facts by their names; none where it is a single record, or no editor wrote it. */
export function entriesOf({ facts }: Pick<Site, "facts">, collection: string): Readonly<Record<string, Entry>> {
	if (!isFactsName(collection) || !factsDefinitions[collection].keyed) return {};
	return (facts.get(collection)?.value ?? {}) as Readonly<Record<string, Entry>>;
}

/** An entry of a collection of facts by its name; undefined when no editor wrote one of that name. */
export function entryOf(site: Pick<Site, "facts">, collection: string, name: string): Entry | undefined {
	const entries = entriesOf(site, collection);
	return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

export function isFactsName(name: string): name is FactsName {
	return Object.hasOwn(factsDefinitions, name);
}

/** The collection that a file of facts holds; undefined for other files. */
export function collectionOf(file: string): string | undefined {
	return /^content\/facts\/(.*)\.yaml$/.exec(file)?.[1];
}

/** Every fact that a text could point to, as `collection.entry.field`. */
export function knownFacts(site: Site): string[] {
	const known: string[] = [];
	for (const [collection, { value }] of site.facts) {
		for (const { meta, path } of fieldsIn(fileSchemaOf(factsDefinitions[collection]), value)) {
			if (kinds[meta.kind].inText !== "nothing") known.push([collection, ...path].join("."));
		}
	}
	return known;
}
