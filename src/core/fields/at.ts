import * as z from "zod";
import { type EditorLanguage, inLanguage, type Said } from "../in-language.ts";
import { remembered } from "../remembered.ts";
import type { InReports } from "./answers.ts";
import { fieldOf, optionsIn, unwrap } from "./kind.ts";

/** The schema of the value at a path inside another schema; undefined where the path leaves it. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
	let inner: z.core.$ZodType | undefined = unwrap(schema);
	for (const step of path) {
		const part = partOf(inner, String(step));
		if (!part) return undefined;
		inner = unwrap(part);
	}
	return inner;
}

/**
 * The schema of a field of a group, of an entry of a record or of an item of a list. A name that no field has gives
 * undefined, whatever every object of JavaScript has by that name.
 */
export function partOf(schema: z.core.$ZodType | undefined, name: string): z.core.$ZodType | undefined {
	return schema && remembered(finders, schema, () => makeFinder(schema))(name);
}

type PartFinder = (name: string) => z.core.$ZodType | undefined;

/** Every value of every file asks for its schema, and to find out what a schema is takes long. */
const finders = new WeakMap<z.core.$ZodType, PartFinder>();

function makeFinder(schema: z.core.$ZodType): PartFinder {
	if (schema instanceof z.ZodObject) {
		const { shape } = schema;
		return (name) => (Object.hasOwn(shape, name) ? shape[name] : undefined);
	}
	const part = schema instanceof z.ZodArray ? schema.element : schema instanceof z.ZodRecord && schema.valueType;
	return () => (part ? (part as z.core.$ZodType) : undefined);
}

/** Names of the fields that a schema knows; empty for anything but a group. */
export function fieldNamesOf(schema: z.core.$ZodType | undefined): string[] {
	return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

const saidTogether = new WeakMap<z.core.$ZodType, Said>();

/** Describes a schema by what is said of it in Dutch and in English at one place. */
export function describedAs<T extends z.ZodType>(schema: T, said: Said): T {
	const described = schema.describe(said.nl);
	saidTogether.set(described, said);
	return described;
}

/** What is said of a schema alone, looking through `optional`: what `.describe` says, in Dutch or in the words of a site. */
export function saidOf(schema: z.core.$ZodType): Said {
	const inner = unwrap(schema);
	return saidTogether.get(inner) ?? { nl: z.globalRegistry.get(inner)?.description ?? "" };
}

/** The same in a language. */
export function descriptionOf(schema: z.core.$ZodType, language: EditorLanguage): string {
	return inLanguage(saidOf(schema), language);
}

/** The same with what can be written there, for who sees no control. */
export function fullDescriptionOf(
	schema: z.core.$ZodType,
	language: EditorLanguage,
	description = descriptionOf(schema, language),
): string {
	const inner = unwrap(schema);
	const kind = fieldOf(inner)?.kind;
	if (kind === "flag") return `${description} ${inLanguage(words.yesOrNo, language)}`;
	if (kind !== "choice") return description;
	const options = Object.entries(optionsIn(inner, language) ?? {}).map(([name, means]) => `${name} (${means})`);
	return `${description} ${inLanguage(words.choose, language, { options: options.join(", ") })}`;
}

const words = {
	yesOrNo: { nl: "ja of nee.", en: "yes or no." },
	choose: { nl: "Kies uit: {options}.", en: "Choose from: {options}." },
} satisfies Record<string, Said>;

const quoted = new WeakSet<z.core.$ZodType>();

/** Says that a schema is described in the words of the site, which are not those of a report. */
export function describedBySite<T extends z.core.$ZodType>(schema: T): T {
	quoted.add(schema);
	return schema;
}

/** What is said of a schema to readers of a report. */
export function describedInReports(schema: z.core.$ZodType | undefined): InReports {
	if (!schema) return { nl: "", en: "" };
	const own = quoted.has(unwrap(schema)) ? `“${descriptionOf(schema, "en")}”` : undefined;
	return { nl: fullDescriptionOf(schema, "nl"), en: fullDescriptionOf(schema, "en", own) };
}
