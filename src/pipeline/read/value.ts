import * as z from "zod";
import { partOf } from "#core/fields/at.ts";
import { fieldOf, unwrap } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";
import type { WrittenNode, WrittenScalar } from "./written.ts";

/**
 * The value of what was written, for a schema. YAML's own idea of a bare scalar is ignored: the kind of the field
 * reads what was written, so that `0512345678` stays a phone number and `nee` becomes no.
 * What does not fit the schema is passed on as it is, for the schema to refuse.
 */
export function readValue(node: WrittenNode | undefined, schema: z.core.$ZodType | undefined): unknown {
	if (node === undefined) return null;
	const inner = schema && unwrap(schema);
	switch (node.kind) {
		case "scalar":
			return readScalar(node, inner);
		case "list": {
			const element = inner instanceof z.ZodArray ? inner.element : undefined;
			return node.items.map((item) => readValue(item, element));
		}
		case "map": {
			const value: Record<string, unknown> = {};
			for (const [name, field] of node.fields) value[name] = readValue(field.value, partOf(inner, name));
			return value;
		}
	}
}

function readScalar({ plain, text, value }: WrittenScalar, schema: z.core.$ZodType | undefined): unknown {
	if (plain && (text === "" || text === "~" || value === null)) return null;
	const meta = schema && fieldOf(schema);
	if (meta) return kinds[meta.kind].read(text);
	// Plain schemas without a kind are names and fixed words: what was written is what is meant.
	if (schema instanceof z.ZodString || schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return text;
	return value;
}
