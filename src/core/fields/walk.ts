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
export function* fieldsIn(schema: z.core.$ZodType, value: unknown, path: FieldPath = []): Generator<FoundField> {
	if (value === undefined || value === null) return;
	const inner = unwrap(schema);
	const meta = fieldOf(inner);
	if (meta) yield { meta, schema: inner, value, path };
	if (inner instanceof z.ZodObject) {
		for (const [name, child] of Object.entries(inner.shape)) {
			yield* fieldsIn(child, (value as Record<string, unknown>)[name], [...path, name]);
		}
	} else if (inner instanceof z.ZodArray) {
		for (const [index, item] of (value as unknown[]).entries()) {
			yield* fieldsIn(inner.element as z.core.$ZodType, item, [...path, index]);
		}
	} else if (inner instanceof z.ZodRecord) {
		for (const [name, item] of Object.entries(value as Record<string, unknown>)) {
			yield* fieldsIn(inner.valueType as z.core.$ZodType, item, [...path, name]);
		}
	}
}
