import * as z from "zod";
import { remembered } from "../remembered.ts";
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
	remembered(collectors, schema, () => makeCollector(unwrap(schema)))(value, path, found);
}

/** Adds the fields in a value that is there. */
type Collector = (value: unknown, path: FieldPath, found: FoundField[]) => void;

/** To find out what a schema is takes longer than to go through most values, and there are far fewer schemas. */
const collectors = new WeakMap<z.core.$ZodType, Collector>();

function makeCollector(schema: z.core.$ZodType): Collector {
	const inside = collectorInside(schema);
	const meta = fieldOf(schema);
	if (!meta) return inside;
	return (value, path, found) => {
		found.push({ meta, schema, value, path });
		inside(value, path, found);
	};
}

function collectorInside(schema: z.core.$ZodType): Collector {
	if (schema instanceof z.ZodObject) {
		const children = Object.entries<z.core.$ZodType>(schema.shape);
		return (value, path, found) => {
			for (const [name, child] of children) {
				const part = (value as Record<string, unknown>)[name];
				if (part !== undefined) collect(child, part, [...path, name], found);
			}
		};
	}
	if (schema instanceof z.ZodArray) {
		const element = schema.element as z.core.$ZodType;
		return (value, path, found) => {
			for (const [index, item] of (value as unknown[]).entries()) collect(element, item, [...path, index], found);
		};
	}
	if (schema instanceof z.ZodRecord) {
		const type = schema.valueType as z.core.$ZodType;
		return (value, path, found) => {
			for (const [name, item] of Object.entries(value as Record<string, unknown>)) {
				collect(type, item, [...path, name], found);
			}
		};
	}
	return () => {};
}
