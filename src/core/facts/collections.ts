import * as z from "zod";
import type { FieldName } from "../fields/answers.ts";
import { list, withSamples } from "../fields/fields.ts";
import { remembered } from "../remembered.ts";
import { type DeclarableKind, declarableKinds } from "./declarable.ts";
import { type Declaration, type DeclaredField, fieldsOfDeclaration } from "./declaration.ts";
import type { FactsDefinition } from "./define.ts";
import { factsDefinitions, isFactsName } from "./index.ts";

/** The collections of facts of a site, by their names. */
export type Collections = ReadonlyMap<string, FactsDefinition>;

/** The collections that the builder brings. */
export const ownCollections: Collections = new Map(Object.entries(factsDefinitions));

const known = new WeakMap<Declaration, FactsDefinition>();

/** A collection as a site declares it: one of its own, or one of the builder with more fields. */
export function declaredCollection(name: string, declaration: Declaration): FactsDefinition {
	return remembered(known, declaration, () => makeCollection(name, declaration));
}

function makeCollection(name: string, declaration: Declaration): FactsDefinition {
	const fields = Object.entries(fieldsOfDeclaration(declaration));
	const shape = Object.fromEntries(fields.map(([field, declared]) => [field, schemaOf(declared)]));
	if (isFactsName(name)) {
		const own: FactsDefinition = factsDefinitions[name];
		const { samples, ...rest } = own.entry.shape;
		return { ...own, entry: z.strictObject(samples ? withSamples({ ...rest, ...shape }) : { ...rest, ...shape }) };
	}
	const { title, summary, card } = declaration as Extract<Declaration, { readonly title: string }>;
	return {
		name,
		title,
		summary,
		keyed: true,
		entry: z.strictObject(withSamples(shape)),
		card: { title: fields[0]?.[0], ...card },
	};
}

function schemaOf(declared: DeclaredField): z.ZodType {
	const { kind, label, many, required } = declared;
	const name: FieldName = [label, label];
	const description = declared.description ?? `${label}.`;
	const item = declarableKinds[kind as DeclarableKind].make(description, declared, { label: name });
	const schema = many ? list(description, item, { label: name }) : item;
	return required ? schema : schema.optional();
}
