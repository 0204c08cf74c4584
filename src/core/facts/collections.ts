import * as z from "zod";
import type { FieldName } from "../fields/answers.ts";
import { describedBySite } from "../fields/at.ts";
import { list, withSamples } from "../fields/fields.ts";
import { remembered } from "../remembered.ts";
import { type DeclarableKind, declarableKinds } from "./declarable.ts";
import { type Declaration, type DeclaredField, fieldsOfDeclaration } from "./declaration.ts";
import type { FactsDefinition } from "./define.ts";

/** The collections of facts of a site, by their names. */
export type Collections = ReadonlyMap<string, FactsDefinition>;

const known = new WeakMap<Declaration, FactsDefinition>();

/** A collection as a site declares it: a new one, or one that is written in `code` with more fields. */
export function declaredCollection(
	name: string,
	declaration: Declaration,
	code: FactsDefinition | undefined,
): FactsDefinition {
	return remembered(known, declaration, () => makeCollection(name, declaration, code));
}

function makeCollection(name: string, declaration: Declaration, code: FactsDefinition | undefined): FactsDefinition {
	const fields = Object.entries(fieldsOfDeclaration(declaration));
	const shape = Object.fromEntries(fields.map(([field, declared]) => [field, schemaOf(declared)]));
	if (code) {
		const { samples, ...rest } = code.entry.shape;
		return { ...code, entry: z.strictObject(samples ? withSamples({ ...rest, ...shape }) : { ...rest, ...shape }) };
	}
	const { title, summary, one, card } = declaration as Extract<Declaration, { readonly title: string }>;
	return {
		name,
		title,
		summary,
		keyed: true,
		entry: z.strictObject(withSamples(shape)),
		...(one && { one: { nl: one, en: one } }),
		card: { title: fields[0]?.[0], ...card },
	};
}

function schemaOf(declared: DeclaredField): z.ZodType {
	const { kind, label, many, required, description = "" } = declared;
	const name: FieldName = [label, label];
	const item = declarableKinds[kind as DeclarableKind].make(description, declared, { label: name });
	const schema = many ? list(description, item, { label: name }) : item;
	// The words of the site are not those of the report.
	describedBySite(schema);
	return required ? schema : schema.optional();
}
