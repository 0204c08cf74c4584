import * as z from "zod";
import { type EditorLanguage, inLanguage } from "../in-language.ts";
import { remembered } from "../remembered.ts";
import type { FieldName } from "./answers.ts";

/** Every kind of value that a field can hold. Generic tools walk kinds and know no section by name. */
export type KindName =
	| "text"
	| "label"
	| "name"
	| "markdown"
	| "link"
	| "download"
	| "image"
	| "file"
	| "focus"
	| "icon"
	| "price"
	| "date"
	| "hours"
	| "phone"
	| "email"
	| "url"
	| "origin"
	| "siteAddress"
	| "choice"
	| "flag"
	| "number"
	| "coordinate"
	| "ref"
	| "entries"
	| "options"
	| "detail"
	| "pages"
	| "id"
	| "path"
	| "color"
	| "language"
	| "samples";

declare const tag: unique symbol;

/**
 * A value as an editor wrote it, marked in the type with its kind.
 * The mark exists only for the compiler: `Resolved<T>` reads from it what a view receives.
 */
export type Written<K extends KindName, V, Detail = unknown> = V & {
	readonly [tag]: { kind: K; detail: Detail };
};

/** Reads kind and detail back from a written value. */
export type TagOf<T> = T extends { readonly [tag]: infer Tag } ? Tag : never;

/** What generic tools know of a field besides its schema. */
export interface FieldMeta {
	readonly kind: KindName;
	/** `ref`, `detail`: the collection of facts that it points into. */
	readonly collection?: string;
	/** `ref`, `entries`: the field beside it that names the declared fields that are shown of each entry. */
	readonly details?: string;
	/** `entries`: the field beside it that names the declared field by which they stand in groups. */
	readonly group?: string;
	/** `detail`: the field beside it that names the entries of which it is a field. */
	readonly of?: string;
	/** `ref`: the fields of the entry that a visitor sees; without this all of them. */
	readonly shows?: readonly string[];
	/** `text`: largest number of characters, facts in braces not counted. */
	readonly max?: number;
	/**
	 * `pages`: names of the fields beside it that say which cards are shown: of articles about what, how many at most,
	 * and how many on one page of an overview that goes on on further pages. Such a field stands directly in its section.
	 */
	readonly limits?: { readonly tag: string; readonly max: string; readonly perPage: string };
	/** `date`: `past` is one that has come already, `last` the last day on which something is there. */
	readonly when?: "past" | "last";
	/** `date`: the field beside it with a day that comes before it, or is the same. */
	readonly after?: string;
	/** `price`: the field beside it that says whether it is added to the amounts above it, taken off, or what they make. */
	readonly sign?: string;
	/** `id`: it is that of a point of the menu. */
	readonly namesMenuPoint?: boolean;
	/** `id`: it is that of another item of the list in which its block stands. */
	readonly namesItem?: boolean;
	/** `id` of an item: the field beside it, and the name that goes with some of its words; others are made of what is read. */
	readonly namedBy?: { readonly field: string; readonly names: Readonly<Record<string, string>> };
	/**
	 * `label`: the field beside it that names an item, and the fields of that item that hold what can be chosen: in words, or
	 * as names of facts.
	 */
	readonly choiceOf?: { readonly item: string; readonly choices: string; readonly facts: string };
	/** `number`: fractions are refused. */
	readonly whole?: boolean;
	/** `number`: it is what the entry of facts goes by in which it stands. */
	readonly named?: boolean;
	/** `coordinate`: which of the two that say where something is on earth; the other one is beside it. */
	readonly axis?: "latitude" | "longitude";
	/** `choice`: what each of its words means, in Dutch or in the words of a site. */
	readonly options?: Readonly<Record<string, string>>;
	/** `choice`: its words are codes, for which every language has names: `DE` for Germany. */
	readonly codes?: "language" | "region" | "currency" | "timeZone";
	/** `image`: only a drawing can stand there, an SVG. */
	readonly drawing?: boolean;
	/** `markdown`: level of the heading that the text stands under; its own headings start one below. */
	readonly under?: number;
}

const fields = z.registry<FieldMeta>();

/** The registry puts its answer together anew each time, and every walk over content asks for every field. */
const answers = new WeakMap<z.core.$ZodType, { readonly meta: FieldMeta | undefined }>();

/** The kind of a schema, or undefined for plain objects, lists and literals. */
export function fieldOf(schema: z.core.$ZodType): FieldMeta | undefined {
	return remembered(answers, schema, () => ({ meta: fields.get(schema) })).meta;
}

const labels = new WeakMap<z.core.$ZodType, FieldName>();

/** Gives a schema the name by which reports call what stands there. */
export function labelled<T extends z.core.$ZodType>(schema: T, label: FieldName | undefined): T {
	if (label) labels.set(schema, label);
	return schema;
}

/** The label that was given to a schema itself. */
export function ownLabelOf(schema: z.core.$ZodType): FieldName | undefined {
	return labels.get(schema);
}

/** What each of the words means that can be chosen; undefined where there is no choice. */
export function optionsIn(schema: z.core.$ZodType, language: EditorLanguage): FieldMeta["options"] {
	const { options, codes } = fieldOf(schema) ?? {};
	if (!options) return undefined;
	const names = codes && codes !== "timeZone" && new Intl.DisplayNames(language, { type: codes });
	const meaning = (word: string, nl: string) => {
		// `Europe/Amsterdam` is the time in Amsterdam.
		if (codes === "timeZone") return word.replace(/^.*\//, "").replaceAll("_", " ");
		return names ? names.of(word) : inLanguage({ nl }, language);
	};
	return Object.fromEntries(Object.entries(options).map(([word, nl]) => [word, meaning(word, nl) ?? word]));
}

/** Marks a schema as a field of a kind. `description` is shown to editors, in Dutch, or in the words of a site. */
export function field<K extends KindName, V, Detail = unknown>(
	schema: z.ZodType<V>,
	description: string,
	meta: FieldMeta & { kind: K },
	label?: FieldName,
): z.ZodType<Written<K, V, Detail>> {
	const described = labelled(schema.describe(description), label);
	fields.add(described, meta);
	// The mark is a type without a value, so only a cast can add it.
	return described as unknown as z.ZodType<Written<K, V, Detail>>;
}

/** Every walk over content asks this of every field; finding out what a schema is takes longer than remembering it. */
const unwrapped = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** Takes `optional`, `nullable` and `default` off a schema. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
	const known = unwrapped.get(schema);
	if (known) return known;
	let inner = schema;
	while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault) {
		inner = inner.def.innerType;
	}
	unwrapped.set(schema, inner);
	return inner;
}
