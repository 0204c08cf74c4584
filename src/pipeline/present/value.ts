import * as z from "zod";
import { fieldOf, unwrap } from "#core/fields/kind.ts";
import { remembered } from "#core/remembered.ts";
import type { Context } from "../kinds/context.ts";
import type { Beside } from "../kinds/node-kind.ts";
import { nodeKinds } from "../kinds/node-kinds.ts";

/** Turns a written value into what a view receives, by walking its schema. */
export function presentValue(schema: z.core.$ZodType, value: unknown, context: Context): unknown {
	return presentField(schema, value, context, {});
}

function presentField(schema: z.core.$ZodType, value: unknown, context: Context, beside: Beside): unknown {
	return value === undefined || value === null ? undefined : presenterOf(schema)(value, context, beside);
}

/** What a schema does with a value that is there. */
type SchemaPresenter = (value: unknown, context: Context, beside: Beside) => unknown;

/** To find out what a schema is takes longer than to present most values, and there are far fewer schemas. */
const ofSchemas = new WeakMap<z.core.$ZodType, SchemaPresenter>();

function presenterOf(schema: z.core.$ZodType): SchemaPresenter {
	return remembered(ofSchemas, schema, () => makePresenter(unwrap(schema)));
}

function makePresenter(schema: z.core.$ZodType): SchemaPresenter {
	const meta = fieldOf(schema);
	if (meta) {
		const { present } = nodeKinds[meta.kind];
		return (value, context, beside) => present(value, meta, context, beside);
	}
	if (schema instanceof z.ZodObject) return presenterOfBlock(Object.entries(schema.shape));
	if (schema instanceof z.ZodArray) {
		const element = schema.element as z.core.$ZodType;
		return (value, context, beside) => (value as unknown[]).map((item) => presentField(element, item, context, beside));
	}
	if (schema instanceof z.ZodRecord) {
		const type = schema.valueType as z.core.$ZodType;
		return (value, context) => {
			const entries = Object.entries(value as Beside);
			return Object.fromEntries(entries.map(([name, item]) => [name, presentValue(type, item, context)]));
		};
	}
	return (value) => value;
}

function presenterOfBlock(shape: readonly [name: string, child: z.core.$ZodType][]): SchemaPresenter {
	return (value, context) => {
		const fields = value as Beside;
		const presented: Record<string, unknown> = {};
		for (const [name, child] of shape) {
			const part = presentField(child, fields[name], context, fields);
			if (part !== undefined) presented[name] = part;
		}
		return presented;
	};
}
