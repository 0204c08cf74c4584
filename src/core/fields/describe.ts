import * as z from "zod";
import { fullDescriptionOf } from "./at.ts";
import { fieldOf, unwrap } from "./kind.ts";

/** A field as the reference for editors and developers shows it. */
export interface FieldDescription {
	/** `items[].title` for a field of the items of a list. */
	readonly name: string;
	/** Name of the kind, or `lijst`, `blok`. */
	readonly kind: string;
	readonly required: boolean;
	readonly description: string;
}

/** Every field of a group, with those of its lists and blocks below their own. */
export function describeFields(schema: z.core.$ZodType, prefix = ""): FieldDescription[] {
	const group = unwrap(schema);
	if (!(group instanceof z.ZodObject)) return [];
	return Object.entries(group.shape).flatMap(([key, child]) => {
		const inner = unwrap(child);
		const name = `${prefix}${key}`;
		const own = {
			name,
			kind: kindName(inner),
			required: !(child instanceof z.ZodOptional),
			description: fullDescriptionOf(inner, "nl"),
		};
		if (inner instanceof z.ZodArray) return [own, ...describeFields(inner.element as z.core.$ZodType, `${name}[].`)];
		return [own, ...describeFields(inner, `${name}.`)];
	});
}

function kindName(schema: z.core.$ZodType): string {
	const meta = fieldOf(schema);
	if (meta) return meta.collection ? `${meta.kind}: ${meta.collection}` : meta.kind;
	if (schema instanceof z.ZodArray) return "lijst";
	if (schema instanceof z.ZodObject) return "blok";
	return "tekst";
}
