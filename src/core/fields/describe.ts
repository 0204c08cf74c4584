import * as z from "zod";
import { type EditorLanguage, inLanguage } from "../in-language.ts";
import { fullDescriptionOf } from "./at.ts";
import { fieldOf, unwrap } from "./kind.ts";

/** A field as the reference for editors and developers shows it. */
export interface FieldDescription {
	/** `items[].title` for a field of the items of a list. */
	readonly name: string;
	/** Name of the kind, or what a list and a block are called. */
	readonly kind: string;
	readonly required: boolean;
	readonly description: string;
}

/** Every field of a group, with those of its lists and blocks below their own. */
export function describeFields(schema: z.core.$ZodType, language: EditorLanguage, prefix = ""): FieldDescription[] {
	const group = unwrap(schema);
	if (!(group instanceof z.ZodObject)) return [];
	return Object.entries(group.shape).flatMap(([key, child]) => {
		const inner = unwrap(child);
		const name = `${prefix}${key}`;
		const own = {
			name,
			kind: kindName(inner, language),
			required: !(child instanceof z.ZodOptional),
			description: fullDescriptionOf(inner, language),
		};
		if (inner instanceof z.ZodArray)
			return [own, ...describeFields(inner.element as z.core.$ZodType, language, `${name}[].`)];
		return [own, ...describeFields(inner, language, `${name}.`)];
	});
}

function kindName(schema: z.core.$ZodType, language: EditorLanguage): string {
	const meta = fieldOf(schema);
	if (meta) return meta.collection ? `${meta.kind}: ${meta.collection}` : meta.kind;
	const { list, block, text } = words;
	return inLanguage(schema instanceof z.ZodArray ? list : schema instanceof z.ZodObject ? block : text, language);
}

const words = {
	list: { nl: "lijst", en: "list" },
	block: { nl: "blok", en: "block" },
	text: { nl: "tekst", en: "text" },
} as const;
