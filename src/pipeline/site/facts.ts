import type * as z from "zod";
import { fileSchemaOf } from "#core/facts/define.ts";
import { type FactsName, factsDefinitions } from "#core/facts/index.ts";
import { fieldNamesOf, schemaAt } from "#core/fields/at.ts";
import { type FieldMeta, fieldOf } from "#core/fields/kind.ts";
import { partsOfPrice } from "#core/fields/kinds/price.ts";
import { kinds } from "#core/fields/kinds.ts";
import { type FieldPath, fieldsIn } from "#core/fields/walk.ts";
import { rememberedLately } from "#core/remembered.ts";
import { nameOf } from "../read/content-name.ts";
import { tokenPattern } from "../text/tokens.ts";
import { holderOf } from "./facts-files.ts";
import type { Site } from "./site.ts";
import type { ReadKey } from "./trace.ts";
import { look, type Readable } from "./traced-site.ts";

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
	/** The file that it stands in, below `content/`. */
	readonly file: string;
	readonly meta: FieldMeta;
	readonly schema: z.core.$ZodType;
	readonly value: unknown;
}

export type FactLookup = FoundFact | "unknown" | "unprintable" | "on-request";

const lookups = new WeakMap<Site["facts"], Map<string, FactLookup>>();

/** Finds the fact behind a token such as `business.phone`. */
export function findFact(site: Readable, token: string): FactLookup {
	const whole = look(site, factKey(token.trim().split(".")));
	const known = lookups.get(whole.facts) ?? new Map<string, FactLookup>();
	lookups.set(whole.facts, known);
	const found = known.get(token) ?? lookUp(whole, token);
	known.set(token, found);
	return found;
}

function lookUp(site: Site, token: string): FactLookup {
	const [collection = "", ...path] = token.trim().split(".");
	if (!isFactsName(collection)) return "unknown";
	const schema = schemaAt(fileSchemaOf(factsDefinitions[collection]), path);
	const value = factAt(site, token.trim());
	if (value === undefined || !schema) return "unknown";
	const meta = fieldOf(schema);
	if (!meta || kinds[meta.kind].inText === "nothing" || isPassing(collection, path)) return "unprintable";
	if (meta.kind === "price" && partsOfPrice(String(value)).amount === undefined) return "on-request";
	return { collection, file: fileOfEntry(site, collection, path[0] ?? ""), meta, schema, value };
}

/** An entry of a collection of facts, whatever its collection. */
type Entry = Readonly<Record<string, unknown>>;

/** The entries of a collection of facts by their names; none where it is a single record, or no editor wrote it. */
export function entriesOf({ facts }: Site, collection: string): Readonly<Record<string, Entry>> {
	if (!isKeyed(collection)) return {};
	return (facts.get(collection)?.value ?? {}) as Readonly<Record<string, Entry>>;
}

/** An entry of a collection of facts by its name; undefined when no editor wrote one of that name. */
export function entryOf(site: Readable, collection: string, name: string): Entry | undefined {
	const entries = entriesOf(look(site, `fact ${collection}.${name}`), collection);
	return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** The file that holds an entry of a collection, below `content/`; by its name the translations of the entry are found. */
export function fileOfEntry(site: Readable, collection: string, name: string): string {
	const { facts } = look(site, `fact ${collection}.${name}`);
	const files = isFactsName(collection) ? (facts.get(collection)?.files ?? []) : [];
	const holder = files.length > 1 ? holderOf(files, name) : files[0];
	return holder ? nameOf(holder.source) : `facts/${collection}.yaml`;
}

/** The names of the entries of a collection of facts. */
export function entryNames(site: Readable, collection: string): readonly string[] {
	return Object.keys(entriesOf(look(site, `entries ${collection}`), collection));
}

/** The part of the facts that a change of a fact is told by: an entry of a collection, a field of a single record. */
export function factKey(path: readonly string[]): ReadKey {
	return `fact ${path.slice(0, 2).join(".")}`;
}

/** What stands at a place of the facts: `products.reis`, `business.phone`, `business`. */
export function factAt({ facts }: Pick<Site, "facts">, name: string): unknown {
	const [collection = "", ...steps] = name.split(".");
	let value: unknown = isFactsName(collection) ? facts.get(collection)?.value : undefined;
	for (const step of steps) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
		value = (value as Entry)[step];
	}
	return value;
}

/** Whether a collection has entries with names; others are a single record. */
export function isKeyed(collection: string): collection is FactsName {
	return isFactsName(collection) && factsDefinitions[collection].keyed;
}

export function isFactsName(name: string): name is FactsName {
	return Object.hasOwn(factsDefinitions, name);
}

/** The collection that a file of facts holds; undefined for other files. */
export function collectionOf(file: string): string | undefined {
	return /^content\/facts\/([^/.]+)(?:\/[^/]+)?\.(?:yaml|json)$/.exec(file)?.[1];
}

/** Whether a field of the facts is there on some days only, so that no text can count on it. */
export function isPassing(collection: FactsName, path: FieldPath): boolean {
	const schema = fileSchemaOf(factsDefinitions[collection]);
	return path.length > 2 && fieldNamesOf(schemaAt(schema, path.slice(0, -1))).includes("until");
}

/** Every fact that a text could point to, as `collection.entry.field`. */
export function knownFacts(site: Site): string[] {
	const known: string[] = [];
	for (const [collection, { value }] of site.facts) {
		for (const { meta, path } of fieldsIn(fileSchemaOf(factsDefinitions[collection]), value)) {
			if (kinds[meta.kind].inText !== "nothing" && !isPassing(collection, path))
				known.push([collection, ...path].join("."));
		}
	}
	return known;
}
