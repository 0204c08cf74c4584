import { isMap, isScalar, isSeq, type Node, type Scalar } from "yaml";
import * as z from "zod";
import { fieldOf, unwrap } from "#core/fields/kind.ts";
import { kinds } from "#core/fields/kinds.ts";

/**
 * The value of a YAML node for a schema. YAML's own idea of a bare scalar is ignored: the kind of the field
 * reads what was written, so that `0512345678` stays a phone number and `nee` becomes no.
 * What does not fit the schema is passed on as it is, for the schema to refuse.
 */
export function readValue(node: Node | null | undefined, schema: z.core.$ZodType | undefined): unknown {
	if (node === null || node === undefined) return null;
	const inner = schema && unwrap(schema);
	if (isScalar(node)) return readScalar(node, inner);
	if (isSeq(node)) {
		const element = inner instanceof z.ZodArray ? inner.element : undefined;
		return node.items.map((item) => readValue(item as Node, element));
	}
	if (isMap(node)) {
		const entries = node.items.map(({ key, value }) => {
			const name = isScalar(key) ? String(key.value) : String(key);
			return [name, readValue(value as Node | null, schemaOfKey(inner, name))] as const;
		});
		return Object.fromEntries(entries);
	}
	return undefined;
}

function schemaOfKey(schema: z.core.$ZodType | undefined, key: string): z.core.$ZodType | undefined {
	if (schema instanceof z.ZodObject) return schema.shape[key];
	if (schema instanceof z.ZodRecord) return schema.valueType;
	return undefined;
}

function readScalar(node: Scalar, schema: z.core.$ZodType | undefined): unknown {
	const source = node.type === "PLAIN" ? (node.source ?? "") : String(node.value);
	if (node.type === "PLAIN" && (source === "" || source === "~" || node.value === null)) return null;
	const meta = schema && fieldOf(schema);
	if (meta) return kinds[meta.kind].read(source);
	// Plain schemas without a kind are names and fixed words: what was written is what is meant.
	if (schema instanceof z.ZodString || schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
		return source;
	}
	return node.value;
}
