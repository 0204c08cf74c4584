import * as z from "zod";
import { type FieldMeta, fieldOf, unwrap } from "./kind.ts";

export type FieldPath = readonly (string | number)[];

/** A field found in a value: its kind, what stands in it, and where. */
export interface FoundField {
	readonly meta: FieldMeta;
	readonly schema: z.core.$ZodType;
	readonly value: unknown;
	readonly path: FieldPath;
}

/** Every field of a kind in a value, depth first and in the order of the schema. Absent fields are skipped. */
export function fieldsIn(schema: z.core.$ZodType, value: unknown, path: FieldPath = []): FoundField[] {
	const found: FoundField[] = [];
	collect(schema, value, path, found);
	return found;
}

function collect(schema: z.core.$ZodType, value: unknown, path: FieldPath, found: FoundField[]): void {
	if (value === undefined || value === null) return;
	const inner = unwrap(schema);
	const meta = fieldOf(inner);
	if (meta) found.push({ meta, schema: inner, value, path });
	if (inner instanceof z.ZodObject) {
		const { shape } = inner;
		for (const name in shape) {
			const child = shape[name];
			const part = (value as Record<string, unknown>)[name];
			if (child && part !== undefined) collect(child, part, [...path, name], found);
		}
	} else if (inner instanceof z.ZodArray) {
		const element = inner.element as z.core.$ZodType;
		for (const [index, item] of (value as unknown[]).entries()) collect(element, item, [...path, index], found);
	} else if (inner instanceof z.ZodRecord) {
		const type = inner.valueType as z.core.$ZodType;
		for (const [name, item] of Object.entries(value as Record<string, unknown>)) {
			collect(type, item, [...path, name], found);
		}
	}
}
