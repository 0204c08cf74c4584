import * as z from "zod";
import { unwrap } from "./kind.ts";

/** The schema of the value at a path inside another schema; undefined where the path leaves it. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType | undefined {
	let inner: z.core.$ZodType | undefined = unwrap(schema);
	for (const step of path) {
		if (inner instanceof z.ZodObject) inner = inner.shape[String(step)];
		else if (inner instanceof z.ZodArray) inner = inner.element as z.core.$ZodType;
		else if (inner instanceof z.ZodRecord) inner = inner.valueType as z.core.$ZodType;
		else return undefined;
		if (!inner) return undefined;
		inner = unwrap(inner);
	}
	return inner;
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
