import * as z from "zod";
import { remembered } from "../remembered.ts";
import type { InReports } from "./answers.ts";
import { unwrap } from "./kind.ts";

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

/** What `.describe` says of a schema, looking through `optional`. */
export function descriptionOf(schema: z.core.$ZodType | undefined): string {
	if (!schema) return "";
	return z.globalRegistry.get(unwrap(schema))?.description ?? "";
}

const english = new WeakMap<z.core.$ZodType, string>();

/** Says in English what `.describe` says in Dutch. */
export function describedInEnglish<T extends z.core.$ZodType>(schema: T, description: string): T {
	english.set(schema, description);
	return schema;
}

/** What is said of a schema to readers of a report; empty in a language in which nothing is. */
export function describedInReports(schema: z.core.$ZodType | undefined): InReports {
	return { nl: descriptionOf(schema), en: (schema && english.get(unwrap(schema))) ?? "" };
}
