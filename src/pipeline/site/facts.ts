import type * as z from "zod";
import { type DeclarableKind, declarableKinds } from "#core/facts/declarable.ts";
import { type Declaration, fieldsOfDeclaration } from "#core/facts/declaration.ts";
import { type FactsDefinition, fileSchemaOf } from "#core/facts/define.ts";
import { fieldNamesOf, schemaAt } from "#core/fields/at.ts";
import { type FieldMeta, fieldOf } from "#core/fields/kind.ts";
import { partsOfPrice } from "#core/fields/kinds/price.ts";
import { kinds, namesFacts } from "#core/fields/kinds.ts";
import { type FieldPath, fieldsIn } from "#core/fields/walk.ts";
import { rememberedLately } from "#core/remembered.ts";
import { codedCollections } from "../read/coded-collections.ts";
import { nameOf } from "../read/content-name.ts";
import { tokenPattern } from "../text/tokens.ts";
import { holderOf } from "./facts-files.ts";
import type { Site, SoundFacts } from "./site.ts";
import type { ReadKey } from "./trace.ts";
import { look, type Readable } from "./traced-site.ts";

/** The entries of facts that a value names, as a reference or in its text: `products.reis`; `products` for all of them. */
export function entriesNamedIn({
	meta,
	value,
}: {
	readonly meta: FieldMeta;
	readonly value: unknown;
}): readonly string[] {
	if (namesFacts(kinds[meta.kind])) return [meta.collection ? `${meta.collection}.${String(value)}` : String(value)];
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
	readonly collection: string;
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
	const path = token.trim().split(".");
	const whole = look(site, factKey(path));
	look(site, `kind ${path[0]}`);
	const known = lookups.get(whole.facts) ?? new Map<string, FactLookup>();
	lookups.set(whole.facts, known);
	const found = known.get(token) ?? lookUp(whole, token);
	known.set(token, found);
	return found;
}

function lookUp(site: Site, token: string): FactLookup {
	const [collection = "", ...path] = token.trim().split(".");
	const definition = definitionOf(site, collection);
	if (!definition) return "unknown";
	const schema = schemaAt(fileSchemaOf(definition), path);
	const value = factAt(site, token.trim());
	if (value === undefined || !schema) return "unknown";
	const meta = fieldOf(schema);
	if (!meta || kinds[meta.kind].inText === "nothing" || isPassing(definition, path)) return "unprintable";
	if (meta.kind === "price" && partsOfPrice(String(value)).amount === undefined) return "on-request";
	return { collection, file: fileOfEntry(site, collection, path[0] ?? ""), meta, schema, value };
}

/** What is known of a collection of facts; undefined when there is none of that name, or nobody can say what is in it. */
export function definitionOf(site: Readable, collection: string): FactsDefinition | undefined {
	return look(site, `kind ${collection}`).collections.get(collection);
}

/** What a site declares of a collection; undefined when it declares nothing. */
export function declarationOf(site: Readable, collection: string): Declaration | undefined {
	return look(site, `kind ${collection}`).declarations.get(collection)?.value;
}

/** An entry of a collection of facts, whatever its collection. */
type Entry = Readonly<Record<string, unknown>>;

/** The entries of a collection of facts by their names; none where it is a single record, or no editor wrote it. */
export function entriesOf({ facts }: Site, collection: string): Readonly<Record<string, Entry>> {
	if (!isKeyed(collection)) return {};
	return (facts.get(collection)?.value ?? {}) as Readonly<Record<string, Entry>>;
}

/** What stands in each collection of facts, with what is known of it. */
export function factsOf({ facts, collections }: Site): (SoundFacts & { readonly definition: FactsDefinition })[] {
	return [...facts].flatMap(([name, sound]) => {
		const definition = collections.get(name);
		return definition ? [{ ...sound, definition }] : [];
	});
}

/** An entry of a collection of facts by its name; undefined when no editor wrote one of that name. */
export function entryOf(site: Readable, collection: string, name: string): Entry | undefined {
	const entries = entriesOf(look(site, `fact ${collection}.${name}`), collection);
	return Object.hasOwn(entries, name) ? entries[name] : undefined;
}

/** The collections of which a page can list what stands in them. */
export function listedCollections({ collections }: Site): FactsDefinition[] {
	return [...collections.values()].filter(({ card }) => card);
}

/** The names of the declared fields of a collection that a page can show beside their labels. */
export function detailsOf(site: Readable, collection: string): string[] {
	const declaration = declarationOf(site, collection);
	const fields = Object.entries(declaration ? fieldsOfDeclaration(declaration) : {});
	return fields.flatMap(([name, { kind }]) => (declarableKinds[kind as DeclarableKind].said ? [name] : []));
}

/** An entry by the names of its collection and its own. */
export interface EntryName {
	readonly collection: string;
	readonly name: string;
}

/** The entries that a value names by itself, those of a whole collection in the order of its files. */
export function entriesMeant(
	field: { readonly meta: FieldMeta; readonly value: unknown },
	site: Readable,
): readonly EntryName[] {
	if (!namesFacts(kinds[field.meta.kind])) return [];
	return entriesNamedIn(field).flatMap((written) => {
		const [collection = "", name] = written.split(".");
		const names = name === undefined ? entryNames(site, collection) : [name];
		return names.map((each) => ({ collection, name: each }));
	});
}

/** The file that holds an entry of a collection, below `content/`; by its name the translations of the entry are found. */
export function fileOfEntry(site: Readable, collection: string, name: string): string {
	const { facts } = look(site, `fact ${collection}.${name}`);
	const files = facts.get(collection)?.files ?? [];
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
	let value: unknown = facts.get(collection)?.value;
	for (const step of steps) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
		value = (value as Entry)[step];
	}
	return value;
}

/** Whether a collection has entries with names; others are a single record, and code brings all of these. */
export function isKeyed(collection: string): boolean {
	return codedCollections.get(collection)?.keyed ?? true;
}

/** Whether a field of the facts is there on some days only, so that no text can count on it. */
export function isPassing(collection: FactsDefinition, path: FieldPath): boolean {
	return path.length > 2 && fieldNamesOf(schemaAt(fileSchemaOf(collection), path.slice(0, -1))).includes("until");
}

/** Every fact that a text could point to, as `collection.entry.field`. */
export function knownFacts(site: Site): string[] {
	const known: string[] = [];
	for (const { definition, value } of factsOf(site)) {
		for (const { path } of fieldsIn(fileSchemaOf(definition), value)) {
			const name = [definition.name, ...path].join(".");
			if (typeof findFact(site, name) !== "string") known.push(name);
		}
	}
	return known;
}
