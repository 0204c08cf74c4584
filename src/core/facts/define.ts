import * as z from "zod";
import type { InReports } from "../fields/answers.ts";
import { type EditorLanguage, inLanguage } from "../in-language.ts";
import { remembered } from "../remembered.ts";

/** A collection of facts: one file in `content/facts`, each value of which stands once in the whole site. */
export interface FactsDefinition<T extends z.core.$ZodShape = z.core.$ZodShape, Keyed extends boolean = boolean> {
	/** Name of the file without `.yaml`, and first part of `{name.…}` in texts. */
	readonly name: string;
	/** For editors, in Dutch or in the words of the site. */
	readonly title: string;
	readonly summary: string;
	/** Many entries by name (`products.roggebrood.price`) or a single record (`business.phone`). */
	readonly keyed: Keyed;
	readonly entry: z.ZodObject<T, z.core.$strict>;
	/** The fields that a page shows where it lists entries of any collection. */
	readonly card?: Card | undefined;
	/** An entry is no thing itself, but says which there are: an area its towns, a palette its colours. */
	readonly items?: Items | undefined;
	/** What one of those things, or else an entry, is called where somebody begins one: "een brood". */
	readonly one?: InReports | undefined;
}

/** The list of things in an entry; each goes by the first of its fields. */
interface Items {
	readonly list: string;
	/** The choice for none of them, where somebody chooses among them. */
	readonly rest?: string | undefined;
}

/** The fields by which an entry shows what it is; each is called by its name. */
export interface Card {
	readonly title?: string | undefined;
	readonly text?: string | undefined;
	readonly image?: string | undefined;
	readonly link?: string | undefined;
}

/** Defines a collection of facts from its fields. */
export function defineFacts<T extends z.core.$ZodShape, const Keyed extends boolean>(definition: {
	name: string;
	title: string;
	summary: string;
	keyed: Keyed;
	fields: T;
	card?: { readonly [Part in keyof Card]: keyof T & string };
	items?: { readonly [Part in keyof Items]: keyof T & string };
	one?: InReports;
}): FactsDefinition<T, Keyed> {
	const { fields, ...rest } = definition;
	return { ...rest, entry: z.strictObject(fields) };
}

/** What a collection is called. */
export function titleOf({ title }: FactsDefinition, language: EditorLanguage): string {
	return inLanguage({ nl: title }, language);
}

const fileSchemas = new WeakMap<FactsDefinition, z.ZodType>();

/** How an entry is called, and a field that is declared. */
export const entryName = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);

/** The schema of the whole file. */
export function fileSchemaOf(definition: FactsDefinition): z.ZodType {
	const { keyed, entry } = definition;
	return remembered(fileSchemas, definition, () => (keyed ? z.record(entryName, entry) : entry));
}
