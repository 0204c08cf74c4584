import * as z from "zod";
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
	if (schema instanceof z.ZodObject) return Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
	if (schema instanceof z.ZodArray) return schema.element as z.core.$ZodType;
	return schema instanceof z.ZodRecord ? schema.valueType : undefined;
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
