import * as z from "zod";
import { collectionSchema, extraSchema } from "#core/facts/declaration.ts";
import { fileSchemaOf } from "#core/facts/define.ts";
import { unwrap } from "#core/fields/kind.ts";
import { pageHeadSchema } from "#core/page.ts";
import { once } from "#core/remembered.ts";
import { siteSchema } from "#core/settings.ts";
import { codedCollections } from "../read/coded-collections.ts";
import { sectionDefinitions } from "./sections.ts";
import { wordDescriptions } from "./words.ts";

const names = once(() => {
	const found = new Set(["type", ...Object.keys(wordDescriptions)]);
	const schemas = [
		pageHeadSchema,
		siteSchema,
		collectionSchema,
		extraSchema,
		...[...codedCollections.values()].map(fileSchemaOf),
	];
	for (const schema of [...schemas, ...[...sectionDefinitions.values()].map((each) => each.schema)])
		collect(schema, found);
	return found;
});

/** Whether some block of the content has a field of this name. */
export function isFieldName(name: string): boolean {
	return names().has(name);
}

function collect(schema: z.core.$ZodType, found: Set<string>): void {
	const inner = unwrap(schema);
	if (inner instanceof z.ZodArray) collect(inner.element, found);
	if (inner instanceof z.ZodRecord) collect(inner.valueType, found);
	if (!(inner instanceof z.ZodObject)) return;
	for (const [name, part] of Object.entries<z.core.$ZodType>(inner.shape)) {
		found.add(name);
		collect(part, found);
	}
}
